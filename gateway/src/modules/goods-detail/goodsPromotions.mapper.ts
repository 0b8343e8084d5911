import type { GoodsAddon, GoodsFlash, GoodsGift, GoodsLimit, GoodsPromotions } from '../../generated/resolvers-types.ts'
import type {
  RestGiftedGoods,
  RestGoodsActivity,
  RestGoodsAddon,
  RestGoodsFlash,
  RestGoodsGift,
  RestGoodsLimit,
  RestGoodsPromotions,
} from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { giftModes } from '../base/giftModes.ts'
import { toCoupon, type CouponModel } from '../coupon/coupon.mapper.ts'
import { toCombination, type CombinationModel } from '../promotion/combination.mapper.ts'
import { toPromotion, type PromotionModel } from '../promotion/promotion.mapper.ts'

type GoodsActivityModel = { readonly promotion: PromotionModel; readonly goodsCount: number | null }
export type GoodsPromotionsModel = Omit<GoodsPromotions, 'activities' | 'combinations' | 'coupons'> & {
  readonly activities: readonly GoodsActivityModel[]
  readonly combinations: readonly CombinationModel[]
  readonly coupons: readonly CouponModel[]
}

export function toGoodsPromotions(body: unknown): GoodsPromotionsModel {
  const promotions = new Row<RestGoodsPromotions>(body, 'goods.promotions')
  return {
    serverTime: promotions.moment('timestamp'),
    specialEndsAt: promotions.optionalMoment('special_until'),
    flash: promotions.optionalObject('flash', toFlash),
    activities: promotions.list('activities', toActivity),
    gift: promotions.optionalObject('gift', toGift),
    addons: promotions.optionalList('addons', toAddon),
    combinations: promotions.list('combos', toCombination),
    limit: promotions.optionalObject('limit', toLimit),
    coupons: promotions.list('coupons', toCoupon),
  }
}

function toFlash(body: unknown): GoodsFlash {
  const flash = new Row<RestGoodsFlash>(body, 'goods.promotions.flash')
  return {
    name: flash.text('name'),
    price: flash.optionalMoney('price'),
    total: flash.integer('total'),
    left: flash.integer('left'),
    perMember: flash.integer('per_member'),
    boughtCount: flash.integer('mine'),
    endsAt: flash.moment('ends_at'),
  }
}

function toActivity(body: unknown): GoodsActivityModel {
  return {
    promotion: toPromotion(body),
    goodsCount: new Row<RestGoodsActivity>(body, 'goods.promotions.activities').optionalInteger('goods_count'),
  }
}

function toGift(body: unknown): GoodsGift {
  const gift = new Row<RestGoodsGift>(body, 'goods.promotions.gift')
  const goods = gift.object('goods', (given) => new Row<RestGiftedGoods>(given, 'goods.promotions.gift.goods'))
  return {
    needed: gift.integer('need'),
    given: gift.integer('give'),
    mode: gift.oneOf('type', giftModes),
    left: gift.integer('left'),
    goodsID: goods.id('id'),
    name: goods.text('name'),
    spec: goods.text('ypgg'),
    packUnit: goods.text('bzdw'),
  }
}

function toAddon(body: unknown): GoodsAddon {
  const addon = new Row<RestGoodsAddon>(body, 'goods.promotions.addons')
  const goods = addon.object('goods', (added) => new Row<RestGoodsAddon['goods']>(added, 'goods.promotions.addons.goods'))
  return {
    promotionID: addon.id('id'),
    name: addon.text('name'),
    full: addon.money('full'),
    price: addon.optionalMoney('price'),
    perOrder: addon.integer('number'),
    left: addon.integer('left'),
    endsAt: addon.moment('ends_at'),
    goodsID: goods.id('id'),
    goodsName: goods.text('name'),
    spec: goods.text('ypgg'),
    packUnit: goods.text('bzdw'),
  }
}

export function toLimit(body: unknown): GoodsLimit {
  const limit = new Row<RestGoodsLimit>(body, 'goods.promotions.limit')
  return { perMember: limit.integer('per_member'), left: limit.optionalInteger('left'), endsAt: limit.moment('ends_at') }
}
