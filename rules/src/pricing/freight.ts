import type { Cents } from '../money.ts'
import { spread } from '../shares.ts'
import type { FreightReason, PricedFreight, PricingWarehouse } from '../pricing.ts'
import type { WeighedCoupon } from './coupon.ts'
import { pickBest } from './coupon.ts'
import type { Work, WorkLine } from './work.ts'
import { sumP1 } from './work.ts'

type Fee = { -readonly [key in keyof PricedFreight]: PricedFreight[key] }

/** P5: one fee per warehouse, whatever kinds of orders leave it, less at most one shipping coupon. */
export function freight(work: Work, weighed: readonly WeighedCoupon[]): PricedFreight[] {
  const byWarehouse = new Map<number, WorkLine[]>()
  for (const entry of work.live) {
    const same = byWarehouse.get(entry.ck)
    if (same) same.push(entry)
    else byWarehouse.set(entry.ck, [entry])
  }
  const fees: Fee[] = []
  for (const [ck, lines] of [...byWarehouse].sort(([a], [b]) => a - b)) {
    const warehouse = work.doc.wh[ck]
    if (!warehouse) throw new RangeError(`warehouse ${ck} is not in the document`)
    const base = sumP1(lines)
    fees.push(feeOf(warehouse, ck, lines, base))
    const min = warehouse.min ?? 0
    if (base < min) work.warnings.push({ code: 'MIN_ORDER', ck, value: min, short: min - base, blocking: true })
  }
  applyShippingCoupon(fees, weighed)
  return fees
}

function feeOf(warehouse: PricingWarehouse, ck: number, lines: readonly WorkLine[], base: Cents): Fee {
  const full = warehouse.fee ?? 0
  const free = warehouse.free ?? null
  const reason = freeBecause(lines, base, free)
  return { ck, fee: reason === 'fee' ? full : 0, full, reason, base, short: free === null ? null : Math.max(0, free - base) }
}

function freeBecause(lines: readonly WorkLine[], base: Cents, free: Cents | null): FreightReason {
  if (free !== null && base >= free) return 'amount'
  if (lines.some((entry) => entry.goods.is_free_shipping === 1 && reachesNumber(entry))) return 'goods'
  return lines.every((entry) => entry.goods.is_dpby === 1 && reachesNumber(entry)) ? 'single' : 'fee'
}

function reachesNumber(entry: WorkLine): boolean {
  return entry.qty >= (entry.goods.free_shipping_number ?? 1)
}

function applyShippingCoupon(fees: Fee[], weighed: readonly WeighedCoupon[]): void {
  const total = fees.reduce((sum, fee) => sum + fee.fee, 0)
  const shipping = weighed.filter(({ coupon }) => coupon.kind === 'shipping')
  for (const candidate of shipping) candidate.saves = candidate.short > 0 ? 0 : Math.min(candidate.coupon.face ?? total, total)
  const best = pickBest(shipping)
  if (!best) return
  best.used = true
  const shares = spread(
    best.saves,
    fees.map((fee) => fee.fee),
  )
  for (const [i, fee] of fees.entries()) {
    const share = shares[i] ?? 0
    fee.fee -= share
    if (share > 0) fee.reason = 'coupon'
  }
}
