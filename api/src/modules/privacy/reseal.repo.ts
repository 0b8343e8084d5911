import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { tend } from './forget.repo.ts'

/** Where bank accounts and tax numbers stand: in columns of their own, or in the particulars of an invoice. */
export interface SealedPlace {
  readonly table: 'withdrawal' | 'invoice_profile' | 'invoice' | 'trade'
  readonly id: 'id' | 'member_id'
  readonly columns: readonly string[]
  readonly isDocument: boolean
}
export const SEALED_PLACES: readonly SealedPlace[] = [
  { table: 'withdrawal', id: 'id', columns: ['bank_account'], isDocument: false },
  { table: 'invoice_profile', id: 'member_id', columns: ['tax_no', 'bank_account'], isDocument: false },
  { table: 'invoice', id: 'id', columns: ['buyer'], isDocument: true },
  { table: 'trade', id: 'id', columns: ['invoice_buyer'], isDocument: true },
]

export type StoredRow = { readonly id: number } & Readonly<Record<string, unknown>>

/** The next rows by their ids, held until the transaction ends. */
export async function lockNext(db: Db, { table, id, columns }: SealedPlace, after: number, limit: number): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`select ${sql.ref(id)} as id, ${sql.join(columns.map((column) => sql.ref(column)))}
    from ${sql.table(table)} where ${sql.ref(id)} > ${after} order by 1 limit ${limit} for no key update`.execute(db)
  return rows
}

export async function writeSealed(
  db: Db,
  { table, id }: SealedPlace,
  rowId: number,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await tend(db, table)
  const set = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(set)} where ${sql.ref(id)} = ${rowId}`.execute(db)
  await tend(db, '')
}

const keyOf = (table: string): string => `sealing.${table}`

/** How far a table was walked with that key; 0 where it was walked with another. */
export async function findCursor(db: Db, table: string, keyId: string): Promise<number> {
  const row = await db.selectFrom('app_meta').where('key', '=', keyOf(table)).select('value').executeTakeFirst()
  const [key, after] = (row?.value ?? '').split(' ')
  return key === keyId ? Number(after) : 0
}

export async function keepCursor(db: Db, table: string, keyId: string, after: number): Promise<void> {
  const value = `${keyId} ${after}`
  await db
    .insertInto('app_meta')
    .values({ key: keyOf(table), value })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value }))
    .execute()
}
