import type { RecordProxy } from 'relay-runtime'
import type { PricingDocument, PricingGoods, PricingLine, PricingWarehouse } from 'rules/pricing'
import type { AddedGoods } from './cartChange.ts'

export type DrawnLine = { readonly id: number; readonly goodsID: string; readonly quantity: number; readonly isSelected: boolean }

/** `Cart.pricing` as `rules` reads it, with the lines as they are drawn now; null when the cart came without it. */
export function pricingDocument(cart: RecordProxy, drawn: readonly DrawnLine[], added: ReadonlyMap<string, AddedGoods>): PricingDocument | null {
  const pricing = cart.getLinkedRecord('pricing')
  if (!pricing) return null
  const known = new Map(records(pricing, 'lines').map((line) => [String(line.getValue('id')), line]))
  const goods: Record<string, PricingGoods> = {}
  for (const [goodsID, { pricing: own }] of added) goods[goodsID] = own
  for (const one of records(pricing, 'goods')) goods[String(one.getValue('goodsID'))] = goodsOf(one)
  const wh: Record<string, PricingWarehouse> = {}
  for (const one of records(pricing, 'warehouses')) {
    wh[String(one.getValue('warehouseID'))] = { free: integer(one, 'freeOver'), fee: integer(one, 'fee'), min: integer(one, 'minimum') }
  }
  // Goods just added may ship from a warehouse that only the server's answer will describe.
  for (const { ck } of Object.values(goods)) if (typeof ck === 'number') wh[ck] ??= {}
  const lines = drawn.filter((line) => Object.hasOwn(goods, line.goodsID)).map((line): PricingLine => {
    const server = known.get(String(line.id))
    const type = server?.getValue('type')
    return {
      id: line.id,
      goods: line.goodsID,
      qty: line.quantity,
      type: type === 1 || type === 3 ? type : 0,
      selected: line.isSelected,
      ck: server ? integer(server, 'warehouseID') : null,
      // Which reason makes no difference to a price, and the list of them is long.
      refused: typeof server?.getValue('refused') === 'string' ? 'NOT_BUYABLE' : null,
    }
  })
  return { lines, goods, wh }
}

function goodsOf(record: RecordProxy): PricingGoods {
  const flag = (field: string): 0 | 1 => (record.getValue(field) === true ? 1 : 0)
  return {
    base_price: integer(record, 'basePrice') ?? 0,
    special: integer(record, 'special'),
    ladder: records(record, 'ladder').map((tier) => ({ number: integer(tier, 'quantity') ?? 0, price: integer(tier, 'price') ?? 0 })),
    ladder_price_type: record.getValue('ladderType') === 2 ? 2 : 1,
    is_buy: flag('isBuyable'),
    stock: integer(record, 'stock'),
    pack: integer(record, 'pack'),
    min: integer(record, 'minimum'),
    case: integer(record, 'caseQuantity'),
    ck: integer(record, 'warehouseID'),
    with_coupon: flag('withCoupon'),
    eph: flag('isEphedrine'),
    cold: flag('isCold'),
    is_free_shipping: flag('isFreeShipping'),
    is_dpby: flag('isSingleFreeShipping'),
    free_shipping_number: integer(record, 'freeShippingQuantity'),
  }
}

function records(record: RecordProxy, field: string): RecordProxy[] {
  return (record.getLinkedRecords(field) ?? []).filter((one) => one !== null && one !== undefined)
}

function integer(record: RecordProxy, field: string): number | null {
  const value = record.getValue(field)
  return typeof value === 'number' ? value : null
}
