import type { GoodsHistory } from '../../generated/resolvers-types.ts'
import type { AskedFields } from '../../execute/askedFields.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { listOf } from '../../rest/row.ts'
import { detailFieldset, toGoodsWithDetail, toHistory, toReports, type DetailedGoodsModel } from './goodsDetail.mapper.ts'
import { toGoodsFacts, type GoodsFactsModel } from './goodsFacts.mapper.ts'

export async function fetchGoodsDetail(rest: CallerRest, id: string, asked: AskedFields): Promise<DetailedGoodsModel> {
  return toGoodsWithDetail(await rest.get('/api/goods/detail/{id}', { ids: { id }, query: { fields: detailFieldset(asked) } }))
}

export async function fetchGoodsFacts(rest: CallerRest, ids: readonly string[]): Promise<GoodsFactsModel[]> {
  return listOf(await rest.get('/api/goods/facts', { query: { ids } }), 'goods.facts', toGoodsFacts)
}

export async function fetchReports(rest: CallerRest, id: string): Promise<ReadonlyMap<string, string | null>> {
  return toReports(await rest.get('/api/goods/{id}/batches', { ids: { id } }))
}

export async function fetchHistory(rest: CallerRest, id: string): Promise<GoodsHistory> {
  return toHistory(await rest.get('/api/goods/{id}/history', { ids: { id } }))
}
