import { CART_FILTER_ALL } from 'rules/constants'
import { formatMoney } from 'rules/money'
import type { PricedCart, Warning } from 'rules/pricing'
import { reasonText } from 'rules/reasons'
import { missingText } from 'rules/warnings'
import { promisesWire } from '../cashback/cashback.schemas.ts'
import type { GoodsView } from '../goods/goodsView.ts'
import { activityLists, type ActivityWire } from './activity.schemas.ts'
import { activitiesWire, addonsWire, couponsWire } from './activity.wire.ts'
import type { CartRow, WarehouseRow } from './cart.repo.ts'
import type { CartStateWire, WarningWire } from './cart.schemas.ts'
import { countSelected, linePrice, type Cart } from './cart.service.ts'
import { lineIdsOf } from './cartDocument.ts'
import { cartFilters, passesFilter } from './cartFilters.ts'
import { linesWire } from './line.wire.ts'

export function cartWire(cart: Cart, filter = CART_FILTER_ALL): CartStateWire {
  const { priced } = cart
  const list = priced.lines.reduce((sum, line) => sum + line.list, 0)
  const lines = linesWire(cart)
  const warehouses = cart.warehouses.filter(({ id }) => cart.rows.some((row) => row.ck_id === id))
  const coupon = priced.coupons.find((candidate) => candidate.used && candidate.kind === 'threshold')
  return {
    data: lines.filter((line) => passesFilter(line, filter)),
    total: formatMoney(priced.goods),
    list_total: formatMoney(list),
    discount_total: formatMoney(list - priced.goods),
    coupon_total: formatMoney(coupon?.saves ?? 0),
    shipping_total: formatMoney(priced.payable - priced.goods),
    yx_total: formatMoney(totalOf(cart, (goods) => goods.isPreferred)),
    zy_total: formatMoney(totalOf(cart, (goods) => goods.kind === 'herb')),
    count: cart.rows.length,
    selected_count: countSelected(cart),
    shipping_data: warehouses.map((warehouse) => shippingWire(warehouse, priced)),
    activity_data: cart.rows.length === 0 ? activityLists<ActivityWire>(() => []) : activitiesWire(cart),
    cashback_data: cashbackWire(cart),
    addon_data: addonsWire(cart),
    coupon_data: cart.rows.length === 0 ? [] : couponsWire(cart),
    filter_data: cartFilters(lines, warehouses),
    pricing: cart.document,
    warnings: warningsWire(cart),
  }
}

/** What the bought goods of one sort cost, those inside combinations included. */
function totalOf({ priced, document, goods }: Cart, fits: (goods: GoodsView) => boolean): number {
  const viewOf = new Map(document.lines.map((line) => [line.id, goods.get(Number(line.goods))]))
  return priced.lines.reduce((sum, line) => {
    const view = viewOf.get(line.id)
    return view !== undefined && fits(view) ? sum + line.net : sum
  }, 0)
}

/** What each order that the cart would become is promised, where there is anything to promise. */
function cashbackWire({ priced, warehouses, promotions }: Cart): CartStateWire['cashback_data'] {
  return priced.orders.flatMap((order) =>
    promisesWire(priced, order, promotions.activities).map((promise) => ({
      ck_id: String(order.ck),
      ck_name: warehouses.find(({ id }) => id === order.ck)?.name ?? '',
      kind: order.kind,
      ...promise,
    })),
  )
}

function shippingWire(warehouse: WarehouseRow, priced: PricedCart): CartStateWire['shipping_data'][number] {
  const freight = priced.freight.find((charge) => charge.ck === warehouse.id)
  const base = freight?.base ?? 0
  const isFree = freight !== undefined && freight.fee === 0
  return {
    ck_id: String(warehouse.id),
    name: warehouse.name,
    shipping_amount: formatMoney(warehouse.free_over),
    no_trans_order_amount: formatMoney(warehouse.min_order),
    fee: formatMoney(warehouse.fee),
    goods_amount: formatMoney(base),
    shipping: formatMoney(freight?.fee ?? 0),
    short_free: formatMoney(isFree ? 0 : Math.max(0, warehouse.free_over - base)),
    short_min: formatMoney(Math.max(0, warehouse.min_order - base)),
  }
}

/** Warnings as data: the call succeeded, and this is what the buyer should know. A coupon out of reach is none unless it was chosen. */
export function warningsWire(cart: Cart): WarningWire[] {
  const warned = new Set<string>()
  const all = cart.priced.warnings.filter((warning) => warning.code !== 'COUPON_MIN').map((warning) => warningWire(warning, cart))
  const changed = cart.rows.filter((row) => row.id === cart.repriced || isRepriced(row, cart))
  return [
    ...all.filter(({ code, target }) => !warned.has(`${code} ${target}`) && warned.add(`${code} ${target}`)),
    ...changed.map((row) => ({
      code: 'PRICE_CHANGED',
      target: String(row.id),
      message: '商品价格有变动，请以当前价格为准',
      available: null,
    })),
  ]
}

function isRepriced(row: CartRow, cart: Cart): boolean {
  const price = linePrice(row, cart)
  return price !== null && price !== row.seen_price
}

function warningWire(warning: Warning, { rows, goods, combos }: Cart): WarningWire {
  const { line } = warning
  const row = line === undefined ? undefined : rows.find((candidate) => lineIdsOf(candidate, combos).includes(line))
  const named = row === undefined ? null : (goods.get(row.goods_id ?? 0)?.refusal?.value ?? null)
  const value = IN_YUAN.has(warning.code) ? formatMoney(warning.value ?? 0) : (warning.value ?? named)
  return {
    code: warning.code,
    target: row !== undefined ? String(row.id) : warning.ck !== undefined ? `warehouse:${warning.ck}` : null,
    message: reasonText(warning.code, value) + missingText(warning),
    available: AVAILABLE.has(warning.code) ? (warning.value ?? null) : null,
  }
}

const IN_YUAN: ReadonlySet<string> = new Set(['MIN_ORDER', 'ADDON_SHORT'])
const AVAILABLE: ReadonlySet<string> = new Set(['STOCK_SHORT', 'BUY_LIMIT', 'FLASH_LIMIT', 'ADDON_LIMIT', 'GIFT_SHORT'])
