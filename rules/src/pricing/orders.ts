import type { Cents } from '../money.ts'
import { spread } from '../shares.ts'
import type { PricedFreight, PricedOrder, ShipKind } from '../pricing.ts'
import type { Work } from './work.ts'

export interface Tenders {
  readonly voucher: Cents
  readonly balance: Cents
  readonly online: Cents
}

type Draft = { -readonly [key in keyof PricedOrder]: PricedOrder[key] } & { lines: number[] }

const KINDS: readonly ShipKind[] = ['plain', 'ephedrine', 'cold']
/** Which of a warehouse's orders carries its one fee: the ephedrine order only where there is no other. */
const FEE_CARRIERS: readonly ShipKind[] = ['plain', 'cold', 'ephedrine']

/** P6: vouchers pay for goods without ephedrine, the balance for these and the freight, the rest is paid online. */
export function tenders(work: Work, goods: Cents, shipping: Cents): Tenders {
  let open = 0
  for (const entry of work.live) if (entry.kind !== 'ephedrine') open += entry.running
  const voucher = Math.min(work.doc.vouchers ?? 0, open)
  const balance = Math.min(work.doc.balance ?? 0, open - voucher + shipping)
  return { voucher, balance, online: goods + shipping - voucher - balance }
}

/** One order per warehouse and kind; every cent sits on a line, so the split is a sum. */
export function splitOrders(work: Work, fees: readonly PricedFreight[], paid: Tenders): PricedOrder[] {
  const drafts = new Map<string, Draft>()
  for (const entry of work.live) {
    const key = `${entry.ck}/${entry.kind}`
    let draft = drafts.get(key)
    if (!draft) drafts.set(key, (draft = newDraft(entry.ck, entry.kind)))
    draft.goods += entry.running
    draft.lines.push(entry.id)
  }
  const orders = [...drafts.values()].sort((a, b) => a.ck - b.ck || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
  for (const fee of fees) {
    const carrier = FEE_CARRIERS.map((kind) => drafts.get(`${fee.ck}/${kind}`)).find((order) => order !== undefined)
    if (carrier) carrier.shipping = fee.fee
  }
  payOrders(orders, paid)
  return orders
}

/** Tenders fall on the orders in proportion, so that a refund can go back where it came from. */
function payOrders(orders: Draft[], paid: Tenders): void {
  const open = (order: Draft): Cents => (order.kind === 'ephedrine' ? 0 : order.goods)
  const vouchers = spread(paid.voucher, orders.map(open))
  for (const [i, order] of orders.entries()) order.voucher = vouchers[i] ?? 0
  const balances = spread(
    paid.balance,
    orders.map((order) => open(order) - order.voucher + order.shipping),
  )
  for (const [i, order] of orders.entries()) {
    order.balance = balances[i] ?? 0
    order.payable = order.goods + order.shipping
    order.online = order.payable - order.voucher - order.balance
  }
}

function newDraft(ck: number, kind: ShipKind): Draft {
  return { ck, eph: kind === 'ephedrine' ? 1 : 0, goods: 0, kind, shipping: 0, payable: 0, voucher: 0, balance: 0, online: 0, lines: [] }
}
