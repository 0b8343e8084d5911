import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'

export interface Place {
  readonly id: number
  readonly name: string
}

export type AddressRow = RowOf<typeof findAddresses>

export interface AddressFields {
  readonly name: string
  readonly phone: string
  readonly region_id: number
  readonly detail: string
}

function select(db: Db, memberId: number) {
  return (
    db
      .selectFrom('address as a')
      .innerJoin('region as r', 'r.id', 'a.region_id')
      .leftJoin('region as p', 'p.id', 'r.parent_id')
      .leftJoin('region as g', 'g.id', 'p.parent_id')
      .where('a.member_id', '=', memberId)
      .select(['a.id', 'a.name', 'a.phone', 'a.detail', 'a.is_default'])
      // From the smallest place upwards: one to three of them.
      .select(
        sql<Place[]>`jsonb_path_query_array(jsonb_build_array(jsonb_build_object('id', r.id, 'name', r.name),
          jsonb_build_object('id', p.id, 'name', p.name), jsonb_build_object('id', g.id, 'name', g.name)), '$[*] ? (@.id != null)')`.as(
          'places',
        ),
      )
  )
}

/** The default first, then as they were added. */
export function findAddresses(db: Db, memberId: number) {
  return select(db, memberId).orderBy('a.is_default', 'desc').orderBy('a.id').execute()
}

export async function findAddress(db: Db, memberId: number, id: number): Promise<AddressRow | null> {
  return (await select(db, memberId).where('a.id', '=', id).executeTakeFirst()) ?? null
}

export async function findDefault(db: Db, memberId: number): Promise<AddressRow | null> {
  return (await select(db, memberId).where('a.is_default', '=', true).executeTakeFirst()) ?? null
}

/** Changes to one shop's addresses go one after the other. */
export async function lockAddresses(db: Db, memberId: number): Promise<void> {
  await db.selectFrom('member').where('id', '=', memberId).select('id').forUpdate().execute()
}

export async function insertAddress(db: Db, memberId: number, fields: AddressFields, now: Date): Promise<number> {
  return (
    await db
      .insertInto('address')
      .values({ member_id: memberId, ...fields, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}

export async function updateAddress(db: Db, memberId: number, id: number, fields: AddressFields): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('address')
    .set(fields)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteAddress(db: Db, memberId: number, id: number): Promise<void> {
  await db.deleteFrom('address').where('id', '=', id).where('member_id', '=', memberId).execute()
}

/** One at a time: the index that allows a single default is asked after each row. */
export async function makeDefault(db: Db, memberId: number, id: number): Promise<void> {
  await db
    .updateTable('address')
    .set({ is_default: false })
    .where('member_id', '=', memberId)
    .where('is_default', '=', true)
    .where('id', '<>', id)
    .execute()
  await db.updateTable('address').set({ is_default: true }).where('member_id', '=', memberId).where('id', '=', id).execute()
}
