import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import type { Day } from '../../db/tables/identity.ts'
import type { Decision, DifferenceKind, Direction, FundKind, StatementChannel, Subject } from '../../db/tables/reconcile.ts'
import type { BankColumns, StatementLine } from './statementLine.ts'

/** Statements of one channel are compared one after the other. */
export async function takeTurn(db: Db, channel: StatementChannel): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`reconcile ${channel}`}))`.execute(db)
}

export interface NewFile {
  readonly channel: StatementChannel
  readonly first: Day
  readonly last: Day
  readonly lines: number
  readonly columns: BankColumns | null
  readonly staff: string
  readonly at: Date
}

export async function insertFile(db: Db, { first, last, columns, ...file }: NewFile): Promise<number> {
  const { id } = await db
    .insertInto('channel_file')
    .values({ ...file, first_day: first, last_day: last, columns: columns === null ? null : JSON.stringify(columns) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** How the last file of the bank was read. */
export async function findColumns(db: Db): Promise<BankColumns | null> {
  const row = await db
    .selectFrom('channel_file')
    .where('channel', '=', 'bank')
    .where('columns', 'is not', null)
    .orderBy('id', 'desc')
    .select('columns')
    .limit(1)
    .executeTakeFirst()
  return row?.columns ?? null
}

/** Lines that were not kept before; returns how many. */
export async function insertLines(
  db: Db,
  { fileId, channel }: { readonly fileId: number; readonly channel: StatementChannel },
  lines: readonly StatementLine[],
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into channel_line (file_id, line, channel, direction, txn, our_no, at, cents, fee, fee_due, note, what, of_no)
    select ${fileId}, r.line, ${channel}, r.direction, r.txn, r."ourNo", r.at, r.cents, r.fee, r."feeDue", r.note, r.what,
      r."ofNo"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r (line int, direction text, txn text, "ourNo" text, at timestamptz,
      cents bigint, fee bigint, "feeDue" bigint, note text, what text, "ofNo" text)
    on conflict (channel, txn) do nothing`.execute(db)
  return Number(numAffectedRows)
}

export interface KeptLine {
  readonly id: number
  readonly line: number
  readonly direction: Direction
  readonly txn: string
  readonly our_no: string | null
  readonly at: Date
  readonly day: Day
  readonly cents: number
  readonly fee: number | null
  readonly fee_due: number | null
  /** The first line that tells of the same number of ours; this one, but for what was paid twice. */
  readonly first_id: number
  readonly what: FundKind | null
  readonly of_no: string | null
}

/** The lines of these numbers, their own or that of what they are of, and days, and those of open differences. */
export async function findLines(
  db: Db,
  channel: StatementChannel,
  { txns, first, last }: { readonly txns: readonly string[]; readonly first: Day; readonly last: Day },
): Promise<KeptLine[]> {
  const { rows } = await sql<KeptLine>`
    select l.id, l.line, l.direction, l.txn, l.our_no, l.at, (l.at at time zone 'Asia/Shanghai')::date::text as day, l.cents, l.fee,
      l.fee_due, l.what, l.of_no,
      coalesce((select min(o.id) from channel_line o
        where o.channel = l.channel and o.direction = l.direction and o.our_no = l.our_no), l.id) as first_id
    from channel_line l where l.channel = ${channel} and (l.txn = any(${[...txns]}::text[]) or l.of_no = any(${[...txns]}::text[])
      or l.at >= ${`${first} 00:00+08`}::timestamptz and l.at < ${`${last} 00:00+08`}::timestamptz + interval '1 day'
      or l.id in (select line_id from channel_difference where state = 'open'))
    order by l.id`.execute(db)
  return rows
}

export interface Difference {
  readonly key: string
  readonly kind: DifferenceKind
  readonly lineId: number | null
  readonly subject: Subject | null
  readonly subjectId: number | null
  readonly there: string | null
  readonly here: string | null
}

/** Keeps what differs, and clears what was open and is found no more among what was looked at. */
export async function saveDifferences(db: Db, channel: StatementChannel, found: readonly Difference[], now: Date): Promise<void> {
  await sql`
    insert into channel_difference (key, channel, kind, line_id, subject, subject_id, there, here, found_at)
    select r.key, ${channel}, r.kind, r."lineId", r.subject, r."subjectId", r.there, r.here, ${now}
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as r (key text, kind text, "lineId" bigint, subject text, "subjectId" bigint,
      there text, here text)
    on conflict (key) do update set state = 'open', there = excluded.there, here = excluded.here, subject = excluded.subject,
      subject_id = excluded.subject_id
    where channel_difference.state <> 'decided'`.execute(db)
  // A line that came twice with other figures was told once, and stays until somebody has looked.
  await sql`update channel_difference set state = 'cleared' where channel = ${channel} and state = 'open'
    and key not like 'again:%' and key <> all(${found.map(({ key }) => key)}::text[])`.execute(db)
}

/** The subjects of open differences that our books alone have. */
export async function findOpenSubjects(db: Db, channel: StatementChannel): Promise<string[]> {
  const rows = await db
    .selectFrom('channel_difference')
    .where('channel', '=', channel)
    .where('state', '=', 'open')
    .where('kind', '=', 'only_here')
    .select(['subject', 'subject_id'])
    .execute()
  return rows.map((row) => `${row.subject}:${row.subject_id}`)
}

export type Listed = RowOf<typeof findDifferences>
export interface DifferenceAsk {
  readonly state: 'open' | 'decided' | 'cleared' | 'all'
  readonly limit: number
  readonly offset: number
}

export async function findDifferences(db: Db, { state, limit, offset }: DifferenceAsk) {
  const all = db.selectFrom('channel_difference as d').$if(state !== 'all', (query) => query.where('d.state', '=', state as 'open'))
  const rows = await all
    .leftJoin('channel_line as l', 'l.id', 'd.line_id')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .offset(offset)
    .selectAll('d')
    .select(['l.txn', 'l.our_no', 'l.direction', 'l.at', 'l.line', 'l.file_id', 'l.note'])
    .execute()
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export async function countByKind(db: Db, channel: StatementChannel): Promise<ReadonlyMap<DifferenceKind, number>> {
  const rows = await db
    .selectFrom('channel_difference')
    .where('channel', '=', channel)
    .where('state', '=', 'open')
    .groupBy('kind')
    .select(['kind', (eb) => eb.fn.countAll<number>().as('number')])
    .execute()
  return new Map(rows.map(({ kind, number }) => [kind, number]))
}

export async function lockDifference(db: Db, id: number) {
  return (await db.selectFrom('channel_difference').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()) ?? null
}

export async function findLine(db: Db, id: number) {
  return (await db.selectFrom('channel_line').where('id', '=', id).selectAll().executeTakeFirst()) ?? null
}

export async function decideDifference(
  db: Db,
  id: number,
  { decision, word, staff, now }: { readonly decision: Decision; readonly word: string; readonly staff: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('channel_difference')
    .set({ state: 'decided', decision, word, decided_by: staff, decided_at: now })
    .where('id', '=', id)
    .execute()
}
