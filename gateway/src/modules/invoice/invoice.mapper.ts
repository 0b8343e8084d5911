import type {
  FoundInvoice,
  Invoice,
  InvoiceableOrder,
  InvoiceProfile,
  InvoiceDetail,
  InvoiceLine,
  ReversedInvoice,
  TaxLine,
} from '../../generated/resolvers-types.ts'
import type {
  RestFoundInvoice,
  RestInvoice,
  RestInvoiceableOrder,
  RestInvoiceBuyer,
  RestInvoiceDetail,
  RestInvoicedOrder,
  RestInvoiceLine,
  RestInvoiceRow,
  RestReversedInvoice,
} from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toWebUrl } from '../base/webUrl.ts'
import { invoiceKinds, invoiceStatuses } from '../checkout/invoiceWords.ts'
import { toRedLetter, toTaxLine } from './redLetter.mapper.ts'

/** The detail is read when it is asked for, unless the invoice came with it. */
export type InvoiceModel = Omit<Invoice, 'detail'> & { readonly detail?: InvoiceDetailModel }
/** Its lines come whole, and go out in pages. */
export type InvoiceDetailModel = Omit<InvoiceDetail, 'lines' | 'taxLines'> & {
  readonly lines: readonly InvoiceLine[]
  readonly taxLines: readonly TaxLine[]
}

export function toInvoice(body: unknown): InvoiceModel {
  const invoice = new Row<RestInvoice>(body, 'invoice')
  const invoiceID = invoice.id('id')
  return {
    id: toGlobalId('Invoice', invoiceID),
    invoiceID,
    applicationNo: invoice.text('no'),
    kind: invoice.oneOf('kind', invoiceKinds),
    title: invoice.text('title'),
    taxNo: invoice.text('tax_no'),
    amount: invoice.money('amount'),
    status: invoice.oneOf('status', invoiceStatuses),
    statusText: invoice.text('status_text'),
    invoiceNo: invoice.optionalText('invoice_no'),
    reason: invoice.optionalText('reason'),
    reverses: invoice.optionalObject('red_of', toReversed),
    reversedAmount: invoice.optionalMoney('reversed') ?? '0.00',
    redLetter: invoice.optionalObject('red_letter', toRedLetter),
    createdAt: invoice.moment('created_at'),
    decidedAt: invoice.optionalMoment('decided_at'),
    orders: invoice.list('orders', (entry) => {
      const order = new Row<RestInvoicedOrder>(entry, 'invoice.orders')
      return { orderID: order.id('id'), orderNo: order.text('no'), amount: order.money('amount') }
    }),
  }
}

function toReversed(body: unknown): ReversedInvoice {
  const reversed = new Row<RestReversedInvoice>(body, 'invoice.red_of')
  return { invoiceID: reversed.id('id'), invoiceNo: reversed.text('invoice_no') }
}

export function toInvoiceDetail(body: unknown): InvoiceModel & { readonly detail: InvoiceDetailModel } {
  const invoice = new Row<RestInvoiceDetail>(body, 'invoice')
  const [url, xml] = [invoice.optionalText('url'), invoice.optionalText('xml_url')]
  return {
    ...toInvoice(body),
    detail: {
      buyer: toBuyer(body),
      lines: invoice.list('lines', (entry) => {
        const line = new Row<RestInvoiceLine>(entry, 'invoice.lines')
        return {
          name: line.text('name'),
          spec: line.text('ypgg'),
          packUnit: line.text('bzdw'),
          quantity: line.integer('number'),
          amount: line.money('amount'),
        }
      }),
      rows: invoice.list('rows', (entry) => {
        const row = new Row<RestInvoiceRow>(entry, 'invoice.rows')
        return { title: row.text('title'), amount: row.money('amount') }
      }),
      pdf: url === null ? null : toWebUrl(url),
      taxLines: invoice.optionalList('tax_lines', toTaxLine),
      netAmount: invoice.optionalMoney('net'),
      taxAmount: invoice.optionalMoney('tax'),
      xml: xml === null ? null : toWebUrl(xml),
    },
  }
}

export function toBuyer(body: unknown): InvoiceProfile {
  const buyer = new Row<RestInvoiceBuyer>(body, 'invoice buyer')
  return {
    title: buyer.text('title'),
    taxNo: buyer.optionalText('tax_no'),
    companyAddress: buyer.optionalText('company_address'),
    companyPhone: buyer.optionalText('company_phone'),
    bank: buyer.optionalText('bank'),
    bankAccount: buyer.optionalText('bank_account'),
  }
}

export function toInvoiceableOrder(body: unknown): InvoiceableOrder {
  const order = new Row<RestInvoiceableOrder>(body, 'invoiceable order')
  return {
    orderID: order.id('id'),
    orderNo: order.text('no'),
    amount: order.money('amount'),
    createdAt: order.moment('created_at'),
    goodsText: order.text('goods'),
    lineCount: order.integer('line_count'),
  }
}

export function toFoundInvoice(body: unknown): FoundInvoice {
  const found = new Row<RestFoundInvoice>(body, 'invoice query')
  const url = found.optionalText('url')
  return { status: found.oneOf('status', invoiceStatuses), statusText: found.text('status_text'), pdf: url === null ? null : toWebUrl(url) }
}
