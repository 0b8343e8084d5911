import { chinaText } from '../channel/chinaTime.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Day } from '../../db/tables/identity.ts'
import type { DifferenceKind, StatementChannel } from '../../db/tables/reconcile.ts'
import type { Deps } from '../../deps.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { findBooked, findUntold } from './books.repo.ts'
import { compare, toldAgain } from './compare.ts'
import { countByKind, findLines, findOpenSubjects, insertFile, insertLines, saveDifferences, takeTurn } from './reconcile.repo.ts'
import { refuse, type BankColumns, type ReadStatement } from './statementLine.ts'

const DAY_MS = 86_400_000
const DAYS_MAX = 400
/** One parameter carries the lines of a statement; the text of more would be long. */
const LINES_AT_ONCE = 5_000

export interface Handed {
  readonly channel: StatementChannel
  readonly read: ReadStatement
  readonly columns: BankColumns | null
  readonly days: { readonly first: Day | null; readonly last: Day | null }
  readonly staff: string
}

export interface Reconciled {
  readonly fileId: number
  readonly first: Day
  readonly last: Day
  readonly lines: number
  readonly fresh: number
  readonly open: ReadonlyMap<DifferenceKind, number>
}

/** Keeps the lines that are new and compares. Handed in again it changes nothing: a line is known by its channel and number. */
export async function reconcile(deps: Deps, { channel, read, columns, days, staff }: Handed): Promise<Reconciled> {
  const { first, last } = daysOf(read, days)
  return inTransaction(deps, async (tx) => {
    await takeTurn(tx.db, channel)
    const now = tx.clock.now()
    const fileId = await insertFile(tx.db, { channel, first, last, lines: read.lines.length, columns, staff, at: now })
    let fresh = 0
    for (let at = 0; at < read.lines.length; at += LINES_AT_ONCE)
      fresh += await insertLines(tx.db, { fileId, channel }, read.lines.slice(at, at + LINES_AT_ONCE))
    const txns = read.lines.map(({ txn }) => txn)
    const kept = await findLines(tx.db, channel, { txns, first, last })
    const numbers = kept.flatMap(({ txn, our_no: no }) => (no === null ? [txn] : [txn, no]))
    const booked = await findBooked(tx.db, channel, numbers)
    const untold = await findUntold(tx.db, channel, { first, last, open: await findOpenSubjects(tx.db, channel) })
    const found = [...compare(kept, booked, untold), ...toldAgain(read.lines, kept)]
    await saveDifferences(tx.db, channel, [...new Map(found.map((difference) => [difference.key, difference])).values()], now)
    await insertAudit(tx.db, {
      accountId: null,
      memberId: null,
      action: 'reconcile.file',
      object: `channel_file:${fileId}`,
      after: { channel, first, last, lines: read.lines.length, fresh, staff },
      now,
    })
    return { fileId, first, last, lines: read.lines.length, fresh, open: await countByKind(tx.db, channel) }
  })
}

/** The days that the file covers: as the caller says, as the file says, or from its first line to its last. */
function daysOf({ lines, days }: ReadStatement, said: Handed['days']): { first: Day; last: Day } {
  const seen = lines.map(({ at }) => chinaText(new Date(at)).slice(0, 10)).toSorted()
  const first = said.first ?? days?.first ?? seen[0]
  const last = said.last ?? days?.last ?? seen.at(-1)
  if (first === undefined || last === undefined) throw refuse('账单里没有明细，请以 from 与 to 说明账单的日期')
  const span = (Date.parse(last) - Date.parse(first)) / DAY_MS
  if (!(span >= 0 && span <= DAYS_MAX)) throw refuse(`账单的日期 ${first} 至 ${last} 有误，应在 ${DAYS_MAX} 天以内`)
  return { first, last }
}
