import { INT_MAX, LINE_QTY_MAX } from '../constants.ts'
import { formatMoney } from '../money.ts'
import { integer, list, nullable, objectOf, optional, record, text, titled, type Shaped } from '../shape.ts'
import { type Draft, type Facts, goodsUnknown, NO_GOODS, type Problem } from './draft.ts'
import type { Kind } from './kind.ts'
import { amountLeft, cents, count, draftCents, draftCount, draftId } from './parts.ts'

const row = objectOf({
  price: titled('一套的价格（分）', cents),
  left: titled('会员尚可购买的套数', optional(amountLeft)),
  items: titled('按商品编号，每套的数量', record(count)),
})
/** 组合套餐 as the pricing document has it, by combination. */
export type PricingCombo = Shaped<typeof row>

export const combo = {
  name: '组合套餐',
  wire: 'COMBINATION',
  lineType: 3,
  phase: { code: 'P1_COMBO', title: '组合优惠' },
  tag: null,
  part: {
    name: 'combos',
    wire: 'combinations',
    place: 'byCombination',
    row,
    title: '正在进行的组合，按组合编号',
    told: [],
    wireNames: { price: 'priceCents' },
  },
  activity: null,
} as const satisfies Kind

const set = objectOf({
  name: titled('组合名称', text(60)),
  price: titled('一套的价格', draftCents),
  total: titled('总套数', nullable(draftCount)),
  perMember: titled('每店套数', nullable(draftCount)),
  items: titled('商品', list(objectOf({ goodsId: draftId, qty: titled('数量', integer(1, LINE_QTY_MAX)) }), { min: 1, max: 50 })),
})
const shape = objectOf({ combos: titled('组合', list(set, { min: 1, max: 100 })) })

export const comboDraft: Draft<typeof shape> = {
  shape,
  goods: ({ combos }) => combos.flatMap(({ items }) => items.map(({ goodsId }) => goodsId)),
  exclusive: () => [],
  problems: ({ combos }, facts) => (combos.length === 0 ? [NO_GOODS] : combos.flatMap((offer, index) => setProblems(offer, index, facts))),
  rowName: ({ combos }, { code, index }) => (code === NO_GOODS.code ? null : (combos[index]?.name ?? null)),
  totals: ({ combos }) => combos.map(({ name, total }) => ({ key: name, total })),
  reportsOverlaps: false,
  isFinal: false,
}

/** Not dearer than its components, whole packs, one warehouse. */
function setProblems({ price, items }: Shaped<typeof set>, index: number, { goods }: Facts): Problem[] {
  const parts = items.flatMap(({ goodsId, qty }) => {
    const known = goods.get(goodsId)
    return known === undefined ? [] : [{ ...known, qty }]
  })
  if (parts.length < items.length) return [goodsUnknown(index)]
  if (new Set(items.map(({ goodsId }) => goodsId)).size < items.length)
    return [{ code: 'COMBO_TWICE', index, message: '组合内商品不得重复' }]
  const problems: Problem[] = []
  const amount = parts.reduce((sum, part) => sum + part.base_price * part.qty, 0)
  if (parts.length < 2) problems.push({ code: 'COMBO_EMPTY', index, message: '组合至少包含两种商品' })
  for (const part of parts)
    if (part.qty % part.pack !== 0 || part.qty < part.min)
      problems.push({ code: 'COMBO_PACK', index, message: '组合内数量须符合中包装和起购量' })
  if (price > amount) problems.push({ code: 'COMBO_DEARER', index, message: `组合价不得高于单买合计${formatMoney(amount)}` })
  if (amount > INT_MAX) problems.push({ code: 'COMBO_AMOUNT', index, message: `一套组合单买合计不得超过${formatMoney(INT_MAX)}` })
  if (new Set(parts.map((part) => part.ck)).size > 1) problems.push({ code: 'COMBO_WAREHOUSE', index, message: '组合商品须在同一仓库' })
  return problems
}
