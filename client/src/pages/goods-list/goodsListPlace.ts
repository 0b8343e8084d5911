import type { GoodsSort } from '../../__generated__/GoodsListPageQuery.graphql.ts'
import { type Path, paths } from '../../navigation/paths.ts'

/** What the address of the list says. */
export interface GoodsListPlace {
  readonly category: string | null
  readonly keywords: string | null
  readonly sort: SortKey
  readonly inStock: boolean
  readonly page: number
}

const SORTS = { default: 'DEFAULT', sales: 'SALES', price_asc: 'PRICE_ASC', price_desc: 'PRICE_DESC', expiry: 'EXPIRY', new: 'NEW' } as const satisfies Record<string, GoodsSort>

export type SortKey = keyof typeof SORTS

const PAGE_MAX = 10_000

const isSort = (text: string | null): text is SortKey => text !== null && Object.hasOwn(SORTS, text)

/** Anything an address may carry that is no sort, no number, no id counts as not said. */
export function readGoodsListPlace(search: URLSearchParams): GoodsListPlace {
  const sort = search.get('sort')
  const category = search.get('category')
  const keywords = search.get('keywords')?.toWellFormed().trim() ?? ''
  const page = /^\d{1,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
  return {
    category: category !== null && /^\d{1,18}$/.test(category) ? category : null,
    keywords: keywords === '' ? null : keywords,
    sort: isSort(sort) ? sort : 'default',
    inStock: search.get('in_stock') === '1',
    page: Math.min(PAGE_MAX, Math.max(1, page)),
  }
}

/** The variables of the page's query for an address. */
export function goodsListVariables(search: URLSearchParams) {
  const { category, keywords, sort, inStock, page } = readGoodsListPlace(search)
  return { filter: { categoryID: category, keywords, inStock: inStock || null }, sort: SORTS[sort], page }
}

/** The address after one change; any change but of the page starts over at page 1. */
export function changedPlace(place: GoodsListPlace, change: Partial<GoodsListPlace>): Path {
  const { sort, ...rest } = { ...place, page: 1, ...change }
  return paths.goodsList({ ...rest, sort: sort === 'default' ? null : sort })
}
