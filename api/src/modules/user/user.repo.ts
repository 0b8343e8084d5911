import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { CertificateKind, Day, MemberKind, MemberReview } from '../../db/tables/identity.ts'
import type { CertificateState } from './neededCertificates.ts'
import type { MemberView } from './memberView.ts'

export async function findUser(db: Db, accountId: number, memberId: number) {
  return db
    .selectFrom('account_member')
    .innerJoin('account', 'account.id', 'account_member.account_id')
    .innerJoin('member', 'member.id', 'account_member.member_id')
    .leftJoin('manager', (join) =>
      join.on((eb) =>
        eb.or([
          eb('manager.id', '=', eb.ref('member.manager_id')),
          eb.and([eb('member.manager_id', 'is', null), eb('manager.is_default', '=', true)]),
        ]),
      ),
    )
    .leftJoin('wechat_binding', 'wechat_binding.account_id', 'account.id')
    .where('account_member.account_id', '=', accountId)
    .where('account_member.member_id', '=', memberId)
    .select([
      'member.id as member_id',
      'account_member.role',
      'account.username',
      'account.name',
      'account.phone',
      'member.company',
      'member.rank',
      'member.kind',
      'member.review',
      'member.address',
      'member.face_key',
      'member.eph_allowed',
      'manager.name as manager_name',
      'manager.phone as manager_phone',
      'manager.is_default as manager_default',
      'wechat_binding.nickname as wechat',
    ])
    .select(sql<number>`(select count(*) from cart_line where cart_line.member_id = member.id)`.as('cart_lines'))
    .select(
      sql<number>`coalesce((select a.balance from ledger_account a where a.member_id = member.id and a.kind = 'points'), 0)`.as('points'),
    )
    .select(
      sql<number>`((select count(*) from message t where t.member_id = member.id and t.read_at is null and t.deleted_at is null)
      + (select count(*) from chat_message c
        where c.member_id = member.id and c.sender = 'staff'
          and c.id > coalesce((select seen_id from chat_seen s where s.member_id = member.id), 0)))::int`.as('unread'),
    )
    .select(
      sql<CertificateState[]>`coalesce((select jsonb_agg(jsonb_build_object('kind', c.kind, 'status', c.status, 'validTo', c.valid_to)
        order by c.id desc) from certificate c where c.member_id = member.id and c.status <> 'superseded'), '[]')`.as('papers'),
    )
    .select(sql<string | null>`(select nullif(value, '') from app_meta where key = 'site:reports_url')`.as('reports_url'))
    .select(sql<boolean>`exists (select from goods g where g.is_on_sale and g.tokens @> array['zyx'])`.as('has_preferred'))
    .select(
      sql<boolean>`exists (select from orders o
        where o.member_id = member.id and o.status in ('paid', 'shipped', 'received', 'completed'))`.as('has_claimable'),
    )
    .executeTakeFirstOrThrow()
}

export async function findMemberView(db: Db, memberId: number, today: Day): Promise<MemberView> {
  const member = await db
    .selectFrom('member')
    .where('id', '=', memberId)
    .select(['id', 'kind', 'rank', 'review', 'eph_allowed'])
    .select([
      sql<number[]>`(with recursive place (id, parent_id, depth) as (
        select id, parent_id, 1 from region where id = member.region_id
        union all select up.id, up.parent_id, depth + 1 from region up join place on up.id = place.parent_id)
        select jsonb_agg(id order by depth) from place)`.as('places'),
      sql<
        { code: string; validTo: Day | null }[]
      >`coalesce((select jsonb_agg(jsonb_build_object('code', s.scope_code, 'validTo', s.valid_to) order by s.scope_code)
        from member_scope s where s.member_id = member.id), '[]')`.as('scopes'),
      sql<CertificateKind[]>`coalesce((select jsonb_agg(c.kind order by c.valid_to, c.kind)
        from certificate c where c.member_id = member.id and c.status = 'passed' and c.valid_to < ${today}::date), '[]')`.as('lapsed'),
      sql<boolean>`exists (select 1 from controlled_receipt r where r.member_id = member.id and r.status in ('due', 'rejected'))`.as(
        'receipt_due',
      ),
    ])
    .executeTakeFirstOrThrow()
  return {
    memberId: member.id,
    kind: member.kind,
    places: member.places,
    rank: member.rank,
    review: member.review,
    scopes: member.scopes,
    lapsed: member.lapsed,
    ephAllowed: member.eph_allowed,
    ephReceiptDue: member.receipt_due,
  }
}

export interface NewMemberRow {
  company: string
  kind: MemberKind
  rank: number
  region_id: number
  review: MemberReview
  eph_allowed: boolean
  manager_id: number | null
  address: string | null
  licence_no: string | null
  contact: string | null
  phone: string | null
  created_at: Date
}

export async function insertMember(db: Db, row: NewMemberRow): Promise<number> {
  return (await db.insertInto('member').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function insertScopes(db: Db, memberId: number, scopes: readonly { code: string; validTo: Day | null }[]): Promise<void> {
  if (scopes.length === 0) return
  await db
    .insertInto('member_scope')
    .values(scopes.map((scope) => ({ member_id: memberId, scope_code: scope.code, valid_to: scope.validTo })))
    .execute()
}

export interface NewCertificate {
  readonly kind: CertificateKind
  readonly no: string
  readonly validFrom: Day
  readonly validTo: Day | null
  readonly fileKey: string
  readonly status: 'pending' | 'passed' | 'rejected'
}

export async function insertCertificates(db: Db, memberId: number, papers: readonly NewCertificate[], now: Date): Promise<void> {
  if (papers.length === 0) return
  await db
    .insertInto('certificate')
    .values(
      papers.map((paper) => ({
        member_id: memberId,
        kind: paper.kind,
        no: paper.no,
        valid_from: paper.validFrom,
        valid_to: paper.validTo,
        file_key: paper.fileKey,
        status: paper.status,
        submitted_at: now,
        reason: paper.status === 'rejected' ? '证照未通过审核' : null,
      })),
    )
    .execute()
}

export async function insertAccount(
  db: Db,
  row: { username: string; name: string; phone: string; email: string | null; password_hash: string; created_at: Date },
): Promise<number> {
  return (await db.insertInto('account').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function insertAccountMember(db: Db, accountId: number, memberId: number, role: 'owner' | 'buyer' | 'finance'): Promise<void> {
  await db.insertInto('account_member').values({ account_id: accountId, member_id: memberId, role }).execute()
}

export async function insertManager(db: Db, row: { name: string; phone: string; is_default: boolean }): Promise<number> {
  return (await db.insertInto('manager').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function findProfile(db: Db, accountId: number): Promise<{ username: string; name: string; phone: string }> {
  return db.selectFrom('account').where('id', '=', accountId).select(['username', 'name', 'phone']).executeTakeFirstOrThrow()
}

export async function updateAccount(db: Db, accountId: number, row: { name: string; phone: string }): Promise<void> {
  await db.updateTable('account').set(row).where('id', '=', accountId).execute()
}

export async function updateFace(db: Db, memberId: number, key: string | null): Promise<void> {
  await db.updateTable('member').set({ face_key: key }).where('id', '=', memberId).execute()
}

export async function findMember(db: Db, id: number): Promise<{ id: number } | null> {
  return (await db.selectFrom('member').where('id', '=', id).select('id').executeTakeFirst()) ?? null
}
