import type { OrderCounts, OrderExplanation, OrderFilter, OrderShipment } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { toSeconds } from '../base/seconds.ts'
import { type Beside, toRestSlice, type RestSlice } from '../base/connection.ts'
import { listOf } from '../../rest/row.ts'
import { toExplanation } from './explanation.mapper.ts'
import { toShipment } from '../trade/orderParts.mapper.ts'
import { toOrder, toOrderCounts, toOrderWithDetail, type OrderModel } from './order.mapper.ts'

export async function fetchOrders(
  rest: CallerRest,
  { tab, keywords, from, to, isEphedrine }: OrderFilter,
  page: number,
  perPage: number,
  beside: Beside = {},
): Promise<RestSlice<OrderModel>> {
  const query = {
    page,
    per_page: perPage,
    ...beside,
    status: tab?.toLowerCase(),
    keywords,
    start_time: toSeconds(from),
    end_time: toSeconds(to),
    is_eph: isEphedrine,
  }
  return toRestSlice(await rest.get('/api/order', { query }), 'orders', toOrder)
}

export async function fetchOrder(rest: CallerRest, id: string): Promise<OrderModel> {
  return toOrderWithDetail(await rest.get('/api/order/{id}', { ids: { id } }))
}

export async function fetchOrderCounts(rest: CallerRest): Promise<OrderCounts> {
  return toOrderCounts(await rest.get('/api/order/count'))
}

export async function fetchExplanation(rest: CallerRest, id: string): Promise<OrderExplanation> {
  return toExplanation(await rest.get('/api/order/{id}/explain', { ids: { id } }), id)
}

export async function fetchLogistics(rest: CallerRest, id: string): Promise<OrderShipment[]> {
  return listOf(await rest.get('/api/order/{id}/logistics', { ids: { id } }), 'order.logistics', toShipment)
}
