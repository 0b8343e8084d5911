import type { FacetKey } from './goodsListPlace.ts'
import { FacetChoice } from './FacetChoice.tsx'
import { PriceSpanField } from './PriceSpanField.tsx'
import { spanText } from './priceSpan.ts'
import type { Known } from './useFacets.ts'

const KINDS: readonly { readonly facet: FacetKey; readonly words: string }[] = [
  { facet: 'classes', words: '处方' },
  { facet: 'bought', words: '采购' },
  { facet: 'prices', words: '价格' },
  { facet: 'makers', words: '厂家' },
  { facet: 'forms', words: '剂型' },
  { facet: 'specs', words: '规格' },
  { facet: 'expiries', words: '效期' },
  { facet: 'tags', words: '标签' },
]

export type Ticked = Readonly<Record<FacetKey, readonly string[]>>

export function tickedOf({ classes, bought, prices, makers, forms, specs, expiries, tags }: Ticked): Ticked {
  return { classes, bought, prices, makers, forms, specs, expiries, tags }
}

export type FacetChoicesProps = { readonly known: Known; readonly ticked: Ticked; readonly onTick: (ticked: Ticked) => void }

/** Every filter that has a value to choose, and a span of prices to type. */
export function FacetChoices({ known, ticked, onTick }: FacetChoicesProps) {
  return KINDS.map(({ facet, words }) => (
    <FacetChoice
      key={facet}
      words={words}
      values={known[facet]}
      chosen={ticked[facet]}
      textOf={facet === 'prices' ? spanText : undefined}
      onChange={(values) => onTick({ ...ticked, [facet]: values })}
    >
      {facet === 'prices' && <PriceSpanField onChange={(span) => onTick({ ...ticked, prices: [span] })} />}
    </FacetChoice>
  ))
}
