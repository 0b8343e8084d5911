import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import type { CertificateKind, Day, MemberKind } from '../../db/tables/identity.ts'

export interface PaperRow {
  readonly id: number
  readonly kind: CertificateKind
  readonly no: string
  readonly validFrom: Day
  readonly validTo: Day | null
  readonly status: 'pending' | 'passed' | 'rejected'
  readonly reason: string | null
  /** The shop's own upload; null for papers that came to the office in another way. */
  readonly fileKey: string | null
}

export interface PaperFields {
  readonly no: string
  readonly validFrom: Day
  readonly validTo: Day | null
  readonly fileKey: string
}

/** Papers of a shop, the newest first; those replaced by a newer one left out. */
export function findPapers(db: Db, memberId: number): Promise<PaperRow[]> {
  return db
    .selectFrom('certificate as c')
    .leftJoin('upload as u', (join) => join.onRef('u.key', '=', 'c.file_key').onRef('u.member_id', '=', 'c.member_id'))
    .where('c.member_id', '=', memberId)
    .where('c.status', '<>', 'superseded')
    .orderBy('c.id', 'desc')
    .select(['c.id', 'c.kind', 'c.no', 'c.valid_from as validFrom', 'c.valid_to as validTo', 'c.reason', 'u.key as fileKey'])
    .select(sql<PaperRow['status']>`c.status`.as('status'))
    .execute()
}

/** Changes to one shop's papers go one after the other. */
export async function lockShop(db: Db, memberId: number): Promise<{ kind: MemberKind }> {
  return db.selectFrom('member').where('id', '=', memberId).select('kind').forUpdate().executeTakeFirstOrThrow()
}

export async function findPaper(
  db: Db,
  memberId: number,
  id: number,
): Promise<{ kind: CertificateKind; status: PaperRow['status'] | 'superseded'; fileKey: string } | null> {
  const row = await db
    .selectFrom('certificate')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .select(['kind', 'status', 'file_key as fileKey'])
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function insertPaper(db: Db, memberId: number, kind: CertificateKind, fields: PaperFields, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('certificate')
    .values({
      member_id: memberId,
      kind,
      no: fields.no,
      valid_from: fields.validFrom,
      valid_to: fields.validTo,
      file_key: fields.fileKey,
      reason: null,
      submitted_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What was handed in is corrected before anybody has passed it; it waits again. */
export async function updatePaper(db: Db, id: number, fields: PaperFields, now: Date): Promise<void> {
  await db
    .updateTable('certificate')
    .set({
      no: fields.no,
      valid_from: fields.validFrom,
      valid_to: fields.validTo,
      file_key: fields.fileKey,
      status: 'pending',
      reason: null,
      submitted_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** Refused papers of a kind make room for what is handed in instead. */
export async function dropRefused(db: Db, memberId: number, kind: CertificateKind): Promise<void> {
  await db
    .updateTable('certificate')
    .set({ status: 'superseded' })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('status', '=', 'rejected')
    .execute()
}

export async function hasWaiting(db: Db, memberId: number, kind: CertificateKind): Promise<boolean> {
  return (
    (await db
      .selectFrom('certificate')
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .where('status', '=', 'pending')
      .select('id')
      .executeTakeFirst()) !== undefined
  )
}

export type ScopeRow = RowOf<typeof findScopes>

/** The shop's scopes of business, with how many goods on sale each of them opens. */
export async function findScopes(db: Db, memberId: number) {
  return db
    .selectFrom('member_scope as ms')
    .innerJoin('scope_code as sc', 'sc.code', 'ms.scope_code')
    .innerJoin('member as m', 'm.id', 'ms.member_id')
    .where('ms.member_id', '=', memberId)
    .orderBy('sc.code')
    .select(['sc.code', 'sc.name', 'ms.valid_to as validTo'])
    .select(
      sql<number>`(select count(*)::int from goods g
        where g.scope_code = ms.scope_code and g.is_on_sale and (m.eph_allowed or not g.is_eph))`.as('goodsCount'),
    )
    .execute()
}

/** Lines of the shop's cart that it may buy today by its scopes; bundles count as one. */
export async function countOpenLines(db: Db, memberId: number, today: Day): Promise<number> {
  const { lines } = await db
    .selectFrom('cart_line as l')
    .leftJoin('goods as g', 'g.id', 'l.goods_id')
    .where('l.member_id', '=', memberId)
    .where(sql<boolean>`(g.id is null or (g.is_on_sale and exists (select 1 from member_scope ms
      where ms.member_id = l.member_id and ms.scope_code = g.scope_code and (ms.valid_to is null or ms.valid_to >= ${today}::date))))`)
    .select(sql<number>`count(*)::int`.as('lines'))
    .executeTakeFirstOrThrow()
  return lines
}
