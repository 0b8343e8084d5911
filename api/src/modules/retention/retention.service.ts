import type { Db } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Report } from '../../server/report.ts'
import { KEPT_FOR, type KindOfKept, type Unit } from './kinds.ts'
import {
  archiveTrades,
  findKeep,
  noteDone,
  removeImportLines,
  removeMails,
  removeMessages,
  removePricing,
  removeSessions,
} from './retention.repo.ts'

const DAY_MS = 86_400_000
/** So many rows a step, each step a transaction, and so many steps a round: a first round must not hold buyers up. */
const STEP = 500
const STEPS = 10

function ago(now: Date, keep: number, unit: Unit): Date {
  if (unit === 'days') return new Date(now.getTime() - keep * DAY_MS)
  const at = new Date(now)
  at.setUTCMonth(at.getUTCMonth() - keep)
  return at
}

/** Before when a kind's records are over; null where they are kept for good. */
export async function keptSince({ db, clock }: Pick<Deps, 'db' | 'clock'>, kind: KindOfKept): Promise<Date | null> {
  const { unit, standard } = KEPT_FOR[kind]
  const keep = (await findKeep(db, kind)) ?? standard
  return keep === 0 ? null : ago(clock.now(), keep, unit)
}

/** Removes by the kind's time, and counts it. For kinds with a job of their own too. */
export async function forgetKind(deps: Deps, kind: KindOfKept, step: (deps: Deps, before: Date) => Promise<number>): Promise<number> {
  const before = await keptSince(deps, kind)
  if (before === null) return 0
  const done = await step(deps, before)
  if (done > 0) await noteDone(deps.db, kind, done, deps.clock.now())
  return done
}

type Step = (db: Db, before: Date, limit: number, now: Date) => Promise<number>

/** Kinds without a job of their own. */
const STEPS_OF = {
  orders: archiveTrades,
  pricing: removePricing,
  sessions: removeSessions,
  messages: removeMessages,
  import_lines: removeImportLines,
  mails: removeMails,
} as const satisfies Partial<Record<KindOfKept, Step>>

export async function keepByTime(deps: Deps, report: Report): Promise<number> {
  let done = 0
  for (const [kind, step] of Object.entries(STEPS_OF) as [keyof typeof STEPS_OF, Step][]) {
    try {
      for (let nth = 0; nth < STEPS; nth++) {
        const now = deps.clock.now()
        const moved = await forgetKind(deps, kind, (_, before) => inTransaction(deps, (tx) => step(tx.db, before, STEP, now)))
        done += moved
        if (moved === 0) break
      }
    } catch (error) {
      report(error, `${kind} could not be kept by its time`)
    }
  }
  return done
}
