import type { LineType, PricingDocument, PricingGoods, PricingLine, PricingWarehouse } from 'rules/pricing'
import { isReason, type Reason } from 'rules/reasons'
import type { AddedGoods } from './cartChange.ts'
import { cartLineOf } from './componentLines.ts'
import { flag, integer, type ReadRecord, records } from './pricingFields.ts'
import { addonsOf, combinationsOf, couponsOf, discountsOf, flashOf, fullReductionsOf, giftOf, groupsOf } from './pricingPromotions.ts'

export type DrawnLine = {
  readonly id: number
  readonly goodsID: string
  readonly quantity: number
  readonly isSelected: boolean
  /** What a set holds of each goods; of one that has ended only the line itself still knows. */
  readonly sets: ReadonlyMap<string, number>
}

/** `Cart.pricing` as `rules` reads it, with the lines as they are drawn now; null when the cart came without it. */
export function pricingDocument(cart: ReadRecord, drawn: readonly DrawnLine[], added: ReadonlyMap<string, AddedGoods>): PricingDocument | null {
  const pricing = cart.getLinkedRecord('pricing')
  if (!pricing) return null
  const known = Map.groupBy(records(pricing, 'lines'), (line) => cartLineOf(Number(line.getValue('id'))))
  const combos = combinationsOf(pricing)
  const goods: Record<string, PricingGoods> = {}
  for (const [goodsID, { pricing: own }] of added) goods[goodsID] = own
  for (const one of records(pricing, 'goods')) goods[String(one.getValue('goodsID'))] = goodsOf(one)
  const wh: Record<string, PricingWarehouse> = {}
  for (const one of records(pricing, 'warehouses')) {
    wh[String(one.getValue('warehouseID'))] = { free: integer(one, 'freeOver'), fee: integer(one, 'fee'), min: integer(one, 'minimum') }
  }
  // Goods just added may ship from a warehouse that only the server's answer will describe.
  for (const { ck } of Object.values(goods)) if (typeof ck === 'number') wh[ck] ??= {}
  const lines = drawn.flatMap((line): PricingLine[] => {
    const server = known.get(line.id) ?? []
    if (server.length === 0) return [{ id: line.id, goods: line.goodsID, qty: line.quantity, type: 0, selected: line.isSelected }]
    return server.map((one) => {
      const goodsID = String(one.getValue('goodsID'))
      const comboId = one.getValue('combinationID')
      const combo = typeof comboId === 'string' ? combos[comboId] : undefined
      const each = typeof comboId === 'string' ? (line.sets.get(goodsID) ?? combo?.items[goodsID] ?? 0) : 1
      return {
        id: Number(one.getValue('id')),
        goods: goodsID,
        qty: line.quantity * each,
        type: lineType(one.getValue('type')),
        comboId: typeof comboId === 'string' ? comboId : null,
        selected: one.getValue('isSelected') === true,
        ck: integer(one, 'warehouseID'),
        refused: refusedFor(one.getValue('refused'), line.quantity, combo?.left ?? null),
      }
    })
  })
  return {
    lines: lines.filter((line) => line.qty > 0 && Object.hasOwn(goods, line.goods)),
    goods, wh, combos, flash: flashOf(pricing), group: groupsOf(pricing), addons: addonsOf(pricing), manjian: fullReductionsOf(pricing), discounts: discountsOf(pricing), coupons: couponsOf(pricing),
  }
}

/** How many sets may be bought is the one refusal from outside `rules` that a quantity can change. */
function refusedFor(reason: unknown, quantity: number, setsLeft: number | null): Reason | null {
  if (isReason(reason) && reason !== 'BUY_LIMIT') return reason
  return setsLeft !== null && quantity > setsLeft ? 'BUY_LIMIT' : null
}

function lineType(type: unknown): LineType {
  return type === 1 || type === 2 || type === 3 || type === 4 ? type : 0
}

function goodsOf(record: ReadRecord): PricingGoods {
  return {
    base_price: integer(record, 'basePrice') ?? 0,
    special: integer(record, 'special'),
    ladder: records(record, 'ladder').map((tier) => ({ number: integer(tier, 'quantity') ?? 0, price: integer(tier, 'price') ?? 0 })),
    ladder_price_type: record.getValue('ladderType') === 2 ? 2 : 1,
    is_buy: flag(record, 'isBuyable'),
    stock: integer(record, 'stock'),
    pack: integer(record, 'pack'),
    min: integer(record, 'minimum'),
    case: integer(record, 'caseQuantity'),
    limit: integer(record, 'limit'),
    ck: integer(record, 'warehouseID'),
    with_coupon: flag(record, 'withCoupon'),
    eph: flag(record, 'isEphedrine'),
    cold: flag(record, 'isCold'),
    is_free_shipping: flag(record, 'isFreeShipping'),
    is_dpby: flag(record, 'isSingleFreeShipping'),
    free_shipping_number: integer(record, 'freeShippingQuantity'),
    gift: giftOf(record.getLinkedRecord('gift')),
  }
}
