import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { Day } from '../../db/tables/identity.ts'
import type { HoldState } from '../../db/tables/quality.ts'
import { freeUnits } from './saleable.ts'
import type { StockKey, StockQty } from './stock.repo.ts'

/** Adds to the stock; goods that a warehouse never had get their row. */
export async function raiseStock(db: Db, rows: readonly StockQty[]): Promise<void> {
  await sql`insert into stock as s (goods_id, ck_id, on_hand)
    select k."goodsId", k."ckId",
      sum(k.qty)::int from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as k ("goodsId" bigint, "ckId" int, qty int) group by 1, 2
    on conflict (goods_id, ck_id) do update set on_hand = s.on_hand + excluded.on_hand`.execute(db)
}

export async function findOnHand(db: Db, { goodsId, ckId }: StockKey): Promise<number> {
  const row = await db
    .selectFrom('stock')
    .where('goods_id', '=', goodsId)
    .where('ck_id', '=', ckId)
    .forNoKeyUpdate()
    .select('on_hand')
    .executeTakeFirst()
  return row?.on_hand ?? 0
}

/** Only what can be sold and nobody has reserved may leave; false when that is too little. */
export async function lowerFreeStock(db: Db, { goodsId, ckId, qty }: StockQty, day: Day): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stock as s')
    .set({ on_hand: sql<number>`on_hand - ${qty}::int` })
    .where('s.goods_id', '=', goodsId)
    .where('s.ck_id', '=', ckId)
    .where(sql<boolean>`${freeUnits('s', day)} >= ${qty}::int`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Of the locked row; nothing is asked but what the table asks. */
export async function lowerOnHand(db: Db, { goodsId, ckId, qty }: StockQty): Promise<void> {
  await db
    .updateTable('stock')
    .set({ on_hand: sql<number>`on_hand - ${qty}::int` })
    .where('goods_id', '=', goodsId)
    .where('ck_id', '=', ckId)
    .execute()
}

export async function raiseLots(db: Db, rows: readonly { batchId: number; qty: number }[]): Promise<void> {
  await sql`update goods_batch b set on_hand = b.on_hand + k.qty
    from (select "batchId", sum(qty)::int as qty from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as u ("batchId" bigint, qty int)
      group by 1) k
    where b.id = k."batchId"`.execute(db)
}

export async function findLot(
  db: Db,
  { goodsId, ckId }: StockKey,
  lot: string,
): Promise<{ id: number; on_hand: number; expires: Day; recall_id: number | null; hold: HoldState | null } | null> {
  const row = await db
    .selectFrom('goods_batch')
    .where('goods_id', '=', goodsId)
    .where('ck_id', '=', ckId)
    .where('lot_no', '=', lot)
    .select(['id', 'on_hand', 'expires', 'recall_id'])
    .select(sql<HoldState | null>`(select h.state from lot_hold h where h.id = goods_batch.hold_id)`.as('hold'))
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Whether some of the lot has arrived and waits for its acceptance. */
export async function isAwaited(db: Db, { goodsId, ckId }: StockKey, lot: string): Promise<boolean> {
  const row = await db
    .selectFrom('intake')
    .where('goods_id', '=', goodsId)
    .where('ck_id', '=', ckId)
    .where('lot_no', '=', lot)
    .where('state', '=', 'waiting')
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface NewLot extends StockQty {
  readonly lot: string
  readonly produced: Day | null
  readonly expires: Day | null
}

/** A lot keeps its days; false where a new one has none. */
export async function putLot(db: Db, { goodsId, ckId, lot, produced, expires, qty }: NewLot): Promise<boolean> {
  const known = await findLot(db, { goodsId, ckId }, lot)
  if (known !== null) await raiseLots(db, [{ batchId: known.id, qty }])
  else if (produced === null || expires === null) return false
  else await db.insertInto('goods_batch').values({ goods_id: goodsId, ck_id: ckId, lot_no: lot, produced, expires, on_hand: qty }).execute()
  return true
}

/** One row a good and cause. */
export async function insertInOut(
  db: Db,
  rows: readonly StockQty[],
  move: { readonly reason: string; readonly sign: 1 | -1; readonly ref: string; readonly at: Date },
): Promise<void> {
  const sums = new Map<string, StockQty>()
  for (const row of rows) {
    const key = `${row.goodsId}/${row.ckId}`
    sums.set(key, { goodsId: row.goodsId, ckId: row.ckId, qty: row.qty + (sums.get(key)?.qty ?? 0) })
  }
  await db
    .insertInto('stock_move')
    .values(
      [...sums.values()].map((row) => ({
        goods_id: row.goodsId,
        ck_id: row.ckId,
        d_on_hand: move.sign * row.qty,
        d_reserved: 0,
        reason: move.reason,
        ref: move.ref,
        at: move.at,
      })),
    )
    .execute()
}

/** What the house's own entry under this key changed; null before it. */
export async function findMoved(db: Db, ref: string): Promise<{ goods_id: number; ck_id: number; d_on_hand: number } | null> {
  const row = await db
    .selectFrom('stock_move')
    .where('ref', '=', ref)
    .where('reason', 'in', ['stock_in', 'stock_out', 'write_off'])
    .select(['goods_id', 'ck_id', 'd_on_hand'])
    .executeTakeFirst()
  return row ?? null
}
