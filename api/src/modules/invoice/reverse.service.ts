import type { Cents } from 'rules/money'
import type { Deps } from '../../deps.ts'
import { findLines, type LineRow } from '../order/read.repo.ts'
import {
  decideInvoice,
  findInvoiceOfOrder,
  findReversed,
  insertInvoice,
  isHeld,
  lockInvoiceOfOrder,
  lockOrders,
  type InvoiceRecord,
} from './invoice.repo.ts'
import { invoicedCents, type InvoiceContent, type InvoicedOrder } from './invoiceContent.ts'
import { makeInvoice, newInvoiceKey, newInvoiceNo, ordersToInvoice } from './make.service.ts'
import { askForReturned, withdrawWrong } from './redLetter.service.ts'
import { reversalLines } from './taxLines.ts'
import { findOldLines, insertTaxLines } from './taxLines.repo.ts'

/** Units of a line that came back, and what of the goods' price went back for them. */
export interface Returned {
  readonly orderId: number
  readonly lineId: number
  readonly qty: number
  readonly cents: Cents
}

const MADE_ANEW = '订单退款后金额有变，已按新金额重新申请'
const NOTHING_LEFT = '订单款项已全部退还，不再开票'

/**
 * Before money of an order goes back: from here on its invoice waits for
 * this refund, whichever other orders are on it. The trade must be locked.
 */
export async function holdInvoice(tx: Deps, memberId: number, orderId: number): Promise<void> {
  await lockOrders(tx.db, memberId, [orderId])
  await lockInvoiceOfOrder(tx.db, orderId)
}

/**
 * What a refund does to the order's invoice, which is held, in its transaction. One that is only applied
 * for gives way to one over what is left; one that is issued is reversed by another over what came back.
 */
export async function followRefund(tx: Deps, memberId: number, returned: Returned): Promise<void> {
  const invoice = await findInvoiceOfOrder(tx, memberId, returned.orderId)
  // At the desk: what it becomes is not known, and it is caught up with once it is issued.
  if (invoice === null || (invoice.status === 'applied' && (await isHeld(tx.db, invoice.id, null)))) return
  await (invoice.status === 'applied' ? makeAnew(tx, invoice) : reverse(tx, invoice, returned))
}

async function makeAnew(tx: Deps, { id, member_id: memberId, kind, buyer, content }: InvoiceRecord): Promise<void> {
  const orderIds = content.orders.map((order) => order.id)
  const left = (await ordersToInvoice(tx, memberId, orderIds)).reduce((sum, invoiceable) => sum + invoicedCents(invoiceable), 0)
  const reason = left > 0 ? MADE_ANEW : NOTHING_LEFT
  if (!(await decideInvoice(tx.db, id, { status: 'failed', invoiceNo: null, reason }, tx.clock.now())))
    throw new Error(`invoice ${id} was not held`)
  await makeInvoice(tx, { memberId, orderIds, kind, buyer })
}

async function reverse(tx: Deps, invoice: InvoiceRecord, returned: Returned): Promise<void> {
  const order = invoice.content.orders.find((candidate) => candidate.id === returned.orderId)
  const [now] = await ordersToInvoice(tx, invoice.member_id, [returned.orderId])
  const line = (await findLines(tx.db, [returned.orderId])).find((candidate) => candidate.id === returned.lineId)
  if (order === undefined || now === undefined || line === undefined)
    throw new Error(`invoice ${invoice.id} is not of order ${returned.orderId}`)
  const due = order.cents - (await findReversed(tx.db, invoice.id, order.id)) - invoicedCents(now)
  if (due <= 0) return
  await insertReversal(tx, invoice, {
    order,
    due,
    returned,
    content: reversalContent({ order, line, returned, due, key: newInvoiceKey(tx) }),
  })
}

/** Money that went back while the desk issued it; which goods it was of is not asked any more. */
export async function catchUp(tx: Deps, invoice: InvoiceRecord): Promise<void> {
  for (const order of invoice.content.orders) {
    const [now] = await ordersToInvoice(tx, invoice.member_id, [order.id])
    const due = now === undefined ? 0 : order.cents - invoicedCents(now)
    if (due <= 0) continue
    const content = { orders: [{ ...order, cents: -due }], lines: [], rows: [{ title: '已退款', cents: -due }], key: newInvoiceKey(tx) }
    await insertReversal(tx, invoice, { order, due, returned: { lineId: 0, qty: 0 }, content })
  }
}

interface NewReversal {
  readonly order: InvoicedOrder
  readonly due: Cents
  readonly returned: Pick<Returned, 'lineId' | 'qty'>
  readonly content: InvoiceContent
}

async function insertReversal(tx: Deps, invoice: InvoiceRecord, { order, due, returned, content }: NewReversal): Promise<void> {
  await withdrawWrong(tx, invoice.id)
  const old = await findOldLines(tx.db, invoice.id, order.id)
  const redId = await insertInvoice(tx, {
    no: newInvoiceNo(tx),
    memberId: invoice.member_id,
    kind: invoice.kind,
    buyer: invoice.buyer,
    content,
    cents: -due,
    redOf: invoice.id,
    now: tx.clock.now(),
  })
  if (old.length > 0) await insertTaxLines(tx.db, redId, reversalLines(invoice.id, old, returned, due))
  await askForReturned(tx, invoice, redId)
}

interface Reversal {
  readonly order: InvoicedOrder
  readonly line: LineRow
  readonly returned: Returned
  readonly due: Cents
  readonly key: string
}

/** Goods that came back, less what of them had been paid by voucher and was never invoiced. */
function reversalContent({ order, line: { snapshot }, returned, due, key }: Reversal): InvoiceContent {
  return {
    orders: [{ ...order, cents: -due }],
    lines: [{ name: snapshot.name, spec: snapshot.spec, unit: snapshot.unit, qty: -returned.qty, cents: -returned.cents }],
    rows: returned.cents === due ? [] : [{ title: '现金券与费用调整', cents: returned.cents - due }],
    key,
  }
}
