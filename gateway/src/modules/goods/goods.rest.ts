import type {
  Category,
  GoodsFacets,
  GoodsFilter,
  GoodsSort,
  HotWord,
  KeywordScope,
  SearchCorrection,
  SearchSuggestion,
  Warehouse,
  WatchGoodsInput,
} from '../../generated/resolvers-types.ts'
import type { AskedFields } from '../../execute/askedFields.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { whereNotOffered } from '../../rest/hostClient.ts'
import type { RestWarehouse } from '../../rest/restTypes.ts'
import { listOf, Row } from '../../rest/row.ts'
import { toRestSlice, type RestSlice } from '../base/connection.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import { goodsListFieldset, toCategory, toGoods, type GoodsModel } from './goods.mapper.ts'
import {
  deviceClasses as deviceClassWords,
  expirySpans,
  namesOf,
  prescriptionClasses as prescriptionWords,
  tagKinds,
} from './facetWords.ts'
import { goodsZoneName } from './zoneNames.ts'
import { toCorrection, toFacets, toHotWords, toSuggestions } from './search.mapper.ts'
import { toWarehouse } from '../base/warehouse.ts'

export type GoodsSlice = RestSlice<GoodsModel> & { readonly correction: SearchCorrection | null }
export type WatchedGoods = { readonly goodsID: string }

const sorts: Readonly<Record<GoodsSort, string>> = {
  RECOMMENDED: 'default',
  SALES: 'sales',
  PRICE_ASC: 'price_asc',
  PRICE_DESC: 'price_desc',
  EXPIRY: 'expiry',
  NEW: 'new',
}
const scopes: Readonly<Record<KeywordScope, string>> = { GOODS: '0', MANUFACTURER: '1' }

export async function fetchGoodsBatch(rest: CallerRest, ids: readonly string[]): Promise<GoodsModel[]> {
  const batch = rest.get('/api/goods/batch', { query: { ids } }).then((body) => listOf(body, 'goods', toGoods))
  return whereNotOffered(batch, () => fetchEach(rest, ids))
}

async function fetchEach(rest: CallerRest, ids: readonly string[]): Promise<GoodsModel[]> {
  const found = ids.map(async (id) => toGoods(await rest.get('/api/goods/detail/{id}', { ids: { id } })))
  return (await Promise.all(found.map(nullWhenMissing))).filter((goods) => goods !== null)
}

export async function fetchGoodsPage(
  { rest, asked }: { readonly rest: CallerRest; readonly asked: AskedFields },
  filter: GoodsFilter,
  sort: GoodsSort,
  page: number,
  perPage: number,
): Promise<GoodsSlice> {
  const query = { page, per_page: perPage, ...queryOf(filter), sort: sorts[sort], fields: goodsListFieldset(asked) }
  const body = await rest.get('/api/goods/list', { query })
  return { ...toRestSlice(body, 'goods', toGoods), correction: toCorrection(body) }
}

export async function fetchFacets(rest: CallerRest, filter: GoodsFilter): Promise<GoodsFacets> {
  return toFacets(await rest.get('/api/goods/filters', { query: queryOf(filter) }))
}

export async function fetchSuggestions(rest: CallerRest, keywords: string, scope: KeywordScope | null): Promise<SearchSuggestion[]> {
  return toSuggestions(
    await rest.get('/api/goods/search', { query: { keywords, type: scope === null ? undefined : scopes[scope], suggest: 1 } }),
    scope ?? 'GOODS',
  )
}

export async function fetchHotWords(rest: CallerRest): Promise<HotWord[]> {
  return toHotWords(await rest.get('/api/goods/hot'))
}

export async function fetchSubstitutes(rest: CallerRest, id: string): Promise<GoodsModel[]> {
  return listOf(await rest.get('/api/goods/{id}/substitutes', { ids: { id } }), 'substitutes', toGoods)
}

export async function watchGoods(rest: CallerRest, { goodsID, event }: WatchGoodsInput): Promise<WatchedGoods> {
  const id = upstreamId('goodsID', goodsID)
  await rest.post('/api/goods/{id}/notify', { ids: { id }, form: { kind: event.toLowerCase() } })
  return { goodsID: id }
}

export async function fetchWarehouse(rest: CallerRest, id: string): Promise<Warehouse> {
  const warehouse = new Row<RestWarehouse>(await rest.get('/api/warehouse/{id}', { ids: { id } }), 'warehouse')
  return toWarehouse(warehouse.id('id'), warehouse.text('name'))
}

export async function fetchCategories(rest: CallerRest): Promise<Category[]> {
  return listOf(await rest.get('/api/goods/fl'), 'categories', toCategory)
}

/** Lists go as repeated names: a value may hold a comma. */
function queryOf({
  categoryID,
  keywords,
  keywordScope,
  isInStock,
  zone,
  manufacturers,
  dosageForms,
  specs,
  expiries,
  tags,
  deviceClasses,
  prescriptionClasses,
  prices,
  isBought,
}: GoodsFilter) {
  return {
    category_id: categoryID,
    keywords,
    type: keywordScope === null || keywordScope === undefined ? undefined : scopes[keywordScope],
    in_stock: isInStock === true ? 1 : undefined,
    zone: zone === null || zone === undefined ? undefined : goodsZoneName(zone),
    'manufacturer[]': manufacturers,
    'dosage_form[]': dosageForms,
    'spec[]': specs,
    'expiry[]': namesOf('expiries', expirySpans, expiries),
    'tags[]': namesOf('tags', tagKinds, tags),
    'device_class[]': namesOf('deviceClasses', deviceClassWords, deviceClasses),
    'rx_class[]': namesOf('prescriptionClasses', prescriptionWords, prescriptionClasses),
    'price[]': prices,
    bought: isBought === true ? 1 : undefined,
  }
}
