import { addonProblems, comboProblems, discountProblems, manjianProblems } from 'rules/publish'
import type { AddonDraft, ComboDraft, FlashDraft, GiftDraft, PromotionDraft } from './draft.ts'
import type { Problem } from './unpublishable.ts'

/** What the checks need to know of goods. */
export interface GoodsFacts {
  readonly id: number
  readonly name: string
  readonly base_price: number
  readonly zbz: number
  readonly min_qty: number
  readonly ck_id: number
  readonly is_eph: boolean
}

export type FactsById = ReadonlyMap<number, GoodsFacts>

/** Everything that forbids publishing this draft (TRADE §2.2, publish checks). */
export function draftProblems(draft: PromotionDraft, goods: FactsById, busy: ReadonlySet<number>): Problem[] {
  const problems: Problem[] = []
  if (draft.endsAt <= draft.startsAt) problems.push({ code: 'TIMES', index: 0, message: '结束时间须晚于开始时间' })
  return [...problems, ...contentProblems(draft, goods, busy)]
}

function contentProblems(draft: PromotionDraft, goods: FactsById, busy: ReadonlySet<number>): Problem[] {
  switch (draft.kind) {
    case 'manjian':
      return [...manjianProblems(draft.tiers), ...listProblems(draft.goodsIds, goods), ...repeatProblems(draft)]
    case 'discount':
      return [...discountProblems(draft.tiers), ...listProblems(draft.goodsIds, goods)]
    case 'gift':
      return giftProblems(draft, goods)
    case 'flash':
      return flashProblems(draft, goods, busy)
    case 'combo':
      return combosProblems(draft, goods)
    case 'addon':
      return [...listProblems(draft.goodsIds, goods), ...addonsProblems(draft, goods, busy)]
  }
}

/** A new version may not offer less in all than was taken already. */
export function totalProblems(draft: PromotionDraft, taken: ReadonlyMap<string, number>): Problem[] {
  return totalsOf(draft).flatMap(({ key, total }, index) => {
    const gone = taken.get(key) ?? 0
    return total === null || total >= gone ? [] : [{ code: 'TOTAL_TAKEN', index, message: `总量不得少于已售出或已赠出的 ${gone}` }]
  })
}

function totalsOf(draft: PromotionDraft): { key: string; total: number | null }[] {
  switch (draft.kind) {
    case 'flash':
      return draft.items.map((item) => ({ key: String(item.goodsId), total: item.total }))
    case 'gift':
      return draft.rules.map((rule) => ({ key: String(rule.goodsId), total: rule.total }))
    case 'combo':
      return draft.combos.map((combo) => ({ key: combo.name, total: combo.total }))
    case 'addon':
      return draft.items.map((item) => ({ key: String(item.goodsId), total: item.total }))
    default:
      return []
  }
}

const unknown = (index: number): Problem => ({ code: 'GOODS_UNKNOWN', index, message: '商品不存在' })
const empty: Problem = { code: 'NO_GOODS', index: 0, message: '请至少选择一种商品' }

function listProblems(ids: readonly number[] | null, goods: FactsById): Problem[] {
  if (ids === null) return []
  return ids.length === 0 ? [empty] : ids.flatMap((id, index) => (goods.has(id) ? [] : [unknown(index)]))
}

/** Every full amount reduces anew, so there is nothing for a second tier to say. */
function repeatProblems(draft: { readonly repeatable?: boolean; readonly tiers: readonly unknown[] }): Problem[] {
  return draft.repeatable === true && draft.tiers.length > 1 ? [{ code: 'REPEAT_TIERS', index: 1, message: '每满减只能设置一档' }] : []
}

function giftProblems({ rules }: GiftDraft, goods: FactsById): Problem[] {
  if (rules.length === 0) return [empty]
  return rules.flatMap((rule, index): Problem[] => {
    const [bought, gift] = [goods.get(rule.goodsId), goods.get(rule.giftGoodsId)]
    if (bought === undefined || gift === undefined) return [unknown(index)]
    if (bought.ck_id !== gift.ck_id) return [{ code: 'GIFT_WAREHOUSE', index, message: '赠品须与商品在同一仓库' }]
    if (gift.is_eph || bought.is_eph) return [{ code: 'GIFT_EPHEDRINE', index, message: '含麻黄碱类商品不得参与买赠' }]
    return rule.give > rule.need ? [{ code: 'GIFT_TOO_LARGE', index, message: '赠送数量不得超过购买数量' }] : []
  })
}

function flashProblems({ items }: FlashDraft, goods: FactsById, busy: ReadonlySet<number>): Problem[] {
  if (items.length === 0) return [empty]
  return items.flatMap((item, index): Problem[] => {
    const one = goods.get(item.goodsId)
    if (one === undefined) return [unknown(index)]
    if (item.price >= one.base_price) return [{ code: 'FLASH_DEARER', index, message: '秒杀价须低于基础价' }]
    if (item.perMember < Math.max(one.zbz, one.min_qty) || item.perMember > item.total)
      return [{ code: 'FLASH_NUMBER', index, message: '每店限购须不少于起购量且不超过秒杀总量' }]
    return busy.has(item.goodsId) ? [{ code: 'FLASH_OVERLAP', index, message: '该商品在同一时段已有其他秒杀' }] : []
  })
}

function combosProblems({ combos }: ComboDraft, goods: FactsById): Problem[] {
  if (combos.length === 0) return [empty]
  const known = Object.fromEntries(
    [...goods.values()].map((one) => [String(one.id), { base_price: one.base_price, pack: one.zbz, min: one.min_qty, ck: one.ck_id }]),
  )
  return combos.flatMap((combo, index): Problem[] => {
    if (combo.items.some((item) => !goods.has(item.goodsId))) return [unknown(index)]
    const items = Object.fromEntries(combo.items.map((item) => [String(item.goodsId), item.qty]))
    if (Object.keys(items).length < combo.items.length) return [{ code: 'COMBO_TWICE', index, message: '组合内商品不得重复' }]
    return comboProblems({ price: combo.price, items }, known).map((problem) => ({ ...problem, index }))
  })
}

function addonsProblems({ full, items }: AddonDraft, goods: FactsById, busy: ReadonlySet<number>): Problem[] {
  if (items.length === 0) return [empty]
  if (new Set(items.map((item) => item.goodsId)).size < items.length)
    return [{ code: 'ADDON_TWICE', index: 0, message: '换购商品不得重复' }]
  const single = items.flatMap((item, index): Problem[] => {
    const one = goods.get(item.goodsId)
    if (one === undefined) return [unknown(index)]
    if (one.is_eph) return [{ code: 'ADDON_EPHEDRINE', index, message: '含麻黄碱类商品不得参与换购' }]
    return busy.has(item.goodsId) ? [{ code: 'ADDON_OVERLAP', index, message: '该商品在同一时段已有其他换购' }] : []
  })
  const known = items.flatMap((item) => {
    const one = goods.get(item.goodsId)
    return one === undefined ? [] : [{ ...item, goods: { base_price: one.base_price, pack: one.zbz, min: one.min_qty } }]
  })
  return [...single, ...addonProblems(full, known)]
}
