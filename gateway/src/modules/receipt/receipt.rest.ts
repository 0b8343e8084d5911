import type { SubmitReceiptInput, ReceiptStatus } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { toRestSlice, type RestSlice } from '../base/connection.ts'
import { toPaper } from '../document/document.mapper.ts'
import { toReceipt, type ReceiptModel } from './receipt.mapper.ts'

export async function fetchReceipts(
  rest: CallerRest,
  status: ReceiptStatus | null | undefined,
  page: number,
  perPage: number,
): Promise<RestSlice<ReceiptModel>> {
  return toRestSlice(
    await rest.get('/api/order/hmdd', { query: { page, per_page: perPage, status: status?.toLowerCase() } }),
    'receipts',
    toReceipt,
  )
}

export async function fetchTemplate(rest: CallerRest, orderID: string): Promise<string | null> {
  return toPaper(await rest.get('/api/order/hmdd/{order_id}/template', { ids: { order_id: orderID } })).url
}

export async function submitReceipt(
  rest: CallerRest,
  { orderID, fileKey, clientKey }: SubmitReceiptInput,
): Promise<{ readonly receipt: ReceiptModel }> {
  const form = { file: fileKey, client_key: clientKey }
  return { receipt: toReceipt(await rest.post('/api/order/hmdd/{order_id}', { ids: { order_id: upstreamId('orderID', orderID) }, form })) }
}
