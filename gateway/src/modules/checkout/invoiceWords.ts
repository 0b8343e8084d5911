import type { InvoiceKind, InvoiceStatus, OrderInvoiceStatus } from '../../generated/resolvers-types.ts'

export const invoiceKinds: Readonly<Record<string, InvoiceKind>> = { vat_plain: 'PLAIN', vat_special: 'SPECIAL' }
export const invoiceStatuses: Readonly<Record<string, InvoiceStatus>> = {
  applied: 'APPLIED',
  issued: 'ISSUED',
  failed: 'REJECTED',
  red: 'RED',
}
export const orderInvoiceStatuses: Readonly<Record<string, OrderInvoiceStatus>> = {
  waiting: 'WAITING',
  void: 'VOID',
  applied: 'APPLIED',
  issued: 'ISSUED',
  failed: 'REJECTED',
  red: 'RED',
}
