import { formatMoney, parseMoney } from 'rules/money'
import type { CartWarehouse } from '../../generated/resolvers-types.ts'
import type { RestCart, RestCartLine, RestGoods, RestShipping } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { unnamedWarehouse } from '../goods/goods.mapper.ts'
import { toWarehouse } from '../base/warehouse.ts'

/** The specification has one warehouse, as an object with two thresholds; what the lines come to for it is added up here. */
export function toCartWarehouses(cart: Row<RestCart>): CartWarehouse[] {
  const shipping = cart.optionalObject('shipping_data', (value) => value) ?? []
  const rows: readonly unknown[] = Array.isArray(shipping) ? shipping : [shipping]
  return rows
    .map((row) => new Row<RestShipping>(row, 'cart.shipping_data'))
    .filter((row) => !row.lacks('shipping_amount'))
    .map((row) => (row.lacks('goods_amount') ? judged(row, cart) : toCartWarehouse(row)))
}

function toCartWarehouse(row: Row<RestShipping>): CartWarehouse {
  return {
    warehouse: toWarehouse(row.id('ck_id'), row.text('name')),
    goodsAmount: row.money('goods_amount'),
    freeOver: row.money('shipping_amount'),
    minimumOrder: row.money('no_trans_order_amount'),
    fee: row.money('fee'),
    shipping: row.money('shipping'),
    shortOfFree: row.money('short_free'),
    shortOfMinimum: row.money('short_min'),
  }
}

/** What freight costs below the threshold, such a host does not say. */
function judged(row: Row<RestShipping>, cart: Row<RestCart>): CartWarehouse {
  const warehouseID = row.id('ck_id', '1')
  const goods = amountOfSelected(cart, warehouseID)
  const freeOver = row.money('shipping_amount')
  const minimumOrder = row.money('no_trans_order_amount', '0.00')
  const short = (amount: string): number => Math.max(0, parseMoney(amount) - goods)
  return {
    warehouse: toWarehouse(warehouseID, row.text('name', unnamedWarehouse)),
    goodsAmount: formatMoney(goods),
    freeOver,
    minimumOrder,
    fee: null,
    shipping: short(freeOver) === 0 ? '0.00' : null,
    shortOfFree: formatMoney(short(freeOver)),
    shortOfMinimum: formatMoney(short(minimumOrder)),
  }
}

/** In cents, of all warehouses or of one. */
export function amountOfSelected(cart: Row<RestCart>, warehouseID: string | null = null): number {
  return cart
    .list('data', (line) => new Row<RestCartLine>(line, 'cart.data'))
    .filter((line) => line.optionalFlag('is_selected') === true)
    .filter((line) => warehouseID === null || warehouseOf(line) === warehouseID)
    .reduce((sum, line) => sum + parseMoney(amountOf(line)), 0)
}

function warehouseOf(line: Row<RestCartLine>): string {
  return line.optionalObject('goods', (goods) => new Row<RestGoods>(goods, 'cart.data.goods').id('ck_id', '1')) ?? '1'
}

/** What a line costs by its price alone. */
export function amountOf(line: Row<RestCartLine>): string {
  return line.optionalMoney('amount') ?? formatMoney(parseMoney(line.optionalMoney('price') ?? '0.00') * line.integer('number'))
}
