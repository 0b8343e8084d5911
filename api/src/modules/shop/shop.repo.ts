import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import type { MemberKind, MemberReview, MemberRole } from '../../db/tables/identity.ts'
import type { Place } from '../address/address.repo.ts'

export type ShopDetails = RowOf<typeof findDetails>

export interface ShopFields {
  readonly company: string
  readonly licence_no: string | null
  readonly contact: string | null
  readonly phone: string | null
  readonly region_id: number
  readonly address: string | null
}

export async function findDetails(db: Db, { accountId, memberId }: { accountId: number; memberId: number }) {
  return (
    db
      .selectFrom('account_member as am')
      .innerJoin('member as m', 'm.id', 'am.member_id')
      .innerJoin('region as r', 'r.id', 'm.region_id')
      .leftJoin('region as p', 'p.id', 'r.parent_id')
      .leftJoin('region as g', 'g.id', 'p.parent_id')
      .where('am.account_id', '=', accountId)
      .where('am.member_id', '=', memberId)
      .select([
        'm.id as memberId',
        'm.company',
        'm.kind',
        'm.licence_no as licenceNo',
        'm.contact',
        'm.phone',
        'm.address',
        'm.review',
        'm.review_note as reviewNote',
        'am.role',
      ])
      // From the smallest place upwards: one to three of them.
      .select(
        sql<Place[]>`jsonb_path_query_array(jsonb_build_array(jsonb_build_object('id', r.id, 'name', r.name),
          jsonb_build_object('id', p.id, 'name', p.name), jsonb_build_object('id', g.id, 'name', g.name)), '$[*] ? (@.id != null)')`.as(
          'places',
        ),
      )
      .executeTakeFirstOrThrow()
  )
}

export async function lockMember(db: Db, memberId: number): Promise<{ company: string; licence_no: string | null; review: MemberReview }> {
  return db
    .selectFrom('member')
    .where('id', '=', memberId)
    .select(['company', 'licence_no', 'review'])
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateShop(db: Db, memberId: number, fields: ShopFields): Promise<void> {
  await db.updateTable('member').set(fields).where('id', '=', memberId).execute()
}

export function findWaiting(db: Db, limit: number): Promise<{ id: number; company: string; kind: MemberKind }[]> {
  return db.selectFrom('member').where('review', '=', 'pending').orderBy('id').limit(limit).select(['id', 'company', 'kind']).execute()
}

export async function setReview(db: Db, memberId: number, review: MemberReview, note: string | null): Promise<void> {
  await db.updateTable('member').set({ review, review_note: note }).where('id', '=', memberId).execute()
}

/** What the office grants takes the place of what stood there. */
export async function replaceScopes(db: Db, memberId: number, codes: readonly string[], validTo: string | null): Promise<void> {
  await db.deleteFrom('member_scope').where('member_id', '=', memberId).execute()
  if (codes.length > 0)
    await db
      .insertInto('member_scope')
      .values(codes.map((code) => ({ member_id: memberId, scope_code: code, valid_to: validTo })))
      .execute()
}

export async function knownScopes(db: Db, codes: readonly string[]): Promise<number> {
  const { known } = await db
    .selectFrom('scope_code')
    .where('code', 'in', codes)
    .select(sql<number>`count(*)::int`.as('known'))
    .executeTakeFirstOrThrow()
  return known
}

/** No two saves at once may take each other's name or licence for free; the indexes have the last word. */
export async function isTakenByOther(db: Db, column: 'company' | 'licence_no', value: string, memberId: number): Promise<boolean> {
  return (await db.selectFrom('member').where(column, '=', value).where('id', '<>', memberId).select('id').executeTakeFirst()) !== undefined
}

export type ShopCard = RowOf<typeof findCards>

/** The account's shops with what waits in each: in the order in which they were added, so that a card keeps its place. */
export function findCards(db: Db, accountId: number, soon: string) {
  return db
    .selectFrom('account_member as am')
    .innerJoin('member as m', 'm.id', 'am.member_id')
    .where('am.account_id', '=', accountId)
    .where('am.left_at', 'is', null)
    .orderBy('m.id')
    .select(['m.id as memberId', 'm.company', 'am.role', 'm.review', 'm.address'])
    .select([
      sql<number>`(select count(*)::int from cart_line l where l.member_id = m.id)`.as('cartLines'),
      sql<number>`(select count(*)::int from trade t where t.member_id = m.id and t.pay_status = 'unpaid')`.as('unpaid'),
      sql<number>`(select count(*)::int from certificate c
        where c.member_id = m.id and c.status = 'passed' and c.valid_to <= ${soon}::date)`.as('papersDue'),
    ])
    .execute()
}

/** The shops an account answers for. */
export async function findOwned(db: Db, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('account_member')
    .where('account_id', '=', accountId)
    .where('role', '=', 'owner')
    .where('left_at', 'is', null)
    .orderBy('member_id')
    .select('member_id')
    .execute()
  return rows.map((row) => row.member_id)
}

/** Somebody who left before comes back; whoever is there already stays as they are. Returns whether anything changed. */
export async function joinShop(
  db: Db,
  accountId: number,
  memberId: number,
  role: Exclude<MemberRole, 'owner'>,
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('account_member')
    .values({ account_id: accountId, member_id: memberId, role, joined_at: now })
    .onConflict((oc) =>
      oc
        .columns(['account_id', 'member_id'])
        .doUpdateSet({ left_at: null, role, joined_at: now })
        .where('account_member.left_at', 'is not', null),
    )
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findRole(db: Db, accountId: number, memberId: number): Promise<MemberRole | null> {
  const row = await db
    .selectFrom('account_member')
    .where('account_id', '=', accountId)
    .where('member_id', '=', memberId)
    .where('left_at', 'is', null)
    .select('role')
    .executeTakeFirst()
  return row?.role ?? null
}

/** The account's sessions for the shop end with it. */
export async function leaveShop(db: Db, accountId: number, memberId: number, now: Date): Promise<void> {
  await db
    .updateTable('account_member')
    .set({ left_at: now })
    .where('account_id', '=', accountId)
    .where('member_id', '=', memberId)
    .execute()
  await db
    .updateTable('session')
    .set({ revoked_at: sql<Date>`greatest(created_at, ${now}::timestamptz)` })
    .where('account_id', '=', accountId)
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .execute()
}
