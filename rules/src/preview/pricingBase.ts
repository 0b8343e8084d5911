import { groupBy } from '../groupBy.ts'
import { KINDS, SELLING_KINDS } from '../kinds.ts'
import type { LineType, PricingDocument, PricingGoods, PricingLine, PricingWarehouse } from '../pricing.ts'
import { isReason, type Reason } from '../reasons.ts'
import { cartLineOf } from './componentLines.ts'
import { couponsOf, giftOf, type Parts, promotionParts } from './pricingParts.ts'
import { flag, integer, type ReadRecord, records } from './record.ts'

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
    wh[id] = { free: integer(record, 'freeOverCents'), fee: integer(record, 'feeCents'), min: integer(record, 'minimumCents') }
  }
  return {
    known: groupBy(records(pricing, 'lines').map(storedLine), (line) => cartLineOf(line.id)),
    goods,
    wh,
    ...promotionParts(pricing),
    coupons: couponsOf(pricing),
  }
}

/** The document as the server told it, quantities and all; null when the cart came without it. */
export function readDocument(cart: ReadRecord): PricingDocument | null {
  const base = readPricing(cart)
  const pricing = cart.getLinkedRecord('pricing')
  if (!base || !pricing) return null
  const { known: _, ...document } = base
  const lines = records(pricing, 'lines').map((record): PricingLine => {
    const { reason, ...line } = storedLine(record)
    return { ...line, qty: integer(record, 'quantity') ?? 0, refused: isReason(reason) ? reason : null }
  })
  return { ...document, lines }
}

function storedLine(record: ReadRecord): StoredLine {
  const comboId = record.getValue('combinationID')
  return {
    id: Number(record.getValue('lineID')),
    goods: String(record.getValue('goodsID')),
    type: lineType(record.getValue('kind')),
    comboId: typeof comboId === 'string' ? comboId : null,
    selected: record.getValue('isSelected') === true,
    ck: Number(record.getValue('warehouseID')),
    reason: record.getValue('refused'),
  }
}

/** A line of the cart as the buyer wants it. */
export interface WantedLine {
  /** The number of the line. */
  readonly id: number
  readonly goodsID: string
  readonly quantity: number
  readonly isSelected: boolean
  /** What the buyer ticked it as since; null: as the server prices it. */
  readonly ticked: boolean | null
  /** What a set holds of each goods, where the line still knows. */
  readonly sets: ReadonlyMap<string, number>
}

/** The document that prices these lines; `isWhole` tells whether all of them could be described. */
export function documentOf(
  { known, ...base }: PricingBase,
  wanted: readonly WantedLine[],
): { readonly document: PricingDocument; readonly isWhole: boolean } {
  const lines = wanted.flatMap((line): PricingLine[] | PricingLine => {
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
  return { document: { ...base, lines: priced.filter((line) => line.qty > 0) }, isWhole: priced.length === lines.length }
}

/** How many sets may be bought is the one refusal from outside `rules` that a quantity can change. */
function refusedFor(reason: unknown, quantity: number, setsLeft: number | null): Reason | null {
  if (isReason(reason) && reason !== 'BUY_LIMIT') return reason
  return setsLeft !== null && quantity > setsLeft ? 'BUY_LIMIT' : null
}

const lineTypes: ReadonlyMap<unknown, LineType> = new Map<unknown, LineType>(
  SELLING_KINDS.flatMap((kind) => (kind === 'gift' ? [] : [[KINDS[kind].wire, KINDS[kind].lineType]])),
)

function lineType(kind: unknown): LineType {
  return lineTypes.get(kind) ?? 0
}

function goodsOf(record: ReadRecord): PricingGoods {
  return {
    base_price: integer(record, 'basePriceCents') ?? 0,
    special: integer(record, 'specialPriceCents'),
    ladder: records(record, 'tiers').map((tier) => ({ number: integer(tier, 'quantity') ?? 0, price: integer(tier, 'priceCents') ?? 0 })),
    ladder_price_type: record.getValue('isGraduated') === true ? 2 : 1,
    is_buy: flag(record, 'isBuyable'),
    stock: integer(record, 'stock'),
    pack: integer(record, 'packQuantity'),
    min: integer(record, 'minimumQuantity'),
    case: integer(record, 'caseQuantity'),
    limit: integer(record, 'limit'),
    ck: Number(record.getValue('warehouseID')),
    with_coupon: flag(record, 'isCouponEligible'),
    eph: flag(record, 'isEphedrine'),
    cold: flag(record, 'isColdChain'),
    is_free_shipping: flag(record, 'isFreeShipping'),
    is_dpby: flag(record, 'isSingleFreeShipping'),
    free_shipping_number: integer(record, 'freeShippingQuantity'),
    gift: giftOf(record.getLinkedRecord('gift')),
  }
}
