import type { ReceiveOrderInput, RequestRefundInput } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import type { RestAsked } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import type { OrderModel } from '../order/order.mapper.ts'
import { fetchOrder } from '../order/order.rest.ts'
import type { AfterSaleModel } from './afterSale.mapper.ts'
import { fetchAfterSale, lineRows } from './afterSale.rest.ts'

export type ChangedOrder = { readonly order: OrderModel; readonly afterSale: AfterSaleModel | null }

export async function requestRefund(rest: CallerRest, { orderID, reason, clientKey }: RequestRefundInput): Promise<ChangedOrder> {
  const id = upstreamId('orderID', orderID)
  return changed(rest, id, await rest.post('/api/order/{id}/refund_apply', { ids: { id }, form: { reason, client_key: clientKey } }))
}

export async function receiveOrder(rest: CallerRest, { orderID, lines, shortage, clientKey }: ReceiveOrderInput): Promise<ChangedOrder> {
  const id = upstreamId('orderID', orderID)
  const form = { ...lineRows(lines ?? []), shortage: shortage?.toLowerCase(), client_key: clientKey }
  return changed(rest, id, await rest.post('/api/order/{id}/confirm', { ids: { id }, form }))
}

/** Marketplaces without after-sales name none. */
async function changed(rest: CallerRest, id: string, body: unknown): Promise<ChangedOrder> {
  const afterSaleID = new Row<RestAsked>(body, 'order.asked').optionalText('after_sale_id')
  return { order: await fetchOrder(rest, id), afterSale: afterSaleID === null ? null : await fetchAfterSale(rest, afterSaleID) }
}
