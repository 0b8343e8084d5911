import { list, objectOf, optional, titled, type Shaped } from '../shape.ts'
import { type Draft, goodsName, goodsUnknown, NO_GOODS, type Problem } from './draft.ts'
import type { Kind } from './kind.ts'
import { amountLeft, cents, draftCents, draftCount, draftId } from './parts.ts'

const row = objectOf({
  price: titled('秒杀价（分）', cents),
  per_member: optional(amountLeft),
  bought: optional(amountLeft, 0),
  left: optional(amountLeft),
})
/** 秒杀 as the pricing document has it, by goods. */
export type PricingFlash = Shaped<typeof row>

export const flash = {
  name: '秒杀',
  wire: 'FLASH',
  lineType: 1,
  phase: { code: 'P1_FLASH', title: '秒杀优惠' },
  tag: '秒',
  part: {
    name: 'flash',
    wire: 'flash',
    place: 'byGoods',
    row,
    title: '正在秒杀的商品，按商品编号',
    told: ['per_member', 'left'],
    wireNames: { price: 'priceCents', per_member: 'perMember' },
  },
  activity: null,
} as const satisfies Kind

const shape = objectOf({
  items: titled(
    '秒杀商品',
    list(
      objectOf({
        goodsId: draftId,
        price: titled('秒杀价', draftCents),
        total: titled('总量', draftCount),
        perMember: titled('每店限购', draftCount),
      }),
      { min: 1, max: 500 },
    ),
  ),
})

export const flashDraft: Draft<typeof shape> = {
  shape,
  goods: ({ items }) => items.map(({ goodsId }) => goodsId),
  exclusive: ({ items }) => items.map(({ goodsId }) => goodsId),
  problems({ items }, { goods, busy }) {
    if (items.length === 0) return [NO_GOODS]
    return items.flatMap((item, index): Problem[] => {
      const known = goods.get(item.goodsId)
      if (known === undefined) return [goodsUnknown(index)]
      if (item.price >= known.base_price) return [{ code: 'FLASH_DEARER', index, message: '秒杀价须低于基础价' }]
      if (item.perMember < Math.max(known.pack, known.min) || item.perMember > item.total)
        return [{ code: 'FLASH_NUMBER', index, message: '每店限购须不少于起购量且不超过秒杀总量' }]
      return busy.has(item.goodsId) ? [{ code: 'FLASH_OVERLAP', index, message: '该商品在同一时段已有其他秒杀' }] : []
    })
  },
  rowName: ({ items }, { code, index }, facts) => (code === NO_GOODS.code ? null : goodsName(items[index]?.goodsId, facts)),
  totals: ({ items }) => items.map(({ goodsId, total }) => ({ key: String(goodsId), total })),
  reportsOverlaps: false,
  isFinal: false,
}
