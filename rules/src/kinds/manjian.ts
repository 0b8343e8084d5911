import { formatMoney } from '../money.ts'
import { list, objectOf, oneOf, optional, titled, type Shaped } from '../shape.ts'
import { type Draft, listProblems, noTiers, notRising, tierName, type Problem } from './draft.ts'
import type { Kind } from './kind.ts'
import { cents, draftCents, draftGoods, goodsKeys, id, priority } from './parts.ts'
import { yuanWords } from './words.ts'

const row = objectOf({
  id,
  priority,
  goods: goodsKeys,
  repeat: optional(oneOf([true, false]), false),
  cap: titled('最多减（分）', optional(cents)),
  tiers: list(objectOf({ full: titled('满（分）', cents), minus: titled('减（分）', cents) }), { distinct: 'full' }),
})
/** 满减 as the pricing document has it. */
export type PricingManjian = Shaped<typeof row>

export const manjian = {
  name: '满减',
  wire: 'FULL_REDUCTION',
  lineType: null,
  phase: { code: 'P3_MANJIAN', title: '满减优惠' },
  tag: '满',
  part: {
    name: 'manjian',
    wire: 'fullReductions',
    place: 'list',
    row,
    told: [],
    wireNames: { id: 'promotionID', goods: 'goodsIDs', repeat: 'isRepeatable', cap: 'capCents', full: 'fullCents', minus: 'minusCents' },
  },
  activity: {
    list: 'manjians',
    terms: ({ repeat, cap, tiers }: PricingManjian) => [
      ...tiers.map(({ full, minus }) => `${repeat ? '每满' : '满'} ${yuanWords(full)} 减 ${yuanWords(minus)}`),
      ...(typeof cap === 'number' ? [`最多减 ${yuanWords(cap)}`] : []),
    ],
    explained: () => null,
  },
} as const satisfies Kind

const shape = objectOf({
  goodsIds: draftGoods,
  repeatable: titled('每满减', optional(oneOf([true, false]), false)),
  cap: titled('最多减', optional(draftCents)),
  tiers: titled('各档', list(objectOf({ full: titled('满', draftCents), minus: titled('减', draftCents) }), { min: 1, max: 20 })),
})

export const manjianDraft: Draft<typeof shape> = {
  shape,
  goods: ({ goodsIds }) => goodsIds ?? [],
  exclusive: () => [],
  problems: ({ goodsIds, tiers, repeatable }, facts) => [
    ...tierProblems(tiers),
    ...listProblems(goodsIds, facts),
    // Every full amount reduces again, so there is nothing for a second tier to say.
    ...(repeatable === true && tiers.length > 1 ? [{ code: 'REPEAT_TIERS', index: 1, message: '每满减只能设置一档' }] : []),
  ],
  rowName: ({ goodsIds }, problem, facts) => tierName(goodsIds, problem, facts),
  totals: () => [],
  reportsOverlaps: true,
  isFinal: false,
}

/** No more than half of the amount is taken off, amounts and reductions rise strictly. */
function tierProblems(tiers: Shaped<typeof shape>['tiers']): Problem[] {
  const problems = noTiers(tiers)
  for (const [index, tier] of tiers.entries()) {
    if (tier.minus * 2 > tier.full)
      problems.push({
        code: 'MINUS_TOO_LARGE',
        index,
        message: `满${formatMoney(tier.full)}最多可减${formatMoney(Math.floor(tier.full / 2))}`,
      })
    const before = tiers[index - 1]
    if (before && (tier.full <= before.full || tier.minus <= before.minus)) problems.push(notRising(index))
  }
  return problems
}
