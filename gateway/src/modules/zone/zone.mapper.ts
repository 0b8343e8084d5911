import type { PromotionOffer, Zone, ZoneKind } from '../../generated/resolvers-types.ts'
import type { RestPromotionOffer, RestZone } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { activityStates } from '../group/group.mapper.ts'
import { toPromotion } from '../promotion/promotion.mapper.ts'

export const zoneNames: Readonly<Record<ZoneKind, string>> = {
  PREFERRED: 'yx',
  NEAR_EXPIRY: 'jxq',
  DEVICES: 'qx',
  HERBS: 'zy',
  CONTROLLED: 'kx',
  CONTROLLED_NEW: 'kx_new',
  BRANDS: 'brand',
  DAILY_SPECIALS: 'mrtj',
  WELFARE: 'welfare',
  FULL_REDUCTIONS: 'mj',
  CASHBACK: 'hb',
  COMBINATIONS: 'zhzq',
  COUPONS: 'lqzx',
  POINTS: 'jfsc',
  GROUPS: 'gyqg',
  SUPPLIERS: 'yyh',
  PRICES: 'price',
}

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
  const { promotionID, kind, name, endsAt, coversAll, isRepeatable, cap, tiers, terms } = toPromotion(body)
  return {
    promotionID,
    kind,
    name,
    status: offer.oneOf('status', activityStates),
    startsAt: offer.moment('starts_at'),
    endsAt,
    coversAll,
    isRepeatable,
    cap,
    tiers,
    terms,
    goodsCount: offer.integer('goods_count'),
  }
}
