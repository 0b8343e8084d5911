import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { isRunning } from './promotion.repo.ts'

interface PromotionTag { readonly text: string; readonly kind: 'flash' | 'manjian' | 'discount' | 'addon' | 'gift' }

const TAGS = {
  flash: { text: '秒', kind: 'flash' }, manjian: { text: '满', kind: 'manjian' }, discount: { text: '折', kind: 'discount' }, addon: { text: '换购', kind: 'addon' }, gift: { text: '赠', kind: 'gift' },
} as const satisfies Record<string, PromotionTag>
const ORDER: readonly (keyof typeof TAGS)[] = ['flash', 'manjian', 'discount', 'addon', 'gift']

/** Which promotions name each of the goods now; one that covers everything marks nothing, and what is used up marks nothing either. */
export async function findTags(db: Db, goodsIds: readonly number[], now: Date): Promise<ReadonlyMap<number, PromotionTag[]>> {
  if (goodsIds.length === 0) return new Map()
  const ids = sql.join(goodsIds)
  const { rows } = await sql<{ goods_id: number; kinds: (keyof typeof TAGS)[] }>`select n.goods_id, jsonb_agg(distinct p.kind) as kinds from (
      select promotion_id, goods_id from promotion_goods where goods_id in (${ids})
      union all select promotion_id, goods_id from flash_item where goods_id in (${ids}) and taken < total
      union all select promotion_id, goods_id from gift_rule where goods_id in (${ids}) and given < total
    ) n join promotion p on p.id = n.promotion_id where ${isRunning('p', now)} group by n.goods_id`.execute(db)
  return new Map(rows.map((row) => [row.goods_id, ORDER.filter((kind) => row.kinds.includes(kind)).map((kind) => TAGS[kind])]))
}
