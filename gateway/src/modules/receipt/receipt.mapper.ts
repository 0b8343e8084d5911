import type { Receipt, ReceiptStatus } from '../../generated/resolvers-types.ts'
import type { RestReceipt } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toWebUrl } from '../base/webUrl.ts'

/** The address of the template is asked for only when it is wanted. */
export type ReceiptModel = Omit<Receipt, 'template'>

const statuses: Readonly<Record<string, ReceiptStatus>> = { due: 'DUE', uploaded: 'UPLOADED', approved: 'APPROVED', rejected: 'REJECTED' }

export function toReceipt(body: unknown): ReceiptModel {
  const receipt = new Row<RestReceipt>(body, 'receipt')
  const orderID = receipt.id('order_id')
  const file = receipt.optionalText('file')
  return {
    id: toGlobalId('Receipt', orderID),
    orderID,
    orderNo: receipt.text('order_no'),
    status: receipt.oneOf('status', statuses),
    statusText: receipt.text('status_text'),
    dueAt: receipt.moment('due_at'),
    isOverdue: receipt.flag('is_overdue'),
    file: file === null ? null : toWebUrl(file),
    reason: receipt.optionalText('reason'),
    uploadedAt: receipt.optionalMoment('uploaded_at'),
    decidedAt: receipt.optionalMoment('decided_at'),
  }
}
