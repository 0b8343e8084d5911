import type {
  ExchangePointsInput,
  PointsGift,
  PointsMenu,
  PointsOrder,
  PointsOrderStatus,
  PointsRange,
} from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { type Beside, toRestSlice, type RestSlice } from '../base/connection.ts'
import { rangeKeys, toExchanged, toPointsGift, toPointsMenu, toPointsOrder } from './points.mapper.ts'

/** The gift is read only when it is asked for. */
export type ExchangedPoints = { readonly orderNo: string; readonly pointsAfter: number; readonly giftID: string }

export type GiftChoice = { readonly categoryID: string | null | undefined; readonly range: PointsRange | null | undefined }

export async function fetchGifts(
  rest: CallerRest,
  { categoryID, range }: GiftChoice,
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
  { giftID, quantity, clientKey, addressID, contact, phone, address }: ExchangePointsInput,
): Promise<ExchangedPoints> {
  const form = {
    id: upstreamId('giftID', giftID),
    number: quantity,
    client_key: clientKey,
    address_id: addressID === null || addressID === undefined ? undefined : upstreamId('addressID', addressID),
    contact,
    phone,
    address,
  }
  return { ...toExchanged(await rest.post('/api/jfsc/exchange', { form })), giftID }
}

export async function confirmPointsOrder(rest: CallerRest, pointsOrderID: string): Promise<PointsOrder> {
  return toPointsOrder(await rest.post('/api/jfsc/order/{id}/confirm', { ids: { id: upstreamId('pointsOrderID', pointsOrderID) } }))
}
