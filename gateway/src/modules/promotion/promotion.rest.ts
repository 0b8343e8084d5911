import type { CallerRest } from '../../rest/callerRest.ts'
import { toRestSlice, type RestSlice } from '../base/connection.ts'
import { toGoods, type GoodsModel } from '../goods/goods.mapper.ts'
import { toCombination, type CombinationModel } from './combination.mapper.ts'
import { toFlashSale, type FlashSaleModel, type FlashSessionModel } from './flash.mapper.ts'
import { toPromotionPage, type PromotionPage } from './promotion.mapper.ts'

export async function fetchFlashSale(rest: CallerRest): Promise<FlashSaleModel> {
  return toFlashSale(await rest.get('/api/spike'))
}

/** The specification does not say what comes: null where it has no sessions. */
export async function fetchHomeFlashSale(rest: CallerRest): Promise<FlashSaleModel | null> {
  const body = await rest.get('/api/index/spike')
  return typeof body === 'object' && body !== null && 'sessions' in body ? toFlashSale(body) : null
}

export async function fetchFlashSession(rest: CallerRest, id: string): Promise<FlashSessionModel | null> {
  return toFlashSale(await rest.get('/api/spike/{id}', { ids: { id } })).current
}

export async function fetchCombinationPage(rest: CallerRest, page: number, perPage: number): Promise<RestSlice<CombinationModel>> {
  return toRestSlice(await rest.get('/api/combo', { query: { page, per_page: perPage } }), 'combo', toCombination)
}

export async function fetchCombination(rest: CallerRest, id: string): Promise<CombinationModel> {
  return toCombination(await rest.get('/api/combo/{id}', { ids: { id } }))
}

export async function fetchPromotionPage(rest: CallerRest, id: string, page: number, perPage: number): Promise<PromotionPage> {
  return toPromotionPage(await rest.get('/api/manjian/{id}/goods', { ids: { id }, query: { page, per_page: perPage } }))
}

export async function fetchDailySpecials(rest: CallerRest, page: number, perPage: number): Promise<RestSlice<GoodsModel>> {
  return toRestSlice(await rest.get('/api/activity/everyday_price', { query: { page, per_page: perPage } }), 'goods', toGoods)
}
