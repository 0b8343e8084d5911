import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useFacetsQuery, useFacetsQuery$data } from '../../../__generated__/useFacetsQuery.graphql.ts'
import type { FacetValue } from './FacetChoice.tsx'
import { type FacetKey, filterOf, type GoodsListState } from './goodsListPlace.ts'

const query = graphql`
  query useFacetsQuery($filter: GoodsFilter) {
    goodsList(filter: $filter, first: 1) {
      totalCount
      facets {
        prescriptionClasses { value text count }
        bought
        prices { value text count }
        manufacturers { value text count }
        dosageForms { value text count }
        specs { value text count }
        expiries { value text count }
        tags { value text count }
      }
    }
  }
`

type Facets = NonNullable<NonNullable<NonNullable<useFacetsQuery$data['goodsList']>['facets']>>
export type Known = Readonly<Record<FacetKey, readonly FacetValue[]>>

function byKey(facets: Facets): Known {
  return {
    classes: facets.prescriptionClasses,
    bought: facets.bought === 0 ? [] : [{ value: '1', text: '买过的', count: facets.bought }],
    prices: facets.prices,
    makers: facets.manufacturers,
    forms: facets.dosageForms,
    specs: facets.specs,
    expiries: facets.expiries,
    tags: facets.tags,
  }
}

type Found = { readonly known: Known | null; readonly total: number }

/** The filters of a list with their counts, and how many goods there are in all; the last ones stay until the next are there. */
export function useFacets(state: GoodsListState) {
  const environment = useRelayEnvironment()
  const filter = JSON.stringify(filterOf(state))
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<(Found & { readonly for: string }) | null>(null)
  useEffect(() => {
    const asking = fetchQuery<useFacetsQuery>(environment, query, {
      filter: JSON.parse(filter) as ReturnType<typeof filterOf>,
    }).subscribe({
      next: ({ goodsList }) =>
        setFound({ for: filter, known: goodsList?.facets ? byKey(goodsList.facets) : null, total: goodsList?.totalCount ?? 0 }),
      error: () => setFound({ for: filter, known: null, total: 0 }),
    })
    return () => asking.unsubscribe()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt asks the same again
  }, [environment, filter, attempt])
  return { found: found as Found | null, isBusy: found?.for !== filter, filter, retry: () => setAttempt(attempt + 1) }
}
