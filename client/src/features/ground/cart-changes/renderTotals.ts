import type { RecordProxy } from 'relay-runtime'
import { formatMoney, parseMoney } from 'rules/money'
import type { PricedCart, PricedLine, PricingDocument } from 'rules/pricing'
import type { PlainLine } from './projectCart.ts'
import { write } from './storeRecords.ts'

export function renderTotals(cart: RecordProxy, lines: readonly PlainLine[], document: PricingDocument, priced: PricedCart): void {
  const totals = cart.getLinkedRecord('totals')
  if (!totals) return
  const list = sum(priced.lines.map((line) => line.list))
  const render = (cents: number, field: string): void => write(totals, formatMoney(cents), field)
  render(list, 'list')
  render(list - priced.goods, 'discount')
  render(priced.goods, 'goods')
  render(priced.payable - priced.goods, 'shipping')
  render(priced.payable, 'payable')
  render(sum(priced.coupons.filter(({ used, kind }) => used && kind === 'threshold').map(({ saves }) => saves)), 'coupons')
  const { preferred, herbs } = sortsOf(lines)
  const goodsOf = new Map(document.lines.map((line) => [line.id, line.goods]))
  const netOf = (sort: ReadonlySet<string>): number =>
    sum(priced.lines.filter((line: PricedLine) => sort.has(goodsOf.get(line.id) ?? '')).map((line) => line.net))
  render(netOf(preferred), 'preferred')
  render(netOf(herbs), 'herbs')
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
export function renderOffers(cart: RecordProxy, priced: PricedCart): void {
  for (const promotion of cart.getLinkedRecords('promotions') ?? []) if (promotion) renderPromotion(promotion, priced)
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

function renderPromotion(promotion: RecordProxy, priced: PricedCart): void {
  const source = Number(promotion.getValue('promotionID'))
  const [kind, phase] = promotion.getValue('kind') === 'DISCOUNT' ? ['discount', 'P3_DISCOUNT'] : ['manjian', 'P3_MANJIAN']
  const tiers = priced.tiers.filter((tier) => tier.kind === kind && tier.source === source)
  const discounts = priced.adjustments.filter((row) => row.source === source && row.phase === phase)
  write(promotion, formatMoney(tiers[0]?.base ?? 0), 'amount')
  write(promotion, tiers.some(isReached), 'isReached')
  write(promotion, formatMoney(sum(discounts.map(({ cents }) => cents))), 'discount')
  const byAmount = new Map(tiers.map((tier) => [tier.full, tier]))
  for (const record of promotion.getLinkedRecords('tiers') ?? []) {
    const tier = byAmount.get(parseMoney(String(record?.getValue('full'))))
    if (!record || !tier) continue
    write(record, isReached(tier), 'isReached')
    write(record, formatMoney(tier.short), 'short')
    write(record, tier.applied, 'isApplied')
  }
}

function isReached({ status }: { readonly status: number }): boolean {
  return status === 1
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

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
