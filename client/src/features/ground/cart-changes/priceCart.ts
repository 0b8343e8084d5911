import type { IEnvironment } from 'relay-runtime'
import type { LineType, PricedCart, PricingDocument, PricingGoods, PricingLine, PricingWarehouse } from 'rules/pricing'
import { quote } from 'rules/quote'
import { isReason, type Reason } from 'rules/reasons'
import { additionOf } from './addedGoods.ts'
import type { AddedGoods } from './cartChange.ts'
import { cartLineOf } from './componentLines.ts'
import { type Preview, priceWith } from './pricingAdditions.ts'
import { couponsOf, giftOf, type Parts, promotionParts } from './pricingParts.ts'
import { type PlainLine, readLines } from './projectCart.ts'
import { flag, integer, type ReadRecord, records, shownCart } from './storeRecords.ts'

type StoredLine = Required<Pick<PricingLine, 'id' | 'goods' | 'type' | 'comboId' | 'selected' | 'ck'>> & { readonly reason: unknown }

/** `Cart.pricing` as `rules` reads it, without the quantities. */
export type PricingBase = Parts &
  Pick<PricingDocument, 'goods' | 'wh'> & {
    readonly coupons: NonNullable<PricingDocument['coupons']>
    /** What the server prices each line of the cart as. */
    readonly known: ReadonlyMap<number, readonly StoredLine[]>
  }

/** Null when the cart came without it. */
export function readPricing(cart: ReadRecord): PricingBase | null {
  const pricing = cart.getLinkedRecord('pricing')
  if (!pricing) return null
  const goods: Record<string, PricingGoods> = {}
  for (const record of records(pricing, 'goods')) goods[String(record.getValue('goodsID'))] = goodsOf(record)
  const wh: Record<string, PricingWarehouse> = {}
  for (const record of records(pricing, 'warehouses')) {
    const id = String(record.getValue('warehouseID'))
    wh[id] = { free: integer(record, 'freeOver'), fee: integer(record, 'fee'), min: integer(record, 'minimum') }
  }
  return {
    known: Map.groupBy(records(pricing, 'lines').map(storedLine), (line) => cartLineOf(line.id)),
    goods,
    wh,
    ...promotionParts(pricing),
    coupons: couponsOf(pricing),
  }
}

function storedLine(record: ReadRecord): StoredLine {
  const comboId = record.getValue('combinationID')
  return {
    id: Number(record.getValue('id')),
    goods: String(record.getValue('goodsID')),
    type: lineType(record.getValue('type')),
    comboId: typeof comboId === 'string' ? comboId : null,
    selected: record.getValue('isSelected') === true,
    ck: integer(record, 'warehouseID'),
    reason: record.getValue('refused'),
  }
}

export type Priced = { readonly document: PricingDocument; readonly priced: PricedCart }

/**
 * Prices the lines with the server's own arithmetic; `isExact` tells whether the server, asked now, would answer the same.
 * A cart that cannot be priced here waits for the server's amounts: it must not break the page that shows it.
 */
export function priceCart(
  stored: PricingBase,
  lines: readonly PlainLine[],
  added: ReadonlyMap<string, AddedGoods>,
): (Priced & { readonly isExact: boolean }) | null {
  const { document, isExact } = documentOf(stored, lines, added)
  try {
    return { document, priced: quote(document), isExact }
  } catch {
    return null
  }
}

/** The cart as it is on show, as `rules` read it and as they price it; null where only the server can tell. */
export function priceShownCart(environment: IEnvironment): Priced | null {
  const cart = shownCart(environment)
  const stored = cart && readPricing(cart)
  const priced = cart && stored && priceCart(stored, readLines(cart).lines, new Map())
  return priced?.isExact === true ? priced : null
}

function documentOf(
  stored: PricingBase,
  plain: readonly PlainLine[],
  added: ReadonlyMap<string, AddedGoods>,
): { readonly document: PricingDocument; readonly isExact: boolean } {
  const fresh = [...added.values()].filter(({ goodsID }) => !Object.hasOwn(stored.goods, goodsID))
  const {
    base: { known, ...base },
    isExact,
  } = fresh.reduce<Preview>((preview, goods) => priceWith(additionOf(goods), preview), { base: stored, isExact: true })
  const lines = plain.flatMap((line): PricingLine[] | PricingLine => {
    const server = known.get(line.id)
    if (!server) return { id: line.id, goods: line.goodsID, qty: line.quantity, type: 0, selected: line.isSelected }
    return server.map(({ reason, ...component }) => {
      const { comboId, goods, selected } = component
      const combo = comboId === null ? undefined : base.combos[comboId]
      const each = comboId === null ? 1 : (line.sets.get(goods) ?? combo?.items[goods] ?? 0)
      return {
        ...component,
        qty: line.quantity * each,
        selected: line.ticked ?? selected,
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
    special: integer(record, 'specialPrice'),
    ladder: records(record, 'tiers').map((tier) => ({ number: integer(tier, 'quantity') ?? 0, price: integer(tier, 'price') ?? 0 })),
    ladder_price_type: record.getValue('ladderType') === 2 ? 2 : 1,
    is_buy: flag(record, 'isBuyable'),
    stock: integer(record, 'stock'),
    pack: integer(record, 'packQuantity'),
    min: integer(record, 'minimumQuantity'),
    case: integer(record, 'caseQuantity'),
    limit: integer(record, 'limit'),
    ck: integer(record, 'warehouseID'),
    with_coupon: flag(record, 'isCouponEligible'),
    eph: flag(record, 'isEphedrine'),
    cold: flag(record, 'isColdChain'),
    is_free_shipping: flag(record, 'isFreeShipping'),
    is_dpby: flag(record, 'isSingleFreeShipping'),
    free_shipping_number: integer(record, 'freeShippingQuantity'),
    gift: giftOf(record.getLinkedRecord('gift')),
  }
}
