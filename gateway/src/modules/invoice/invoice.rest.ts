import { isMissing, renamed } from '../../errors/gatewayError.ts'
import type {
  RequestInvoiceInput,
  FoundInvoice,
  InvoiceableOrder,
  InvoiceProfile,
  InvoiceStatus,
  MailInvoiceInput,
  QueryFoundInvoiceArgs,
} from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { isUpstreamId, upstreamId, upstreamIds } from '../../rest/callPath.ts'
import type { RestApplied, RestInvoiceableOrders, RestMailed } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { type Beside, toRestSlice, type RestSlice } from '../base/connection.ts'
import {
  toBuyer,
  toFoundInvoice,
  toInvoice,
  toInvoiceableOrder,
  toInvoiceDetail,
  type InvoiceDetailModel,
  type InvoiceModel,
} from './invoice.mapper.ts'

const statuses: Readonly<Record<InvoiceStatus, string>> = { APPLIED: 'applied', ISSUED: 'issued', REJECTED: 'failed', RED: 'red' }

export async function fetchInvoices(
  rest: CallerRest,
  status: InvoiceStatus | null | undefined,
  page: number,
  perPage: number,
  beside: Beside = {},
): Promise<RestSlice<InvoiceModel>> {
  return toRestSlice(
    await rest.get('/api/invoice', { query: { page, per_page: perPage, ...beside, status: status ? statuses[status] : undefined } }),
    'invoices',
    toInvoice,
  )
}

export async function fetchInvoice(rest: CallerRest, id: string): Promise<InvoiceModel & { readonly detail: InvoiceDetailModel }> {
  return toInvoiceDetail(await rest.get('/api/invoice/{id}', { ids: { id } }))
}

/** What is not there, or another's, is null. */
export async function findInvoice(rest: CallerRest, id: string): Promise<InvoiceModel | null> {
  if (!isUpstreamId(id)) return null
  return fetchInvoice(rest, id).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
}

export type InvoiceablePage = RestSlice<InvoiceableOrder> & { readonly buyer: InvoiceProfile }

export async function fetchInvoiceableOrders(
  rest: CallerRest,
  page: number,
  perPage: number,
  beside: Beside = {},
): Promise<InvoiceablePage> {
  const body = await rest.get('/api/invoice/orders', { query: { page, per_page: perPage, ...beside } })
  return {
    ...toRestSlice(body, 'invoiceable orders', toInvoiceableOrder),
    buyer: new Row<RestInvoiceableOrders>(body, 'invoiceable orders').object('buyer', toBuyer),
  }
}

export async function queryInvoice(rest: CallerRest, { by, phoneTail }: QueryFoundInvoiceArgs): Promise<FoundInvoice | null> {
  try {
    return toFoundInvoice(
      await rest.get('/api/invoice/query', { query: { invoice_no: by.invoiceNo, order_no: by.orderNo, phone: phoneTail } }),
    )
  } catch (error) {
    if (isMissing(error)) return null
    throw renamed(error, 'phone', 'phoneTail')
  }
}

/** The invoice is read when it is asked for. */
export type AppliedInvoice = { readonly invoiceID: string }

export async function requestInvoice(rest: CallerRest, input: RequestInvoiceInput): Promise<AppliedInvoice> {
  const { orderIDs, kind, title, taxNo, companyAddress, companyPhone, bank, bankAccount, clientKey } = input
  const form = {
    order_ids: upstreamIds('orderIDs', orderIDs),
    kind: kind === 'PLAIN' ? 'vat_plain' : 'vat_special',
    title,
    tax_no: taxNo,
    company_address: companyAddress,
    company_phone: companyPhone,
    bank,
    bank_account: bankAccount,
    client_key: clientKey,
  }
  return { invoiceID: new Row<RestApplied>(await rest.post('/api/invoice', { form }), 'invoice').id('id') }
}

export async function mailInvoice(
  rest: CallerRest,
  { invoiceID, email, clientKey }: MailInvoiceInput,
): Promise<{ readonly email: string }> {
  const form = { email, client_key: clientKey }
  const body = await rest.post('/api/invoice/{id}/mail', { ids: { id: upstreamId('invoiceID', invoiceID) }, form })
  return { email: new Row<RestMailed>(body, 'invoice mail').text('email') }
}
