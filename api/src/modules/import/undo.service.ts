import { sql } from 'kysely'
import { formatDateTime } from 'rules/time'
import { inTransaction } from '../../db/transaction.ts'
import { type Deps, seconds } from '../../deps.ts'
import { ApiError, notFound, refused } from '../../server/apiErrors.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { CHUNK } from './fileShape.ts'
import { findLater } from './history.repo.ts'
import { codesOf, type Change, type ImportKind } from './kind.ts'
import { kindNamed, KINDS } from './kinds.ts'
import { findWritten, hasLines, lockRun, markUndone, saveUndoStep, takeTurn, type ReportedLine, type Run } from './run.repo.ts'
import { changedFields } from './tableKind.ts'
import { guarded } from './write.ts'

const TOLD_MAX = 5
const LAST_LINE = 2_147_483_647
/** So few lines, and those that refer to each other, are taken back in one transaction. */
const WHOLE_LINES = 2 * CHUNK
/** Between two steps buyers have the machine for themselves. */
const PAUSE_MS = 50

/** Begins taking a run back: what it changed will be as before, what it made will be gone. The steps follow. */
export function askUndo(deps: Deps, runId: number, staff: string): Promise<void> {
  return inTransaction(deps, async (tx) => {
    const run = await lockRun(tx.db, runId)
    if (run === null || kindNamed(run.kind) === null) throw notFound('没有这次导入')
    if (run.status === 'undone' || run.undo_phase !== null) return
    if (run.status !== 'done' || run.is_dry) throw refused('STATE_CHANGED', {}, { sentence: '这次导入没有写入数据，无需撤回' })
    if (!(await hasLines(tx.db, runId))) throw refused('STATE_CHANGED', {}, { sentence: '这次导入的明细已过保存期限，不能撤回' })
    const undo_line = run.undo_line ?? LAST_LINE
    await saveUndoStep(tx.db, runId, { undo_phase: 'trying', undo_asked_by: staff, undo_tried: undo_line, undo_line, undo_problem: null })
  })
}

/** Every step until the run is taken back or so many are done. */
export async function advanceUndoPieces(deps: Deps, runId: number, most: number): Promise<void> {
  for (let piece = 0; piece < most; piece++) {
    if (!(await advanceUndo(deps, runId))) return
    await deps.pause(PAUSE_MS)
  }
}

/** One step in one transaction; false when nothing is left to do. Where a step is refused, the reason is kept with the run. */
export async function advanceUndo(deps: Deps, runId: number): Promise<boolean> {
  try {
    return await inTransaction(deps, async (tx) => {
      const run = await lockRun(tx.db, runId)
      const kind = run === null ? null : kindNamed(run.kind)
      if (run === null || kind === null || run.undo_phase === null) return false
      await takeTurn(tx.db, run.kind)
      if (isWhole(run, kind)) return undoWhole(tx, run, kind)
      return run.undo_phase === 'trying' ? tryStep(tx, run, kind) : undoStep(tx, run, kind)
    })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    await inTransaction(deps, (tx) => saveUndoStep(tx.db, runId, { undo_phase: null, undo_problem: error.message }))
    return false
  }
}

function isWhole(run: Run, kind: ImportKind): boolean {
  const refersToItself = Object.values(kind.columns).some(({ reference }) => reference?.kind === kind.name)
  return refersToItself || run.lines <= WHOLE_LINES
}

async function undoWhole(tx: Deps, run: Run, kind: ImportKind): Promise<false> {
  for (let before = run.undo_line ?? LAST_LINE; ;) {
    const lines = await findWritten(tx.db, run.id, before, CHUNK)
    const last = lines.at(-1)
    if (last === undefined) break
    await undoLines(tx, run, kind, lines)
    before = last.line
  }
  return endUndo(tx, run)
}

/** What would be refused is found before anything is taken back. */
async function tryStep(tx: Deps, run: Run, kind: ImportKind): Promise<true> {
  const lines = await findWritten(tx.db, run.id, run.undo_tried ?? LAST_LINE, CHUNK)
  const last = lines.at(-1)
  if (last === undefined) {
    await saveUndoStep(tx.db, run.id, { undo_phase: 'writing' })
    return true
  }
  await sql`savepoint undo_trial`.execute(tx.db)
  await undoLines(tx, run, kind, lines)
  await sql`rollback to savepoint undo_trial`.execute(tx.db)
  await saveUndoStep(tx.db, run.id, { undo_tried: last.line })
  return true
}

async function undoStep(tx: Deps, run: Run, kind: ImportKind): Promise<boolean> {
  const lines = await findWritten(tx.db, run.id, run.undo_line ?? LAST_LINE, CHUNK)
  const last = lines.at(-1)
  if (last === undefined) return endUndo(tx, run)
  await undoLines(tx, run, kind, lines)
  await saveUndoStep(tx.db, run.id, { undo_line: last.line })
  return true
}

async function endUndo(tx: Deps, { id, undo_asked_by: staff }: Run): Promise<false> {
  const now = tx.clock.now()
  await markUndone(tx.db, id, staff ?? '', now)
  const entry = { accountId: null, memberId: null, action: 'import.undo', object: `import_run:${id}`, after: { staff }, now }
  await insertAudit(tx.db, entry)
  return false
}

async function undoLines(tx: Deps, run: Run, kind: ImportKind, lines: readonly ReportedLine[]): Promise<void> {
  const known = await kind.load(
    tx,
    lines.map(({ key, after, before }) => ({ key, row: after ?? before ?? {} })),
  )
  const moved = lines.filter(({ key, after, object_id: id }) => {
    const now = known.get(key)
    if (after === null) return now !== undefined
    return now === undefined || now.id !== id || changedFields(Object.keys(now.row), now.row, after).length > 0
  })
  await refuseStoodOn(tx, run, kind, lines)
  if (moved.length > 0)
    throw touched(
      kind,
      moved.map(({ key }) => key),
      '此后又有变动',
    )
  const changeOf = ({ key, line, before, after }: ReportedLine): Change => ({
    key,
    line,
    id: known.get(key)?.id ?? null,
    row: before ?? {},
    before: after,
  })
  const changed = lines.filter(({ state }) => state === 'changed')
  const made = lines.filter(({ state }) => state === 'new')
  const writing = { runId: run.id, staff: run.undo_asked_by ?? run.staff }
  const undone = await guarded(tx, async () => {
    if (changed.length > 0) await kind.write(tx, changed.map(changeOf), writing)
    if (made.length > 0)
      await kind.remove(
        tx,
        made.map((line) => ({ ...changeOf(line), row: line.after ?? {}, before: null })),
        writing,
      )
  })
  if ('refused' in undone)
    throw touched(
      kind,
      lines.map(({ key }) => key),
      undone.refused,
    )
}

/** Versions are taken back from the last one on. */
async function refuseStoodOn(tx: Deps, run: Run, kind: ImportKind, lines: readonly ReportedLine[]): Promise<void> {
  const kinds = KINDS.filter((other) => codesOf(other) === codesOf(kind)).map(({ name }) => name)
  const later = await findLater(
    tx.db,
    kinds,
    run.id,
    lines.map(({ key }) => key),
  )
  if (later === null) return
  const when = later.finished_at === null ? '' : `，${formatDateTime(seconds(later.finished_at))}`
  const which = `版本 ${later.id}（${kindNamed(later.kind)?.title ?? later.kind}，${later.staff}${when}）`
  throw touched(kind, [later.key], `${which}又改了它，请先撤回版本 ${later.id}`)
}

function touched({ title }: ImportKind, keys: readonly string[], why: string): Error {
  const told = keys.slice(0, TOLD_MAX).join('、')
  return refused(
    'STATE_CHANGED',
    {},
    { sentence: `不能撤回：${title} ${told}${keys.length > TOLD_MAX ? ` 等 ${keys.length} 行` : ''}：${why}` },
  )
}
