import type { PricedCoupon, PricingCoupon } from '../pricing.ts'
import type { Work, WorkLine } from './work.ts'
import { covered, deduct, sumP1, sumRunning } from './work.ts'

/** A coupon weighed against this cart. */
export interface WeighedCoupon {
  readonly coupon: PricingCoupon
  readonly lines: readonly WorkLine[]
  readonly base: number
  readonly short: number
  saves: number
  used: boolean
}

/** P4: of the threshold coupons put forward the one that saves most; the shipping ones are weighed for P5. */
export function coupons(work: Work): WeighedCoupon[] {
  const offered = [...(work.doc.coupon ? [work.doc.coupon] : []), ...(work.doc.coupons ?? [])]
  const weighed = offered.map((coupon) => weigh(work, coupon))
  const best = pickBest(weighed.filter(({ coupon }) => coupon.kind !== 'shipping'))
  if (best) {
    best.used = true
    deduct(work, 'P4_COUPON', best.coupon.id ?? null, best.lines, best.saves)
  }
  return weighed
}

function weigh(work: Work, coupon: PricingCoupon): WeighedCoupon {
  const lines = covered(work, coupon.goods).filter((entry) => entry.goods.with_coupon !== 0 && entry.goods.eph !== 1)
  const base = sumP1(lines)
  const short = Math.max(0, coupon.min - base)
  const saves = coupon.kind === 'shipping' || short > 0 ? 0 : Math.min(coupon.face ?? 0, sumRunning(lines))
  return { coupon, lines, base, short, saves, used: false }
}

/** Greatest saving, then earliest expiry, then smallest face, then id. Null when none saves anything. */
export function pickBest(weighed: readonly WeighedCoupon[]): WeighedCoupon | null {
  let best: WeighedCoupon | null = null
  for (const candidate of weighed) if (candidate.saves > 0 && (best === null || prefer(candidate, best) < 0)) best = candidate
  return best
}

function prefer(a: WeighedCoupon, b: WeighedCoupon): number {
  const never = Number.MAX_SAFE_INTEGER
  return (
    b.saves - a.saves ||
    (a.coupon.expires ?? never) - (b.coupon.expires ?? never) ||
    (a.coupon.face ?? never) - (b.coupon.face ?? never) ||
    (a.coupon.id ?? -1) - (b.coupon.id ?? -1)
  )
}

/** COUPON_MIN for each kind of which coupons were put forward and none is reached: the nearest one. */
export function warnUnreached(work: Work, weighed: readonly WeighedCoupon[]): void {
  for (const kind of ['threshold', 'shipping'] as const) {
    const same = weighed.filter(({ coupon }) => (coupon.kind ?? 'threshold') === kind)
    if (same.some(({ short }) => short === 0)) continue
    const nearest = [...same].sort((a, b) => a.short - b.short || (a.coupon.id ?? -1) - (b.coupon.id ?? -1))[0]
    if (!nearest) continue
    work.warnings.push({
      code: 'COUPON_MIN',
      source: nearest.coupon.id ?? null,
      value: nearest.coupon.min,
      short: nearest.short,
      blocking: false,
    })
  }
}

export function couponRow({ coupon, used, saves, base, short }: WeighedCoupon): PricedCoupon {
  return { id: coupon.id ?? null, kind: coupon.kind ?? 'threshold', used, saves, base, short }
}
