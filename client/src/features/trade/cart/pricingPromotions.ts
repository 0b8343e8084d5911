import type {
  PricingAddon,
  PricingCombo,
  PricingCoupon,
  PricingDiscount,
  PricingFlash,
  PricingGift,
  PricingGroup,
  PricingManjian,
} from 'rules/pricing'
import { integer, type ReadRecord, records, texts } from './pricingFields.ts'

export function flashOf(pricing: ReadRecord): Record<string, PricingFlash> {
  return Object.fromEntries(
    records(pricing, 'flash').map((one) => [
      String(one.getValue('goodsID')),
      {
        price: integer(one, 'price') ?? 0,
        per_member: integer(one, 'perMember'),
        bought: integer(one, 'bought'),
        left: integer(one, 'left'),
      },
    ]),
  )
}

/** What the team has ordered stands with its tiers: the line is priced by both together. */
export function groupsOf(pricing: ReadRecord): Record<string, PricingGroup> {
  return Object.fromEntries(
    records(pricing, 'groups').map((one) => [
      String(one.getValue('goodsID')),
      {
        id: Number(one.getValue('saleID')),
        tiers: records(one, 'tiers').map((tier) => ({ number: integer(tier, 'quantity') ?? 0, price: integer(tier, 'price') ?? 0 })),
        taken: integer(one, 'taken'),
        per_member: integer(one, 'perMember'),
        bought: integer(one, 'bought'),
        left: integer(one, 'left'),
      },
    ]),
  )
}

export function addonsOf(pricing: ReadRecord): Record<string, PricingAddon> {
  return Object.fromEntries(
    records(pricing, 'addons').map((one) => [
      String(one.getValue('goodsID')),
      {
        id: Number(one.getValue('promotionID')),
        full: integer(one, 'full') ?? 0,
        goods: texts(one, 'goodsIDs'),
        price: integer(one, 'price') ?? 0,
        number: integer(one, 'perOrder'),
        left: integer(one, 'left'),
      },
    ]),
  )
}

/** How many sets the member may still buy stands with them. */
export type LimitedCombo = PricingCombo & { readonly left: number | null }

export function combinationsOf(pricing: ReadRecord): Record<string, LimitedCombo> {
  return Object.fromEntries(
    records(pricing, 'combinations').map((one) => [
      String(one.getValue('combinationID')),
      {
        price: integer(one, 'price') ?? 0,
        left: integer(one, 'left'),
        items: Object.fromEntries(records(one, 'items').map((item) => [String(item.getValue('goodsID')), integer(item, 'quantity') ?? 0])),
      },
    ]),
  )
}

export function fullReductionsOf(pricing: ReadRecord): PricingManjian[] {
  return records(pricing, 'fullReductions').map((one) => ({
    id: Number(one.getValue('promotionID')),
    priority: integer(one, 'priority'),
    goods: texts(one, 'goodsIDs'),
    repeat: one.getValue('isRepeatable') === true,
    cap: integer(one, 'cap'),
    tiers: records(one, 'tiers').map((tier) => ({ full: integer(tier, 'full') ?? 0, minus: integer(tier, 'minus') ?? 0 })),
  }))
}

export function discountsOf(pricing: ReadRecord): PricingDiscount[] {
  return records(pricing, 'discounts').map((one) => ({
    id: Number(one.getValue('promotionID')),
    goods: texts(one, 'goodsIDs'),
    tiers: records(one, 'tiers').map((tier) => ({ full: integer(tier, 'full') ?? 0, bp: integer(tier, 'basisPoints') ?? 10_000 })),
  }))
}

export function couponsOf(pricing: ReadRecord): PricingCoupon[] {
  return records(pricing, 'coupons').map((one) => ({
    id: Number(one.getValue('couponID')),
    kind: one.getValue('kind') === 'SHIPPING' ? 'shipping' : 'threshold',
    min: integer(one, 'minimum') ?? 0,
    face: integer(one, 'face'),
    goods: texts(one, 'goodsIDs'),
    expires: integer(one, 'expires'),
  }))
}

export function giftOf(record: ReadRecord | null | undefined): PricingGift | null {
  if (!record) return null
  return {
    type: record.getValue('type') === 1 ? 1 : 2,
    need: integer(record, 'needed') ?? 1,
    give: integer(record, 'given') ?? 0,
    left: integer(record, 'left'),
    goods: String(record.getValue('goodsID')),
  }
}
