import type { PricingDocument } from '../pricing.ts'
import { isReason } from '../reasons.ts'
import type { Check, Fields } from './checks.ts'
import { fail, integer, list, objectOf, oneOf, optional, record, text } from './checks.ts'

const cents = integer(0)
const count = integer(1)
const amountLeft = integer(0)
const id = integer(0)
const flag = oneOf([0, 1])
const goodsList = optional(list(text))

const line = objectOf({
  id,
  goods: text,
  qty: count,
  type: optional(oneOf([0, 1, 2, 3, 4])),
  comboId: optional(text),
  selected: optional(oneOf([true, false])),
  ck: optional(id),
  refused: optional((value, path) => {
    if (!isReason(value)) fail(path, 'a known reason code', value)
  }),
})

const ladderTier = objectOf({ number: count, price: cents })
const gift = objectOf({ type: oneOf([1, 2]), need: count, give: count, left: optional(amountLeft), goods: text })
const goods = objectOf({
  base_price: cents,
  ladder: optional(distinct(list(ladderTier), 'number')),
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
  gift: optional(gift),
})

const flash = objectOf({ price: cents, per_member: optional(amountLeft), bought: optional(amountLeft), left: optional(amountLeft) })
const group = objectOf({
  id: optional(id),
  tiers: distinct(list(ladderTier), 'number'),
  taken: optional(amountLeft),
  per_member: optional(amountLeft),
  bought: optional(amountLeft),
  left: optional(amountLeft),
})
const combo = objectOf({ price: cents, items: record(count) })
const addon = objectOf({ id, full: cents, goods: goodsList, price: cents, number: optional(count), left: optional(amountLeft) })
const manjian = objectOf({
  id,
  priority: optional(integer(Number.MIN_SAFE_INTEGER)),
  goods: goodsList,
  repeat: optional(oneOf([true, false])),
  cap: optional(cents),
  tiers: distinct(list(objectOf({ full: cents, minus: cents })), 'full'),
})
const discount = objectOf({ id, goods: goodsList, tiers: distinct(list(objectOf({ full: cents, bp: integer(0, 10_000) })), 'full') })
const couponFields: Fields = {
  kind: optional(oneOf(['threshold', 'shipping'])),
  min: cents,
  face: optional(cents),
  goods: goodsList,
  expires: optional(integer(0)),
}
const warehouse = objectOf({ free: optional(cents), fee: optional(cents), min: optional(cents) })

const shape = objectOf({
  lines: distinct(list(line), 'id'),
  goods: record(goods),
  flash: optional(record(flash)),
  group: optional(record(group)),
  combos: optional(record(combo)),
  manjian: optional(distinct(list(manjian), 'id')),
  discounts: optional(distinct(list(discount), 'id')),
  addons: optional(record(addon)),
  coupon: optional(objectOf({ id: optional(id), ...couponFields })),
  coupons: optional(distinct(list(objectOf({ id, ...couponFields })), 'id')),
  wh: record(warehouse),
  vouchers: optional(cents),
  balance: optional(cents),
})

/** Throws PricingInputError with one sentence that names the field and what was expected there. Unknown fields are ignored. */
export function assertPricingDocument(value: unknown): asserts value is PricingDocument {
  shape(value, '')
  references(value as PricingDocument)
}

function references(doc: PricingDocument): void {
  let total = 0
  for (const [i, one] of doc.lines.entries()) {
    const path = `lines[${i}]`
    const found = Object.hasOwn(doc.goods, one.goods) ? doc.goods[one.goods] : undefined
    if (!found) fail(`${path}.goods`, 'a key of goods', one.goods)
    const ck = one.ck ?? found.ck ?? 1
    if (!Object.hasOwn(doc.wh, String(ck))) fail(`${path}.ck`, 'a warehouse of wh', ck)
    if (one.type === 3 && !one.comboId) fail(`${path}.comboId`, 'the key of its combination', one.comboId)
    total += found.base_price * one.qty
    if (!Number.isSafeInteger(total)) fail(`${path}.qty`, 'amounts that add up to at most 2^53 − 1 cents', one.qty)
  }
  for (const [i, activity] of (doc.manjian ?? []).entries()) {
    const zero = activity.repeat ? activity.tiers.findIndex((tier) => tier.full === 0) : -1
    if (zero !== -1) fail(`manjian[${i}].tiers[${zero}].full`, 'at least 1 where repeat is true', 0)
  }
}

/** A list whose rows each have another value in one field: results must not hang on the order of rows. */
function distinct(check: Check, field: string): Check {
  return (value, path) => {
    check(value, path)
    const seen = new Set<unknown>()
    for (const [i, row] of (value as Record<string, unknown>[]).entries()) {
      if (seen.has(row[field])) fail(`${path}[${i}].${field}`, 'a value no other row has', row[field])
      seen.add(row[field])
    }
  }
}
