import { isDeepStrictEqual } from 'node:util'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Column, Value } from './columns.ts'
import { fieldOf, type Change, type ImportKind, type Known, type Row, type Sought } from './kind.ts'
import { forgetKeys, idsByKey, keepKeys } from './key.repo.ts'
import { loadParts, writeParts, type Part } from './parts.repo.ts'

export type TableName = keyof Database

/**
 * By `code`: the wholesaler's code is kept beside the table, under the kind's name or that of the kind whose rows these are (`as`).
 * By `columns`: the table's own columns are the key, some of which may be null.
 */
type Identity =
  | { readonly by: 'code'; readonly id: 'identity' | 'highest'; readonly as?: string }
  | { readonly by: 'columns'; readonly id: 'identity' | 'highest' | 'none'; readonly nullable?: readonly string[] }

interface TableKind extends Omit<ImportKind, 'load' | 'write' | 'remove'> {
  readonly table: TableName
  readonly identity: Identity
  readonly parts?: readonly Part[]
  /** Columns that follow from others, which are named first. */
  readonly derived?: { readonly from: readonly string[]; readonly make: (row: Row, deps: Deps) => Row }
  /** Of rows that share a key, those that an import is about. */
  readonly only?: Readonly<Record<string, string>>
  /** Columns that only a new row is given. */
  readonly atFirst?: (deps: Deps) => Row
}

const named = (fields: readonly string[]): RawBuilder<unknown> => sql.join(fields.map((field) => sql.ref(field)))
/** Rows of the table itself out of one text of JSON, so that each value is read as its column's type. */
const rowsOf = (table: TableName, rows: readonly object[]): RawBuilder<unknown> =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`

/** What of a kind its statements are made of. */
interface Filled {
  readonly spec: TableKind
  /** Under which name the codes are kept; null where columns are the key. */
  readonly codes: string | null
  readonly keyFields: readonly string[]
  readonly fields: readonly string[]
  readonly hasId: boolean
  /** Two rows, by their aliases, are the same thing. */
  readonly matches: (row: string, other: string) => RawBuilder<unknown>
}

function filledBy(spec: TableKind): Filled {
  const { identity, columns } = spec
  const keyFields = identity.by === 'columns' ? spec.key.map((name) => fieldOf(name, needed(columns, name))) : ['id']
  const nullable = identity.by === 'columns' ? (identity.nullable ?? []) : []
  const matches = (row: string, other: string): RawBuilder<unknown> =>
    sql.join(
      keyFields.map((field) => {
        const [mine, theirs] = [sql.ref(`${row}.${field}`), sql.ref(`${other}.${field}`)]
        return nullable.includes(field) ? sql`${mine} is not distinct from ${theirs}` : sql`${mine} = ${theirs}`
      }),
      sql` and `,
    )
  const codes = identity.by === 'code' ? (identity.as ?? spec.name) : null
  return { spec, codes, keyFields, fields: [...new Set(plainFields(spec))], hasId: identity.id !== 'none', matches }
}

type Found = { readonly key: string; readonly row: Record<string, Value> }

async function find({ spec: { table, only = {} }, codes, matches }: Filled, db: Db, sought: readonly Sought[]): Promise<readonly Found[]> {
  if (codes === null) {
    const asked = JSON.stringify(sought.map(({ key, row }) => ({ key, row })))
    const { rows } = await sql<Found>`select asked.key, to_jsonb(t) as row
      from jsonb_to_recordset(${asked}::jsonb) asked (key text, row jsonb)
      cross join lateral jsonb_populate_record(null::${sql.table(table)}, asked.row) k
      join ${sql.table(table)} t on ${matches('t', 'k')}
      where to_jsonb(t) @> ${JSON.stringify(only)}::jsonb for no key update of t`.execute(db)
    return rows
  }
  const ids = await idsByKey(
    db,
    codes,
    sought.map(({ key }) => key),
  )
  const { rows } = await sql<{ row: Record<string, Value> }>`select to_jsonb(t) as row from ${sql.table(table)} t
    where t.id = any(${[...ids.values()]}::bigint[]) for no key update of t`.execute(db)
  const byId = new Map(rows.map(({ row }) => [row['id'], row]))
  return [...ids].flatMap(([key, id]) => {
    const row = byId.get(id)
    return row === undefined ? [] : [{ key, row }]
  })
}

async function insert({ spec, fields, hasId }: Filled, tx: Deps, changes: readonly Change[]): Promise<Map<string, number>> {
  const { table, identity, atFirst, derived } = spec
  const ids = identity.id === 'none' ? [] : await newIds(tx.db, table, identity.id, changes.length)
  const first = atFirst?.(tx) ?? {}
  const rows = changes.map(({ row }, nth) => ({
    ...first,
    ...picked(row, fields),
    ...derived?.make(row, tx),
    ...(hasId ? { id: ids[nth] } : {}),
  }))
  const set = named(Object.keys(rows[0] ?? {}))
  await sql`insert into ${sql.table(table)} (${set}) overriding system value select ${set} from ${rowsOf(table, rows)}`.execute(tx.db)
  return new Map(hasId ? changes.map(({ key }, nth) => [key, ids[nth] ?? 0]) : [])
}

/** Rows with the same columns changed go together: triggers look at which columns a statement names. */
async function update({ spec: { table, derived }, fields, keyFields, hasId, matches }: Filled, tx: Deps, changes: readonly Change[]) {
  const groups = Map.groupBy(changes, ({ row, before }) => changedFields(fields, row, before).join(' '))
  for (const [signature, group] of groups) {
    const changed = signature.split(' ').filter((field) => field !== '')
    const isDerived = derived !== undefined && derived.from.some((field) => changed.includes(field))
    const rows = group.map(({ id, row }) => ({
      ...picked(row, fields),
      ...(isDerived ? derived.make(row, tx) : {}),
      ...(hasId ? { id } : {}),
    }))
    const following = isDerived ? Object.keys(derived.make(group[0]?.row ?? {}, tx)) : []
    const set = [...changed, ...following].filter((field) => !keyFields.includes(field))
    if (set.length === 0) continue
    const assigned = sql.join(set.map((field) => sql`${sql.ref(field)} = ${sql.ref(`r.${field}`)}`))
    const isRow = hasId ? sql`t.id = r.id` : matches('t', 'r')
    await sql`update ${sql.table(table)} t set ${assigned} from ${rowsOf(table, rows)} r where ${isRow}`.execute(tx.db)
  }
}

/** A kind that fills one table and the lists that belong to its rows. */
export function tableKind(spec: TableKind): ImportKind {
  const { table, columns, parts = [], identity, derived: _derived, atFirst: _atFirst, only: _only, ...declared } = spec
  const filled = filledBy(spec)
  const shared = identity.by === 'code' && identity.as !== undefined ? { codes: identity.as } : {}
  const { codes, fields, hasId, matches } = filled
  const moments = Object.entries(columns).flatMap(([name, column]) => (column.isMoment ? [fieldOf(name, column)] : []))
  return {
    ...declared,
    ...shared,
    columns,
    ...(codes === spec.name ? { idsOf: (db, keys) => idsByKey(db, codes, keys) } : {}),
    async load(tx, sought) {
      const found = await find(filled, tx.db, sought)
      const ids = found.map(({ row }) => row['id'])
      const lists = await loadParts(tx.db, parts, ids)
      return new Map(
        found.map(({ key, row }): [string, Known] => {
          const plain = picked(row, fields)
          for (const field of moments) if (typeof plain[field] === 'string') plain[field] = new Date(plain[field]).toISOString()
          return [key, { id: typeof row['id'] === 'number' && hasId ? row['id'] : null, row: { ...plain, ...lists(row['id']) } }]
        }),
      )
    },
    async write(tx, changes) {
      const fresh = changes.filter(({ before }) => before === null)
      const made = fresh.length === 0 ? new Map<string, number>() : await insert(filled, tx, fresh)
      if (codes !== null) await keepKeys(tx.db, codes, made)
      const changed = changes.filter(({ before }) => before !== null)
      await update(filled, tx, changed)
      const written = changes.map((change) => ({ ...change, id: change.id ?? made.get(change.key) ?? 0 }))
      await writeParts(tx.db, parts, written)
      return made
    },
    async remove(tx, gone) {
      const emptied = gone.map((change) => ({ ...change, before: change.row, row: {} }))
      await writeParts(tx.db, parts, emptied)
      const rows = gone.map(({ id, row }) => ({ ...picked(row, fields), ...(hasId ? { id } : {}) }))
      const isRow = hasId ? sql`t.id = r.id` : matches('t', 'r')
      await sql`delete from ${sql.table(table)} t using ${rowsOf(table, rows)} r where ${isRow}`.execute(tx.db)
      const keys = gone.map(({ key }) => key)
      if (codes !== null) await forgetKeys(tx.db, codes, keys)
    },
  }
}

function plainFields({ columns, key, identity, parts = [] }: TableKind): string[] {
  const lists = new Set(parts.map(({ column }) => column))
  return Object.entries(columns).flatMap(([name, column]) =>
    lists.has(fieldOf(name, column)) || (identity.by === 'code' && key.includes(name)) ? [] : [fieldOf(name, column)],
  )
}

function needed(columns: Readonly<Record<string, Column>>, name: string): Column {
  const column = columns[name]
  if (column === undefined) throw new Error(`a kind of import has no column ${name}`)
  return column
}

const picked = (row: Row, fields: readonly string[]): Record<string, Value> =>
  Object.fromEntries(fields.map((field) => [field, row[field] ?? null]))

/** Lists come back from the database with the names of their fields in another order. */
const isSame = (a: Value | undefined, b: Value | undefined): boolean => isDeepStrictEqual(a ?? null, b ?? null)

export const changedFields = (fields: readonly string[], row: Row, before: Row | null): string[] =>
  fields.filter((field) => !isSame(row[field], before?.[field]))

async function newIds(db: Db, table: TableName, numbers: 'identity' | 'highest', count: number): Promise<number[]> {
  const next =
    numbers === 'identity'
      ? sql<{ id: number }>`select nextval(pg_get_serial_sequence(${table}, 'id'))::bigint as id from generate_series(1, ${count}::int)`
      : sql<{
          id: number
        }>`select (select coalesce(max(id), 0) from ${sql.table(table)}) + nth as id from generate_series(1, ${count}::int) nth`
  return (await next.execute(db)).rows.map(({ id }) => id)
}
