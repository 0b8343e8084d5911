import type { RecordProxy } from 'relay-runtime'
import { standings, type StandingActivity } from 'rules/activities'
import { KINDS } from 'rules/kinds'
import { formatMoney, parseMoney } from 'rules/money'
import type { PricedCart, PricedLine, PricingDocument } from 'rules/pricing'
import type { DrawnLine } from './drawnLines.ts'
import { put } from './pricingFields.ts'

export function drawTotals(cart: RecordProxy, lines: readonly DrawnLine[], document: PricingDocument, priced: PricedCart): void {
  const totals = cart.getLinkedRecord('totals')
  if (!totals) return
  const list = sum(priced.lines.map((line) => line.list))
  const draw = (cents: number, field: string): void => put(totals, formatMoney(cents), field)
  draw(list, 'list')
  draw(list - priced.goods, 'discount')
  draw(priced.goods, 'goods')
  draw(priced.payable - priced.goods, 'shipping')
  draw(priced.payable, 'payable')
  draw(sum(priced.coupons.filter((one) => one.used && one.kind === 'threshold').map((one) => one.saves)), 'coupons')
  const { preferred, herbs } = sortsOf(lines)
  const goodsOf = new Map(document.lines.map((line) => [line.id, line.goods]))
  const netOf = (sort: ReadonlySet<string>): number =>
    sum(priced.lines.filter((line: PricedLine) => sort.has(goodsOf.get(line.id) ?? '')).map((line) => line.net))
  draw(netOf(preferred), 'preferred')
  draw(netOf(herbs), 'herbs')
}

/** Which goods the cart's two part totals count, those inside combinations included (yx, zy). */
function sortsOf(lines: readonly DrawnLine[]): { preferred: Set<string>; herbs: Set<string> } {
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
export function drawOffers(cart: RecordProxy, document: PricingDocument, priced: PricedCart): void {
  const stands = new Map(standings(document, priced).map((stand) => [`${KINDS[stand.kind].wire} ${stand.row.id}`, stand]))
  for (const promotion of cart.getLinkedRecords('promotions') ?? [])
    if (promotion)
      drawPromotion(promotion, stands.get(`${String(promotion.getValue('kind'))} ${String(promotion.getValue('promotionID'))}`), priced)
  const coupons = new Map(priced.coupons.map((one) => [String(one.id), one]))
  for (const coupon of cart.getLinkedRecords('coupons') ?? []) {
    const one = coupons.get(String(coupon?.getValue('couponID')))
    if (!coupon || !one) continue
    put(coupon, formatMoney(one.base), 'amount')
    put(coupon, formatMoney(one.short), 'short')
    put(coupon, formatMoney(one.saves), 'saves')
    put(coupon, one.used, 'isUsed')
  }
  const addons = new Map(priced.addons.map((one) => [one.goods, one]))
  for (const addon of cart.getLinkedRecords('addons') ?? []) {
    const one = addons.get(String(addon?.getLinkedRecord('goods')?.getValue('goodsID')))
    if (!addon || !one) continue
    put(addon, formatMoney(one.short), 'short')
    put(addon, one.status === 1, 'isReached')
    if (one.left !== null) put(addon, one.left, 'left')
  }
}

function drawPromotion(promotion: RecordProxy, stand: StandingActivity | undefined, priced: PricedCart): void {
  if (!stand) return
  put(promotion, formatMoney(stand.base), 'amount')
  put(promotion, stand.isReached, 'isReached')
  put(promotion, formatMoney(stand.off), 'discount')
  putWords(promotion, stand.applied, 'applied')
  putWords(promotion, stand.next, 'next')
  const tiers = new Map(
    priced.tiers.filter(({ kind, source }) => kind === stand.kind && source === stand.row.id).map((tier) => [tier.full, tier]),
  )
  for (const tier of promotion.getLinkedRecords('tiers') ?? []) {
    const one = tiers.get(parseMoney(String(tier?.getValue('full'))))
    if (!tier || !one) continue
    put(tier, one.status === 1, 'isReached')
    put(tier, formatMoney(one.short), 'short')
    put(tier, one.applied, 'isApplied')
  }
}

function putWords(promotion: RecordProxy, words: string | null, field: string): void {
  if (words !== null) put(promotion, words, field)
  else if (promotion.getValue(field) !== null) promotion.setValue(null, field)
}

export function drawWarehouse(warehouse: RecordProxy, priced: PricedCart): void {
  const ck = Number(warehouse.getLinkedRecord('warehouse')?.getValue('warehouseID'))
  const freight = priced.freight.find((one) => one.ck === ck)
  const minimum = parseMoney(String(warehouse.getValue('minimumOrder')))
  const free = parseMoney(String(warehouse.getValue('freeOver')))
  const base = freight?.base ?? 0
  const isFree = freight !== undefined && freight.fee === 0
  put(warehouse, formatMoney(base), 'goodsAmount')
  put(warehouse, formatMoney(freight?.fee ?? 0), 'shipping')
  put(warehouse, formatMoney(isFree ? 0 : Math.max(0, free - base)), 'shortOfFree')
  put(warehouse, formatMoney(Math.max(0, minimum - base)), 'shortOfMinimum')
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
