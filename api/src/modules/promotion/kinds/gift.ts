import { sql } from 'kysely'
import type { PromotionDraft } from 'rules/drafts'
import type { Db } from '../../../db/schema.ts'
import { isRunning } from '../isRunning.ts'
import type { GiftRule } from '../running.ts'
import { nothingBusy } from './shared.ts'
import type { StoredKind, PromotionUse, CountedKind } from './storedKind.ts'

const counted: CountedKind = {
  usesOf: ({ document, priced, promotions }, _, order) =>
    priced.gifts
      .filter((given) => order.lines.includes(given.line))
      .map(({ line: earner, qty }) => {
        const goodsId = Number(document.lines.find((line) => line.id === earner)?.goods)
        const rule = promotions.gifts.get(goodsId)
        if (rule === undefined) throw new Error(`no promotion is known for the gift of the goods ${goodsId}`)
        return { kind: 'gift', itemId: rule.id, goodsId, most: null, qty }
      }),
  column: 'gift_promotion_id',
  columns: ({ itemId, goodsId }) => ({ gift_promotion_id: itemId, gift_goods_id: goodsId }),
  use: useGift,
  refusal: 'GIFT_SHORT',
  async giveBack(db, { gift_promotion_id, gift_goods_id, qty }) {
    await db
      .updateTable('gift_rule')
      .set({ given: sql<number>`greatest(0, given - ${qty}::int)` })
      .where('promotion_id', '=', gift_promotion_id ?? 0)
      .where('goods_id', '=', gift_goods_id ?? 0)
      .execute()
  },
  goodsOf: sql<number>`(select r.gift_goods_id from gift_rule r
    where r.promotion_id = k.gift_promotion_id and r.goods_id = k.gift_goods_id)`,
}

export const gift: StoredKind<'gift'> = {
  columns: () => ({}),
  write: writeRules,
  lockTaken: (db, id) =>
    db
      .selectFrom('gift_rule')
      .where('promotion_id', '=', id)
      .orderBy('goods_id')
      .select(['goods_id as key', 'given as taken'])
      .forNoKeyUpdate()
      .execute(),
  findBusy: nothingBusy,
  named: sql`select promotion_id, goods_id from gift_rule where given < total`,
  behind: (running, _, goodsId) => running.gifts.get(goodsId) ?? null,
  part: null,
  counted,
}

/** One rule a good: of several the oldest promotion's. */
export async function findGifts(db: Db, goodsIds: readonly number[], now: Date): Promise<ReadonlyMap<number, GiftRule>> {
  if (goodsIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('gift_rule as r')
    .innerJoin('promotion as p', 'p.id', 'r.promotion_id')
    .where('r.goods_id', 'in', goodsIds)
    .where(isRunning('p', now))
    .orderBy('p.priority', 'desc')
    .orderBy('p.id', 'desc')
    .select(['p.id', 'p.name', 'p.version', 'r.goods_id', 'r.type', 'r.need', 'r.give', 'r.gift_goods_id', 'r.total', 'r.given'])
    .execute()
  return new Map(
    rows.map((row) => [
      row.goods_id,
      {
        id: row.id,
        name: row.name,
        version: row.version,
        goodsId: row.goods_id,
        type: row.type,
        need: row.need,
        give: row.give,
        giftGoodsId: row.gift_goods_id,
        left: Math.max(0, row.total - row.given),
      },
    ]),
  )
}

async function writeRules(db: Db, id: number, { rules }: PromotionDraft<'gift'>): Promise<void> {
  await db
    .insertInto('gift_rule')
    .values(
      rules.map((rule) => ({
        promotion_id: id,
        goods_id: rule.goodsId,
        type: rule.type,
        need: rule.need,
        give: rule.give,
        gift_goods_id: rule.giftGoodsId,
        total: rule.total,
      })),
    )
    .onConflict((oc) =>
      oc.columns(['promotion_id', 'goods_id']).doUpdateSet((eb) => ({
        type: eb.ref('excluded.type'),
        need: eb.ref('excluded.need'),
        give: eb.ref('excluded.give'),
        gift_goods_id: eb.ref('excluded.gift_goods_id'),
        total: eb.ref('excluded.total'),
      })),
    )
    .execute()
}

async function useGift(db: Db, { itemId, goodsId, qty }: PromotionUse): Promise<boolean> {
  const rule = await db
    .updateTable('gift_rule')
    .set({ given: sql<number>`given + ${qty}::int` })
    .where('promotion_id', '=', itemId)
    .where('goods_id', '=', goodsId ?? 0)
    .where(sql<boolean>`given + ${qty}::int <= total`)
    .returning('given')
    .executeTakeFirst()
  return rule !== undefined
}
