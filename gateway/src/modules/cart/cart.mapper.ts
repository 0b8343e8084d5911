import type { Cart, CartLine, CartLineKind, CartLineRefusal, CartTotals, CartWarehouse, Warning } from '../../generated/resolvers-types.ts'
import type { RestCart, RestCartLine, RestCartTotal, RestShipping, RestWarning } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toReason } from '../base/businessReason.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toGoods, type GoodsModel } from '../goods/goods.mapper.ts'
import { toPricing } from './pricing.mapper.ts'

export type CartLineModel = Omit<CartLine, 'goods'> & { readonly goods: GoodsModel }
/** The cart's global id is its member's, which the cart's body does not tell. */
export type CartModel = Omit<Cart, 'id' | 'lines'> & { readonly lines: readonly CartLineModel[] }

const lineKinds: Readonly<Record<string, CartLineKind>> = { 0: 'PLAIN', 1: 'FLASH', 3: 'COMBINATION' }

export function toCart(body: unknown): CartModel {
  const cart = new Row<RestCart>(body, 'cart')
  return {
    lines: cart.list('data', toCartLine),
    lineCount: cart.integer('count'),
    selectedCount: cart.integer('selected_count'),
    totals: toTotals(cart),
    warehouses: cart.list('shipping_data', toCartWarehouse),
    warnings: cart.list('warnings', toWarning),
    pricing: cart.object('pricing', toPricing),
  }
}

export function toLineCount(body: unknown): number {
  return new Row<RestCartTotal>(body, 'cart.total').integer('count')
}

export function toWarning(body: unknown): Warning {
  const warning = new Row<RestWarning>(body, 'warnings')
  const target = warning.optionalText('target') ?? ''
  return {
    code: warning.text('code'),
    targetId: /^\d+$/.test(target) ? toGlobalId('CartLine', target) : null,
    message: warning.text('message'),
    available: warning.optionalInteger('available'),
  }
}

function toCartLine(body: unknown): CartLineModel {
  const line = new Row<RestCartLine>(body, 'cart.data')
  const lineID = line.id('id')
  return {
    id: toGlobalId('CartLine', lineID),
    lineID,
    kind: line.oneOf('type', lineKinds),
    quantity: line.integer('number'),
    unitPrice: line.optionalMoney('price'),
    amount: line.money('amount'),
    listAmount: line.money('list_amount'),
    isSelected: line.flag('is_selected'),
    refusal: toRefusal(line),
    goods: line.object('goods', toGoods),
  }
}

function toRefusal(line: Row<RestCartLine>): CartLineRefusal | null {
  const reason = toReason(line.optionalText('reason'))
  return reason === null ? null : { reason, message: line.text('reason_text') }
}

function toTotals(cart: Row<RestCart>): CartTotals {
  const goods = cart.money('total')
  const shipping = cart.money('shipping_total')
  return { list: cart.money('list_total'), discount: cart.money('discount_total'), goods, shipping, payable: sumOf(goods, shipping) }
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
