import type { RecordProxy } from 'relay-runtime'
import { standings, type StandingActivity } from 'rules/activities'
import { KINDS } from 'rules/kinds'
import { formatMoney, parseMoney } from 'rules/money'
import { totalsOf } from 'rules/preview/amounts'
import type { PricedCart, PricingDocument } from 'rules/pricing'
import type { PlainLine } from './projectCart.ts'
import { write } from './storeRecords.ts'

export function renderTotals(cart: RecordProxy, lines: readonly PlainLine[], document: PricingDocument, priced: PricedCart): void {
  const totals = cart.getLinkedRecord('totals')
  if (!totals) return
  const amounts = totalsOf(document, priced, sortsOf(lines))
  for (const [field, cents] of Object.entries(amounts)) write(totals, formatMoney(cents), field)
}

/** Which goods the cart's two part totals count, those inside combinations included (yx, zy). */
function sortsOf(lines: readonly PlainLine[]): { preferred: Set<string>; herbs: Set<string> } {
  const [preferred, herbs] = [new Set<string>(), new Set<string>()]
  for (const { sorts } of lines) {
    for (const { goodsID, isPreferred, isHerb } of sorts) {
      if (isPreferred) preferred.add(goodsID)
      if (isHerb) herbs.add(goodsID)
    }
  }
  return { preferred, herbs }
}

/** Activities with their tiers, coupons, and add-on offers, as they stand for these amounts. */
export function renderOffers(cart: RecordProxy, document: PricingDocument, priced: PricedCart): void {
  const warehouses = (cart.getLinkedRecords('warehouses') ?? []).map((listed) => listed?.getLinkedRecord('warehouse'))
  const warehouseName = (ck: number): string => {
    const name = warehouses.find((warehouse) => warehouse?.getValue('warehouseID') === String(ck))?.getValue('name')
    return typeof name === 'string' ? name : ''
  }
  const stands = new Map(
    standings(document, priced, { warehouseName }).map((stand) => [`${KINDS[stand.kind].wire} ${stand.row.id}`, stand]),
  )
  for (const promotion of cart.getLinkedRecords('promotions') ?? []) {
    const stand = stands.get(`${String(promotion?.getValue('kind'))} ${String(promotion?.getValue('promotionID'))}`)
    if (promotion && stand) renderPromotion(promotion, stand, priced)
  }
  const coupons = new Map(priced.coupons.map((coupon) => [String(coupon.id), coupon]))
  for (const record of cart.getLinkedRecords('coupons') ?? []) {
    const coupon = coupons.get(String(record?.getValue('couponID')))
    if (!record || !coupon) continue
    write(record, formatMoney(coupon.base), 'amount')
    write(record, formatMoney(coupon.short), 'short')
    write(record, formatMoney(coupon.saves), 'saves')
    write(record, coupon.used, 'isUsed')
  }
  const addons = new Map(priced.addons.map((addon) => [addon.goods, addon]))
  for (const record of cart.getLinkedRecords('addons') ?? []) {
    const addon = addons.get(String(record?.getLinkedRecord('goods')?.getValue('goodsID')))
    if (!record || !addon) continue
    write(record, formatMoney(addon.short), 'short')
    write(record, addon.status === 1, 'isReached')
    if (addon.left !== null) write(record, addon.left, 'left')
  }
}

function renderPromotion(promotion: RecordProxy, stand: StandingActivity, priced: PricedCart): void {
  write(promotion, formatMoney(stand.base), 'amount')
  write(promotion, stand.isReached, 'isReached')
  write(promotion, formatMoney(stand.off), 'discount')
  writeWords(promotion, stand.applied, 'applied')
  writeWords(promotion, stand.next, 'next')
  const tiers = priced.tiers.filter(({ kind, source }) => kind === stand.kind && source === stand.row.id)
  const byAmount = new Map(tiers.map((tier) => [tier.full, tier]))
  for (const record of promotion.getLinkedRecords('tiers') ?? []) {
    const tier = byAmount.get(parseMoney(String(record?.getValue('full'))))
    if (!record || !tier) continue
    write(record, tier.status === 1, 'isReached')
    write(record, formatMoney(tier.short), 'short')
    write(record, tier.applied, 'isApplied')
  }
}

function writeWords(promotion: RecordProxy, words: string | null, field: string): void {
  if (words !== null) write(promotion, words, field)
  else if (promotion.getValue(field) !== null) promotion.setValue(null, field)
}

export function renderWarehouse(warehouse: RecordProxy, priced: PricedCart): void {
  const ck = Number(warehouse.getLinkedRecord('warehouse')?.getValue('warehouseID'))
  const freight = priced.freight.find((parcel) => parcel.ck === ck)
  const minimum = parseMoney(String(warehouse.getValue('minimumOrder')))
  const free = parseMoney(String(warehouse.getValue('freeOver')))
  const base = freight?.base ?? 0
  const isFree = freight !== undefined && freight.fee === 0
  write(warehouse, formatMoney(base), 'goodsAmount')
  write(warehouse, formatMoney(freight?.fee ?? 0), 'shipping')
  write(warehouse, formatMoney(isFree ? 0 : Math.max(0, free - base)), 'shortOfFree')
  write(warehouse, formatMoney(Math.max(0, minimum - base)), 'shortOfMinimum')
}
