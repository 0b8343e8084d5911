import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { isRunning } from '../promotion/promotion.repo.ts'

/** Running combinations that hold the goods, the oldest first. */
export async function findCombosWith(db: Db, goodsId: number, now: Date, max: number): Promise<number[]> {
  const rows = await db
    .selectFrom('combo_item as i')
    .innerJoin('combo as c', 'c.id', 'i.combo_id')
    .innerJoin('promotion as p', 'p.id', 'c.promotion_id')
    .where('i.goods_id', '=', goodsId)
    .where(isRunning('p', now))
    .orderBy('c.id')
    .limit(max)
    .select('c.id')
    .execute()
  return rows.map((row) => row.id)
}

/** How many goods on sale a promotion names. */
export async function countNamed(db: Db, promotionId: number): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from promotion_goods n join goods g on g.id = n.goods_id and g.is_on_sale
    where n.promotion_id = ${promotionId}`.execute(db)
  return rows[0]?.n ?? 0
}

/** The running purchase limit of the goods. */
export async function findLimit(db: Db, goodsId: number, now: Date): Promise<{ per_member: number; ends_at: Date } | null> {
  const row = await db
    .selectFrom('purchase_limit')
    .where('goods_id', '=', goodsId)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .select(['per_member', 'ends_at'])
    .executeTakeFirst()
  return row ?? null
}
