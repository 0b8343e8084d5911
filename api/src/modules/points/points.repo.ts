import { sql } from 'kysely'
import { newestFirst, type PageAsk } from '../../db/newestFirst.ts'
import type { Db, RowOf } from '../../db/schema.ts'
import type { PointsOrderStatus } from '../../db/tables/zones.ts'

export type GiftRow = RowOf<typeof findGift>

/** Steps of points, both ends included; the last has no end. */
export const POINT_RANGES = [
  { key: '0-1000', from: 0, to: 1_000 },
  { key: '1001-3000', from: 1_001, to: 3_000 },
  { key: '3001-8000', from: 3_001, to: 8_000 },
  { key: '8001-', from: 8_001, to: null },
] as const
export type PointRange = (typeof POINT_RANGES)[number]['key']

export interface GiftSearch {
  readonly memberId: number | null
  readonly categoryId: number | null
  readonly range: PointRange | null
  readonly limit: number
  readonly offset: number
}

function gifts(db: Db, memberId: number | null) {
  return db
    .selectFrom('points_goods as g')
    .innerJoin('points_category as c', 'c.id', 'g.category_id')
    .where('g.is_on_sale', '=', true)
    .select([
      'g.id',
      'g.category_id',
      'c.name as category',
      'g.name',
      'g.spec',
      'g.remarks',
      'g.points',
      'g.worth',
      'g.stock',
      'g.exchanged',
      'g.per_member',
    ])
    .select(
      sql<number>`coalesce((select sum(o.number) from points_order o
        where o.goods_id = g.id and o.member_id = ${memberId ?? 0}), 0)::int`.as('mine'),
    )
}

/** Cheapest first; what is gone comes last. */
export async function findGifts(db: Db, search: GiftSearch): Promise<{ rows: GiftRow[]; total: number }> {
  const range = POINT_RANGES.find((candidate) => candidate.key === search.range)
  const found = gifts(db, search.memberId)
    .$if(search.categoryId !== null, (qb) => qb.where('g.category_id', '=', search.categoryId ?? 0))
    .$if(range !== undefined, (qb) => qb.where('g.points', '>=', range?.from ?? 0))
    .$if((range?.to ?? null) !== null, (qb) => qb.where('g.points', '<=', range?.to ?? 0))
  const { total } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .orderBy(sql`g.stock = 0`)
    .orderBy('g.points')
    .orderBy('g.id')
    .limit(search.limit)
    .offset(search.offset)
    .execute()
  return { rows, total }
}

export async function findGift(db: Db, id: number, memberId: number | null) {
  return (await gifts(db, memberId).where('g.id', '=', id).executeTakeFirst()) ?? null
}

export function findCategories(db: Db): Promise<{ id: number; name: string; count: number }[]> {
  return db
    .selectFrom('points_category as c')
    .orderBy('c.sort')
    .select(['c.id', 'c.name'])
    .select(sql<number>`(select count(*) from points_goods g where g.category_id = c.id and g.is_on_sale)::int`.as('count'))
    .execute()
}

/** Takes from the stock only where enough is left, and holds the row until the transaction ends. */
export async function takeGift(db: Db, id: number, number: number): Promise<boolean> {
  const row = await db
    .updateTable('points_goods')
    .set({ stock: sql<number>`stock - ${number}::int`, exchanged: sql<number>`exchanged + ${number}::int` })
    .where('id', '=', id)
    .where('is_on_sale', '=', true)
    .where(sql<boolean>`stock >= ${number}::int`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function countExchanged(db: Db, goodsId: number, memberId: number): Promise<number> {
  const { number } = await db
    .selectFrom('points_order')
    .where('goods_id', '=', goodsId)
    .where('member_id', '=', memberId)
    .select(sql<number>`coalesce(sum(number), 0)::int`.as('number'))
    .executeTakeFirstOrThrow()
  return number
}

export interface NewPointsOrder {
  readonly no: string
  readonly memberId: number
  readonly gift: Pick<GiftRow, 'id' | 'name' | 'spec' | 'points'>
  readonly number: number
  readonly address: PointsAddress
  readonly ref: string
  readonly now: Date
}

export interface PointsAddress {
  readonly name: string
  readonly phone: string
  readonly address: string
}

/** The order stands on the entry of the ledger that paid it. */
export async function insertPointsOrder(db: Db, order: NewPointsOrder): Promise<void> {
  const entry = await db
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_account as a', 'a.id', 'e.account_id')
    .where('a.member_id', '=', order.memberId)
    .where('a.kind', '=', 'points')
    .where('e.ref', '=', order.ref)
    .select(['e.account_id', 'e.seq'])
    .executeTakeFirstOrThrow()
  await db
    .insertInto('points_order')
    .values({
      no: order.no,
      member_id: order.memberId,
      goods_id: order.gift.id,
      name: order.gift.name,
      spec: order.gift.spec,
      number: order.number,
      points: order.gift.points,
      total_points: order.gift.points * order.number,
      ledger_account_id: entry.account_id,
      ledger_seq: entry.seq,
      address: JSON.stringify(order.address),
      created_at: order.now,
    })
    .execute()
}

export type PointsOrderRow = RowOf<typeof findOrder>

function orders(db: Db) {
  return db
    .selectFrom('points_order as o')
    .select([
      'o.id',
      'o.no',
      'o.member_id',
      'o.goods_id',
      'o.name',
      'o.spec',
      'o.number',
      'o.points',
      'o.total_points',
      'o.status',
      'o.carrier',
      'o.tracking_no',
      'o.created_at',
      'o.shipped_at',
      'o.received_at',
    ])
    .select(sql<PointsAddress>`o.address`.as('address'))
}

export async function findOrders(
  db: Db,
  memberId: number,
  { status, ask }: { readonly status: PointsOrderStatus | null; readonly ask: PageAsk },
): Promise<{ rows: PointsOrderRow[]; hasMore: boolean; total: number }> {
  const mine = orders(db)
    .where('o.member_id', '=', memberId)
    .$if(status !== null, (qb) => qb.where('o.status', '=', status ?? 'placed'))
  const { total } = await db
    .selectFrom(mine.as('mine'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { ...(await newestFirst(mine, 'o.id', ask)), total }
}

/** A member's own order; null is the staff's view. */
export async function findOrder(db: Db, id: number, memberId: number | null) {
  return (
    (await orders(db)
      .where('o.id', '=', id)
      .$if(memberId !== null, (qb) => qb.where('o.member_id', '=', memberId ?? 0))
      .executeTakeFirst()) ?? null
  )
}

/** False where the order is not in the state that this follows on. */
export async function moveOrder(
  db: Db,
  id: number,
  step: { to: 'shipped'; carrier: string; trackingNo: string; now: Date } | { to: 'received'; now: Date },
): Promise<boolean> {
  const change =
    step.to === 'shipped'
      ? { status: step.to, carrier: step.carrier, tracking_no: step.trackingNo, shipped_at: step.now }
      : { status: step.to, received_at: step.now }
  const row = await db
    .updateTable('points_order')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', step.to === 'shipped' ? 'placed' : 'shipped')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
