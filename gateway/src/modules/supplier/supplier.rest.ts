import type { FollowInput, UnfollowInput } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamIds } from '../../rest/callPath.ts'
import type { RestFollowed } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toRestSlice, type RestSlice } from '../base/connection.ts'
import {
  toFollowedGoods,
  toSupplier,
  toSupplierPage,
  type FollowedGoodsModel,
  type SupplierModel,
  type SupplierPage,
} from './supplier.mapper.ts'

/** What was named, of one sort; read only when it is asked for. */
export type Followed = { readonly supplierIDs: readonly string[]; readonly goodsIDs: readonly string[] }

export async function fetchSuppliers(rest: CallerRest, page: number, perPage: number): Promise<RestSlice<SupplierModel>> {
  return toRestSlice(await rest.get('/api/supplier', { query: { page, per_page: perPage } }), 'suppliers', toSupplier)
}

export async function fetchSupplierPage(rest: CallerRest, id: string, page = 1, perPage = 20): Promise<SupplierPage> {
  return toSupplierPage(await rest.get('/api/supplier/{id}/goods', { ids: { id }, query: { page, per_page: perPage } }))
}

export async function fetchFollowedSuppliers(rest: CallerRest, page: number, perPage: number): Promise<RestSlice<SupplierModel>> {
  return toRestSlice(await rest.get('/api/shop/followList', { query: { page, per_page: perPage } }), 'followed suppliers', toSupplier)
}

export async function fetchFollowedGoods(rest: CallerRest, page: number, perPage: number): Promise<RestSlice<FollowedGoodsModel>> {
  return toRestSlice(
    await rest.get('/api/market/item/followList', { query: { page, per_page: perPage } }),
    'followed items',
    toFollowedGoods,
  )
}

export async function follow(rest: CallerRest, input: FollowInput): Promise<Followed> {
  return changed(input, await rest.post('/api/follow', { form: formOf(input) }))
}

export async function unfollow(rest: CallerRest, input: UnfollowInput): Promise<Followed> {
  return changed(input, await rest.post('/api/follow/cancel', { form: formOf(input) }))
}

function formOf({ supplierIDs, goodsIDs }: FollowInput | UnfollowInput): { type: string; ids: readonly string[] } {
  if (supplierIDs) return { type: 'supplier', ids: upstreamIds('supplierIDs', supplierIDs) }
  return { type: 'item', ids: upstreamIds('goodsIDs', goodsIDs ?? []) }
}

function changed({ supplierIDs }: FollowInput | UnfollowInput, body: unknown): Followed {
  const ids = new Row<RestFollowed>(body, 'follow').list('ids', String)
  return supplierIDs ? { supplierIDs: ids, goodsIDs: [] } : { supplierIDs: [], goodsIDs: ids }
}
