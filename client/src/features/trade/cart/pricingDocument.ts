import type { LineType, PricingDocument, PricingGoods, PricingLine, PricingWarehouse } from 'rules/pricing'
import { isReason, type Reason } from 'rules/reasons'
import type { AddedGoods, Preview } from './cartChange.ts'
import { cartLineOf } from './componentLines.ts'
import type { DrawnLine } from './drawnLines.ts'
import { flag, integer, type ReadRecord, records } from './pricingFields.ts'
import { couponsOf, giftOf, type Parts, promotionParts } from './pricingParts.ts'

type PricedLine = Required<Pick<PricingLine, 'id' | 'goods' | 'type' | 'comboId' | 'selected' | 'ck'>> & { readonly reason: unknown }

/** `Cart.pricing` as `rules` reads it, without the quantities. */
export type PricingBase = Parts &
  Pick<PricingDocument, 'goods' | 'wh'> & {
    readonly coupons: NonNullable<PricingDocument['coupons']>
    /** What the server prices each line of the cart as. */
    readonly known: ReadonlyMap<number, readonly PricedLine[]>
  }

/** Null when the cart came without it. */
export function pricingBase(cart: ReadRecord): PricingBase | null {
  const pricing = cart.getLinkedRecord('pricing')
  if (!pricing) return null
  const goods: Record<string, PricingGoods> = {}
  for (const one of records(pricing, 'goods')) goods[String(one.getValue('goodsID'))] = goodsOf(one)
  const wh: Record<string, PricingWarehouse> = {}
  for (const one of records(pricing, 'warehouses')) {
    wh[String(one.getValue('warehouseID'))] = { free: integer(one, 'freeOver'), fee: integer(one, 'fee'), min: integer(one, 'minimum') }
  }
  return {
    known: Map.groupBy(records(pricing, 'lines').map(pricedLine), (line) => cartLineOf(line.id)),
    goods,
    wh,
    ...promotionParts(pricing),
    coupons: couponsOf(pricing),
  }
}

function pricedLine(one: ReadRecord): PricedLine {
  const comboId = one.getValue('combinationID')
  return {
    id: Number(one.getValue('id')),
    goods: String(one.getValue('goodsID')),
    type: lineType(one.getValue('type')),
    comboId: typeof comboId === 'string' ? comboId : null,
    selected: one.getValue('isSelected') === true,
    ck: integer(one, 'warehouseID'),
    reason: one.getValue('refused'),
  }
}

/** The cart with the lines as they are drawn now, and whether the server, asked now, would price the same. */
export function pricingDocument(
  stored: PricingBase,
  drawn: readonly DrawnLine[],
  added: ReadonlyMap<string, AddedGoods>,
): { readonly document: PricingDocument; readonly isExact: boolean } {
  const fresh = [...added.values()].filter(({ goodsID }) => !Object.hasOwn(stored.goods, goodsID))
  const {
    base: { known, ...base },
    isExact,
  } = fresh.reduce<Preview>((preview, goods) => goods.priceWith(preview), { base: stored, isExact: true })
  const lines = drawn.flatMap((line): PricingLine[] | PricingLine => {
    const server = known.get(line.id)
    if (!server) return { id: line.id, goods: line.goodsID, qty: line.quantity, type: 0, selected: line.isSelected }
    return server.map(({ reason, ...one }) => {
      const combo = one.comboId === null ? undefined : base.combos[one.comboId]
      const each = one.comboId === null ? 1 : (line.sets.get(one.goods) ?? combo?.items[one.goods] ?? 0)
      return {
        ...one,
        qty: line.quantity * each,
        selected: line.ticked ?? one.selected,
        refused: refusedFor(reason, line.quantity, combo?.left ?? null),
      }
    })
  })
  const priced = lines.filter((line) => Object.hasOwn(base.goods, line.goods))
  return { document: { ...base, lines: priced.filter((line) => line.qty > 0) }, isExact: isExact && priced.length === lines.length }
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
