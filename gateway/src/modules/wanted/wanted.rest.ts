import type { CreateWantedGoodsInput } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { written } from '../../rest/written.ts'
import { type Beside, toRestSlice, type RestSlice } from '../base/connection.ts'
import { toWantedGoods, toWantedWithDetail, type WantedGoodsModel } from './wanted.mapper.ts'

export type ChangedWanted = { readonly wantedGoods: WantedGoodsModel | null }

export async function fetchWantedPage(
  rest: CallerRest,
  isOpen: boolean | null,
  page: number,
  perPage: number,
  beside: Beside = {},
): Promise<RestSlice<WantedGoodsModel>> {
  const status = isOpen === null ? undefined : isOpen ? 'open' : 'closed'
  return toRestSlice(await rest.get('/api/user/buy', { query: { page, per_page: perPage, ...beside, status } }), 'wanted', toWantedGoods)
}

export async function fetchWanted(rest: CallerRest, id: string): Promise<WantedGoodsModel> {
  return toWantedWithDetail(await rest.get('/api/user/buy/{id}', { ids: { id } }))
}

export async function createWantedGoods(
  rest: CallerRest,
  { name, spec, manufacturer, quantity, price, endsOn, note, imageKeys, clientKey }: CreateWantedGoodsInput,
): Promise<ChangedWanted> {
  const images = imageKeys ?? []
  const form = {
    name,
    spec,
    maker: manufacturer,
    number: quantity,
    price,
    until: endsOn,
    remark: note,
    images: images.length === 0 ? null : images,
    client_key: clientKey,
  }
  const body = await rest.post('/api/user/buy', { form })
  return { wantedGoods: await written(() => toWantedWithDetail(body)) }
}

export async function closeWantedGoods(rest: CallerRest, wantedID: string): Promise<ChangedWanted> {
  return { wantedGoods: toWantedWithDetail(await rest.post('/api/user/buy/{id}/close', { ids: { id: upstreamId('wantedID', wantedID) } })) }
}
