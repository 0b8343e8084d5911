import { list, objectOf, optional, titled, type Shaped } from '../shape.ts'
import { type Draft, type GoodsFacts, goodsUnknown, type Problem } from './draft.ts'
import type { Kind } from './kind.ts'
import { amountLeft, cents, count, draftCents, draftCount, draftId, id } from './parts.ts'

const row = objectOf({
  id: titled('活动编号', id),
  tiers: list(objectOf({ number: count, price: titled('抱团价（分）', cents) }), { distinct: 'number' }),
  taken: titled('全团已订', optional(amountLeft, 0)),
  per_member: optional(amountLeft),
  bought: optional(amountLeft, 0),
  left: optional(amountLeft),
})
/** 抱团 as the pricing document has it, by goods: the highest tier that the team's units and the line's reach together prices the line. */
export type PricingGroup = Shaped<typeof row>

export const group = {
  name: '抱团',
  wire: 'GROUP',
  lineType: 2,
  phase: { code: 'P1_GROUP', title: '抱团优惠' },
  tag: null,
  part: {
    name: 'group',
    wire: 'groups',
    place: 'byGoods',
    row,
    title: '本店已参加的抱团，按商品编号',
    told: ['per_member', 'left'],
    wireNames: { id: 'saleID', number: 'quantity', price: 'priceCents', per_member: 'perMember' },
  },
  activity: null,
} as const satisfies Kind

const shape = objectOf({
  goodsId: draftId,
  membersMax: titled('每团店数', draftCount),
  unitsMax: titled('每团总量', draftCount),
  perMember: titled('每店限购', draftCount),
  tiers: titled('各档', list(objectOf({ number: titled('数量', draftCount), price: titled('抱团价', draftCents) }), { max: 20 })),
})

/** Teams were promised its tiers: it is never edited. */
export const groupDraft: Draft<typeof shape> = {
  shape,
  goods: ({ goodsId }) => [goodsId],
  exclusive: () => [],
  problems(draft, { goods }) {
    const known = goods.get(draft.goodsId)
    if (known === undefined) return [goodsUnknown(0)]
    return [...(known.eph ? [EPHEDRINE] : []), ...tierProblems(draft, known), ...numberProblems(draft, known)]
  },
  rowName: () => null,
  totals: () => [],
  reportsOverlaps: false,
  isFinal: true,
}

const EPHEDRINE: Problem = { code: 'GROUP_EPHEDRINE', index: 0, message: '含麻黄碱类商品不得参与抱团' }

function tierProblems({ tiers }: Shaped<typeof shape>, { base_price }: GoodsFacts): Problem[] {
  const problems: Problem[] = []
  if (tiers.length === 0) problems.push({ code: 'GROUP_TIERS', index: 0, message: '请至少设置一档抱团价' })
  for (const [index, tier] of tiers.entries()) {
    const before = tiers[index - 1]
    if (before !== undefined && tier.number <= before.number) problems.push({ code: 'TIERS_NOT_RISING', index, message: '数量须逐级升高' })
    if (tier.price >= (before?.price ?? base_price))
      problems.push({ code: 'LADDER_NOT_FALLING', index, message: '抱团价须低于基础价且逐级降低' })
    if (tier.price * 2 < base_price) problems.push({ code: 'GROUP_HALF', index, message: '抱团价不得低于基础价的一半' })
  }
  return problems
}

function numberProblems({ membersMax, unitsMax, perMember }: Shaped<typeof shape>, { pack, min }: GoodsFacts): Problem[] {
  const problems: Problem[] = []
  if (membersMax < 2) problems.push({ code: 'GROUP_MEMBERS', index: 0, message: '每团至少两家' })
  if (membersMax > 1_000) problems.push({ code: 'GROUP_MEMBERS', index: 0, message: '每团至多一千家' })
  if (perMember < Math.max(pack, min) || perMember > unitsMax)
    problems.push({ code: 'GROUP_NUMBER', index: 0, message: '每店限购须不少于起购量且不超过每团总量' })
  return problems
}
