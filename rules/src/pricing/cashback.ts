import { KINDS } from '../kinds.ts'
import type { CashbackTiers, PricingCashback } from '../kinds/cashback.ts'
import { yuanWords } from '../kinds/words.ts'
import { formatYuan, type Cents } from '../money.ts'
import type { PricedCashback, PricedOrder } from '../pricing.ts'
import { type ActivityPricing, joinedLines } from './activity.ts'
import { highestReached } from './tiers.ts'
import { sumRunning, type Work } from './work.ts'

const { terms } = KINDS.cashback.activity

/** 返现 takes nothing off: what it promises is known once all else is priced (`promiseCashback`). */
export const cashbackPromises: ActivityPricing<PricingCashback> = {
  reduce: () => ({}),
  standing(row, priced, { line, warehouseName } = {}) {
    const orders = priced.cashback.filter(({ source, ck, kind }) => source === row.id && (!line || (ck === line.ck && kind === line.kind)))
    const back = orders.reduce((sum, order) => sum + order.back, 0)
    const [nearest] = orders.flatMap(({ next, ...order }) => (next === null ? [] : { ...order, ...next })).sort((a, b) => a.short - b.short)
    // Of several orders the one that is meant has to be named.
    const name = nearest && orders.length > 1 ? `${warehouseName?.(nearest.ck) ?? ''}${nearest.kind === 'cold' ? '冷链订单' : ''}` : ''
    return {
      base: orders.reduce((sum, order) => sum + order.base, 0),
      isReached: back > 0,
      applied: back > 0 ? `收货后返 ${yuanWords(back)}` : null,
      next: nearest ? `${terms({ tiers: [nearest], member_cap: null }).join('')}，${name}还差 ¥${formatYuan(nearest.short)}` : null,
    }
  },
  // It never lowers what is paid, so there is no cheaper cart to look for.
  missing: () => null,
  isFor: (row, line) => line?.cashback === row.id,
}

/**
 * By order as it is split and by (priority, id) of the activities: a line belongs to the first that covers it, its net counts, and the
 * highest reached tier is promised as far as the bounds allow. Ephedrine lines bring nothing (TRADE §9).
 */
export function promiseCashback(work: Work, orders: readonly PricedOrder[]): PricedCashback[] {
  return joinedLines(work, work.doc.cashback, 'cashback', (line) => line.kind !== 'ephedrine').flatMap(({ activity, lines }) => {
    let left = Math.min(activity.member_cap ?? Number.POSITIVE_INFINITY, activity.left ?? Number.POSITIVE_INFINITY)
    return orders.flatMap(({ ck, kind }) => {
      const inOrder = lines.filter((line) => line.ck === ck && line.kind === kind)
      if (inOrder.length === 0) return []
      const base = sumRunning(inOrder)
      const back = Math.min(highestReached(activity.tiers, base)?.back ?? 0, left)
      const promised = { source: activity.id, ck, kind, base, back, next: nextTier(activity.tiers, base, back, left) }
      left -= back
      return [promised]
    })
  })
}

/** The nearest tier that brings more than is promised now; null where none can. */
function nextTier(tiers: CashbackTiers, base: Cents, now: Cents, left: Cents): PricedCashback['next'] {
  const next = tiers.filter((tier) => tier.full > base && Math.min(tier.back, left) > now).sort((a, b) => a.full - b.full)[0]
  return next === undefined ? null : { full: next.full, back: Math.min(next.back, left), short: next.full - base }
}
