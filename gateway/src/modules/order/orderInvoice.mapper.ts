import type { OrderInvoice } from '../../generated/resolvers-types.ts'
import type { RestInvoiceOfOrder } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { invoiceKinds, orderInvoiceStatuses } from '../checkout/invoiceWords.ts'

/** The invoice of an order, as the order tells of it. */
export function toOrderInvoice(body: unknown): OrderInvoice {
  const invoice = new Row<RestInvoiceOfOrder>(body, 'order.invoice')
  return {
    kind: invoice.oneOf('kind', invoiceKinds),
    isWished: invoice.flag('is_wished'),
    status: invoice.oneOf('status', orderInvoiceStatuses),
    statusText: invoice.text('status_text'),
    invoiceID: invoice.optionalText('invoice_id'),
    invoiceNo: invoice.optionalText('invoice_no'),
    reason: invoice.optionalText('reason'),
  }
}
