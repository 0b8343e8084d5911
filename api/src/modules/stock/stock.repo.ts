import { sql } from 'kysely'
import { chunksOf } from '../../db/chunks.ts'
import type { Db } from '../../db/schema.ts'
import type { Day } from '../../db/tables/identity.ts'
import { freeUnits, isWithheld } from './saleable.ts'

export interface StockKey {
  readonly goodsId: number
  readonly ckId: number
}
export interface StockQty extends StockKey {
  readonly qty: number
}
export interface Held extends StockQty {
  readonly lineId: number
}

const asJson = (rows: readonly StockKey[]) => JSON.stringify(rows)

/** Locks the rows in the one order everybody keeps, by goods and then by warehouse. */
export async function lockStockRows(db: Db, keys: readonly StockKey[]): Promise<void> {
  if (keys.length === 0) return
  await sql`select 1 from stock s join jsonb_to_recordset(${asJson(keys)}::jsonb) as k ("goodsId" bigint, "ckId" int)
    on s.goods_id = k."goodsId" and s.ck_id = k."ckId" order by s.goods_id, s.ck_id for no key update of s`.execute(db)
}

/**
 * Waits for its turn with goods that many order at once, before any row of theirs is locked: whoever waits for a row competes for it with
 * those who come later, and some waited three times as long as others.
 */
export async function queueForGoods(db: Db, keys: readonly StockKey[]): Promise<void> {
  const ids = [...new Set(keys.map(({ goodsId }) => goodsId))].toSorted((a, b) => a - b)
  await sql`select pg_advisory_xact_lock(hashtextextended('stock ' || id, 0)) from unnest(${ids}::bigint[]) with ordinality as k (id, nth)
    order by nth`.execute(db)
}

/** Reserves where enough is left for sale that day and returns which goods were reserved; the rows must be locked. */
export async function takeStock(db: Db, wanted: readonly StockQty[], day: Day): Promise<number[]> {
  const { rows } = await sql<{ goods_id: number }>`update stock s set reserved = s.reserved + k.qty
    from jsonb_to_recordset(${asJson(wanted)}::jsonb) as k ("goodsId" bigint, "ckId" int, qty int)
    where s.goods_id = k."goodsId" and s.ck_id = k."ckId" and ${freeUnits('s', day)} >= k.qty returning s.goods_id`.execute(db)
  return rows.map((row) => row.goods_id)
}

/** What can be sold that day; below zero where more is promised than that. */
export async function findAvailable(db: Db, key: StockKey, day: Day): Promise<number> {
  const row = await db
    .selectFrom('stock as s')
    .where('s.goods_id', '=', key.goodsId)
    .where('s.ck_id', '=', key.ckId)
    .select(freeUnits('s', day).as('free'))
    .executeTakeFirst()
  return row?.free ?? 0
}

/** Changes the locked rows by so much; `onHand` moves with the reservation when goods leave the house. */
export async function lowerStock(db: Db, back: readonly StockQty[], what: 'reserved' | 'both'): Promise<void> {
  if (back.length === 0) return
  const onHand = what === 'both' ? sql`, on_hand = s.on_hand - k.qty` : sql``
  await sql`update stock s set reserved = s.reserved - k.qty${onHand}
    from jsonb_to_recordset(${asJson(back)}::jsonb) as k ("goodsId" bigint, "ckId" int, qty int)
    where s.goods_id = k."goodsId" and s.ck_id = k."ckId"`.execute(db)
}

export async function insertReservations(db: Db, lines: readonly Held[]): Promise<void> {
  for (const some of chunksOf(lines, 4)) {
    await db
      .insertInto('stock_reservation')
      .values(some.map((line) => ({ order_line_id: line.lineId, goods_id: line.goodsId, ck_id: line.ckId, qty: line.qty })))
      .execute()
  }
}

export async function insertMoves(
  db: Db,
  lines: readonly Held[],
  move: { reason: string; onHand: -1 | 0 | 1; reserved: -1 | 1; at: Date },
  cause?: string,
): Promise<void> {
  for (const some of chunksOf(lines, 7)) {
    await db
      .insertInto('stock_move')
      .values(
        some.map((line) => ({
          goods_id: line.goodsId,
          ck_id: line.ckId,
          d_on_hand: move.onHand * line.qty,
          d_reserved: move.reserved * line.qty,
          reason: move.reason,
          ref: cause ?? `line:${line.lineId}`,
          at: move.at,
        })),
      )
      .execute()
  }
}

/** What the orders still hold; their trade is locked, so nobody else changes it. */
export async function findHeld(db: Db, orderIds: readonly number[]): Promise<Held[]> {
  const rows = await db
    .selectFrom('stock_reservation as r')
    .innerJoin('order_line as l', 'l.id', 'r.order_line_id')
    .where('l.order_id', 'in', orderIds)
    .where('r.state', '=', 'held')
    .orderBy('l.id')
    .select(['r.order_line_id', 'r.goods_id', 'r.ck_id', 'r.qty'])
    .execute()
  return rows.map((row) => ({ lineId: row.order_line_id, goodsId: row.goods_id, ckId: row.ck_id, qty: row.qty }))
}

export async function endReservations(db: Db, lines: readonly Held[], state: 'shipped' | 'released'): Promise<void> {
  if (lines.length === 0) return
  await db
    .updateTable('stock_reservation')
    .set({ state })
    .where('state', '=', 'held')
    .where(
      'order_line_id',
      'in',
      lines.map((line) => line.lineId),
    )
    .execute()
}

/** Units of each of these goods that the member holds in trades not paid yet: few orders, which come before all that others hold. */
export async function findUnpaidHeld(db: Db, memberId: number, goodsIds: readonly number[]): Promise<Map<number, number>> {
  if (goodsIds.length === 0) return new Map()
  const { rows } = await sql<{ goods_id: number; qty: number }>`
    with unpaid as materialized (
      select l.id from orders o join order_line l on l.order_id = o.id where o.member_id = ${memberId} and o.status = 'unpaid')
    select r.goods_id, sum(r.qty)::int as qty from unpaid join stock_reservation r on r.order_line_id = unpaid.id
    where r.state = 'held' and r.goods_id = any(${[...goodsIds]}::bigint[]) group by r.goods_id`.execute(db)
  return new Map(rows.map((row) => [row.goods_id, row.qty]))
}

export interface Lot extends StockQty {
  readonly batchId: number
}

/** Lots that may still be sold that day, first-expiring first, locked by goods. */
export async function lockLots(db: Db, keys: readonly StockKey[], today: Day): Promise<Lot[]> {
  const { rows } = await sql<{ id: number; goods_id: number; ck_id: number; on_hand: number }>`select b.id, b.goods_id, b.ck_id, b.on_hand
    from goods_batch b join jsonb_to_recordset(${asJson(keys)}::jsonb) as k ("goodsId" bigint, "ckId" int) on b.goods_id = k."goodsId"
      and b.ck_id = k."ckId"
    where b.on_hand > 0 and not ${isWithheld('b', today)} order by b.goods_id, b.ck_id, b.expires, b.id for no key update of b`.execute(db)
  return rows.map((row) => ({ batchId: row.id, goodsId: row.goods_id, ckId: row.ck_id, qty: row.on_hand }))
}

export async function lowerLots(db: Db, used: readonly { batchId: number; qty: number }[]): Promise<void> {
  await sql`update goods_batch b set on_hand = b.on_hand - k.qty
    from (select "batchId", sum(qty)::int as qty from jsonb_to_recordset(${JSON.stringify(used)}::jsonb) as u ("batchId" bigint, qty int)
      group by 1) k
    where b.id = k."batchId"`.execute(db)
}
