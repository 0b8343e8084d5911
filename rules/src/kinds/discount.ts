import { holding, integer, list, objectOf, titled, type Shaped } from '../shape.ts'
import { type Draft, listProblems, noTiers, notRising, tierName, type Problem } from './draft.ts'
import type { Kind } from './kind.ts'
import { cents, draftCents, draftGoods, goodsKeys, id } from './parts.ts'
import { rateWords, yuanWords } from './words.ts'

const row = objectOf({
  id,
  goods: goodsKeys,
  tiers: list(objectOf({ full: titled('满（分）', cents), bp: titled('实付比例，万分之', integer(0, 10_000)) }), { distinct: 'full' }),
})
/** 订单折扣 as the pricing document has it; `bp` is what is paid, in basis points: 9800 is 98 %. */
export type PricingDiscount = Shaped<typeof row>

export const discount = {
  name: '订单折扣',
  wire: 'DISCOUNT',
  lineType: null,
  phase: { code: 'P3_DISCOUNT', title: '订单折扣' },
  tag: '折',
  part: {
    name: 'discounts',
    wire: 'discounts',
    place: 'list',
    row,
    told: [],
    wireNames: { id: 'promotionID', goods: 'goodsIDs', full: 'fullCents', bp: 'basisPoints' },
  },
  activity: {
    list: 'discounts',
    terms: ({ tiers }: PricingDiscount) => tiers.map(({ full, bp }) => `满 ${yuanWords(full)} 打 ${rateWords(bp)}`),
    explained: () => null,
  },
} as const satisfies Kind

const shape = objectOf({
  goodsIds: draftGoods,
  tiers: titled(
    '各档',
    list(objectOf({ full: titled('满', draftCents), bp: titled('按原价的（%）', holding('rate', integer(1, 10_000))) }), {
      min: 1,
      max: 20,
    }),
  ),
})

export const discountDraft: Draft<typeof shape> = {
  shape,
  goods: ({ goodsIds }) => goodsIds ?? [],
  exclusive: () => [],
  problems: ({ goodsIds, tiers }, facts) => [...tierProblems(tiers), ...listProblems(goodsIds, facts)],
  rowName: ({ goodsIds }, problem, facts) => tierName(goodsIds, problem, facts),
  totals: () => [],
  reportsOverlaps: true,
  isFinal: false,
}

/** At least half is paid, amounts rise and rates fall strictly. */
function tierProblems(tiers: Shaped<typeof shape>['tiers']): Problem[] {
  const problems = noTiers(tiers)
  for (const [index, tier] of tiers.entries()) {
    if (tier.bp < 5_000) problems.push({ code: 'RATE_TOO_LOW', index, message: '折扣不得低于五折' })
    const before = tiers[index - 1]
    if (before && (tier.full <= before.full || tier.bp >= before.bp)) problems.push(notRising(index))
  }
  return problems
}
