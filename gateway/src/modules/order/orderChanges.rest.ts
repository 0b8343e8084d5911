import type { CancelOrderInput, CancelReason, CancelReturns, DeleteOrderInput } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import type { RestCancelled, RestReturned } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toGlobalId } from '../base/globalId.ts'
import type { OrderModel } from './order.mapper.ts'
import { fetchOrder } from './order.rest.ts'

export type CancelledOrder = { readonly order: OrderModel; readonly returned: CancelReturns }

/** The marketplace knows reasons by their words. */
const cancelReasons: Readonly<Record<CancelReason, string>> = {
  WRONG_DELIVERY: '配送信息有误',
  WRONG_GOODS: '商品买错了',
  DUPLICATE: '重复下单',
  COUPON_FORGOTTEN: '忘记使用优惠券',
  CHEAPER_ELSEWHERE: '其他渠道价更低',
  NOT_WANTED: '不想买了',
}

export async function cancelOrder(rest: CallerRest, { orderID, reason, clientKey }: CancelOrderInput): Promise<CancelledOrder> {
  const id = upstreamId('orderID', orderID)
  const body = await rest.post('/api/order/{id}/cancel', { ids: { id }, form: { reason: cancelReasons[reason], client_key: clientKey } })
  const returned = new Row<RestCancelled>(body, 'order.cancel').object('returned', toReturns)
  return { order: await fetchOrder(rest, id), returned }
}

export async function deleteOrder(rest: CallerRest, { orderID }: DeleteOrderInput): Promise<{ deletedID: string }> {
  const id = upstreamId('orderID', orderID)
  await rest.delete('/api/order/{id}', { ids: { id } })
  return { deletedID: toGlobalId('Order', id) }
}

function toReturns(body: unknown): CancelReturns {
  const returned = new Row<RestReturned>(body, 'order.cancel.returned')
  return {
    stock: returned.integer('stock'),
    couponCount: returned.integer('coupons'),
    voucher: returned.money('voucher'),
    balance: returned.money('balance'),
  }
}
