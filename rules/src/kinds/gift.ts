import { list, objectOf, oneOf, optional, text, titled, type Shaped } from '../shape.ts'
import { type Draft, type Facts, goodsName, goodsUnknown, NO_GOODS, type Problem } from './draft.ts'
import type { Kind } from './kind.ts'
import { amountLeft, count, draftCount, draftId } from './parts.ts'

const row = objectOf({
  type: oneOf([1, 2]),
  need: count,
  give: count,
  left: optional(amountLeft),
  goods: titled('赠品的商品编号', text()),
})
/** 买赠 as the pricing document has it: `type` 1 once from `need` on, 2 for every `need`. */
export type PricingGift = Shaped<typeof row>

export const gift = {
  name: '买赠',
  wire: 'GIFT',
  lineType: 9,
  phase: null,
  tag: '赠',
  part: {
    name: 'gift',
    wire: 'gift',
    place: 'inGoods',
    row,
    title: '赠品规则',
    told: ['left'],
    wireNames: { type: 'mode', need: 'needed', give: 'given', goods: 'goodsID' },
  },
  activity: null,
} as const satisfies Kind

const rule = objectOf({
  goodsId: draftId,
  type: titled('1 满赠或 2 每满赠', oneOf([1, 2])),
  need: titled('满几件', draftCount),
  give: titled('赠几件', draftCount),
  giftGoodsId: titled('赠品编码', draftId),
  total: titled('赠品总量', draftCount),
})
const shape = objectOf({ rules: titled('买赠规则', list(rule, { min: 1, max: 500 })) })

export const giftDraft: Draft<typeof shape> = {
  shape,
  goods: ({ rules }) => rules.flatMap(({ goodsId, giftGoodsId }) => [goodsId, giftGoodsId]),
  exclusive: () => [],
  problems: ({ rules }, facts) => (rules.length === 0 ? [NO_GOODS] : rules.flatMap((given, index) => ruleProblems(given, index, facts))),
  // A gift is of two goods: of one that is not known, that one is named.
  rowName: ({ rules }, { code, index }, facts) => {
    const { goodsId, giftGoodsId } = rules[index] ?? {}
    if (code === NO_GOODS.code) return null
    return goodsName(code === 'GOODS_UNKNOWN' && facts.goods.has(goodsId ?? 0) ? giftGoodsId : goodsId, facts)
  },
  totals: ({ rules }) => rules.map(({ goodsId, total }) => ({ key: String(goodsId), total })),
  reportsOverlaps: false,
  isFinal: false,
}

function ruleProblems(given: Shaped<typeof rule>, index: number, { goods }: Facts): Problem[] {
  const [bought, present] = [goods.get(given.goodsId), goods.get(given.giftGoodsId)]
  if (bought === undefined || present === undefined) return [goodsUnknown(index)]
  if (bought.ck !== present.ck) return [{ code: 'GIFT_WAREHOUSE', index, message: '赠品须与商品在同一仓库' }]
  if (present.eph || bought.eph) return [{ code: 'GIFT_EPHEDRINE', index, message: '含麻黄碱类商品不得参与买赠' }]
  return given.give > given.need ? [{ code: 'GIFT_TOO_LARGE', index, message: '赠送数量不得超过购买数量' }] : []
}
