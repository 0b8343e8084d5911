import type { CartPromotion, CartPromotionTier, PromotionKind } from '../../generated/resolvers-types.ts'
import type { RestActivity, RestActivityTier } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'

export function toCartPromotion(body: unknown, kind: PromotionKind): CartPromotion {
  const activity = new Row<RestActivity>(body, 'cart.activity_data')
  return {
    promotionID: activity.id('id'),
    kind,
    name: activity.text('name'),
    endsAt: activity.moment('ends_at'),
    coversAll: activity.flag('covers_all'),
    isRepeatable: activity.flag('repeatable'),
    cap: activity.optionalMoney('cap'),
    isReached: activity.flag('status'),
    amount: activity.money('amount'),
    discount: activity.money('minus'),
    tiers: activity.list('tiers', toCartPromotionTier),
  }
}

function toCartPromotionTier(body: unknown): CartPromotionTier {
  const tier = new Row<RestActivityTier>(body, 'cart.activity_data.tiers')
  return {
    full: tier.money('full'),
    minus: tier.optionalMoney('minus'),
    rate: tier.optionalInteger('rate'),
    isReached: tier.flag('status'),
    short: tier.money('short'),
    isApplied: tier.flag('applied'),
  }
}
