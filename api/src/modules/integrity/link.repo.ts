import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { Digest, SignedLink } from './link.ts'
import type { Line } from './lines.ts'

const nameText = ({ names }: Line): RawBuilder<unknown> => sql.raw(names.map((column) => `t.${column}::text`).join(` || '/' || `))
const place = ({ keys }: Line): RawBuilder<unknown> => sql.raw(`(${keys.map(([column]) => `t.${column}`).join(', ')})`)
const order = ({ keys }: Line): RawBuilder<unknown> => sql.raw(keys.map(([column]) => `t.${column}`).join(', '))

/** A key as `order_id/seq` is compared column by column, as its index is sorted. */
function keyValue({ keys }: Line, key: string): RawBuilder<unknown> {
  const parts = key.split('/')
  return sql`(${sql.join(keys.map(([, type], at) => sql`${parts[at] ?? ''}::text::${sql.raw(type)}`))})`
}

export interface Stretch {
  readonly after: string
  /** Null: to the end. */
  readonly until: string | null
  readonly limit?: number
}

const within = (line: Line, { after, until }: Stretch): RawBuilder<unknown> => sql`${place(line)} > ${keyValue(line, after)}
  ${until === null ? sql`` : sql`and ${place(line)} <= ${keyValue(line, until)}`}
  ${line.sequence === null ? sql`and t.nth is null` : sql``}`

/** The rows of a stretch in the order of their keys: the database writes their texts and digests them, so that none of them travels. */
export async function findDigests(db: Db, line: Line, stretch: Stretch, salt: Buffer): Promise<Digest[]> {
  const { text, isForgotten } = line.words ?? { text: 'null::text', isForgotten: 'false' }
  const word = sql.raw(text)
  const { rows } = await sql<Digest>`select ${nameText(line)} as key,
      sha256(convert_to(json_build_array(${sql.raw(line.fixed.join(', '))})::text, 'UTF8')) as digest,
      sha256(${salt}::bytea || convert_to(${nameText(line)} || ' ' || ${word}, 'UTF8')) as word,
      case when ${word} is null then ${sql.raw(isForgotten)} else false end as forgotten
    from ${sql.table(line.table)} t where ${within(line, stretch)} order by ${order(line)} limit ${stretch.limit ?? null}`.execute(db)
  return rows.map((row) => ({ ...row, digest: Buffer.from(row.digest), word: row.word === null ? null : Buffer.from(row.word) }))
}

export async function hasRows(db: Db, line: Line, after: string): Promise<boolean> {
  const found = sql`select from ${sql.table(line.table)} t where ${within(line, { after, until: null })}`
  const { rows } = await sql<{ has: boolean }>`select exists (${found}) as has`.execute(db)
  return rows[0]?.has === true
}

/** The last number that was given out. */
export async function lastNumber(db: Db, sequence: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`select case when is_called then last_value else last_value - 1 end as last
    from ${sql.table(sequence)}`.execute(db)
  return rows[0]?.last ?? 0
}

/** Transactions that have written to the table, or are about to: who has one of its numbers holds this lock until the end. */
export async function findWriters(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ who: string }>`select distinct virtualtransaction as who from pg_locks
    where locktype = 'relation' and database = (select oid from pg_database where datname = current_database())
      and relation = ${table}::regclass and mode = 'RowExclusiveLock' and granted and pid <> pg_backend_pid()`.execute(db)
  return rows.map(({ who }) => who)
}

export async function findLast(db: Db): Promise<SignedLink | null> {
  const row = await db.selectFrom('integrity_link').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row === undefined ? null : asBuffers(row)
}

const BYTES = ['rows_hash', 'marks', 'words', 'salt', 'previous', 'hash'] as const

/** PGlite gives plain arrays of bytes. */
const asBuffers = (row: SignedLink): SignedLink => ({ ...row, ...Object.fromEntries(BYTES.map((name) => [name, Buffer.from(row[name])])) })

/** Where the line has come to: null when it is closed, undefined when it has not begun. */
export async function findEnd(db: Db, line: string): Promise<string | null | undefined> {
  const last = db.selectFrom('integrity_link').where('line', '=', line).orderBy('id', 'desc').limit(1)
  return (await last.select('until_key').executeTakeFirst())?.until_key
}

export async function findLinks(db: Db, after: number, limit: number): Promise<SignedLink[]> {
  const rows = await db.selectFrom('integrity_link').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute()
  return rows.map(asBuffers)
}

/** The link that holds the row of that number. */
export async function findLinkOf(db: Db, line: string, id: number): Promise<SignedLink | null> {
  const until = sql<number>`until_key::bigint`
  const row = await db
    .selectFrom('integrity_link')
    .selectAll()
    .where('line', '=', line)
    .where(sql<boolean>`until_key ~ '^[0-9]+$'`)
    .where(until, '>=', id)
    .orderBy(until)
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : asBuffers(row)
}

/** False when another link has its place. */
export async function insertLink(db: Db, link: SignedLink): Promise<boolean> {
  const insert = db.insertInto('integrity_link').values(link)
  const { numInsertedOrUpdatedRows } = await insert.onConflict((any) => any.doNothing()).executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** How far the walk has come, what it found on its way, and what the walk before it found. */
export interface Watch {
  readonly after: number
  readonly found: readonly number[]
  readonly before: readonly number[]
}

export async function findWatch(db: Db): Promise<Watch> {
  const row = await db.selectFrom('integrity_watch').select(['after_id as after', 'found', 'before']).executeTakeFirstOrThrow()
  return { after: row.after, found: row.found.map(Number), before: row.before.map(Number) }
}

export async function keepWatch(db: Db, { after, found, before }: Watch): Promise<void> {
  await sql`update integrity_watch set after_id = ${after}, found = ${[...found]}::bigint[], before = ${[...before]}::bigint[]`.execute(db)
}
