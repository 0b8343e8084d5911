import type { PromotionDraft } from './draft.ts'
import type { FactsById } from './publishChecks.ts'
import type { Problem } from './unpublishable.ts'

/** Of the promotion as a whole: there is no row to name. */
const OF_ALL: ReadonlySet<string> = new Set(['TIMES', 'NO_GOODS', 'NO_TIERS', 'ADDON_TWICE'])

/** Problems that say which row they are of: its goods, its combination or its tier. */
export function namedProblems(draft: PromotionDraft, goods: FactsById, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => {
    const name = OF_ALL.has(problem.code) ? null : rowName(draft, goods, problem)
    return name === null ? problem : { ...problem, message: `${name}：${problem.message}` }
  })
}

function rowName(draft: PromotionDraft, goods: FactsById, { code, index }: Problem): string | null {
  const named = (id: number | undefined): string | null => (id === undefined ? null : (goods.get(id)?.name ?? `商品 ${id}`))
  switch (draft.kind) {
    case 'manjian':
    case 'discount':
      return code === 'GOODS_UNKNOWN' ? named(draft.goodsIds?.[index]) : `第 ${index + 1} 档`
    case 'gift':
      return giftName(draft.rules[index], goods, named)
    case 'flash':
      return named(draft.items[index]?.goodsId)
    case 'addon':
      return named(draft.items[index]?.goodsId)
    case 'combo':
      return draft.combos[index]?.name ?? null
  }
}

/** A gift is of two goods: of one that is not known, that one is named. */
function giftName(
  rule: { readonly goodsId: number; readonly giftGoodsId: number } | undefined,
  goods: FactsById,
  named: (id: number | undefined) => string | null,
): string | null {
  return named(rule !== undefined && goods.has(rule.goodsId) && !goods.has(rule.giftGoodsId) ? rule.giftGoodsId : rule?.goodsId)
}
