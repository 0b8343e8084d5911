import { formatMoney } from '../money.ts'
import { list, objectOf, optional, titled, type Shaped } from '../shape.ts'
import { type Draft, listProblems, noTiers, notRising, tierName, type Problem } from './draft.ts'
import type { Kind } from './kind.ts'
import { cents, draftCents, draftGoods, draftSum, goodsKeys, id, priority } from './parts.ts'
import { yuanWords } from './words.ts'

const row = objectOf({
  id,
  priority,
  goods: goodsKeys,
  tiers: list(objectOf({ full: titled('满（分）', cents), back: titled('返（分）', cents) }), { distinct: 'full' }),
  member_cap: titled('每店最多返（分）', optional(cents)),
  left: titled('本店还可返（分）', optional(cents)),
})
/**
 * 返现 as the pricing document has it: of each order, by the net of the plain lines that join it, what comes back after receipt.
 * `left` is what this shop may still be promised, of all and of its own cap.
 */
export type PricingCashback = Shaped<typeof row>
export type CashbackTiers = PricingCashback['tiers']

export const cashback = {
  name: '返现',
  wire: 'CASHBACK',
  lineType: null,
  phase: null,
  tag: '返现',
  part: {
    name: 'cashback',
    wire: 'cashbacks',
    place: 'list',
    row,
    told: [],
    wireNames: {
      id: 'promotionID',
      goods: 'goodsIDs',
      full: 'fullCents',
      back: 'backCents',
      member_cap: 'memberCapCents',
      left: 'leftCents',
    },
  },
  activity: {
    list: 'cashbacks',
    terms: ({ tiers, member_cap: memberCap }: Pick<PricingCashback, 'tiers' | 'member_cap'>) => [
      ...tiers.map(({ full, back }) => `满 ${yuanWords(full)} 返 ${yuanWords(back)}`),
      ...(typeof memberCap === 'number' ? [`每店最多返 ${yuanWords(memberCap)}`] : []),
    ],
    explained: () => null,
  },
} as const satisfies Kind

const shape = objectOf({
  goodsIds: draftGoods,
  tiers: titled('各档', list(objectOf({ full: titled('满', draftCents), back: titled('返', draftSum) }), { min: 1, max: 20 })),
  memberCap: titled('每店最多返', optional(draftSum)),
  total: titled('返现总额', optional(draftSum)),
})
type CashbackDraft = Shaped<typeof shape>

export const cashbackDraft: Draft<typeof shape> = {
  shape,
  goods: ({ goodsIds }) => goodsIds ?? [],
  exclusive: () => [],
  problems: (draft, facts) => [...tierProblems(draft), ...capProblems(draft), ...listProblems(draft.goodsIds, facts)],
  rowName: ({ goodsIds }, problem, facts) => (problem.code === 'CAP_TOO_SMALL' ? null : tierName(goodsIds, problem, facts)),
  totals: ({ total = null }) => [{ key: 'times', total }],
  reportsOverlaps: true,
  isFinal: false,
}

/** No more than half of the amount comes back, amounts and what comes back rise strictly. */
function tierProblems({ tiers }: CashbackDraft): Problem[] {
  const problems = noTiers(tiers)
  for (const [index, tier] of tiers.entries()) {
    if (tier.back * 2 > tier.full)
      problems.push({
        code: 'BACK_TOO_LARGE',
        index,
        message: `满${formatMoney(tier.full)}最多可返${formatMoney(Math.floor(tier.full / 2))}`,
      })
    const before = tiers[index - 1]
    if (before && (tier.full <= before.full || tier.back <= before.back)) problems.push(notRising(index))
  }
  return problems
}

/** A bound below what the first tier promises would break that promise to the first shop that reaches it. */
function capProblems({ tiers, memberCap = null, total = null }: CashbackDraft): Problem[] {
  const least = Math.min(...tiers.map(({ back }) => back))
  const isTooSmall = (bound: number | null): boolean => bound !== null && Number.isFinite(least) && bound < least
  const problem = (words: string): Problem => ({
    code: 'CAP_TOO_SMALL',
    index: 0,
    message: `${words}不得低于最低一档的${formatMoney(least)}`,
  })
  return [...(isTooSmall(memberCap) ? [problem('每店上限')] : []), ...(isTooSmall(total) ? [problem('返现总额')] : [])]
}
