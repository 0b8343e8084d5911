import { sql } from 'kysely'
import type { Db } from '../../../db/schema.ts'
import type { Day } from '../../../db/tables/identity.ts'
import { freeUnits } from '../../stock/saleable.ts'
import type { StockKey, StockQty } from '../../stock/stock.repo.ts'

export interface LotKey extends StockKey {
  readonly lot: string
}
export interface FoundLot {
  readonly id: number
  readonly goodsId: number
  readonly ckId: number
  readonly lot: string
  readonly produced: Day
  readonly expires: Day
  readonly onHand: number
}

const asked = (rows: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`

/** The rows of their stock are locked, so nobody else changes these. */
export async function findLots(db: Db, keys: readonly LotKey[]): Promise<FoundLot[]> {
  const { rows } =
    await sql<FoundLot>`select distinct b.id, b.goods_id as "goodsId", b.ck_id as "ckId", b.lot_no as lot, b.produced, b.expires,
      b.on_hand as "onHand"
    from ${asked(keys)} k ("goodsId" bigint, "ckId" int, lot text)
    join goods_batch b on b.goods_id = k."goodsId" and b.ck_id = k."ckId" and b.lot_no = k.lot`.execute(db)
  return rows
}

/** Which of these numbers are booked and not taken back. */
export async function findBooked(db: Db, refs: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ ref: string }>`select m.ref from stock_move m where m.ref = any(${[...refs]}::text[])
    and not exists (select from stock_move u where u.ref = m.ref || ':undo')`.execute(db)
  return new Set(rows.map(({ ref }) => ref))
}

export interface NewLot extends LotKey {
  readonly produced: Day
  readonly expires: Day
  readonly qty: number
}

export async function insertLots(db: Db, lots: readonly NewLot[]): Promise<void> {
  await sql`insert into goods_batch (goods_id, ck_id, lot_no, produced, expires, on_hand)
    select k."goodsId", k."ckId", k.lot, k.produced, k.expires, k.qty
    from ${asked(lots)} k ("goodsId" bigint, "ckId" int, lot text, produced date, expires date, qty int)`.execute(db)
}

/** Of locked rows; `qty` is below zero. */
export async function lowerStocks(db: Db, rows: readonly StockQty[]): Promise<void> {
  await sql`update stock s set on_hand = s.on_hand + k.qty from ${asked(rows)} k ("goodsId" bigint, "ckId" int, qty int)
    where s.goods_id = k."goodsId" and s.ck_id = k."ckId"`.execute(db)
}

export interface NewMove extends StockQty {
  readonly reason: string
  readonly ref: string
}

export async function insertLotMoves(db: Db, moves: readonly NewMove[], at: Date): Promise<void> {
  await sql`insert into stock_move (goods_id, ck_id, d_on_hand, d_reserved, reason, ref, at)
    select k."goodsId", k."ckId", k.qty, 0, k.reason, k.ref, ${at}
    from ${asked(moves)} k ("goodsId" bigint, "ckId" int, qty int, reason text, ref text)`.execute(db)
}

/** How many the first of these would lack, were it lowered (`qty` is below zero): the rest can be sold to nobody else. */
export async function findShort(db: Db, rows: readonly StockQty[], day: Day): Promise<number | null> {
  const found = await sql<{ short: number }>`select -(${freeUnits('s', day)} + k.qty) as short
    from ${asked(rows)} k ("goodsId" bigint, "ckId" int, qty int)
    join stock s on s.goods_id = k."goodsId" and s.ck_id = k."ckId" where ${freeUnits('s', day)} + k.qty < 0 limit 1`.execute(db)
  return found.rows[0]?.short ?? null
}
