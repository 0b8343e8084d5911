import { ACTIVITY_KINDS, KINDS } from 'rules/kinds'
import { formatMoney } from 'rules/money'
import { reasonText } from 'rules/reasons'
import type { CartFilter, Cart, CartGift, CartLine, CartLineRefusal, CartTotals } from '../../generated/resolvers-types.ts'
import type {
  RestActivity,
  RestCart,
  RestCartFilter,
  RestCartGift,
  RestCartLine,
  RestCartTotal,
  RestCombination,
  RestGoods,
  RestUser,
  RestGiftGoods,
} from '../../rest/restTypes.ts'
import { fieldFrom, keysOf, lazyModel, type FieldsOf } from '../../rest/lazyModel.ts'
import { fieldset } from '../../rest/fieldset.ts'
import { Row } from '../../rest/row.ts'
import { toReason } from '../base/businessReason.ts'
import { toImages } from '../base/image.ts'
import { giftModes } from '../base/giftModes.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toWarning } from '../base/warning.mapper.ts'
import { goodsFields, toGoods, type GoodsModel } from '../goods/goods.mapper.ts'
import { toCombinationItem, type CombinationItemModel } from '../promotion/combination.mapper.ts'
import { cartLineKinds } from '../base/promotionKinds.ts'
import { toBareActivity, toCartAddon, toCartCashback, toCartCoupon, toCartPromotion, type CartAddonModel } from './cartPromotion.mapper.ts'
import { amountOf, amountOfSelected, toCartWarehouses } from './cartWarehouse.mapper.ts'
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

const ofCart = fieldFrom<RestCart>()
const ofLine = fieldFrom<RestCartLine>()

const cartFields: FieldsOf<CartModel, RestCart> = {
  lines: ofCart('data', (cart) => cart.list('data', toCartLine)),
  lineCount: ofCart(
    'count',
    (cart) => cart.integer('count'),
    (cart) => linesOf(cart).length,
  ),
  selectedCount: ofCart(
    'selected_count',
    (cart) => cart.integer('selected_count'),
    (cart) => linesOf(cart).filter((line) => line.flag('is_selected', false)).length,
  ),
  totals: ofCart(totalKeys, toTotals, (cart) => toTotals(cart, formatMoney(amountOfSelected(cart)))),
  warehouses: { keys: ['shipping_data'], read: toCartWarehouses },
  promotions: { keys: ['activity_data'], read: (cart) => cart.optionalObject('activity_data', (all) => toPromotions(all, cart)) ?? [] },
  cashback: ofCart('cashback_data', (cart) => cart.optionalList('cashback_data', toCartCashback)),
  addons: ofCart('addon_data', (cart) => cart.optionalList('addon_data', toCartAddon)),
  coupons: ofCart('coupon_data', (cart) => cart.optionalList('coupon_data', toCartCoupon)),
  filters: ofCart('filter_data', (cart) => cart.optionalList('filter_data', toCartFilter)),
  warnings: ofCart('warnings', (cart) => cart.optionalList('warnings', toWarning)),
  pricing: ofCart('pricing', (cart) => cart.optionalObject('pricing', toPricing)),
}
const cartModel = lazyModel<CartModel, RestCart>(cartFields, ['lines', 'warnings'])

const lineFields: FieldsOf<CartLineModel, RestCartLine> = {
  id: ofLine('id', (line) => toGlobalId('CartLine', line.id('id'))),
  lineID: ofLine('id', (line) => line.id('id')),
  kind: ofLine('type', (line) => line.knownOneOf('type', cartLineKinds) ?? 'PLAIN'),
  quantity: ofLine('number', (line) => line.integer('number')),
  unitPrice: ofLine('price', (line) => line.optionalMoney('price')),
  amount: ofLine('amount', (line) => line.money('amount'), amountOf),
  listAmount: ofLine('list_amount', (line) => line.money('list_amount'), amountOf),
  isSelected: ofLine('is_selected', (line) => line.flag('is_selected', false)),
  refusal: ofLine(['reason', 'reason_text'], toRefusal, (line) => line.filledObject('goods', refusalOfGoods)),
  // A combination carries no goods of its own: the first of its parts stands for it.
  goods: ofLine(['goods', 'combination'], goodsOf),
  combination: ofLine('combination', combinationOf),
  seenPrice: ofLine(['seen_price', 'price'], (line) => line.optionalMoney('seen_price') ?? line.optionalMoney('price') ?? '0.00'),
  isCouponEligible: ofLine('with_coupon', (line) => line.optionalFlag('with_coupon') ?? false),
  fullReductionAmount: ofLine('goods_manjian_amount', (line) => line.optionalMoney('goods_manjian_amount') ?? '0.00'),
  promotionID: ofLine('manjian_id', (line) => line.optionalText('manjian_id')),
  gift: ofLine('gift_data', (line) => line.filledObject('gift_data', toGift)),
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

/** Null where the host tells the amount alone. */
export function toLineCount(body: unknown): number | null {
  return new Row<RestCartTotal>(body, 'cart.total').optionalInteger('count')
}

/** The specification counts the lines with the member. */
export function toCartBadge(user: unknown): number {
  return new Row<RestUser>(user, 'user').integer('cart', 0)
}

function toCartLine(body: unknown): CartLineModel {
  return lineModel(new Row<RestCartLine>(body, 'cart.data'))
}

function goodsOf(line: Row<Pick<RestCartLine, 'goods' | 'combination'>>): GoodsModel {
  const combination = combinationOf(line)
  if (combination === null) return line.object('goods', toGoods)
  return combination.items[0]?.goods ?? line.filledObject('goods', toGoods) ?? line.object('combination', toGoods)
}

function combinationOf(line: Row<Pick<RestCartLine, 'combination'>>): CartCombinationModel | null {
  return line.filledObject('combination', toCartCombination)
}

function toCartCombination(body: unknown): CartCombinationModel {
  const combo = new Row<RestCombination>(body, 'cart.data.combination')
  return {
    combinationID: combo.id('id'),
    name: combo.text('name'),
    price: combo.optionalMoney('price'),
    listPrice: combo.optionalMoney('list'),
    items: combo.optionalList('items', toCombinationItem),
  }
}

function toGift(body: unknown): CartGift {
  const gift = new Row<RestCartGift>(body, 'cart.data.gift_data')
  const goods = new Row<RestGiftGoods>(gift.optionalObject('goods', (value) => value) ?? {}, 'cart.data.gift_data.goods')
  const quantity = gift.integer('total')
  return {
    quantity,
    mode: gift.knownOneOf('type', giftModes) ?? 'ONCE',
    needed: gift.integer('need', 1),
    given: gift.integer('give', quantity),
    left: gift.integer('left', quantity),
    goodsID: goods.id('id', ''),
    name: goods.text('name', '赠品'),
    spec: goods.text('ypgg', ''),
    packUnit: goods.text('bzdw', ''),
    images: goods.optionalObject('goods_image', (images) => toImages(images, goods.text('name', '赠品'))) ?? [],
  }
}

function toCartFilter(body: unknown): CartFilter {
  const filter = new Row<RestCartFilter>(body, 'cart.filter_data')
  return { filterID: filter.id('id'), name: filter.text('name'), count: filter.integer('count') }
}

function toPromotions(body: unknown, cart: Row<RestCart>): CartModel['promotions'] {
  const activities = new Row<RestCart['activity_data']>(body, 'cart.activity_data')
  return ACTIVITY_KINDS.flatMap((kind) => {
    const { wire, activity } = KINDS[kind]
    return activities.optionalList(activity.list, (row) =>
      new Row<RestActivity>(row, 'cart.activity_data').lacks('tiers')
        ? toBareActivity(row, wire, amountOfSelected(cart))
        : toCartPromotion(row, wire),
    )
  })
}

function toRefusal(line: Row<Pick<RestCartLine, 'reason' | 'reason_text'>>): CartLineRefusal | null {
  const reason = toReason(line.optionalText('reason'))
  return reason === null ? null : { reason, message: line.text('reason_text') }
}

/** The specification's own rule: what cannot be bought, or is out of stock, is never selected. */
function refusalOfGoods(body: unknown): CartLineRefusal | null {
  const goods = new Row<RestGoods>(body, 'cart.data.goods')
  if (goods.optionalFlag('is_buy') === false) return { reason: 'NOT_BUYABLE', message: reasonText('NOT_BUYABLE') }
  return goods.optionalInteger('number') === 0 ? { reason: 'OUT_OF_STOCK', message: reasonText('OUT_OF_STOCK') } : null
}

function linesOf(cart: Row<RestCart>): Row<RestCartLine>[] {
  return cart.list('data', (line) => new Row<RestCartLine>(line, 'cart.data'))
}

function toTotals(cart: Row<Pick<RestCart, (typeof totalKeys)[number]>>, ofLines?: string): CartTotals {
  const goods = cart.money('total', ofLines)
  const shipping = cart.optionalMoney('shipping_total')
  return {
    list: cart.money('list_total', goods),
    discount: cart.money('discount_total', '0.00'),
    coupons: cart.optionalMoney('coupon_total') ?? '0.00',
    preferred: cart.optionalMoney('yx_total') ?? '0.00',
    herbs: cart.optionalMoney('zy_total') ?? '0.00',
    goods,
    shipping,
    payable: shipping === null ? goods : sumOf(goods, shipping),
  }
}

function sumOf(...amounts: readonly string[]): string {
  const cents = amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n)
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
