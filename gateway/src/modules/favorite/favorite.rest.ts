import type { AddFavoritesInput, RemoveFavoritesInput } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamIds } from '../../rest/callPath.ts'
import type { RestFavorites } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { written } from '../../rest/written.ts'
import { toRestSlice, type RestSlice } from '../base/connection.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toGoods, type GoodsModel } from '../goods/goods.mapper.ts'

export type AddedFavorites = { readonly goodsIDs: readonly string[] }

export async function fetchFavorites(rest: CallerRest, page: number, perPage: number): Promise<RestSlice<GoodsModel>> {
  return toRestSlice(await rest.get('/api/favorite', { query: { page, per_page: perPage } }), 'favorites', toFavorite)
}

/** What is listed is a favourite, said or not. */
const toFavorite = (goods: unknown): GoodsModel => toGoods({ is_favorite: 1, ...Object(goods) })

export async function addFavorites(rest: CallerRest, { goodsIDs }: AddFavoritesInput): Promise<AddedFavorites> {
  return {
    goodsIDs: await toGoodsIDs(await rest.post('/api/favorite', { form: { goods_ids: upstreamIds('goodsIDs', goodsIDs) } }), goodsIDs),
  }
}

export async function removeFavorites(rest: CallerRest, { goodsIDs }: RemoveFavoritesInput): Promise<{ removedIDs: string[] }> {
  const body = await rest.post('/api/favorite/cancel', { form: { goods_ids: upstreamIds('goodsIDs', goodsIDs) } })
  const removed = await toGoodsIDs(body, goodsIDs)
  return { removedIDs: removed.map((id) => toGlobalId('Goods', id)) }
}

/** A host that does not say which it took has taken those that it was given. */
async function toGoodsIDs(body: unknown, given: readonly string[]): Promise<readonly string[]> {
  return (await written(() => new Row<RestFavorites>(body, 'favorite').list('goods_ids', String))) ?? given
}
