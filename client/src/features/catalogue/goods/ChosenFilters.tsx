import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ChosenFilters_facets$key } from '../../../__generated__/ChosenFilters_facets.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { color, media } from '../../../ui/tokens.ts'
import { changedPlace, chosenFacets, type GoodsListPlace, NOTHING_CHOSEN } from './changedPlace.ts'
import { spanText } from './priceSpan.ts'

const list = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding: 6px 12px;
  border: 1px solid ${color.line};
  border-bottom: 0;
  background: ${color.paper};
  a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 26px;
    padding: 0 8px;
    border: 1px solid ${color.brand700};
    border-radius: 13px;
    color: ${color.brand700};
    background: ${color.brand50};
    font-size: var(--text-12);
  }
  li:last-child a { border-color: transparent; color: ${color.blue}; background: none; }
  ${media.touch} { a { min-height: 44px; border-radius: 22px; } }
`

/** What is ticked, each a link that takes it away. */
export function ChosenFilters({ facets: key, place }: { facets: ChosenFilters_facets$key | null; place: GoodsListPlace }) {
  const facets = useFragment(
    graphql`
      fragment ChosenFilters_facets on GoodsFacets {
        prescriptionClasses { value text }
        prices { value text }
        manufacturers { value text }
        dosageForms { value text }
        specs { value text }
        expiries { value text }
        tags { value text }
      }
    `,
    key,
  )
  const known = facets && {
    classes: facets.prescriptionClasses,
    bought: [{ value: '1', text: '买过的' }],
    prices: facets.prices,
    makers: facets.manufacturers,
    forms: facets.dosageForms,
    specs: facets.specs,
    expiries: facets.expiries,
    tags: facets.tags,
  }
  return (
    <ul className={list} aria-label="已选条件">
      {chosenFacets(place).map(({ facet, value }) => {
        const text = known?.[facet].find((entry) => entry.value === value)?.text ?? (facet === 'prices' ? spanText(value) : value)
        const href = changedPlace(place, { [facet]: place[facet].filter((other) => other !== value) })
        return (
          <li key={`${facet} ${value}`}>
            <Link href={href} aria-label={`取消条件：${text}`}>
              {text}
              <Icon name="close" />
            </Link>
          </li>
        )
      })}
      <li>
        <Link href={changedPlace(place, NOTHING_CHOSEN)}>清除全部</Link>
      </li>
    </ul>
  )
}
