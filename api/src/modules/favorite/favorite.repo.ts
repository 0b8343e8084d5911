import type { Db } from '../../db/schema.ts'

/** Goods that exist are added; those that were there stay where they are in the list. */
export async function addFavorites(db: Db, memberId: number, goodsIds: readonly number[], now: Date): Promise<number[]> {
  const known = await db.selectFrom('goods').where('id', 'in', goodsIds).select('id').orderBy('id').execute()
  if (known.length === 0) return []
  await db
    .insertInto('favorite')
    .values(known.map(({ id }) => ({ member_id: memberId, goods_id: id, created_at: now })))
    .onConflict((oc) => oc.columns(['member_id', 'goods_id']).doNothing())
    .execute()
  return known.map(({ id }) => id)
}

export async function removeFavorites(db: Db, memberId: number, goodsIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .deleteFrom('favorite')
    .where('member_id', '=', memberId)
    .where('goods_id', 'in', goodsIds)
    .returning('goods_id')
    .execute()
  return rows.map((row) => row.goods_id)
}

/** The latest first. */
export async function findFavorites(db: Db, memberId: number, page: number, perPage: number): Promise<{ ids: number[]; total: number }> {
  const { total } = await db
    .selectFrom('favorite')
    .where('member_id', '=', memberId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('favorite')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('goods_id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .select('goods_id')
    .execute()
  return { ids: rows.map((row) => row.goods_id), total }
}
