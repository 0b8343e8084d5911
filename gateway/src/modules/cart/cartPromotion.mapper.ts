import type {
  CartAddon,
  CartCashback,
  CartCoupon,
  CartPromotion,
  CartPromotionTier,
  PromotionKind,
} from '../../generated/resolvers-types.ts'
import type { RestActivity, RestActivityTier, RestCartAddon, RestCartCashback, RestCartCoupon } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { kindAndWords } from '../base/promotionKinds.ts'
import { couponKinds } from '../coupon/couponKinds.ts'
import { shipmentKinds } from '../base/shipmentKinds.ts'
import { toCashbackPromise } from '../promotion/cashback.mapper.ts'
import { toGoods, type GoodsModel } from '../goods/goods.mapper.ts'

export type CartAddonModel = Omit<CartAddon, 'goods'> & { readonly goods: GoodsModel }

export function toCartPromotion(body: unknown, kind: PromotionKind): CartPromotion {
  const activity = new Row<RestActivity>(body, 'cart.activity_data')
  return {
    promotionID: activity.id('id'),
    ...kindAndWords(kind),
    name: activity.text('name'),
    endsAt: activity.moment('ends_at'),
    coversAll: activity.flag('covers_all'),
    isRepeatable: activity.flag('repeatable'),
    cap: activity.optionalMoney('cap'),
    isReached: activity.flag('status'),
    amount: activity.money('amount'),
    discount: activity.money('minus'),
    tiers: activity.list('tiers', toCartPromotionTier),
    terms: activity.optionalList('terms', String),
    applied: activity.optionalText('applied'),
    next: activity.optionalText('next'),
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

export function toCartCashback(body: unknown): CartCashback {
  const cashback = new Row<RestCartCashback>(body, 'cart.cashback_data')
  return {
    warehouse: { warehouseID: cashback.id('ck_id'), name: cashback.text('ck_name') },
    kind: cashback.oneOf('kind', shipmentKinds),
    promise: toCashbackPromise(body),
  }
}

export function toCartCoupon(body: unknown): CartCoupon {
  const coupon = new Row<RestCartCoupon>(body, 'cart.coupon_data')
  return {
    couponID: coupon.id('id'),
    name: coupon.text('name'),
    kind: coupon.oneOf('kind', couponKinds),
    minimum: coupon.money('min'),
    face: coupon.optionalMoney('face'),
    amount: coupon.money('amount'),
    short: coupon.money('short'),
    saves: coupon.money('saves'),
    isUsed: coupon.flag('used'),
    expiresAt: coupon.moment('ends_at'),
  }
}

export function toCartAddon(body: unknown): CartAddonModel {
  const addon = new Row<RestCartAddon>(body, 'cart.addon_data')
  return {
    promotionID: addon.id('id'),
    name: addon.text('name'),
    goods: addon.object('goods', toGoods),
    price: addon.money('price'),
    full: addon.money('full'),
    coversAll: addon.flag('covers_all'),
    amount: addon.money('amount'),
    short: addon.money('short'),
    isReached: addon.flag('status'),
    perOrder: addon.integer('number'),
    left: addon.integer('left'),
    endsAt: addon.moment('ends_at'),
  }
}
