import type { RecordProxy } from 'relay-runtime'
import { formatMoney, parseMoney } from 'rules/money'
import type { PricedCart, PricingDocument } from 'rules/pricing'
import { quote } from 'rules/quote'
import type { AddedGoods } from './cartChange.ts'
import { cartLineOf, COMPONENT_IDS_FROM, type DrawnLine, pricingDocument } from './pricingDocument.ts'
import { offerRepricing } from './repricing.ts'

offerRepricing(repriceCart)

/** Prices the drawn lines with the server's own arithmetic, so that its answer changes no cent. */
export function repriceCart(cart: RecordProxy, added: ReadonlyMap<string, AddedGoods>): void {
  const lines = (cart.getLinkedRecords('lines') ?? []).filter((line) => line !== null && line !== undefined)
  const drawn = lines.map((record, index): DrawnLine & { record: RecordProxy } => ({
    record,
    // A line without an id yet stands after all others of the cart.
    id: numeric(record.getValue('lineID')) ?? COMPONENT_IDS_FROM - 1 - index,
    goodsID: String(record.getLinkedRecord('goods')?.getValue('goodsID')),
    quantity: numeric(record.getValue('quantity')) ?? 0,
    isSelected: record.getValue('isSelected') === true,
  }))
  const document = pricingDocument(cart, drawn, added)
  if (document === null) return
  const priced = priceOf(document)
  if (priced === null) return
  const amounts = Map.groupBy([
    ...priced.others.map((one) => ({ line: cartLineOf(one.id), list: one.list, net: one.p1, unit: one.unit })),
    ...priced.lines.map((one) => ({ line: cartLineOf(one.id), list: one.list, net: one.net, unit: one.unit })),
  ], ({ line }) => line)
  for (const { record, id } of drawn) {
    const [amount, ...more] = amounts.get(id) ?? []
    if (amount === undefined) continue
    record.setValue(formatMoney(amount.net + sum(more.map((one) => one.net))), 'amount')
    record.setValue(formatMoney(amount.list + sum(more.map((one) => one.list))), 'listAmount')
    // A combination's price is for the whole of it, and does not change with the quantity.
    if (record.getValue('kind') === 'COMBINATION') continue
    if (record.getValue('unitPrice') !== null || added.has(String(record.getLinkedRecord('goods')?.getValue('goodsID')))) record.setValue(formatMoney(amount.unit), 'unitPrice')
  }
  drawTotals(cart, priced)
  for (const warehouse of cart.getLinkedRecords('warehouses') ?? []) if (warehouse) drawWarehouse(warehouse, priced)
}

/** A cart that cannot be priced here waits for the server's amounts; it must not break the page that shows it. */
function priceOf(document: PricingDocument): PricedCart | null {
  try {
    return quote(document)
  } catch {
    return null
  }
}

function drawTotals(cart: RecordProxy, priced: PricedCart): void {
  const totals = cart.getLinkedRecord('totals')
  if (!totals) return
  const list = sum(priced.lines.map((line) => line.list))
  totals.setValue(formatMoney(list), 'list')
  totals.setValue(formatMoney(list - priced.goods), 'discount')
  totals.setValue(formatMoney(priced.goods), 'goods')
  totals.setValue(formatMoney(priced.payable - priced.goods), 'shipping')
  totals.setValue(formatMoney(priced.payable), 'payable')
}

function drawWarehouse(warehouse: RecordProxy, priced: PricedCart): void {
  const ck = numeric(warehouse.getLinkedRecord('warehouse')?.getValue('warehouseID'))
  const mine = priced.lines.filter((line) => line.ck === ck)
  const freight = priced.freight.find((one) => one.ck === ck)
  const minimum = parseMoney(String(warehouse.getValue('minimumOrder')))
  const free = parseMoney(String(warehouse.getValue('freeOver')))
  const base = freight?.base ?? 0
  warehouse.setValue(formatMoney(sum(mine.map((line) => line.net))), 'goodsAmount')
  warehouse.setValue(formatMoney(freight?.fee ?? 0), 'shipping')
  warehouse.setValue(formatMoney(freight === undefined ? free : (freight.short ?? 0)), 'shortOfFree')
  warehouse.setValue(formatMoney(Math.max(0, minimum - base)), 'shortOfMinimum')
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

function numeric(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null
}
