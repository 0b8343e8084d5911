import { checkShape, fail } from '../checkShape.ts'
import { KINDS, PART_KINDS } from '../kinds.ts'
import type { DocumentPart } from '../kinds/kind.ts'
import { amountLeft, cents, count, goodsKeys, id } from '../kinds/parts.ts'
import type { PricingDocument } from '../pricing.ts'
import { REASONS } from '../reasons.ts'
import { integer, list, objectOf, oneOf, optional, record, text, type Shape } from '../shape.ts'

const flag = oneOf([0, 1])

const line = objectOf({
  id,
  goods: text(),
  qty: count,
  type: optional(oneOf([0, 1, 2, 3, 4])),
  comboId: optional(text()),
  selected: optional(oneOf([true, false])),
  ck: optional(id),
})

const ladderTier = objectOf({ number: count, price: cents })
const goods = objectOf({
  base_price: cents,
  ladder: optional(list(ladderTier, { distinct: 'number' })),
  ladder_price_type: optional(oneOf([1, 2])),
  special: optional(cents),
  is_buy: optional(flag),
  stock: optional(amountLeft),
  pack: optional(count),
  min: optional(count),
  case: optional(count),
  limit: optional(amountLeft),
  ck: optional(id),
  with_coupon: optional(flag),
  eph: optional(flag),
  cold: optional(flag),
  is_free_shipping: optional(flag),
  is_dpby: optional(flag),
  free_shipping_number: optional(count),
  gift: optional(KINDS.gift.part.row),
})

const couponFields = {
  kind: optional(oneOf(['threshold', 'shipping'])),
  min: cents,
  face: optional(cents),
  goods: goodsKeys,
  expires: optional(integer(0)),
}
const warehouse = objectOf({ free: optional(cents), fee: optional(cents), min: optional(cents) })

const partShape = ({ place, row }: DocumentPart): Shape => optional(place === 'list' ? list(row, { distinct: 'id' }) : record(row))

const shape = objectOf({
  lines: list(line, { distinct: 'id' }),
  goods: record(goods),
  ...Object.fromEntries(PART_KINDS.map((kind) => [KINDS[kind].part.name, partShape(KINDS[kind].part)])),
  coupon: optional(objectOf({ id: optional(id), ...couponFields })),
  coupons: optional(list(objectOf({ id, ...couponFields }), { distinct: 'id' })),
  wh: record(warehouse),
  vouchers: optional(cents),
  balance: optional(cents),
})

/** Throws PricingInputError with one sentence that names the field and what was expected there. Unknown fields are ignored. */
export function assertPricingDocument(value: unknown): asserts value is PricingDocument {
  checkShape(shape, value, '')
  references(value as PricingDocument)
}

function references(doc: PricingDocument): void {
  let total = 0
  for (const [at, wanted] of doc.lines.entries()) {
    const path = `lines[${at}]`
    const found = Object.hasOwn(doc.goods, wanted.goods) ? doc.goods[wanted.goods] : undefined
    if (!found) fail(`${path}.goods`, 'a key of goods', wanted.goods)
    if (typeof wanted.refused === 'string' ? !REASONS.includes(wanted.refused) : (wanted.refused ?? null) !== null)
      fail(`${path}.refused`, 'a known reason code', wanted.refused)
    const ck = wanted.ck ?? found.ck ?? 1
    if (!Object.hasOwn(doc.wh, String(ck))) fail(`${path}.ck`, 'a warehouse of wh', ck)
    if (wanted.type === 3 && !wanted.comboId) fail(`${path}.comboId`, 'the key of its combination', wanted.comboId)
    total += found.base_price * wanted.qty
    if (!Number.isSafeInteger(total)) fail(`${path}.qty`, 'amounts that add up to at most 2^53 − 1 cents', wanted.qty)
  }
  for (const [at, activity] of (doc.manjian ?? []).entries()) {
    const zero = activity.repeat ? activity.tiers.findIndex((tier) => tier.full === 0) : -1
    if (zero !== -1) fail(`manjian[${at}].tiers[${zero}].full`, 'at least 1 where repeat is true', 0)
  }
}
