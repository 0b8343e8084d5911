import { PROMOTION_COUNT_MAX } from '../constants.ts'
import { formatMoney } from '../money.ts'
import { integer, objectOf, optional, titled, type Shaped } from '../shape.ts'
import { type Draft, type Facts, goodsName, listProblems, type Problem } from './draft.ts'
import type { Kind } from './kind.ts'
import { amountLeft, cents, count, draftCount, draftGoods, draftSum, goodsKeys, id, priority } from './parts.ts'
import { yuanWords } from './words.ts'

const row = objectOf({
  id,
  priority,
  goods: goodsKeys,
  every: titled('每满件数', count),
  minus: titled('每次减（分）', cents),
  cap: titled('每单最多次数', optional(amountLeft)),
  left: titled('剩余次数', optional(amountLeft)),
})
/** 满件减 as the pricing document has it: every so many pieces so much off, `cap` times a trade and `left` times in all. */
export type PricingPieces = Shaped<typeof row>

export const pieces = {
  name: '满件减',
  wire: 'PIECES',
  lineType: null,
  phase: { code: 'P3_PIECES', title: '满件减' },
  tag: '满件',
  part: {
    name: 'pieces',
    wire: 'pieces',
    place: 'list',
    row,
    told: [],
    wireNames: { id: 'promotionID', goods: 'goodsIDs', minus: 'minusCents', cap: 'timesPerOrder', left: 'timesLeft' },
  },
  activity: {
    list: 'pieces',
    terms: ({ every, minus, cap }: PricingPieces) => [
      `每满 ${every} 件减 ${yuanWords(minus)}`,
      ...(typeof cap === 'number' ? [`每单最多减 ${cap} 次`] : []),
    ],
    explained: ({ every, minus }: PricingPieces) => `每满${every}件减${formatMoney(minus).replace(/\.00$/, '')}元`,
  },
} as const satisfies Kind

const shape = objectOf({
  goodsIds: draftGoods,
  every: titled('每满件数', integer(2, PROMOTION_COUNT_MAX)),
  minus: titled('每次减', draftSum),
  cap: titled('每单最多次数', optional(draftCount)),
  total: titled('总次数', optional(draftCount)),
})

export const piecesDraft: Draft<typeof shape> = {
  shape,
  goods: ({ goodsIds }) => goodsIds ?? [],
  exclusive: () => [],
  problems: (draft, facts) => [...amountProblems(draft, facts), ...listProblems(draft.goodsIds, facts)],
  rowName: ({ goodsIds }, { code, index }, facts) => (code === 'GOODS_UNKNOWN' ? goodsName(goodsIds?.[index], facts) : null),
  totals: ({ total = null }) => [{ key: 'times', total }],
  reportsOverlaps: true,
  isFinal: false,
}

/** No more than half of what the pieces cost at least is taken off. */
function amountProblems({ goodsIds, every, minus }: Shaped<typeof shape>, { goods, lowestPrice }: Facts): Problem[] {
  const prices = (goodsIds ?? []).flatMap((goodsId) => goods.get(goodsId)?.base_price ?? [])
  const lowest = goodsIds === null ? lowestPrice : Math.min(...prices)
  if (every < 2) return [{ code: 'EVERY_TOO_SMALL', index: 0, message: '每满件数不得少于 2' }]
  if (!Number.isFinite(lowest) || minus * 2 <= every * lowest) return []
  return [
    {
      code: 'MINUS_TOO_LARGE',
      index: 0,
      message: `${every}件最低合计${formatMoney(every * lowest)}，最多可减${formatMoney(Math.floor((every * lowest) / 2))}`,
    },
  ]
}
