import { formatMoney } from 'rules/money'
import type { PricedTier } from 'rules/pricing'
import { seconds } from '../../deps.ts'
import type { Activity } from '../promotion/running.ts'
import type { ActivityWire } from './activity.schemas.ts'
import type { Cart } from './cart.service.ts'

/** Full reductions and order discounts with their tiers, the reached first (SPEC §4). */
export function activitiesWire({ promotions, priced }: Cart): { manjians: ActivityWire[]; discounts: ActivityWire[] } {
  const wires = (kind: Activity['kind']) => promotions.activities
    .filter((one) => one.kind === kind)
    .map((one) => activityWire(one, priced.tiers.filter((tier) => tier.kind === kind && tier.source === one.id), takenBy(one)))
    .toSorted((a, b) => b.status - a.status)
  const takenBy = (one: Activity) => priced.adjustments
    .filter((row) => row.source === one.id && row.phase === (one.kind === 'manjian' ? 'P3_MANJIAN' : 'P3_DISCOUNT'))
    .reduce((sum, row) => sum + row.cents, 0)
  return { manjians: wires('manjian'), discounts: wires('discount') }
}

function activityWire(activity: Activity, tiers: readonly PricedTier[], taken: number): ActivityWire {
  return {
    id: String(activity.id), name: activity.name, goods_link_id: String(activity.id), ends_at: seconds(activity.endsAt),
    covers_all: activity.coversAll ? 1 : 0, repeatable: activity.repeatable ? 1 : 0, cap: activity.cap === null ? null : formatMoney(activity.cap),
    status: tiers.some((tier) => tier.status === 1) ? 1 : 0,
    amount: formatMoney(tiers[0]?.base ?? 0), minus: formatMoney(taken),
    tiers: tiers.toSorted((a, b) => b.status - a.status || a.full - b.full).map((tier) => ({
      full: formatMoney(tier.full), minus: tier.minus === null ? null : formatMoney(tier.minus), rate: tier.bp, status: tier.status, short: formatMoney(tier.short), applied: tier.applied ? 1 : 0,
    })),
  }
}
