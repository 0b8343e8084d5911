import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { Day } from '../../db/tables/identity.ts'
import { freeUnits, hasRecalledLot, isWithheld } from './saleable.ts'
import type { Held, StockKey } from './stock.repo.ts'

/** Goods with lots whose day has come and that nobody has marked yet, the first ones first. */
export async function findLapsing(db: Db, day: Day, limit: number): Promise<number[]> {
  const { rows } = await sql<{
    goods_id: number
  }>`select goods_id from goods_batch where on_hand > 0 and expires <= ${day}::date and not is_lapsed
    group by goods_id order by min(expires), goods_id limit ${limit}`.execute(db)
  return rows.map((row) => row.goods_id)
}

/** Marks them, of one goods at a time: the row of the goods changes too, and others lock those in an order of their own. */
export async function markLapsed(db: Db, goodsId: number, day: Day): Promise<void> {
  await db
    .updateTable('goods_batch')
    .set({ is_lapsed: true })
    .where('goods_id', '=', goodsId)
    .where('on_hand', '>', 0)
    .where('expires', '<=', day)
    .where('is_lapsed', '=', false)
    .execute()
}

/** Goods of which more is reserved than can be sold: some of it lies in lots that have lapsed or were recalled. */
export async function findOverPromised(db: Db, day: Day, limit: number): Promise<StockKey[]> {
  const { rows } = await sql<{ goods_id: number; ck_id: number }>`select s.goods_id, s.ck_id from stock s
    where (s.goods_id, s.ck_id) in (select b.goods_id, b.ck_id from goods_batch b where b.on_hand > 0 and ${isWithheld('b', day)})
      and ${freeUnits('s', day)} < 0
    order by s.goods_id, s.ck_id limit ${limit}`.execute(db)
  return rows.map((row) => ({ goodsId: row.goods_id, ckId: row.ck_id }))
}

/** Of the goods of an order, those of which more is reserved than can be sold. */
export async function findOverPromisedOf(db: Db, orderId: number, day: Day): Promise<StockKey[]> {
  const { rows } = await sql<{ goods_id: number; ck_id: number }>`select s.goods_id, s.ck_id from stock s
    where (s.goods_id, s.ck_id) in (select r.goods_id, r.ck_id from stock_reservation r join order_line l on l.id = r.order_line_id
      where l.order_id = ${orderId} and r.state = 'held')
      and ${freeUnits('s', day)} < 0 order by s.goods_id, s.ck_id`.execute(db)
  return rows.map((row) => ({ goodsId: row.goods_id, ckId: row.ck_id }))
}

export interface Yielding {
  readonly tradeId: number
  readonly isUnpaid: boolean
}

/** The trade that gives way first of those that hold these goods: the latest unpaid one, else the latest paid. */
export async function findFirstToYield(db: Db, { goodsId, ckId }: StockKey): Promise<Yielding | null> {
  const { rows } = await sql<Yielding>`select t.id as "tradeId",
      t.pay_status = 'unpaid' as "isUnpaid" from stock_reservation r join order_line l on l.id = r.order_line_id
        join orders o on o.id = l.order_id join trade t on t.id = o.trade_id
    where r.state = 'held' and r.goods_id = ${goodsId} and r.ck_id = ${ckId}
    order by t.pay_status = 'unpaid' desc, coalesce(t.paid_at, t.created_at) desc, t.id desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** Less is held for these lines; a line of which nothing is held any more holds nothing. */
export async function shrinkReservations(db: Db, cut: readonly Held[]): Promise<void> {
  await sql`update stock_reservation r set qty = case when r.qty > k.qty then r.qty - k.qty else r.qty end,
    state = case when r.qty > k.qty then r.state else 'released' end
    from jsonb_to_recordset(${JSON.stringify(cut)}::jsonb) as k ("lineId" bigint, qty int)
      where r.order_line_id = k."lineId" and r.state = 'held'`.execute(db)
}

/** What happened to its lots, in the buyer's words. */
export async function whyWithheld(db: Db, key: StockKey): Promise<string> {
  if (await hasRecalled(db, key)) return '已被召回'
  const held = await db
    .selectFrom('goods_batch')
    .where('goods_id', '=', key.goodsId)
    .where('ck_id', '=', key.ckId)
    .where('on_hand', '>', 0)
    .where('hold_id', 'is not', null)
    .select('id')
    .executeTakeFirst()
  return held === undefined ? '已到有效期' : '因质量待查已停售'
}

/** Whether some of it lies in a lot that a recall froze. */
export async function hasRecalled(db: Db, { goodsId, ckId }: StockKey): Promise<boolean> {
  const row = await db
    .selectFrom('stock as s')
    .where('s.goods_id', '=', goodsId)
    .where('s.ck_id', '=', ckId)
    .select(hasRecalledLot('s').as('isRecalled'))
    .executeTakeFirst()
  return row?.isRecalled ?? false
}
