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
import { integer, type ReadRecord, records, texts } from './storeRecords.ts'

export function flashOf(pricing: ReadRecord): Record<string, PricingFlash> {
  return Object.fromEntries(
    records(pricing, 'flash').map((record) => [
      String(record.getValue('goodsID')),
      {
        price: integer(record, 'price') ?? 0,
        per_member: integer(record, 'perMember'),
        bought: integer(record, 'bought'),
        left: integer(record, 'left'),
      },
    ]),
  )
}

/** What the team has ordered stands with its tiers: the line is priced by both together. */
export function groupsOf(pricing: ReadRecord): Record<string, PricingGroup> {
  return Object.fromEntries(
    records(pricing, 'groups').map((record) => [
      String(record.getValue('goodsID')),
      {
        id: Number(record.getValue('saleID')),
        tiers: records(record, 'tiers').map((tier) => ({ number: integer(tier, 'quantity') ?? 0, price: integer(tier, 'price') ?? 0 })),
        taken: integer(record, 'taken'),
        per_member: integer(record, 'perMember'),
        bought: integer(record, 'bought'),
        left: integer(record, 'left'),
      },
    ]),
  )
}

export function addonsOf(pricing: ReadRecord): Record<string, PricingAddon> {
  return Object.fromEntries(
    records(pricing, 'addons').map((record) => [
      String(record.getValue('goodsID')),
      {
        id: Number(record.getValue('promotionID')),
        full: integer(record, 'full') ?? 0,
        goods: texts(record, 'goodsIDs'),
        price: integer(record, 'price') ?? 0,
        number: integer(record, 'perOrder'),
        left: integer(record, 'left'),
      },
    ]),
  )
}

/** How many sets the member may still buy stands with them. */
export type LimitedCombo = PricingCombo & { readonly left: number | null }

export function combinationsOf(pricing: ReadRecord): Record<string, LimitedCombo> {
  return Object.fromEntries(
    records(pricing, 'combinations').map((record) => [
      String(record.getValue('combinationID')),
      {
        price: integer(record, 'price') ?? 0,
        left: integer(record, 'left'),
        items: Object.fromEntries(
          records(record, 'items').map((item) => [String(item.getValue('goodsID')), integer(item, 'quantity') ?? 0]),
        ),
      },
    ]),
  )
}

export function fullReductionsOf(pricing: ReadRecord): PricingManjian[] {
  return records(pricing, 'fullReductions').map((record) => ({
    id: Number(record.getValue('promotionID')),
    priority: integer(record, 'priority'),
    goods: texts(record, 'goodsIDs'),
    repeat: record.getValue('isRepeatable') === true,
    cap: integer(record, 'cap'),
    tiers: records(record, 'tiers').map((tier) => ({ full: integer(tier, 'full') ?? 0, minus: integer(tier, 'minus') ?? 0 })),
  }))
}

export function discountsOf(pricing: ReadRecord): PricingDiscount[] {
  return records(pricing, 'discounts').map((record) => ({
    id: Number(record.getValue('promotionID')),
    goods: texts(record, 'goodsIDs'),
    tiers: records(record, 'tiers').map((tier) => ({ full: integer(tier, 'full') ?? 0, bp: integer(tier, 'basisPoints') ?? 10_000 })),
  }))
}

export function couponsOf(pricing: ReadRecord): PricingCoupon[] {
  return records(pricing, 'coupons').map((record) => ({
    id: Number(record.getValue('couponID')),
    kind: record.getValue('kind') === 'SHIPPING' ? 'shipping' : 'threshold',
    min: integer(record, 'minimum') ?? 0,
    face: integer(record, 'face'),
    goods: texts(record, 'goodsIDs'),
    expires: integer(record, 'expires'),
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
