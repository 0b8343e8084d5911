import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { NoticeKind } from '../../db/tables/catalogue.ts'
import { goodsById } from './goodsPrices.repo.ts'
import { freeUnits } from '../stock/saleable.ts'
import { today } from '../../deps.ts'
import type { MemberView } from '../user/memberView.ts'

export interface LastPurchase {
  readonly at: Date
  /** What one cost, in cents, before discounts on the order. */
  readonly price: number
  readonly quantity: number
}

/** Lines (`l`) of orders (`o`) that count as bought: combinations are no purchase of their parts. */
const isPurchase = sql<boolean>`l.type in (0, 1) and o.status not in ('unpaid', 'cancelled', 'timeout')`

const boughtBy = ({ memberId }: MemberView): RawBuilder<unknown> =>
  sql`select l.goods_id from orders o join order_line l on l.order_id = o.id where o.member_id = ${memberId} and ${isPurchase}`

/** Whether the member has bought the goods (`g`); nobody else has. */
export function isBoughtBy(viewer: MemberView | null): RawBuilder<boolean> {
  return viewer === null ? sql<boolean>`false` : sql<boolean>`g.id in (${boughtBy(viewer)})`
}

/** How many goods the member has bought of those (`g`) on which the conditions hold: only what was bought is read. */
export async function countBought(db: Db, viewer: MemberView, holds: RawBuilder<unknown>): Promise<number> {
  const found = await sql<{ count: number }>`with bought as materialized (select distinct goods_id from (${boughtBy(viewer)}) line)
    select count(*)::int as count from bought cross join ${goodsById('bought.goods_id')} where ${holds}`.execute(db)
  return found.rows[0]?.count ?? 0
}

/** What the member bought last of each of these goods, in orders that were not given up. */
export async function findLastPurchases(db: Db, memberId: number, ids: readonly number[]): Promise<ReadonlyMap<number, LastPurchase>> {
  if (ids.length === 0) return new Map()
  const found = await sql<
    LastPurchase & { goods_id: number }
  >`select distinct on (l.goods_id) l.goods_id, o.created_at as at, l.unit_price as price, l.qty as quantity
    from order_line l join orders o on o.id = l.order_id
    where o.member_id = ${memberId} and l.goods_id = any(${[...ids]}::bigint[]) and ${isPurchase}
    order by l.goods_id, o.id desc, l.id desc`.execute(db)
  return new Map(found.rows.map((row) => [row.goods_id, row]))
}

/** Stored once however often it is asked for. */
export async function addNotice(db: Db, memberId: number, goodsId: number, kind: NoticeKind, now: Date): Promise<void> {
  await db
    .insertInto('goods_notice')
    .values({ member_id: memberId, goods_id: goodsId, kind, asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Goods on sale of the same generic name by other manufacturers, those in stock first, then the best sold. */
export async function findSubstitutes(db: Db, goodsId: number, max: number, now: Date): Promise<number[]> {
  const found = await sql<{
    id: number
  }>`select g.id from goods g join goods own on own.common_name = g.common_name and own.sccj_id <> g.sccj_id
    left join stock s on s.goods_id = g.id and s.ck_id = g.ck_id
    where own.id = ${goodsId} and g.is_on_sale
    order by coalesce(${freeUnits('s', today(now))} > 0, false) desc, g.sold desc, g.id limit ${max}`.execute(db)
  return found.rows.map((row) => row.id)
}

export interface OtherMaker {
  /** The goods it could stand in for. */
  readonly forId: number
  readonly id: number
  readonly ownSpec: string
  readonly spec: string
}

/** For each of these goods those of other makers with its generic name, form, class and unit, the best sold first. */
export async function findOtherMakers(db: Db, goodsIds: readonly number[]): Promise<readonly OtherMaker[]> {
  if (goodsIds.length === 0) return []
  const found = await sql<OtherMaker>`select own.id as "forId", g.id, own.ypgg as "ownSpec", g.ypgg as spec
    from goods own join goods g on g.common_name = own.common_name and g.sccj_id <> own.sccj_id
      and (g.kind, g.jx, g.rx_class, g.bzdw) = (own.kind, own.jx, own.rx_class, own.bzdw)
    where own.id = any(${[...goodsIds]}::bigint[]) and g.is_on_sale
    order by own.id, g.sold desc, g.id`.execute(db)
  return found.rows
}

/** Generic names of what sells best; the sums are taken over the head of the list only. */
export async function findBestNames(db: Db, goods: number, names: number): Promise<string[]> {
  const found = await sql<{
    name: string
  }>`select name from (
      select common_name as name, sold, id from goods where is_on_sale and not is_controlled order by sold desc, id limit ${goods}) best
    group by name order by sum(sold) desc, min(id) limit ${names}`.execute(db)
  return found.rows.map((row) => row.name)
}

/** The base price and its changes, the earliest first. */
export async function findPriceChanges(db: Db, goodsId: number) {
  const { base_price: base, created_at: created } = await db
    .selectFrom('goods')
    .select(['base_price', 'created_at'])
    .where('id', '=', goodsId)
    .executeTakeFirstOrThrow()
  const changes = await db
    .selectFrom('goods_price_log')
    .select(['was', 'price', 'at'])
    .where('goods_id', '=', goodsId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return { base, created, changes }
}

/** The member's last purchases in orders that were not given up, the earliest first. */
export async function findPurchases(
  db: Db,
  memberId: number,
  goodsId: number,
  max: number,
): Promise<(LastPurchase & { order_no: string })[]> {
  const found = await sql<
    LastPurchase & { order_no: string }
  >`select o.created_at as at, l.unit_price as price, l.qty as quantity, o.no as order_no
    from order_line l join orders o on o.id = l.order_id
    where o.member_id = ${memberId} and l.goods_id = ${goodsId} and ${isPurchase}
    order by o.id desc, l.id desc limit ${max}`.execute(db)
  return found.rows.toReversed()
}
