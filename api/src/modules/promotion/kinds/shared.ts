import { sql } from 'kysely'
import { chunksOf } from '../../../db/chunks.ts'
import type { Db } from '../../../db/schema.ts'
import type { Span, PromotionUse, CountedKind } from './storedKind.ts'

/** The goods a promotion covers or counts, instead of those it did. */
export async function replaceGoods(db: Db, id: number, goodsIds: readonly number[] | null): Promise<void> {
  await db.deleteFrom('promotion_goods').where('promotion_id', '=', id).execute()
  for (const some of chunksOf([...new Set(goodsIds ?? [])], 2))
    await db
      .insertInto('promotion_goods')
      .values(some.map((goods_id) => ({ promotion_id: id, goods_id })))
      .execute()
}

/** Tiers and goods of a full reduction or an order discount. */
export async function replaceTiers(
  db: Db,
  id: number,
  tiers: readonly { full: number; minus: number | null; bp: number | null }[],
  goodsIds: readonly number[] | null,
): Promise<void> {
  await db.deleteFrom('promotion_tier').where('promotion_id', '=', id).execute()
  await db
    .insertInto('promotion_tier')
    .values(tiers.map((tier) => ({ promotion_id: id, full_cents: tier.full, minus_cents: tier.minus, rate_bp: tier.bp })))
    .execute()
  await replaceGoods(db, id, goodsIds)
}

/** Of these goods those that another live promotion sells from the table at some time between the two moments. */
export async function findBusyIn(db: Db, table: 'flash_item' | 'addon_item', goodsIds: readonly number[], span: Span): Promise<number[]> {
  const { rows } = await sql<{
    goods_id: number
  }>`select item.goods_id from ${sql.table(table)} item join promotion p on p.id = item.promotion_id
    where item.goods_id = any(${[...goodsIds]}::bigint[]) and p.status = 'live' and p.id <> ${span.id ?? 0}
      and p.starts_at < ${span.endsAt} and p.ends_at > ${span.startsAt}`.execute(db)
  return rows.map((row) => row.goods_id)
}

/** How many of its goods a promotion has sold from the table. The rows stay locked. */
export function lockSold(db: Db, table: 'flash_item' | 'addon_item', id: number): Promise<{ key: number; taken: number }[]> {
  return db.selectFrom(table).where('promotion_id', '=', id).orderBy('id').select(['goods_id as key', 'taken']).forNoKeyUpdate().execute()
}

export const nothingTaken = () => Promise.resolve([])
export const nothingBusy = () => Promise.resolve([])

/** Of a promotion counted on its own row: how often it was given. */
export function lockTimes(db: Db, id: number): Promise<{ key: string; taken: number }[]> {
  return db
    .selectFrom('promotion')
    .where('id', '=', id)
    .select([sql<string>`'times'`.as('key'), 'taken'])
    .forNoKeyUpdate()
    .execute()
}

/** How trades use a promotion counted on its own row. It comes back with the last of a trade's orders, as a coupon does. */
export function countedOnPromotion(usesOf: CountedKind['usesOf']): CountedKind {
  return {
    usesOf,
    column: 'promotion_id',
    columns: ({ itemId }) => ({ promotion_id: itemId }),
    refusal: null,
    async use(db: Db, { itemId, qty }: PromotionUse) {
      const row = await db
        .updateTable('promotion')
        .set({ taken: sql<number>`taken + ${qty}::int` })
        .where('id', '=', itemId)
        .where(sql<boolean>`(total is null or taken + ${qty}::int <= total)`)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
    async giveBack(db, { promotion_id, qty }) {
      await db
        .updateTable('promotion')
        .set({ taken: sql<number>`greatest(0, taken - ${qty}::int)` })
        .where('id', '=', promotion_id ?? 0)
        .execute()
    },
    goodsOf: null,
  }
}
