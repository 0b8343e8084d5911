import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { ImportMode, ImportStatus, LineState } from '../../db/tables/imports.ts'
import type { FileLine } from './fileShape.ts'
import type { Judged } from './judge.ts'
import type { Problem, Row } from './kind.ts'

export interface NewRun {
  readonly kind: string
  readonly mode: ImportMode
  readonly isDry: boolean
  readonly staff: string
  readonly clientKey: string
  readonly requestHash: string
  readonly lines: number
  readonly now: Date
}

/** Null where the sender's key is known already; a second sender waits here for the first. */
export async function insertRun(db: Db, run: NewRun): Promise<number | null> {
  const row = await db
    .insertInto('import_run')
    .values({
      kind: run.kind,
      mode: run.mode,
      is_dry: run.isDry,
      staff: run.staff,
      client_key: run.clientKey,
      request_hash: run.requestHash,
      lines: run.lines,
      created_at: run.now,
    })
    .onConflict((oc) => oc.columns(['kind', 'client_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function insertLines(db: Db, runId: number, chunk: string): Promise<void> {
  await sql`insert into import_line (run_id, line, key, cells)
    select ${runId}::bigint, line, key, cells from jsonb_to_recordset(${chunk}::jsonb) as l (line int, key text, cells jsonb)`.execute(db)
}

/** Of lines with the same key the first one counts. */
export async function refuseRepeated(db: Db, runId: number): Promise<void> {
  // The statistics know nothing of lines that have just come: guessed to be one, they would be joined one by one, each with all.
  await sql`select set_config('enable_nestloop', 'off', true)`.execute(db)
  await sql`update import_line l set state = 'wrong',
      problems = jsonb_build_array(jsonb_build_object('column', null, 'message', '与第 ' || first.line || ' 行重复'))
    from (select key, min(line) as line from import_line where run_id = ${runId} group by key having count(*) > 1) first
    where l.run_id = ${runId} and l.key = first.key and l.line > first.line`.execute(db)
}

const RUN = [
  'id',
  'kind',
  'mode',
  'is_dry',
  'staff',
  'status',
  'lines',
  'created_at',
  'finished_at',
  'undone_at',
  'undone_by',
  'request_hash',
  'undo_phase',
  'undo_asked_by',
  'undo_tried',
  'undo_line',
  'undo_problem',
] as const

export async function findRunOfKey(db: Db, kind: string, clientKey: string) {
  const found = db.selectFrom('import_run').where('kind', '=', kind).where('client_key', '=', clientKey)
  return (await found.select(RUN).executeTakeFirst()) ?? null
}

export async function findRun(db: Db, id: number) {
  return (await db.selectFrom('import_run').where('id', '=', id).select(RUN).executeTakeFirst()) ?? null
}

export async function lockRun(db: Db, id: number) {
  return (await db.selectFrom('import_run').where('id', '=', id).select(RUN).forUpdate().executeTakeFirst()) ?? null
}

export type Run = NonNullable<Awaited<ReturnType<typeof findRun>>>

export function findRuns(db: Db, page: { readonly limit: number; readonly offset: number }): Promise<Run[]> {
  return db.selectFrom('import_run').orderBy('id', 'desc').limit(page.limit).offset(page.offset).select(RUN).execute()
}

export async function countRuns(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('import_run')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function findOpenRuns(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('import_run').where('status', 'in', ['waiting', 'checked']).orderBy('id').select('id').execute()
  return rows.map(({ id }) => id)
}

/** Imports of one kind take turns, piece by piece. */
export async function takeTurn(db: Db, kind: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`import ${kind}`}))`.execute(db)
}

/** The next lines in a state, after a line. */
export async function findLines(
  db: Db,
  runId: number,
  { states, after, limit }: { readonly states: readonly LineState[]; readonly after: number; readonly limit: number },
): Promise<FileLine[]> {
  const rows = await db
    .selectFrom('import_line')
    .where('run_id', '=', runId)
    .where('state', 'in', [...states])
    .where('line', '>', after)
    .orderBy('line')
    .limit(limit)
    .select(['line', 'key', 'cells'])
    .execute()
  // What the reader of the file wrote there.
  return rows.map(({ line, key, cells }) => ({ line, key, cells: cells as FileLine['cells'] }))
}

/** Which of these keys other lines of the run are to make. */
export async function findKeysOfRun(db: Db, runId: number, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`select distinct key from import_line
    where run_id = ${runId} and key = any(${[...keys]}::text[]) and state <> 'wrong'`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/** What became of a line; without a row it is gone. */
export type SavedLine = Pick<Judged, 'line' | 'state' | 'problems' | 'id' | 'before'> & { readonly row: Row | null }

// Named twice: where the statistics guess one line, the piece is not gone through for every line of the run.
export async function saveLines(db: Db, runId: number, judged: readonly SavedLine[]): Promise<void> {
  const rows = judged.map(({ line, state, problems, id, before, row }) => ({
    line,
    state,
    problems,
    object_id: id,
    before: state === 'changed' ? before : null,
    after: state === 'new' || state === 'changed' ? row : null,
  }))
  await sql`update import_line l set state = r.state, problems = r.problems, object_id = r.object_id, before = r.before, after = r.after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (line int, state text, problems jsonb, object_id bigint, before jsonb, after jsonb)
    where l.run_id = ${runId} and l.line = any(${judged.map(({ line }) => line)}::int[]) and l.line = r.line`.execute(db)
}

export async function setStatus(db: Db, id: number, status: ImportStatus, finishedAt: Date | null): Promise<void> {
  await db.updateTable('import_run').set({ status, finished_at: finishedAt }).where('id', '=', id).execute()
}

export async function markUndone(db: Db, id: number, staff: string, now: Date): Promise<void> {
  const undone = { status: 'undone', undone_at: now, undone_by: staff, undo_phase: null } as const
  await db.updateTable('import_run').set(undone).where('id', '=', id).execute()
}

type UndoStep = Partial<Pick<Run, 'undo_phase' | 'undo_asked_by' | 'undo_tried' | 'undo_line' | 'undo_problem'>>

export async function saveUndoStep(db: Db, id: number, step: UndoStep): Promise<void> {
  await db.updateTable('import_run').set(step).where('id', '=', id).execute()
}

export async function findUndoing(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('import_run').where('undo_phase', 'is not', null).orderBy('id').select('id').execute()
  return rows.map(({ id }) => id)
}

/** The lines of old runs are not kept. */
export async function hasLines(db: Db, runId: number): Promise<boolean> {
  return (await db.selectFrom('import_line').where('run_id', '=', runId).select('line').limit(1).executeTakeFirst()) !== undefined
}

export type Counts = Readonly<Record<LineState, number>>

export async function countLines(db: Db, runIds: readonly number[]): Promise<ReadonlyMap<number, Counts>> {
  const { rows } = await sql<{ id: number; state: LineState; count: number }>`select run_id as id, state, count(*)::int as count
    from import_line where run_id = any(${[...runIds]}::bigint[]) group by 1, 2`.execute(db)
  const zero: Counts = { waiting: 0, new: 0, changed: 0, same: 0, wrong: 0 }
  return new Map(
    runIds.map((id) => [
      id,
      { ...zero, ...Object.fromEntries(rows.filter((row) => row.id === id).map(({ state, count }) => [state, count])) },
    ]),
  )
}

export interface ReportedLine {
  readonly line: number
  readonly key: string
  readonly state: LineState
  readonly object_id: number | null
  readonly problems: readonly Problem[]
  readonly before: Row | null
  readonly after: Row | null
}

export async function findReport(
  db: Db,
  runId: number,
  states: readonly LineState[],
  page: { readonly limit: number; readonly offset: number },
): Promise<ReportedLine[]> {
  const rows = await db
    .selectFrom('import_line')
    .where('run_id', '=', runId)
    .where('state', 'in', [...states])
    .orderBy('line')
    .limit(page.limit)
    .offset(page.offset)
    .select(['line', 'key', 'state', 'object_id', 'problems', 'before', 'after'])
    .execute()
  // What `saveLines` wrote there.
  return rows as ReportedLine[]
}

/** What a run has written, the last lines first. */
export async function findWritten(db: Db, runId: number, before: number, limit: number): Promise<ReportedLine[]> {
  const rows = await db
    .selectFrom('import_line')
    .where('run_id', '=', runId)
    .where('state', 'in', ['new', 'changed'])
    .where('line', '<', before)
    .orderBy('line', 'desc')
    .limit(limit)
    .select(['line', 'key', 'state', 'object_id', 'problems', 'before', 'after'])
    .execute()
  return rows as ReportedLine[]
}
