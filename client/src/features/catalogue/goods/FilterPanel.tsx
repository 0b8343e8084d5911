import { css } from '@emotion/css'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { FilterPanelQuery, FilterPanelQuery$data } from '../../../__generated__/FilterPanelQuery.graphql.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { Button } from '../../../ui/Button.tsx'
import { color, media } from '../../../ui/tokens.ts'
import { changedPlace, type GoodsListPlace } from './changedPlace.ts'
import { FacetChoice, type FacetValue } from './FacetChoice.tsx'
import { type FacetKey, filterOf } from './goodsListPlace.ts'

const panel = css`
  min-height: 216px;
  padding: 4px 12px 8px;
  border: 1px solid ${color.line};
  border-bottom: 0;
  background: ${color.paper};
  &[aria-busy='true'] { opacity: 0.6; }
  ${media.phone} { max-height: 60dvh; overflow-y: auto; }
`

const KINDS: readonly { readonly facet: FacetKey; readonly words: string }[] = [
  { facet: 'makers', words: '厂家' },
  { facet: 'forms', words: '剂型' },
  { facet: 'specs', words: '规格' },
  { facet: 'expiries', words: '效期' },
  { facet: 'tags', words: '标签' },
]

type Facets = NonNullable<NonNullable<NonNullable<FilterPanelQuery$data['goodsList']>['facets']>>
type Ticked = Readonly<Record<FacetKey, readonly string[]>>
type Known = Readonly<Record<FacetKey, readonly FacetValue[]>>

function byKey(facets: Facets): Known {
  return { makers: facets.manufacturers, forms: facets.dosageForms, specs: facets.specs, expiries: facets.expiries, tags: facets.tags }
}

const query = graphql`
  query FilterPanelQuery($filter: GoodsFilter) {
    goodsList(filter: $filter, first: 1) {
      facets {
        manufacturers { value text count }
        dosageForms { value text count }
        specs { value text count }
        expiries { value text count }
        tags { value text count }
      }
    }
  }
`

export type FilterPanelProps = { readonly id: string; readonly place: GoodsListPlace }

/** The filters of a list with their counts, fetched when the panel opens. Each tick leads to a new address. */
export function FilterPanel({ id, place }: FilterPanelProps) {
  const environment = useRelayEnvironment()
  const go = useGo()
  const filter = JSON.stringify(filterOf(place))
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<{ readonly for: string; readonly known: Known | null } | null>(null)
  useEffect(() => {
    const asking = fetchQuery<FilterPanelQuery>(environment, query, {
      filter: JSON.parse(filter) as ReturnType<typeof filterOf>,
    }).subscribe({
      next: ({ goodsList }) => setFound({ for: filter, known: goodsList?.facets ? byKey(goodsList.facets) : null }),
      error: () => setFound({ for: filter, known: null }),
    })
    return () => asking.unsubscribe()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt asks the same again
  }, [environment, filter, attempt])

  // A tick shows at once, and the next one adds to it, while the page it leads to is fetched.
  const [draft, setDraft] = useState<{ readonly for: string; readonly ticked: Ticked } | null>(null)
  const ticked: Ticked = draft?.for === filter ? draft.ticked : place
  const tick = (facet: FacetKey, values: readonly string[]): void => {
    const { makers, forms, specs, expiries, tags } = ticked
    const next: Ticked = { makers, forms, specs, expiries, tags, [facet]: values }
    setDraft({ for: filter, ticked: next })
    go(changedPlace(place, next))
  }

  const isBusy = found?.for !== filter
  if (found !== null && found.known === null) {
    return (
      <div id={id} className={panel}>
        <p>筛选条件暂时打不开</p>
        <Button onClick={() => setAttempt(attempt + 1)}>重试</Button>
      </div>
    )
  }
  return (
    <div id={id} className={panel} aria-busy={isBusy}>
      {found?.known &&
        KINDS.map(({ facet, words }) => (
          <FacetChoice
            key={facet}
            words={words}
            values={found.known?.[facet] ?? []}
            chosen={ticked[facet]}
            onChange={(values) => tick(facet, values)}
          />
        ))}
    </div>
  )
}
