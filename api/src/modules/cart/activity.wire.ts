import { formatMoney } from 'rules/money'
import type { PricedTier } from 'rules/pricing'
import { seconds } from '../../deps.ts'
import { goodsWire } from '../goods/goods.schemas.ts'
import type { Activity } from '../promotion/running.ts'
import type { ActivityWire, AddonOfferWire, CartCouponWire } from './activity.schemas.ts'
import type { Cart } from './cart.service.ts'

/** Full reductions and order discounts with their tiers, the reached first (SPEC §4). */
export function activitiesWire({ promotions, priced }: Cart): { manjians: ActivityWire[]; discounts: ActivityWire[] } {
  const wires = (kind: Activity['kind']) =>
    promotions.activities
      .filter((one) => one.kind === kind)
      .map((one) =>
        activityWire(
          one,
          priced.tiers.filter((tier) => tier.kind === kind && tier.source === one.id),
          takenBy(one),
        ),
      )
      .toSorted((a, b) => b.status - a.status)
  const takenBy = (one: Activity) =>
    priced.adjustments
      .filter((row) => row.source === one.id && row.phase === (one.kind === 'manjian' ? 'P3_MANJIAN' : 'P3_DISCOUNT'))
      .reduce((sum, row) => sum + row.cents, 0)
  return { manjians: wires('manjian'), discounts: wires('discount') }
}

function activityWire(activity: Activity, tiers: readonly PricedTier[], taken: number): ActivityWire {
  return {
    id: String(activity.id),
    name: activity.name,
    goods_link_id: String(activity.id),
    ends_at: seconds(activity.endsAt),
    covers_all: activity.coversAll ? 1 : 0,
    repeatable: activity.repeatable ? 1 : 0,
    cap: activity.cap === null ? null : formatMoney(activity.cap),
    status: tiers.some((tier) => tier.status === 1) ? 1 : 0,
    amount: formatMoney(tiers[0]?.base ?? 0),
    minus: formatMoney(taken),
    tiers: tiers
      .toSorted((a, b) => b.status - a.status || a.full - b.full)
      .map((tier) => ({
        full: formatMoney(tier.full),
        minus: tier.minus === null ? null : formatMoney(tier.minus),
        rate: tier.bp,
        status: tier.status,
        short: formatMoney(tier.short),
        applied: tier.applied ? 1 : 0,
      })),
  }
}

/** The member's coupons as they stand for this cart: the used ones first, then by what is missing. */
export function couponsWire({ coupons, priced }: Cart): CartCouponWire[] {
  const pieces = new Map(coupons.map((one) => [one.id, one]))
  return priced.coupons
    .toSorted((a, b) => Number(b.used) - Number(a.used) || a.short - b.short)
    .flatMap(({ id, kind, used, saves, base, short }) => {
      const piece = pieces.get(id ?? 0)
      return piece === undefined
        ? []
        : [
            {
              id: String(piece.id),
              name: piece.name,
              kind,
              min: formatMoney(piece.min_cents),
              face: piece.face === null ? null : formatMoney(piece.face),
              amount: formatMoney(base),
              short: formatMoney(short),
              saves: formatMoney(saves),
              used: used ? (1 as const) : (0 as const),
              ends_at: seconds(piece.valid_to),
            },
          ]
    })
}

/** Goods this member may add at a price, the offers reached first; what it could not buy is not offered. */
export function addonsWire({ goods, promotions, priced }: Cart): AddonOfferWire[] {
  return priced.addons
    .toSorted((a, b) => b.status - a.status || a.short - b.short)
    .flatMap((row): AddonOfferWire[] => {
      const offer = promotions.addons.get(Number(row.goods))
      const view = goods.get(Number(row.goods))
      if (offer === undefined || view === undefined || view.basePrice === null || view.refusal !== null || !view.isBuyable) return []
      return [
        {
          id: String(offer.id),
          name: offer.name,
          goods: goodsWire(view),
          price: formatMoney(row.price),
          full: formatMoney(row.full),
          covers_all: offer.coversAll ? 1 : 0,
          amount: formatMoney(row.base),
          short: formatMoney(row.short),
          status: row.status,
          number: offer.number,
          left: row.left ?? offer.left,
          ends_at: seconds(offer.endsAt),
        },
      ]
    })
}
