import type { PromotionOffer, Zone, ZoneKind } from '../../generated/resolvers-types.ts'
import type { RestPromotionOffer, RestZone } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { activityStatuses } from '../base/activityStatuses.ts'
import { toPromotion } from '../promotion/promotion.mapper.ts'
import { toGlobalId } from '../base/globalId.ts'

export function toZone(kind: ZoneKind, body: unknown): Zone {
  const zone = new Row<RestZone>(body, 'zone')
  return {
    kind,
    name: zone.text('name'),
    subtitle: zone.text('subtitle'),
    rules: zone.list('rules', String),
    count: zone.integer('count'),
    serverTime: zone.moment('timestamp'),
  }
}

export function toPromotionOffer(body: unknown): PromotionOffer {
  const offer = new Row<RestPromotionOffer>(body, 'manjian')
  const { promotionID, kind, name, endsAt, isForAllGoods, isRepeatable, cap, tiers, terms } = toPromotion(body)
  return {
    id: toGlobalId('PromotionOffer', promotionID),
    promotionID,
    kind,
    name,
    status: offer.oneOf('status', activityStatuses),
    startsAt: offer.moment('starts_at'),
    endsAt,
    isForAllGoods,
    isRepeatable,
    cap,
    tiers,
    terms,
    goodsCount: offer.integer('goods_count'),
  }
}
