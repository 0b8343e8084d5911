import { inTransaction } from '../../db/transaction.ts'
import type { ImportMode } from '../../db/tables/imports.ts'
import type { Deps } from '../../deps.ts'
import { refused } from '../../server/apiErrors.ts'
import type { Report } from '../../server/report.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { CHUNK, type FileLine, type ReadFile } from './fileShape.ts'
import { judge, type Judged } from './judge.ts'
import type { ImportKind } from './kind.ts'
import { kindNamed } from './kinds.ts'
import {
  countLines,
  findKeysOfRun,
  findLines,
  findOpenRuns,
  findRunOfKey,
  findUndoing,
  insertLines,
  insertRun,
  lockRun,
  refuseRepeated,
  saveLines,
  setStatus,
  takeTurn,
  type Run,
} from './run.repo.ts'
import { advanceUndoPieces } from './undo.service.ts'
import { writeLines } from './write.ts'

/** Pieces of one run in one round of the job; the next round goes on. */
const PIECES_A_ROUND = 10
/** Between two pieces buyers have the machine for themselves. */
const PAUSE_MS = 50

export interface ImportCall {
  readonly mode: ImportMode
  readonly isDry: boolean
  readonly staff: string
  readonly clientKey: string
  readonly requestHash: string
}

/** The run that this key stands for, if it was begun before with the same file. */
export async function knownRun(deps: Deps, kind: string, { clientKey, requestHash }: ImportCall): Promise<number | null> {
  const known = await findRunOfKey(deps.db, kind, clientKey)
  if (known !== null && known.request_hash !== requestHash) throw refused('IDEMPOTENCY_REUSED')
  return known?.id ?? null
}

/** Keeps the lines of a file; checking and writing them follows piece by piece. */
export async function beginRun(deps: Deps, kind: ImportKind, file: ReadFile, call: ImportCall): Promise<number> {
  const begun = await inTransaction(deps, async (tx) => {
    const id = await insertRun(tx.db, { ...call, kind: kind.name, lines: file.lines, now: tx.clock.now() })
    if (id === null) return null
    for (const chunk of file.chunks) await insertLines(tx.db, id, chunk)
    await refuseRepeated(tx.db, id)
    return id
  })
  const id = begun ?? (await knownRun(deps, kind.name, call))
  if (id === null) throw refused('STATE_CHANGED')
  return id
}

/** One piece of a run in one transaction; false when nothing is left to do. Whoever comes second finds the next piece. */
export async function advanceRun(deps: Deps, runId: number): Promise<boolean> {
  try {
    return await inTransaction(deps, async (tx) => {
      const run = await lockRun(tx.db, runId)
      const kind = run === null ? null : kindNamed(run.kind)
      if (run === null || kind === null || run.finished_at !== null) return false
      await takeTurn(tx.db, run.kind)
      if (run.status === 'checked') await writeAll(tx, run, kind)
      else await advanceLines(tx, run, kind)
      return true
    })
  } catch (error) {
    if (!(error instanceof NotAllRight)) throw error
    return refuseAll(deps, runId, error.lines)
  }
}

/** Every piece until the run has ended or so many are done. */
export async function advancePieces(deps: Deps, runId: number, most: number): Promise<void> {
  for (let piece = 0; piece < most; piece++) {
    if (!(await advanceRun(deps, runId))) return
    await deps.pause(PAUSE_MS)
  }
}

/** For the job: goes on with what waits, also with what a killed process has left. */
export async function advanceImports(deps: Deps, report: Report): Promise<number> {
  const open = await findOpenRuns(deps.db)
  for (const id of open) {
    try {
      await advancePieces(deps, id, PIECES_A_ROUND)
    } catch (error) {
      report(error, `import ${id} could not go on`)
    }
  }
  const undoing = await findUndoing(deps.db)
  for (const id of undoing) {
    try {
      await advanceUndoPieces(deps, id, PIECES_A_ROUND)
    } catch (error) {
      report(error, `import ${id} could not be taken back`)
    }
  }
  return open.length + undoing.length
}

const isWrittenAtOnce = (run: Run): boolean => run.mode === 'right' && !run.is_dry

async function advanceLines(tx: Deps, run: Run, kind: ImportKind): Promise<void> {
  const lines = await findLines(tx.db, run.id, { states: ['waiting'], after: 0, limit: CHUNK })
  if (lines.length === 0) return endLines(tx, run)
  const judged = isWrittenAtOnce(run)
    ? await writeLines(tx, kind, lines, { runId: run.id, staff: run.staff })
    : await judge(tx, kind, lines, await findKeysOfRun(tx.db, run.id, ownReferences(kind, lines)))
  await saveLines(tx.db, run.id, judged)
  if (lines.length < CHUNK) await endLines(tx, run)
}

/** Codes of its own kind that these lines refer to. */
function ownReferences(kind: ImportKind, lines: readonly FileLine[]): string[] {
  const names = Object.entries(kind.columns).flatMap(([name, { reference }]) => (reference?.kind === kind.name ? [name] : []))
  return lines.flatMap(({ cells }) => names.flatMap((name) => (typeof cells[name] === 'string' ? cells[name].split(/[;；]/) : [])))
}

async function endLines(tx: Deps, run: Run): Promise<void> {
  const wrong = (await countLines(tx.db, [run.id])).get(run.id)?.wrong ?? 0
  if (run.mode === 'right' || run.is_dry) await finish(tx, run, 'done')
  else if (wrong > 0) await finish(tx, run, 'refused')
  else await setStatus(tx.db, run.id, 'checked', null)
}

class NotAllRight extends Error {
  readonly lines: readonly Judged[]
  constructor(lines: readonly Judged[]) {
    super('a line that was right when it was checked is not any more')
    this.lines = lines
  }
}

/** All lines in the one transaction, or none. */
async function writeAll(tx: Deps, run: Run, kind: ImportKind): Promise<void> {
  const states = ['new', 'changed', 'same'] as const
  for (let after = 0; ;) {
    const lines = await findLines(tx.db, run.id, { states, after, limit: CHUNK })
    const last = lines.at(-1)
    if (last === undefined) break
    const judged = await writeLines(tx, kind, lines, { runId: run.id, staff: run.staff })
    const wrong = judged.filter(({ state }) => state === 'wrong')
    if (wrong.length > 0) throw new NotAllRight(wrong)
    await saveLines(tx.db, run.id, judged)
    after = last.line
  }
  await finish(tx, run, 'done')
}

async function refuseAll(deps: Deps, runId: number, wrong: readonly Judged[]): Promise<true> {
  await inTransaction(deps, async (tx) => {
    const run = await lockRun(tx.db, runId)
    if (run === null || run.status !== 'checked') return
    await saveLines(tx.db, runId, wrong)
    await finish(tx, run, 'refused')
  })
  return true
}

async function finish(tx: Deps, run: Run, status: 'done' | 'refused'): Promise<void> {
  const now = tx.clock.now()
  await setStatus(tx.db, run.id, status, now)
  if (run.is_dry) return
  const after = { staff: run.staff, kind: run.kind, mode: run.mode, status, lines: (await countLines(tx.db, [run.id])).get(run.id) }
  await insertAudit(tx.db, { accountId: null, memberId: null, action: 'import.run', object: `import_run:${run.id}`, after, now })
}
