import type { PricedGift } from '../pricing.ts'
import type { Work } from './work.ts'

/** P2: gifts the lines earn. Short gift stock lowers the gift and warns, it never blocks. */
export function gifts(work: Work): PricedGift[] {
  const out: PricedGift[] = []
  const given = new Map<string, number>()
  for (const entry of work.live) {
    const gift = entry.goods.gift
    if (!gift || entry.qty < gift.need) continue
    const earned = gift.type === 1 ? gift.give : Math.floor(entry.qty / Math.max(1, gift.need)) * gift.give
    const left = Math.max(0, (gift.left ?? Number.POSITIVE_INFINITY) - (given.get(entry.line.goods) ?? 0))
    const qty = Math.min(earned, left)
    given.set(entry.line.goods, (given.get(entry.line.goods) ?? 0) + qty)
    if (qty > 0) out.push({ line: entry.id, goods: gift.goods, qty })
    if (qty < earned) work.warnings.push({ code: 'GIFT_SHORT', line: entry.id, value: qty })
  }
  return out
}
