import { ACTIVITY_KINDS, KINDS } from 'rules/kinds'
import type {
  CartFilter,
  Cart,
  CartGift,
  CartLine,
  CartLineRefusal,
  CartTotals,
  CartWarehouse,
  GiftMode,
} from '../../generated/resolvers-types.ts'
import type {
  RestCart,
  RestCartFilter,
  RestCartGift,
  RestCartLine,
  RestCartTotal,
  RestCombination,
  RestGiftGoods,
  RestShipping,
} from '../../rest/restTypes.ts'
import { fieldFrom, keysOf, lazyModel, type FieldsOf } from '../../rest/lazyModel.ts'
import { fieldset } from '../../rest/fieldset.ts'
import { Row } from '../../rest/row.ts'
import { toReason } from '../base/businessReason.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toWarning } from '../base/warning.mapper.ts'
import { goodsFields, toGoods, toImages, type GoodsModel } from '../goods/goods.mapper.ts'
import { toCombinationItem, type CombinationItemModel } from '../promotion/combination.mapper.ts'
import { cartLineKinds } from '../base/promotionKinds.ts'
import { toCartAddon, toCartCashback, toCartCoupon, toCartPromotion, type CartAddonModel } from './cartPromotion.mapper.ts'
import { toPricing } from './pricing.mapper.ts'

export type CartCombinationModel = {
  readonly combinationID: string
  readonly name: string
  readonly price: string | null
  readonly listPrice: string | null
  readonly items: readonly CombinationItemModel[]
}
export type CartLineModel = Omit<CartLine, 'goods' | 'combination'> & {
  readonly goods: GoodsModel
  readonly combination: CartCombinationModel | null
}
/** The cart's global id is its member's, which the cart's body does not tell. */
export type CartModel = Omit<Cart, 'id' | 'lines' | 'addons'> & {
  readonly lines: readonly CartLineModel[]
  readonly addons: readonly CartAddonModel[]
}

const totalKeys = ['total', 'list_total', 'discount_total', 'coupon_total', 'shipping_total', 'yx_total', 'zy_total'] as const
const giftModes: Readonly<Record<string, GiftMode>> = { 1: 'ONCE', 2: 'EVERY' }

const ofCart = fieldFrom<RestCart>()
const ofLine = fieldFrom<RestCartLine>()

const cartFields: FieldsOf<CartModel, RestCart> = {
  lines: ofCart('data', (cart) => cart.list('data', toCartLine)),
  lineCount: ofCart('count', (cart) => cart.integer('count')),
  selectedCount: ofCart('selected_count', (cart) => cart.integer('selected_count')),
  totals: ofCart(totalKeys, toTotals),
  warehouses: ofCart('shipping_data', (cart) => cart.list('shipping_data', toCartWarehouse)),
  promotions: ofCart('activity_data', (cart) => cart.object('activity_data', toPromotions)),
  cashback: ofCart('cashback_data', (cart) => cart.optionalList('cashback_data', toCartCashback)),
  addons: ofCart('addon_data', (cart) => cart.optionalList('addon_data', toCartAddon)),
  coupons: ofCart('coupon_data', (cart) => cart.optionalList('coupon_data', toCartCoupon)),
  filters: ofCart('filter_data', (cart) => cart.list('filter_data', toCartFilter)),
  warnings: ofCart('warnings', (cart) => cart.list('warnings', toWarning)),
  pricing: ofCart('pricing', (cart) => cart.object('pricing', toPricing)),
}
const cartModel = lazyModel<CartModel, RestCart>(cartFields, ['lines', 'warnings'])

const lineFields: FieldsOf<CartLineModel, RestCartLine> = {
  id: ofLine('id', (line) => toGlobalId('CartLine', line.id('id'))),
  lineID: ofLine('id', (line) => line.id('id')),
  kind: ofLine('type', (line) => line.oneOf('type', cartLineKinds)),
  quantity: ofLine('number', (line) => line.integer('number')),
  unitPrice: ofLine('price', (line) => line.optionalMoney('price')),
  amount: ofLine('amount', (line) => line.money('amount')),
  listAmount: ofLine('list_amount', (line) => line.money('list_amount')),
  isSelected: ofLine('is_selected', (line) => line.flag('is_selected')),
  refusal: ofLine(['reason', 'reason_text'], toRefusal),
  // A combination carries no goods of its own: the first of its parts stands for it.
  goods: ofLine(['goods', 'combination'], (line) => combinationOf(line)?.items[0]?.goods ?? line.object('goods', toGoods)),
  combination: ofLine('combination', combinationOf),
  seenPrice: ofLine(['seen_price', 'price'], (line) => line.optionalMoney('seen_price') ?? line.optionalMoney('price') ?? '0.00'),
  isCouponEligible: ofLine('with_coupon', (line) => line.optionalFlag('with_coupon') ?? false),
  fullReductionAmount: ofLine('goods_manjian_amount', (line) => line.optionalMoney('goods_manjian_amount') ?? '0.00'),
  promotionID: ofLine('manjian_id', (line) => line.optionalText('manjian_id')),
  gift: ofLine('gift_data', (line) => line.optionalObject('gift_data', toGift)),
}
const lineModel = lazyModel<CartLineModel, RestCartLine>(lineFields, ['lineID'])

/** What of GET /api/cart/list the document needs; what our own code reads of a cart at once comes with it always. */
export const cartFieldset = fieldset((asked) => {
  const ofLines = keysOf(lineFields, asked.fieldsOf('CartLine'))
  return [
    'warnings',
    ...keysOf(cartFields, asked.fieldsOf('Cart')).filter((key) => key !== 'data'),
    'data.id',
    ...ofLines.filter((key) => key !== 'goods').map((key) => `data.${key}`),
    ...(ofLines.includes('goods')
      ? ['data.goods.id', ...keysOf(goodsFields, asked.fieldsOf('Goods')).map((key) => `data.goods.${key}`)]
      : []),
  ]
})

export function toCart(body: unknown): CartModel {
  return cartModel(new Row<RestCart>(body, 'cart'))
}

export function toLineCount(body: unknown): number {
  return new Row<RestCartTotal>(body, 'cart.total').integer('count')
}

function toCartLine(body: unknown): CartLineModel {
  return lineModel(new Row<RestCartLine>(body, 'cart.data'))
}

function combinationOf(line: Row<Pick<RestCartLine, 'combination'>>): CartCombinationModel | null {
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
  return ACTIVITY_KINDS.flatMap((kind) => {
    const { wire, activity } = KINDS[kind]
    return activities.optionalList(activity.list, (row) => toCartPromotion(row, wire))
  })
}

function toRefusal(line: Row<Pick<RestCartLine, 'reason' | 'reason_text'>>): CartLineRefusal | null {
  const reason = toReason(line.optionalText('reason'))
  return reason === null ? null : { reason, message: line.text('reason_text') }
}

function toTotals(cart: Row<Pick<RestCart, (typeof totalKeys)[number]>>): CartTotals {
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
