import { sql } from 'kysely'
import type { CouponKind } from 'rules/pricing'
import type { Db, RowOf } from '../../db/schema.ts'

/** A member's coupon with what its template says of it. */
export type CouponPiece = RowOf<typeof findUsable>

const COLUMNS = [
  'c.id',
  'c.template_id',
  't.name',
  't.kind',
  't.face',
  't.min_cents',
  't.covers_all',
  'c.status',
  'c.valid_from',
  'c.valid_to',
] as const

/** More are never offered at once; the first to expire are. */
const OFFERED_MAX = 100

/** Goods it is for, when not for all. */
const goodsOfTemplate = sql<
  number[]
>`coalesce((select jsonb_agg(g.goods_id order by g.goods_id) from coupon_goods g where g.template_id = t.id), '[]')`

function pieces(db: Db, memberId: number) {
  return db
    .selectFrom('coupon as c')
    .innerJoin('coupon_template as t', 't.id', 'c.template_id')
    .where('c.member_id', '=', memberId)
    .select(COLUMNS)
    .select(goodsOfTemplate.as('goods'))
}

/** Not used and valid at this moment, the first to expire first. */
export function findUsable(db: Db, memberId: number, now: Date) {
  return pieces(db, memberId)
    .where('c.status', '=', 'unused')
    .where('c.valid_from', '<=', now)
    .where('c.valid_to', '>', now)
    .orderBy('c.valid_to')
    .orderBy('c.id')
    .limit(OFFERED_MAX)
    .execute()
}

export function findPieces(db: Db, memberId: number, ids: readonly number[]): Promise<CouponPiece[]> {
  if (ids.length === 0) return Promise.resolve([])
  return pieces(db, memberId).where('c.id', 'in', ids).orderBy('c.id').execute()
}

export type CouponStatus = 'unused' | 'used' | 'expired'

export interface CouponPage {
  readonly kind: CouponKind | null
  readonly status: CouponStatus | null
  readonly page: number
  readonly perPage: number
  readonly now: Date
}

/** A coupon that ran out unused counts as expired from that moment, whether or not its row says so yet. */
function statusIs(status: CouponStatus, now: Date) {
  if (status === 'used') return sql<boolean>`c.status = 'used'`
  if (status === 'unused') return sql<boolean>`(c.status = 'unused' and c.valid_to > ${now})`
  return sql<boolean>`(c.status = 'expired' or (c.status = 'unused' and c.valid_to <= ${now}))`
}

export async function findPage(
  db: Db,
  memberId: number,
  { kind, status, page, perPage, now }: CouponPage,
): Promise<{ rows: CouponPiece[]; total: number }> {
  const ofKind = kind === null ? sql`` : sql`and t.kind = ${kind}`
  const ofStatus = status === null ? sql`` : sql`and ${statusIs(status, now)}`
  const where = sql<boolean>`c.status <> 'void' ${ofKind} ${ofStatus}`
  const { total } = await db
    .selectFrom('coupon as c')
    .innerJoin('coupon_template as t', 't.id', 'c.template_id')
    .where('c.member_id', '=', memberId)
    .where(where)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await pieces(db, memberId)
    .where(where)
    .orderBy('c.valid_to', status === 'unused' ? 'asc' : 'desc')
    .orderBy('c.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { rows, total }
}

export async function countByStatus(db: Db, memberId: number, now: Date): Promise<Record<CouponStatus, number>> {
  const count = (status: CouponStatus) => sql<number>`count(*) filter (where ${statusIs(status, now)})::int`
  return db
    .selectFrom('coupon as c')
    .where('c.member_id', '=', memberId)
    .select([count('unused').as('unused'), count('used').as('used'), count('expired').as('expired')])
    .executeTakeFirstOrThrow()
}

/** What pieces of vouchers still hold, those that have run out left out. */
export async function findTenders(db: Db, memberId: number, now: Date): Promise<{ voucher: number; balance: number }> {
  const held = (kind: 'voucher' | 'balance') =>
    sql`coalesce((select balance from ledger_account where member_id = ${memberId} and kind = ${sql.lit(kind)}), 0)::bigint`
  const { rows } = await sql<{ voucher: number; balance: number }>`select least(${held('voucher')},
      coalesce((select sum(left_cents) from voucher where member_id = ${memberId} and expires_at > ${now} and left_cents > 0), 0)
    )::bigint as voucher, ${held('balance')} as balance`.execute(db)
  return rows[0] ?? { voucher: 0, balance: 0 }
}
