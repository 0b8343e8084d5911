import type { CartFilter, Cart, CartGift, CartLine, CartLineKind, CartLineRefusal, CartTotals, CartWarehouse, GiftMode } from '../../generated/resolvers-types.ts'
import type { RestCart, RestCartFilter, RestCartGift, RestCartLine, RestCartTotal, RestCombination, RestGiftGoods, RestShipping } from '../../rest/restTypes.ts'
import { lazyModel } from '../../rest/lazyModel.ts'
import { Row } from '../../rest/row.ts'
import { toReason } from '../base/businessReason.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toWarning } from '../base/warning.mapper.ts'
import { toGoods, toImages, type GoodsModel } from '../goods/goods.mapper.ts'
import { toCombinationItem, type CombinationItemModel } from '../promotion/combination.mapper.ts'
import { toCartAddon, toCartCoupon, toCartPromotion, type CartAddonModel } from './cartPromotion.mapper.ts'
import { toPricing } from './pricing.mapper.ts'

export type CartCombinationModel = {
  readonly combinationID: string
  readonly name: string
  readonly price: string | null
  readonly listPrice: string | null
  readonly items: readonly CombinationItemModel[]
}
export type CartLineModel = Omit<CartLine, 'goods' | 'combination'> & { readonly goods: GoodsModel; readonly combination: CartCombinationModel | null }
/** The cart's global id is its member's, which the cart's body does not tell. */
export type CartModel = Omit<Cart, 'id' | 'lines' | 'addons'> & { readonly lines: readonly CartLineModel[]; readonly addons: readonly CartAddonModel[] }

const giftModes: Readonly<Record<string, GiftMode>> = { 1: 'ONCE', 2: 'EVERY' }
const lineKinds: Readonly<Record<string, CartLineKind>> = { 0: 'PLAIN', 1: 'FLASH', 2: 'GROUP', 3: 'COMBINATION', 4: 'ADDON' }

const cartModel = lazyModel<CartModel, RestCart>(
  {
    lines: (cart) => cart.list('data', toCartLine),
    lineCount: (cart) => cart.integer('count'),
    selectedCount: (cart) => cart.integer('selected_count'),
    totals: toTotals,
    warehouses: (cart) => cart.list('shipping_data', toCartWarehouse),
    promotions: (cart) => cart.object('activity_data', toPromotions),
    addons: (cart) => cart.optionalList('addon_data', toCartAddon),
    coupons: (cart) => cart.optionalList('coupon_data', toCartCoupon),
    filters: (cart) => cart.list('filter_data', toCartFilter),
    warnings: (cart) => cart.list('warnings', toWarning),
    pricing: (cart) => cart.object('pricing', toPricing),
  },
  ['lines', 'warnings'],
)

export function toCart(body: unknown): CartModel {
  return cartModel(new Row<RestCart>(body, 'cart'))
}

export function toLineCount(body: unknown): number {
  return new Row<RestCartTotal>(body, 'cart.total').integer('count')
}

const lineModel = lazyModel<CartLineModel, RestCartLine>(
  {
    id: (line) => toGlobalId('CartLine', line.id('id')),
    lineID: (line) => line.id('id'),
    kind: (line) => line.oneOf('type', lineKinds),
    quantity: (line) => line.integer('number'),
    unitPrice: (line) => line.optionalMoney('price'),
    amount: (line) => line.money('amount'),
    listAmount: (line) => line.money('list_amount'),
    isSelected: (line) => line.flag('is_selected'),
    refusal: toRefusal,
    // A combination carries no goods of its own: the first of its parts stands for it.
    goods: (line) => combinationOf(line)?.items[0]?.goods ?? line.object('goods', toGoods),
    combination: combinationOf,
    seenPrice: (line) => line.optionalMoney('seen_price') ?? line.optionalMoney('price') ?? '0.00',
    isCouponEligible: (line) => line.optionalFlag('with_coupon') ?? false,
    fullReductionAmount: (line) => line.optionalMoney('goods_manjian_amount') ?? '0.00',
    promotionID: (line) => line.optionalText('manjian_id'),
    gift: (line) => line.optionalObject('gift_data', toGift),
  },
  ['lineID'],
)

function toCartLine(body: unknown): CartLineModel {
  return lineModel(new Row<RestCartLine>(body, 'cart.data'))
}

function combinationOf(line: Row<RestCartLine>): CartCombinationModel | null {
  return line.optionalObject('combination', toCartCombination)
}

function toCartCombination(body: unknown): CartCombinationModel {
  const combo = new Row<RestCombination>(body, 'cart.data.combination')
  return {
    combinationID: combo.id('id'),
    name: combo.text('name'),
    price: combo.optionalMoney('price'),
    listPrice: combo.optionalMoney('list'),
    items: combo.list('items', toCombinationItem),
  }
}

function toGift(body: unknown): CartGift {
  const gift = new Row<RestCartGift>(body, 'cart.data.gift_data')
  const goods = gift.object('goods', (value) => new Row<RestGiftGoods>(value, 'cart.data.gift_data.goods'))
  return {
    quantity: gift.integer('total'),
    mode: gift.oneOf('type', giftModes),
    needed: gift.integer('need'),
    given: gift.integer('give'),
    left: gift.integer('left'),
    goodsID: goods.id('id'),
    name: goods.text('name'),
    spec: goods.text('ypgg'),
    packUnit: goods.text('bzdw'),
    images: goods.object('goods_image', toImages),
  }
}

function toCartFilter(body: unknown): CartFilter {
  const filter = new Row<RestCartFilter>(body, 'cart.filter_data')
  return { filterID: filter.id('id'), name: filter.text('name'), count: filter.integer('count') }
}

function toPromotions(body: unknown): CartModel['promotions'] {
  const activities = new Row<RestCart['activity_data']>(body, 'cart.activity_data')
  return [
    ...activities.optionalList('manjians', (row) => toCartPromotion(row, 'FULL_REDUCTION')),
    ...activities.optionalList('discounts', (row) => toCartPromotion(row, 'DISCOUNT')),
  ]
}

function toRefusal(line: Row<RestCartLine>): CartLineRefusal | null {
  const reason = toReason(line.optionalText('reason'))
  return reason === null ? null : { reason, message: line.text('reason_text') }
}

function toTotals(cart: Row<RestCart>): CartTotals {
  const goods = cart.money('total')
  const shipping = cart.money('shipping_total')
  return {
    list: cart.money('list_total'),
    discount: cart.money('discount_total'),
    coupons: cart.optionalMoney('coupon_total') ?? '0.00',
    preferred: cart.optionalMoney('yx_total') ?? '0.00',
    herbs: cart.optionalMoney('zy_total') ?? '0.00',
    goods,
    shipping,
    payable: sumOf(goods, shipping),
  }
}

function toCartWarehouse(body: unknown): CartWarehouse {
  const row = new Row<RestShipping>(body, 'cart.shipping_data')
  return {
    warehouse: { warehouseID: row.id('ck_id'), name: row.text('name') },
    goodsAmount: row.money('goods_amount'),
    freeOver: row.money('shipping_amount'),
    minimumOrder: row.money('no_trans_order_amount'),
    fee: row.money('fee'),
    shipping: row.money('shipping'),
    shortOfFree: row.money('short_free'),
    shortOfMinimum: row.money('short_min'),
  }
}

function sumOf(...amounts: readonly string[]): string {
  const cents = amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n)
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
