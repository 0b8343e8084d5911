import { KINDS, PART_KINDS, type PartName, type PromotionParts } from '../kinds.ts'
import type { PricingGift } from '../kinds/gift.ts'
import type { DocumentPart } from '../kinds/kind.ts'
import type { PricingCoupon } from '../pricing.ts'
import type { Shape } from '../shape.ts'
import { tableFrom } from '../tableFrom.ts'
import { integer, type ReadRecord, records, texts } from './record.ts'

/** What `Cart.pricing` holds of every kind of promotion. */
export type Parts = { readonly [N in PartName]: NonNullable<PromotionParts[N]> }

/** The parts of the pricing document as `rules` reads them; a field that is not there as the table of kinds says is a fault of ours. */
export function promotionParts(pricing: ReadRecord): Parts {
  const parts = PART_KINDS.map((kind): [string, unknown] => {
    const part: DocumentPart = KINDS[kind].part
    const rows = records(pricing, part.wire)
    if (part.place === 'list') return [part.name, rows.map((row) => fieldsOf(part, part.row, row))]
    const key = part.place === 'byGoods' ? 'goodsID' : 'combinationID'
    return [part.name, Object.fromEntries(rows.map((row) => [String(row.getValue(key)), fieldsOf(part, part.row, row)]))]
  })
  return tableFrom<Parts>(parts)
}

export function giftOf(record: ReadRecord | null | undefined): PricingGift | null {
  const fields = record && fieldsOf(KINDS.gift.part, KINDS.gift.part.row, record)
  return fields ? ({ ...fields, type: fields['type'] === 'EVERY' ? 2 : 1 } as PricingGift) : null
}

export function couponsOf(pricing: ReadRecord): PricingCoupon[] {
  return records(pricing, 'coupons').map((coupon) => ({
    id: Number(coupon.getValue('couponID')),
    kind: coupon.getValue('kind') === 'SHIPPING' ? 'shipping' : 'threshold',
    min: integer(coupon, 'minimumCents') ?? 0,
    face: integer(coupon, 'faceCents'),
    goods: texts(coupon, 'goodsIDs'),
    expires: secondsOf(coupon.getValue('expiresAt')),
  }))
}

function secondsOf(moment: unknown): number | null {
  return typeof moment === 'string' ? Date.parse(moment) / 1000 : null
}

type Named = Pick<DocumentPart, 'wireNames'>

function fieldsOf(named: Named, { fields }: Extract<Shape, { type: 'object' }>, record: ReadRecord): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, shape]) => [name, valueOf(named, shape, record, named.wireNames[name] ?? name, name)]),
  )
}

function valueOf(named: Named, shape: Shape, record: ReadRecord, field: string, name: string): unknown {
  switch (shape.type) {
    case 'optional':
      return record.getValue(field) === null ? shape.absent : valueOf(named, shape.shape, record, field, name)
    case 'nullable':
      return record.getValue(field) === null ? null : valueOf(named, shape.shape, record, field, name)
    case 'list':
      return shape.each.type === 'object' ? rowsOf(named, shape.each, record, field) : texts(record, field)
    case 'record':
      return Object.fromEntries(records(record, field).map((entry) => [String(entry.getValue('goodsID')), told(entry, 'quantity')]))
    case 'integer':
      return name === 'id' ? Number(told(record, field)) : told(record, field)
    default:
      return told(record, field)
  }
}

function rowsOf(named: Named, shape: Extract<Shape, { type: 'object' }>, record: ReadRecord, field: string): unknown[] {
  return records(record, field).map((row) => fieldsOf(named, shape, row))
}

function told(record: ReadRecord, field: string): unknown {
  const value = record.getValue(field)
  if (value === undefined || value === null) throw new TypeError(`the pricing document lacks ${field}`)
  return value
}
