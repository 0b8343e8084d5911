import { KINDS } from '../kinds.ts'
import type { PricingPieces } from '../kinds/pieces.ts'
import type { PricedCart, PricedPieces } from '../pricing.ts'
import { type ActivityPricing, joinedLines } from './activity.ts'
import { deduct, sumP1, sumRunning } from './work.ts'

const { terms } = KINDS.pieces.activity

/** P3 of pieces (满件减), before all reductions by amount: by (priority, id), a line joins the first that covers it (TRADE §9). */
export const piecesReductions: ActivityPricing<PricingPieces> = {
  reduce(work) {
    const pieces: PricedPieces[] = []
    for (const { activity, lines } of joinedLines(work, work.doc.pieces, 'pieces')) {
      const every = Math.max(1, activity.every)
      const most = Math.min(activity.cap ?? Number.POSITIVE_INFINITY, activity.left ?? Number.POSITIVE_INFINITY)
      const count = lines.reduce((sum, line) => sum + line.qty, 0)
      const times = Math.min(Math.floor(count / every), most)
      const short = times < most ? every * (times + 1) - count : null
      pieces.push({ source: activity.id, count, base: sumP1(lines), times, short })
      deduct(work, 'P3_PIECES', activity.id, lines, Math.min(times * activity.minus, sumRunning(lines)))
    }
    return { pieces }
  },
  standing(row, priced) {
    const { base, times, short } = standOf(row, priced)
    const [words = ''] = terms(row)
    return {
      base,
      isReached: times > 0,
      applied: times > 0 ? `${words} × ${times}` : null,
      next: short === null ? null : `${words}，还差 ${short} 件`,
    }
  },
  missing(row, priced) {
    const { count, short } = standOf(row, priced)
    return count > 0 && short !== null ? { pieces: short } : null
  },
  isFor: (row, line) => line?.pieces === row.id,
}

function standOf({ id }: PricingPieces, priced: PricedCart): PricedPieces {
  return priced.pieces.find((stand) => stand.source === id) ?? { source: id, count: 0, base: 0, times: 0, short: null }
}
