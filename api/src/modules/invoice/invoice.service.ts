import { UNPAID_TRADES_MAX } from 'rules/constants'
import type { PageAsk } from '../../db/newestFirst.ts'
import type { InvoiceKind } from '../../db/tables/paper.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { once } from '../idempotency/idempotency.service.ts'
import {
  decideInvoice,
  endReversed,
  findByTail,
  findInvoice,
  findInvoiceableIds,
  isHeld,
  isInvoiceable,
  isInvoiceNoTaken,
  lockOrders,
  type InvoiceRecord,
} from './invoice.repo.ts'
import { findCompany } from '../auth/session.repo.ts'
import { findProfile, saveProfile } from '../shop/invoiceProfile.repo.ts'
import { type InvoiceableOrder } from './invoiceContent.ts'
import { buyerFault, buyerOf, type BuyerForm } from '../shop/invoiceBuyer.ts'
import { makeInvoice, ordersToInvoice } from './make.service.ts'

/** Orders on one invoice. */
export const INVOICE_ORDERS_MAX = UNPAID_TRADES_MAX

const missing = () => notFound('发票不存在')

export interface Application extends BuyerForm {
  readonly orderIds: readonly number[]
  readonly kind: InvoiceKind
  readonly clientKey: string
}

/** Made out of what the orders say now and never changed afterwards; an order is on one live invoice. */
export function applyForInvoice(deps: Deps, memberId: number, { clientKey, ...request }: Application): Promise<{ id: number }> {
  return once(deps, { memberId, route: 'POST /api/invoice', key: clientKey, request }, async (tx) => {
    const company = await findCompany(tx.db, memberId)
    const buyer = buyerOf(request, await findProfile(tx, memberId), company)
    const fault = buyerFault(buyer, request.kind === 'vat_special')
    if (fault !== null) throw invalid(...fault)
    const made = { ...buyer, tax_no: buyer.tax_no ?? '' }
    await requireInvoiceable(tx, memberId, request.orderIds)
    await saveProfile(tx, memberId, made)
    const id = await makeInvoice(tx, { memberId, orderIds: request.orderIds, kind: request.kind, buyer: made })
    if (id === null) throw invalid('order_ids', '所选订单没有可开票的金额')
    return { id }
  })
}

async function requireInvoiceable(tx: Deps, memberId: number, ids: readonly number[]): Promise<void> {
  const orders = await lockOrders(tx.db, memberId, ids)
  if (orders.length !== ids.length || orders.some((order) => order.isHidden)) throw notFound('订单不存在')
  if (orders.some((order) => order.isInvoiced)) throw refused('INVOICED')
  if (orders.some((order) => !isInvoiceable(order.status))) throw refused('STATE_CHANGED')
}

export async function invoiceableOrders(
  deps: Deps,
  memberId: number,
  ask: PageAsk,
): Promise<{ rows: InvoiceableOrder[]; hasMore: boolean; total: number }> {
  const { rows, ...rest } = await findInvoiceableIds(deps.db, memberId, ask)
  const ids = rows.map(({ id }) => id)
  return { rows: await ordersToInvoice(deps, memberId, ids), ...rest }
}

export async function ownInvoice(deps: Deps, memberId: number, id: number): Promise<InvoiceRecord> {
  const found = await findInvoice(deps, id, memberId)
  if (found === null) throw missing()
  return found
}

/** The invoice behind the address of a PDF: the address is the permission. */
export async function issuedByKey(deps: Deps, id: number, key: string): Promise<InvoiceRecord> {
  const found = await findInvoice(deps, id, null)
  if (found?.content.key !== key || found.invoice_no === null) throw missing()
  return found
}

export async function queryInvoice(
  deps: Deps,
  by: { invoiceNo: string | null; orderNo: string | null; phoneTail: string },
): Promise<InvoiceRecord> {
  if (by.invoiceNo === null && by.orderNo === null) throw invalid('invoice_no', '请填写发票号码或订单号')
  const found = await findByTail(deps, by, by.phoneTail)
  if (found === null) throw notFound('没有找到相符的发票，请核对号码与手机尾号')
  return found
}

export type Decision = { readonly status: 'issued'; readonly invoiceNo: string } | { readonly status: 'failed'; readonly reason: string }

/** The office has made the invoice, or cannot: then its orders may be invoiced again. A reversal is never refused, for the money is back already. */
export async function settleInvoice(
  deps: Deps,
  id: number,
  call: { readonly staff: string; readonly clientKey: string },
  decision: Decision,
): Promise<InvoiceRecord> {
  const found = await findInvoice(deps, id, null)
  if (found === null) throw missing()
  if (found.red_of !== null && decision.status === 'failed') throw refused('STATE_CHANGED')
  const verb = decision.status === 'issued' ? 'issue' : 'reject'
  const key = {
    memberId: found.member_id,
    route: `POST /api/erp/invoice/{id}/${verb}`,
    key: call.clientKey,
    request: { id, staff: call.staff, decision },
  }
  await once(deps, key, async (tx) => {
    if (await isHeld(tx.db, id, found.red_of)) throw refused('STATE_CHANGED')
    await decide(tx, found, decision, call.staff)
    return { id }
  })
  return ownInvoice(deps, found.member_id, id)
}

/** In a transaction; whoever else decided before was first. */
export async function decide(tx: Deps, found: InvoiceRecord, decision: Decision, staff: string): Promise<void> {
  const invoiceNo = decision.status === 'issued' ? decision.invoiceNo : null
  const reason = decision.status === 'failed' ? decision.reason : null
  if (invoiceNo !== null && (await isInvoiceNoTaken(tx.db, invoiceNo))) throw invalid('invoice_no', '该发票号码已使用')
  if (!(await decideInvoice(tx.db, found.id, { status: decision.status, invoiceNo, reason }, tx.clock.now())))
    throw refused('STATE_CHANGED')
  if (found.red_of !== null) await endReversed(tx.db, found.red_of)
  await insertAudit(tx.db, {
    accountId: null,
    memberId: found.member_id,
    action: `invoice.${decision.status === 'issued' ? 'issue' : 'reject'}`,
    object: `invoice:${found.id}`,
    after: { staff, ...decision },
    now: tx.clock.now(),
  })
}

export function requireIssued(invoice: InvoiceRecord): InvoiceRecord & { readonly invoice_no: string } {
  const { invoice_no: number } = invoice
  if (number === null) throw notFound('发票尚未开具')
  return { ...invoice, invoice_no: number }
}
