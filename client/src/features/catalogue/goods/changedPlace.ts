import type { ListQuery, ListView, Path } from '../../../navigation/paths.ts'
import { type FacetKey, FACETS, type GoodsListState, PAGE_SIZES } from './goodsListPlace.ts'

/** Where in which list the buyer is. */
export interface GoodsListPlace extends GoodsListState {
  readonly view: ListView
  /** The views this list has. */
  readonly views: readonly ListView[]
  /** Its addresses; whatever stands at its default is left out. */
  readonly addressOf: (query: ListQuery, view: ListView) => Path
}

/** The address after one change; any change but of the page or the view starts over at page 1. */
export function changedPlace(place: GoodsListPlace, change: Partial<GoodsListState & { readonly view: ListView }>): Path {
  const page = 'view' in change ? place.page : 1
  const { view, views: _views, addressOf, sort, size, ...rest } = { ...place, page, ...change }
  return addressOf({ ...rest, sort: sort === 'default' ? null : sort, size: size === PAGE_SIZES[0] ? null : size }, view)
}

/** Every ticked value with its facet. */
export function chosenFacets(place: GoodsListState): { readonly facet: FacetKey; readonly value: string }[] {
  return (Object.keys(FACETS) as FacetKey[]).flatMap((facet) => place[facet].map((value) => ({ facet, value })))
}

export const NOTHING_CHOSEN = {
  inStock: false,
  classes: [],
  bought: [],
  prices: [],
  makers: [],
  forms: [],
  specs: [],
  expiries: [],
  tags: [],
} as const satisfies Partial<GoodsListState>
