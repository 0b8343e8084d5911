import type {
  ExpirySpan,
  GoodsFilter,
  GoodsSort,
  GoodsTagKind,
  PrescriptionClass,
} from '../../../__generated__/GoodsListPageQuery.graphql.ts'

/** What the address of a list says, with nothing left open. */
export interface GoodsListState {
  readonly category: string | null
  readonly keywords: string | null
  readonly scope: 'maker' | null
  readonly sort: SortKey
  readonly inStock: boolean
  readonly classes: readonly string[]
  readonly prices: readonly string[]
  /** ['1'] where only what the shop has bought before is listed. */
  readonly bought: readonly string[]
  readonly makers: readonly string[]
  readonly forms: readonly string[]
  readonly specs: readonly string[]
  readonly expiries: readonly string[]
  readonly tags: readonly string[]
  /** Goods a page. */
  readonly size: PageSize
  readonly page: number
}

const SORTS = {
  default: 'RECOMMENDED',
  sales: 'SALES',
  price_asc: 'PRICE_ASC',
  price_desc: 'PRICE_DESC',
  expiry: 'EXPIRY',
  new: 'NEW',
} as const satisfies Record<string, GoodsSort>

export type SortKey = keyof typeof SORTS

export const PAGE_SIZES = [20, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]

/** The parts of the address that narrow by a facet, as they are named in it. */
export const FACETS = {
  classes: 'rx',
  bought: 'bought',
  prices: 'price',
  makers: 'maker',
  forms: 'form',
  specs: 'spec',
  expiries: 'expiry',
  tags: 'tag',
} as const
export type FacetKey = keyof typeof FACETS

const CLASSES: readonly string[] = ['RX', 'OTC_A', 'OTC_B'] satisfies PrescriptionClass[]
const PRICES = /^(\d{1,7}(\.\d{1,2})?-(\d{1,7}(\.\d{1,2})?)?|-\d{1,7}(\.\d{1,2})?)$/
const SPANS: readonly string[] = [
  'UNDER_3_MONTHS',
  'MONTHS_3_TO_4',
  'MONTHS_4_TO_6',
  'UNDER_6_MONTHS',
  'MONTHS_6_TO_12',
  'MONTHS_12_TO_18',
  'MONTHS_18_TO_24',
  'OVER_24_MONTHS',
] satisfies ExpirySpan[]
const TAGS: readonly string[] = [
  'FLASH',
  'FULL_REDUCTION',
  'DISCOUNT',
  'PIECES',
  'ADDON',
  'GIFT',
  'CASHBACK',
  'PREFERRED',
  'SPECIAL',
  'NEW',
  'NEAR_EXPIRY',
  'CONTROLLED',
  'EPHEDRINE',
  'COLD',
] satisfies GoodsTagKind[]

const PAGE_MAX = 10_000
/** More of one kind than anyone ticks. */
const CHOSEN_MAX = 20

const isSort = (text: string | null): text is SortKey => text !== null && Object.hasOwn(SORTS, text)

/** Anything an address may carry that is no sort, no number, no id, no value of the schema counts as not said. */
export function readGoodsList(search: URLSearchParams): GoodsListState {
  const sort = search.get('sort')
  const category = search.get('category')
  const keywords = search.get('keywords')?.trim() ?? ''
  const page = /^\d{1,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
  const chosen = (facet: FacetKey): string[] =>
    [...new Set(search.getAll(FACETS[facet]).filter((text) => text !== ''))].slice(0, CHOSEN_MAX)
  return {
    category: category !== null && /^\d{1,18}$/.test(category) ? category : null,
    keywords: keywords === '' ? null : keywords,
    scope: isForMakers(search) ? 'maker' : null,
    sort: isSort(sort) ? sort : 'default',
    inStock: search.get('in_stock') === '1',
    classes: chosen('classes').filter((text) => CLASSES.includes(text)),
    prices: chosen('prices').filter((text) => PRICES.test(text)),
    bought: chosen('bought').filter((text) => text === '1'),
    makers: chosen('makers'),
    forms: chosen('forms'),
    specs: chosen('specs'),
    expiries: chosen('expiries').filter((text) => SPANS.includes(text)),
    tags: chosen('tags').filter((text) => TAGS.includes(text)),
    size: PAGE_SIZES.find((size) => String(size) === search.get('size')) ?? PAGE_SIZES[0],
    page: Math.min(PAGE_MAX, Math.max(1, page)),
  }
}

/** Whether a facet or a switch narrows the list, which leaving out would widen. */
export function isNarrowed(state: GoodsListState): boolean {
  return state.inStock || hasChosen(state)
}

export function hasChosen(state: GoodsListState): boolean {
  return (Object.keys(FACETS) as FacetKey[]).some((facet) => state[facet].length > 0)
}

/** The goods a list holds, as the schema asks for them. */
/** The site's own content writes the scope as `type=1` (SPEC §7). */
export function isForMakers(search: URLSearchParams): boolean {
  return search.get('scope') === 'maker' || search.get('type') === '1'
}

export function filterOf({ category, keywords, scope, inStock, ...chosen }: GoodsListState): GoodsFilter {
  const { classes, prices, bought, makers, forms, specs, expiries, tags } = chosen
  const some = <T>(values: readonly T[]): readonly T[] | null => (values.length === 0 ? null : values)
  return {
    categoryID: category,
    keywords,
    keywordScope: scope === null ? null : 'MANUFACTURER',
    isInStock: inStock || null,
    manufacturers: some(makers),
    dosageForms: some(forms),
    specs: some(specs),
    expiries: some(expiries as readonly ExpirySpan[]),
    tags: some(tags as readonly GoodsTagKind[]),
    prescriptionClasses: some(classes as readonly PrescriptionClass[]),
    prices: some(prices),
    isBought: bought.length > 0 || null,
  }
}

/** The variables of a list's query for an address. */
export function goodsListVariables(search: URLSearchParams) {
  const state = readGoodsList(search)
  return { filter: filterOf(state), sort: SORTS[state.sort], first: state.size, page: state.page, hasChosen: hasChosen(state) }
}
