import { activityTerms, standings, type StandingActivity } from 'rules/activities'
import { formatMoney } from 'rules/money'
import type { PricedTier } from 'rules/pricing'
import { seconds } from '../../deps.ts'
import { goodsWire } from '../goods/goods.schemas.ts'
import type { Activity } from '../promotion/running.ts'
import { activityLists, type ActivityWire, type AddonOfferWire, type CartCouponWire } from './activity.schemas.ts'
import type { CartStateWire } from './cart.schemas.ts'
import type { Cart } from './cart.service.ts'

/** Activities as they stand for this cart, with their tiers, the reached first (SPEC §4). */
export function activitiesWire({ promotions, document, priced, warehouses }: Cart): CartStateWire['activity_data'] {
  const warehouseName = (ck: number) => warehouses.find(({ id }) => id === ck)?.name ?? ''
  const standing = standings(document, priced, { warehouseName })
  return activityLists((kind) =>
    promotions.activities
      .filter((activity) => activity.kind === kind)
      .flatMap((activity) => {
        const stands = standing.find((stand) => stand.kind === kind && stand.row.id === activity.id)
        const tiers = priced.tiers.filter((tier) => tier.kind === kind && tier.source === activity.id)
        return stands === undefined ? [] : activityWire(activity, stands, tiers)
      })
      .toSorted((a, b) => b.status - a.status),
  )
}

function activityWire(activity: Activity, stands: StandingActivity, tiers: readonly PricedTier[]): ActivityWire {
  return {
    id: String(activity.id),
    name: activity.name,
    goods_link_id: String(activity.id),
    ends_at: seconds(activity.endsAt),
    covers_all: activity.coversAll ? 1 : 0,
    repeatable: activity.repeatable ? 1 : 0,
    cap: activity.cap === null ? null : formatMoney(activity.cap),
    status: stands.isReached ? 1 : 0,
    amount: formatMoney(stands.base),
    minus: formatMoney(stands.off),
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
    terms: activityTerms(stands.kind, stands.row),
    applied: stands.applied,
    next: stands.next,
  }
}

/** The member's coupons as they stand for this cart: the used ones first, then by what is missing. */
export function couponsWire({ coupons, priced }: Cart): CartCouponWire[] {
  const pieces = new Map(coupons.map((coupon) => [coupon.id, coupon]))
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
