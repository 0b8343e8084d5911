import { css } from '@emotion/css'
import { useState } from 'react'
import { useGo } from '../../../navigation/useGo.ts'
import { Button } from '../../../ui/Button.tsx'
import { color } from '../../../ui/tokens.ts'
import { changedPlace, type GoodsListPlace } from './changedPlace.ts'
import { FacetChoices, type Ticked, tickedOf } from './FacetChoices.tsx'
import { useFacets } from './useFacets.ts'

const panel = css`
  min-height: 216px;
  padding: 4px 12px 8px;
  border: 1px solid ${color.line};
  border-bottom: 0;
  background: ${color.paper};
  &[aria-busy='true'] { opacity: 0.6; }
`

export type FilterPanelProps = { readonly id: string; readonly place: GoodsListPlace }

/** The filters of a list with their counts, fetched when the panel opens. Each tick leads to a new address. */
export function FilterPanel({ id, place }: FilterPanelProps) {
  const go = useGo()
  const { found, isBusy, filter, retry } = useFacets(place)
  // A tick shows at once, and the next one adds to it, while the page it leads to is fetched.
  const [draft, setDraft] = useState<{ readonly for: string; readonly ticked: Ticked } | null>(null)
  const ticked: Ticked = draft?.for === filter ? draft.ticked : tickedOf(place)
  const tick = (next: Ticked): void => {
    setDraft({ for: filter, ticked: next })
    go(changedPlace(place, next))
  }

  if (found !== null && found.known === null) {
    return (
      <div id={id} className={panel}>
        <p>筛选条件暂时打不开</p>
        <Button onClick={retry}>重试</Button>
      </div>
    )
  }
  return (
    <div id={id} className={panel} aria-busy={isBusy}>
      {found?.known && <FacetChoices known={found.known} ticked={ticked} onTick={tick} />}
    </div>
  )
}
