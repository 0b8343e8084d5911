import type { InvoiceKind } from '../../db/tables/paper.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import { findLines, findOrder } from '../order/read.repo.ts'
import { newTradeNo } from '../trade/numbers.ts'
import { findRefunded, insertInvoice } from './invoice.repo.ts'
import { contentCents, invoiceContent, invoicedCents, type InvoiceableOrder } from './invoiceContent.ts'
import { taxLinesOf } from './taxLines.ts'
import { findTaxClasses, insertTaxLines } from './taxLines.repo.ts'
import type { InvoiceBuyer } from '../shop/invoiceBuyer.ts'

export interface ToInvoice {
  readonly memberId: number
  readonly orderIds: readonly number[]
  readonly kind: InvoiceKind
  readonly buyer: InvoiceBuyer
}

export const newInvoiceNo = (tx: Deps): string => `FP${newTradeNo(tx)}`
export const newInvoiceKey = (tx: Deps): string => Buffer.from(tx.random.bytes(32)).toString('base64url')

/** An application over what the orders say now; null where they leave nothing to invoice. The orders must be locked and on no living invoice. */
export async function makeInvoice(tx: Deps, { memberId, orderIds, kind, buyer }: ToInvoice): Promise<number | null> {
  const orders = await ordersToInvoice(tx, memberId, orderIds)
  const content = invoiceContent(orders, newInvoiceKey(tx))
  const cents = contentCents(content)
  if (cents !== orders.reduce((total, invoiceable) => total + invoicedCents(invoiceable), 0)) throw new Error('an invoice does not add up')
  if (cents <= 0) return null
  const id = await insertInvoice(tx, { no: newInvoiceNo(tx), memberId, kind, buyer, content, cents, redOf: null, now: tx.clock.now() })
  const goods = new Set(orders.flatMap(({ lines }) => lines.map((line) => line.goods_id)))
  await insertTaxLines(tx.db, id, taxLinesOf(orders, await findTaxClasses(tx.db, [...goods])) ?? [])
  return id
}

/** In the order given, also those the buyer has put out of sight. */
export async function ordersToInvoice(deps: Deps, memberId: number, ids: readonly number[]): Promise<InvoiceableOrder[]> {
  const refunded = await findRefunded(deps.db, ids)
  const lines = Map.groupBy(await findLines(deps.db, ids), (line) => line.order_id)
  const found: InvoiceableOrder[] = []
  for (const id of ids) {
    const order = await findOrder(deps.db, memberId, id, { evenHidden: true })
    if (order === null) throw notFound('订单不存在')
    found.push({ order, lines: lines.get(id) ?? [], refunded: refunded.get(id) ?? 0 })
  }
  return found
}
