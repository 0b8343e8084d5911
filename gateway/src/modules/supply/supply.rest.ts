import type { CreateSupplyOfferInput, SupplyOffer, SupplyOfferFilter } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { type Beside, toRestSlice, type RestSlice } from '../base/connection.ts'
import { toSupplyOffer } from './supply.mapper.ts'

export async function fetchSupplyOffers(
  rest: CallerRest,
  { isOwn, keywords }: SupplyOfferFilter,
  page: number,
  perPage: number,
  beside: Beside = {},
): Promise<RestSlice<SupplyOffer>> {
  return toRestSlice(
    await rest.get('/api/supply', { query: { page, per_page: perPage, ...beside, mine: isOwn === true ? true : undefined, keywords } }),
    'supplies',
    toSupplyOffer,
  )
}

export async function fetchSupplyOffer(rest: CallerRest, id: string): Promise<SupplyOffer> {
  return toSupplyOffer(await rest.get('/api/supply/{id}', { ids: { id } }))
}

export async function createSupplyOffer(
  rest: CallerRest,
  { name, spec, manufacturer, price, quantity, expiresOn, note, clientKey }: CreateSupplyOfferInput,
): Promise<{ readonly offer: SupplyOffer }> {
  const form = { name, spec, maker: manufacturer, price, stock: quantity, expires: expiresOn, remark: note, client_key: clientKey }
  return { offer: toSupplyOffer(await rest.post('/api/supply', { form })) }
}
