import { sql, type RawBuilder } from 'kysely'
import type { Day } from '../../db/tables/identity.ts'

/** A lot (an alias) of which nothing is sold or sent that day: it has lapsed, a recall froze it, or it is in quarantine. */
export function isWithheld(lot: string, day: Day): RawBuilder<boolean> {
  const [expires, recall, hold] = ['expires', 'recall_id', 'hold_id'].map((column) => sql.ref(`${lot}.${column}`))
  return sql<boolean>`(${expires} <= ${day}::date or ${recall} is not null or ${hold} is not null)`
}

/** Units of a stock row (an alias) in lots that are withheld: on hand, and not for sale. */
export function withheldUnits(row: string, day: Day): RawBuilder<number> {
  const [goodsId, ckId] = [sql.ref(`${row}.goods_id`), sql.ref(`${row}.ck_id`)]
  return sql<number>`(select coalesce(sum(lot.on_hand), 0)::int from goods_batch lot
    where lot.goods_id = ${goodsId} and lot.ck_id = ${ckId} and lot.on_hand > 0 and ${isWithheld('lot', day)})`
}

/** Whether units of a stock row (an alias) lie in a lot that a recall froze. */
export function hasRecalledLot(row: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from goods_batch lot where lot.goods_id = ${sql.ref(`${row}.goods_id`)}
    and lot.ck_id = ${sql.ref(`${row}.ck_id`)} and lot.on_hand > 0 and lot.recall_id is not null)`
}

/** What of a stock row can be sold that day: what lies in lots not withheld, less what is reserved. */
export function freeUnits(row: string, day: Day): RawBuilder<number> {
  return sql<number>`(${sql.ref(`${row}.on_hand`)} - ${sql.ref(`${row}.reserved`)} - ${withheldUnits(row, day)})`
}

/**
 * Goods and warehouses of which nothing can be sold though units are on hand and free: few, and indexes of lots find them by their day
 * or their recall.
 */
export function withheldOut(day: Day): RawBuilder<unknown> {
  return sql`select lot.goods_id,
    lot.ck_id from goods_batch lot where lot.on_hand > 0 and ${isWithheld('lot', day)} group by lot.goods_id, lot.ck_id
    having sum(lot.on_hand) >= (select s.on_hand - s.reserved from stock s where s.goods_id = lot.goods_id and s.ck_id = lot.ck_id)`
}
