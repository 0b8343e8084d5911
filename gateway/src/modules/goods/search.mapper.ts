import type { GoodsFacet, GoodsFacets, HotWord, KeywordScope, SearchCorrection, SearchSuggestion } from '../../generated/resolvers-types.ts'
import type {
  RestCorrection,
  RestFacet,
  RestFacets,
  RestGoods,
  RestHotWord,
  RestPage,
  RestSearch,
  RestSuggestion,
} from '../../rest/restTypes.ts'
import { listOf, Row } from '../../rest/row.ts'
import { toRestSlice } from '../base/connection.ts'
import { deviceClasses, expirySpans, kindOfWord, prescriptionClasses, tagKinds } from './facetWords.ts'
import { readable, toWebUrl } from '../base/webUrl.ts'

const scopes: Readonly<Record<string, KeywordScope>> = { drug: 'GOODS', manufacturer: 'MANUFACTURER' }

export function toFacets(body: unknown): GoodsFacets {
  const facets = new Row<RestFacets>(body, 'goods.filters')
  return {
    manufacturers: facets.list('manufacturer', toFacet),
    dosageForms: facets.list('dosage_form', toFacet),
    specs: facets.list('spec', toFacet),
    expiries: wordsOf(facets.list('expiry', toFacet), expirySpans),
    tags: wordsOf(facets.list('tags', toFacet), new Map([...kindOfWord, ...tagKinds])),
    deviceClasses: wordsOf(facets.optionalList('device_class', toFacet), deviceClasses),
    prescriptionClasses: wordsOf(facets.optionalList('rx_class', toFacet), prescriptionClasses),
    prices: facets.optionalList('price', toFacet),
    bought: facets.optionalList('bought', toFacet).reduce((sum, { count }) => sum + count, 0),
  }
}

/** A foreign host need not say it. */
export function toCorrection(body: unknown): SearchCorrection | null {
  return new Row<RestPage>(body, 'goods').optionalObject('correction', (found) => ({
    word: new Row<RestCorrection>(found, 'goods.correction').optionalText('word'),
  }))
}

export function toSuggestions(body: unknown, scope: KeywordScope): SearchSuggestion[] {
  return Array.isArray(body) || new Row<RestSearch>(body, 'goods.search').lacks('suggestions')
    ? namesOf(toRestSlice(body, 'goods.search', toFound).rows, scope)
    : new Row<RestSearch>(body, 'goods.search').list('suggestions', toSuggestion)
}

/** Each name once, with the number of goods found under it. */
function namesOf(found: readonly Found[], scope: KeywordScope): SearchSuggestion[] {
  const names = found.map(({ name, manufacturer }) => (scope === 'GOODS' ? name : manufacturer)).filter((name) => name !== '')
  return [...new Set(names)].map((text) => ({ scope, text, goodsID: null, count: names.filter((name) => name === text).length }))
}

type Found = { readonly name: string; readonly manufacturer: string }

/** A host that suggests nothing finds goods, or words. */
function toFound(body: unknown): Found {
  if (typeof body === 'string') return { name: body, manufacturer: body }
  const goods = new Row<RestGoods>(body, 'goods.search')
  return { name: goods.text('name'), manufacturer: goods.text('sccj', '') }
}

export function toHotWords(body: unknown): HotWord[] {
  return listOf(body, 'goods.hot', (row) => {
    const word = new Row<RestHotWord>(row, 'goods.hot')
    return { text: word.text('name'), url: toWebUrl(readable(word.optionalText('url') ?? '')) }
  })
}

function toFacet(body: unknown): GoodsFacet {
  const facet = new Row<RestFacet>(body, 'goods.filters')
  return { value: facet.text('value'), text: facet.text('text'), count: facet.integer('count') }
}

/** What has no word cannot be chosen. */
function wordsOf<W>(facets: readonly GoodsFacet[], words: ReadonlyMap<string, W>): (Pick<GoodsFacet, 'text' | 'count'> & { value: W })[] {
  return facets.flatMap(({ value, text, count }) => {
    const word = words.get(value)
    return word === undefined ? [] : [{ value: word, text, count }]
  })
}

function toSuggestion(body: unknown): SearchSuggestion {
  const suggestion = new Row<RestSuggestion>(body, 'goods.search.suggestions')
  return {
    scope: suggestion.oneOf('type', scopes),
    text: suggestion.text('text'),
    goodsID: suggestion.optionalText('goods_id'),
    count: suggestion.integer('count'),
  }
}
