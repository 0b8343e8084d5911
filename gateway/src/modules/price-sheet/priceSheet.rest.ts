import type { CallerRest } from '../../rest/callerRest.ts'
import { listOf } from '../../rest/row.ts'
import { toPriceSheet, toPriceSheetPage, type PriceSheetModel, type PriceSheetPage } from './priceSheet.mapper.ts'

export async function fetchPriceSheets(rest: CallerRest): Promise<PriceSheetModel[]> {
  return listOf(await rest.get('/api/price/list'), 'price sheets', toPriceSheet)
}

export async function fetchPriceSheetPage(rest: CallerRest, id: string, page = 1, perPage = 20): Promise<PriceSheetPage> {
  return toPriceSheetPage(await rest.get('/api/price/{id}', { ids: { id }, query: { page, per_page: perPage } }))
}
