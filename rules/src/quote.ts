import { reduceActivities } from './activities.ts'
import type { PricedCart, PricingDocument } from './pricing.ts'
import { gateAddons } from './pricing/addons.ts'
import { promiseCashback } from './pricing/cashback.ts'
import { couponRow, coupons, warnUnreached } from './pricing/coupon.ts'
import { freight } from './pricing/freight.ts'
import { gate, warnRefused } from './pricing/gate.ts'
import { gifts } from './pricing/gifts.ts'
import { splitOrders, tenders } from './pricing/orders.ts'
import { addonPrices, unitPrices } from './pricing/unitPrice.ts'
import type { WorkLine } from './pricing/work.ts'
import { startWork, sumRunning, settleLive } from './pricing/work.ts'

/**
 * Prices a cart by the phases of TRADE §2.2. A pure function of its document: no clock, no state, nothing changed.
 * A phase that cannot do its sum throws; there is no price without all of them.
 */
export function quote(doc: PricingDocument): PricedCart {
  const work = startWork(doc)
  const taken = gate(work)
  unitPrices(work)
  const addons = gateAddons(work, taken)
  addonPrices(work)
  warnRefused(work)
  settleLive(work)
  const given = gifts(work)
  const stands = reduceActivities(work)
  const weighed = coupons(work)
  warnUnreached(work, weighed)
  const fees = freight(work, weighed)

  const goods = sumRunning(work.live)
  let shipping = 0
  for (const fee of fees) shipping += fee.fee
  const paid = tenders(work, goods, shipping)
  const orders = splitOrders(work, fees, paid)
  const cashback = promiseCashback(work, orders)
  return {
    lines: work.live.map(pricedLine),
    adjustments: work.adjustments,
    gifts: given,
    ...stands,
    shipping: Object.fromEntries(fees.map((fee) => [fee.ck, fee.fee])),
    goods,
    payable: goods + shipping,
    ...paid,
    orders,
    cashback,
    warnings: work.warnings,
    others: work.all.filter((entry) => !entry.selected || entry.code !== null).map(otherLine),
    freight: fees,
    coupons: weighed.map(couponRow),
    addons,
  }
}

function pricedLine(entry: WorkLine): PricedCart['lines'][number] {
  return {
    id: entry.id,
    list: entry.list,
    net: entry.running,
    qty: entry.qty,
    unit: unitOf(entry),
    p1: entry.p1,
    goods_manjian_amount: entry.joined.manjian === undefined ? 0 : entry.p1,
    manjian: entry.joined.manjian ?? null,
    pieces: entry.joined.pieces ?? null,
    cashback: entry.joined.cashback ?? null,
    ck: entry.ck,
    kind: entry.kind,
  }
}

function otherLine(entry: WorkLine): PricedCart['others'][number] {
  return { id: entry.id, qty: entry.qty, list: entry.list, p1: entry.p1, unit: unitOf(entry), code: entry.code, value: entry.value }
}

function unitOf(entry: WorkLine): number {
  return Math.floor(entry.p1 / Math.max(1, entry.qty))
}
