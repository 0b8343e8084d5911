import type {
  ExchangePointsInput,
  PointsGift,
  PointsGiftFilter,
  PointsMenu,
  PointsOrder,
  PointsOrderStatus,
} from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { type Beside, toRestSlice, type RestSlice } from '../base/connection.ts'
import { rangeKeys, toExchanged, toPointsGift, toPointsMenu, toPointsOrder } from './points.mapper.ts'

/** The gift is read only when it is asked for. */
export type ExchangedPoints = { readonly orderNo: string; readonly pointsAfter: number; readonly giftID: string }

export async function fetchGifts(
  rest: CallerRest,
  { categoryID, range }: PointsGiftFilter,
  page: number,
  perPage: number,
): Promise<RestSlice<PointsGift>> {
  const query = {
    page,
    per_page: perPage,
    category_id: categoryID,
    range: range === null || range === undefined ? undefined : rangeKeys[range],
  }
  return toRestSlice(await rest.get('/api/jfsc/goods', { query }), 'points gifts', toPointsGift)
}

export async function fetchGift(rest: CallerRest, id: string): Promise<PointsGift> {
  return toPointsGift(await rest.get('/api/jfsc/goods/{id}', { ids: { id } }))
}

export async function fetchPointsMenu(rest: CallerRest): Promise<PointsMenu> {
  return toPointsMenu(await rest.get('/api/jfsc/category'))
}

export async function fetchPointsOrders(
  rest: CallerRest,
  status: PointsOrderStatus | null | undefined,
  page: number,
  perPage: number,
  beside: Beside = {},
): Promise<RestSlice<PointsOrder>> {
  return toRestSlice(
    await rest.get('/api/order/jf', { query: { page, per_page: perPage, ...beside, status: status?.toLowerCase() } }),
    'points orders',
    toPointsOrder,
  )
}

export async function fetchPointsOrder(rest: CallerRest, id: string): Promise<PointsOrder> {
  return toPointsOrder(await rest.get('/api/order/jf/{id}', { ids: { id } }))
}

export async function exchangePoints(
  rest: CallerRest,
  { giftID, quantity, clientKey, deliverTo, receiver, phone }: ExchangePointsInput,
): Promise<ExchangedPoints> {
  const form = {
    id: upstreamId('giftID', giftID),
    number: quantity,
    client_key: clientKey,
    address_id: typeof deliverTo?.addressID === 'string' ? upstreamId('addressID', deliverTo.addressID) : undefined,
    contact: receiver,
    phone,
    address: deliverTo?.address,
  }
  return { ...toExchanged(await rest.post('/api/jfsc/exchange', { form })), giftID }
}

export async function receivePointsOrder(rest: CallerRest, pointsOrderID: string): Promise<PointsOrder> {
  return toPointsOrder(await rest.post('/api/jfsc/order/{id}/confirm', { ids: { id: upstreamId('pointsOrderID', pointsOrderID) } }))
}
