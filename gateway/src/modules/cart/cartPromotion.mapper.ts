import { formatMoney, parseMoney } from 'rules/money'
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
import { toWarehouse } from '../base/warehouse.ts'

export type CartAddonModel = Omit<CartAddon, 'goods'> & { readonly goods: GoodsModel }

export function toCartPromotion(body: unknown, kind: PromotionKind): CartPromotion {
  const activity = new Row<RestActivity>(body, 'cart.activity_data')
  return {
    promotionID: activity.id('id'),
    ...kindAndWords(kind),
    name: activity.text('name'),
    endsAt: activity.optionalMoment('ends_at'),
    isForAllGoods: activity.flag('covers_all', false),
    isRepeatable: activity.flag('repeatable', false),
    cap: activity.optionalMoney('cap'),
    isReached: activity.flag('status'),
    amount: activity.money('amount'),
    discount: activity.money('minus', '0.00'),
    tiers: activity.list('tiers', toCartPromotionTier),
    terms: activity.optionalList('terms', String),
    applied: activity.optionalText('applied'),
    next: activity.optionalText('next'),
  }
}

/**
 * The specification tells of an activity by its one threshold, which it calls `amount`. It is reached when what is selected
 * comes to that; which goods count, only the host knows, so what it says of it goes first.
 */
export function toBareActivity(body: unknown, kind: PromotionKind, selected: number): CartPromotion {
  const activity = new Row<RestActivity>(body, 'cart.activity_data')
  const full = activity.money('amount')
  const short = Math.max(0, parseMoney(full) - selected)
  const isReached = activity.flag('status', short === 0)
  const name = activity.text('name', `满 ${full} 元优惠`)
  const tier = { full, minus: activity.optionalMoney('minus'), rate: null, isReached, isApplied: isReached }
  return {
    promotionID: activity.id('id', full),
    ...kindAndWords(kind),
    name,
    endsAt: activity.optionalMoment('ends_at'),
    isForAllGoods: false,
    isRepeatable: false,
    cap: null,
    isReached,
    amount: formatMoney(selected),
    discount: '0.00',
    tiers: [{ ...tier, short: isReached ? '0.00' : formatMoney(short) }],
    terms: [name],
    applied: isReached ? name : null,
    next: isReached ? null : short === 0 ? name : `还差 ${formatMoney(short)} 元，${name}`,
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
    warehouse: toWarehouse(cashback.id('ck_id'), cashback.text('ck_name')),
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
    isForAllGoods: addon.flag('covers_all'),
    amount: addon.money('amount'),
    short: addon.money('short'),
    isReached: addon.flag('status'),
    perOrder: addon.integer('number'),
    left: addon.integer('left'),
    endsAt: addon.moment('ends_at'),
  }
}
