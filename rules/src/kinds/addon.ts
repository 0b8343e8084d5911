import { formatMoney } from '../money.ts'
import { list, objectOf, optional, titled, type Shaped } from '../shape.ts'
import { type Draft, type Facts, goodsName, goodsUnknown, listProblems, NO_GOODS, type Problem } from './draft.ts'
import type { Kind } from './kind.ts'
import { amountLeft, cents, count, draftCents, draftCount, draftGoods, draftId, goodsKeys, id } from './parts.ts'

const row = objectOf({
  id: titled('活动编号', id),
  full: titled('满（分）', cents),
  goods: goodsKeys,
  price: titled('换购价（分）', cents),
  number: titled('每单可换购的数量', optional(count)),
  left: titled('剩余', optional(amountLeft)),
})
/**
 * 换购 as the pricing document has it, by the goods that are added: from `full` of the plain lines of `goods` on, `number` a trade cost
 * `price` each.
 */
export type PricingAddon = Shaped<typeof row>

export const addon = {
  name: '换购',
  wire: 'ADDON',
  lineType: 4,
  phase: { code: 'P1_ADDON', title: '换购优惠' },
  tag: '换购',
  part: {
    name: 'addons',
    wire: 'addons',
    place: 'byGoods',
    row,
    title: '可换购的商品，按商品编号',
    told: ['number', 'left'],
    wireNames: { id: 'promotionID', goods: 'goodsIDs', number: 'perOrder', full: 'fullCents', price: 'priceCents' },
  },
  activity: null,
} as const satisfies Kind

const item = objectOf({
  goodsId: draftId,
  price: titled('换购价', draftCents),
  number: titled('每单数量', draftCount),
  total: titled('总量', draftCount),
})
const shape = objectOf({
  goodsIds: draftGoods,
  full: titled('满', draftCents),
  items: titled('换购商品', list(item, { min: 1, max: 500 })),
})
type AddonDraft = Shaped<typeof shape>

export const addonDraft: Draft<typeof shape> = {
  shape,
  goods: ({ goodsIds, items }) => [...(goodsIds ?? []), ...items.map(({ goodsId }) => goodsId)],
  exclusive: ({ items }) => items.map(({ goodsId }) => goodsId),
  problems: (draft, facts) => [...listProblems(draft.goodsIds, facts), ...itemProblems(draft, facts)],
  rowName: ({ items }, { code, index }, facts) =>
    code === NO_GOODS.code || code === 'ADDON_TWICE' ? null : goodsName(items[index]?.goodsId, facts),
  totals: ({ items }) => items.map(({ goodsId, total }) => ({ key: String(goodsId), total })),
  reportsOverlaps: false,
  isFinal: false,
}

function itemProblems(draft: AddonDraft, facts: Facts): Problem[] {
  const { items } = draft
  if (items.length === 0) return [NO_GOODS]
  if (new Set(items.map(({ goodsId }) => goodsId)).size < items.length)
    return [{ code: 'ADDON_TWICE', index: 0, message: '换购商品不得重复' }]
  const single = items.flatMap(({ goodsId }, index): Problem[] => {
    const known = facts.goods.get(goodsId)
    if (known === undefined) return [goodsUnknown(index)]
    if (known.eph) return [{ code: 'ADDON_EPHEDRINE', index, message: '含麻黄碱类商品不得参与换购' }]
    return facts.busy.has(goodsId) ? [{ code: 'ADDON_OVERLAP', index, message: '该商品在同一时段已有其他换购' }] : []
  })
  return [...single, ...priceProblems(draft, facts)]
}

/**
 * Cheaper than alone, a number that can be bought, and of all the added goods together no more taken off than half the amount that earns
 * them, as a full reduction may.
 */
function priceProblems({ full, items }: AddonDraft, { goods }: Facts): Problem[] {
  const problems: Problem[] = []
  let off = 0
  for (const [index, { goodsId, price, number, total }] of items.entries()) {
    const known = goods.get(goodsId)
    if (known === undefined) continue
    if (price >= known.base_price) problems.push({ code: 'ADDON_PRICE', index, message: '换购价须低于基础价' })
    if (number < Math.max(known.pack, known.min) || number > total)
      problems.push({ code: 'ADDON_NUMBER', index, message: '每单换购数量须不少于起购量且不超过换购总量' })
    off += Math.max(0, known.base_price - price) * number
  }
  if (off * 2 > full)
    problems.push({
      code: 'ADDON_TOO_CHEAP',
      index: 0,
      message: `满${formatMoney(full)}换购最多可优惠${formatMoney(Math.floor(full / 2))}`,
    })
  return problems
}
