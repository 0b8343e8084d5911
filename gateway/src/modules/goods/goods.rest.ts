import type { Category, GoodsFilter, GoodsSort } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { listOf } from '../../rest/row.ts'
import { toRestSlice, type RestSlice } from '../base/connection.ts'
import { toCategory, toGoods, toGoodsWithDetail, type GoodsModel } from './goods.mapper.ts'

export async function fetchGoodsBatch(rest: CallerRest, ids: readonly string[]): Promise<GoodsModel[]> {
  return listOf(await rest.get('/api/goods/batch', { query: { ids } }), 'goods', toGoods)
}

export async function fetchGoodsDetail(rest: CallerRest, id: string): Promise<GoodsModel> {
  return toGoodsWithDetail(await rest.get('/api/goods/detail/{id}', { ids: { id } }))
}

export async function fetchGoodsPage(
  rest: CallerRest,
  { categoryID, keywords, inStock }: GoodsFilter,
  sort: GoodsSort,
  page: number,
  perPage: number,
): Promise<RestSlice<GoodsModel>> {
  const query = { page, per_page: perPage, category_id: categoryID, keywords, sort: sort.toLowerCase(), in_stock: inStock === true ? 1 : undefined }
  return toRestSlice(await rest.get('/api/goods/list', { query }), 'goods', toGoods)
}

export async function fetchCategories(rest: CallerRest): Promise<Category[]> {
  return listOf(await rest.get('/api/goods/fl'), 'categories', toCategory)
}
