import { sql } from 'kysely'
import { INT_MAX } from 'rules/constants'
import type { Db } from '../../db/schema.ts'

/** Goods count as sold once they are paid, less what came back; lists follow some seconds later, when it is counted. */
export async function moveSold(db: Db, orderIds: readonly number[], sign: 1 | -1): Promise<void> {
  await sql`insert into sold_due (goods_id, qty)
    select goods_id, ${sign}::int * (qty - returned_qty) from order_line
    where order_id = any(${[...orderIds]}::bigint[]) and type <> 9 and qty > returned_qty`.execute(db)
}

export async function lowerSold(db: Db, back: readonly { readonly goodsId: number; readonly unsold: number }[]): Promise<void> {
  const rows = back.filter(({ unsold }) => unsold > 0).map(({ goodsId, unsold }) => ({ goods_id: goodsId, qty: -unsold }))
  if (rows.length > 0) await db.insertInto('sold_due').values(rows).execute()
}

/** Counts what was noted since: how many goods. They are locked by id, as everybody does. */
export async function countSold(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    with due as (delete from sold_due returning goods_id, qty),
      counted as (select goods_id, sum(qty) as qty from due group by goods_id having sum(qty) <> 0),
      locked as (select g.id, counted.qty from goods g join counted on counted.goods_id = g.id order by g.id for no key update of g)
    update goods g set sold = least(${INT_MAX}::bigint, greatest(0, g.sold + locked.qty)) from locked where g.id = locked.id`.execute(db)
  return Number(numAffectedRows ?? 0)
}
