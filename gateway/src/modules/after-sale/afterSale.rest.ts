import type {
  AfterSaleFilter,
  AfterSaleOptions,
  RequestAfterSaleInput,
  LineQuantityInput,
  ShipAfterSaleInput,
} from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import type { RestAfterSaleApplied } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { type Beside, toRestSlice, type RestSlice } from '../base/connection.ts'
import { afterSaleReasons, toAfterSale, toAfterSaleOptions, toAfterSaleWithDetail, type AfterSaleModel } from './afterSale.mapper.ts'

export type ChangedAfterSale = { readonly afterSale: AfterSaleModel }

export async function fetchAfterSales(
  rest: CallerRest,
  { tab, orderID }: AfterSaleFilter,
  page: number,
  perPage: number,
  beside: Beside = {},
): Promise<RestSlice<AfterSaleModel>> {
  const query = {
    page,
    per_page: perPage,
    ...beside,
    status: tab?.toLowerCase(),
    order_id: orderID === null || orderID === undefined ? undefined : upstreamId('orderID', orderID),
  }
  const each = orderID === null || orderID === undefined ? {} : { each: 'order_id' }
  return toRestSlice(await rest.get('/api/afterSale', { query, ...each }), 'after-sales', toAfterSale)
}

export async function fetchAfterSale(rest: CallerRest, id: string): Promise<AfterSaleModel> {
  return toAfterSaleWithDetail(await rest.get('/api/afterSale/{id}', { ids: { id } }))
}

export async function fetchAfterSaleOptions(rest: CallerRest, orderID: string): Promise<AfterSaleOptions> {
  return toAfterSaleOptions(await rest.get('/api/afterSale/options', { query: { order_id: orderID } }))
}

/** Rows of a form: `lines[0][id]=1&lines[0][qty]=2`. */
export function lineRows(lines: readonly LineQuantityInput[]): { 'lines[][id]': readonly string[]; 'lines[][qty]': readonly string[] } {
  return {
    'lines[][id]': lines.map(({ lineID }) => upstreamId('lines', lineID)),
    'lines[][qty]': lines.map(({ quantity }) => String(quantity)),
  }
}

export async function requestAfterSale(
  rest: CallerRest,
  { orderID, kind, reason, note, lines, imageKeys, clientKey }: RequestAfterSaleInput,
): Promise<ChangedAfterSale> {
  const images = imageKeys ?? []
  const form = {
    order_id: upstreamId('orderID', orderID),
    type: kind.toLowerCase(),
    reason: afterSaleReasons[reason],
    note,
    ...lineRows(lines ?? []),
    images: images.length === 0 ? null : images,
    client_key: clientKey,
  }
  const applied = new Row<RestAfterSaleApplied>(await rest.post('/api/afterSale', { form }), 'afterSale.apply')
  return { afterSale: await fetchAfterSale(rest, applied.id('id')) }
}

export async function cancelAfterSale(
  rest: CallerRest,
  { afterSaleID, clientKey }: { readonly afterSaleID: string; readonly clientKey: string },
): Promise<ChangedAfterSale> {
  const id = upstreamId('afterSaleID', afterSaleID)
  await rest.post('/api/afterSale/{id}/cancel', { ids: { id }, form: { client_key: clientKey } })
  return { afterSale: await fetchAfterSale(rest, id) }
}

export async function shipAfterSale(
  rest: CallerRest,
  { afterSaleID, carrier, trackingNumber, clientKey }: ShipAfterSaleInput,
): Promise<ChangedAfterSale> {
  const id = upstreamId('afterSaleID', afterSaleID)
  await rest.post('/api/afterSale/{id}/ship', { ids: { id }, form: { carrier, tracking_no: trackingNumber, client_key: clientKey } })
  return { afterSale: await fetchAfterSale(rest, id) }
}

export async function receiveAfterSale(
  rest: CallerRest,
  { afterSaleID, clientKey }: { readonly afterSaleID: string; readonly clientKey: string },
): Promise<ChangedAfterSale> {
  const id = upstreamId('afterSaleID', afterSaleID)
  await rest.post('/api/afterSale/{id}/receive', { ids: { id }, form: { client_key: clientKey } })
  return { afterSale: await fetchAfterSale(rest, id) }
}
