import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GiftChips_menu$key } from '../../../__generated__/GiftChips_menu.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { color, media } from '../../../ui/tokens.ts'
import { chips } from '../../catalogue/zone/zoneParts.ts'
import { type PointsPlace, rangeWord } from './pointsPlace.ts'
import { grouped } from '../../../lib/grouped.ts'

const lines = css`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 8px 12px;
  align-items: baseline;
  --tone: ${color.amber};
  > span { color: ${color.second}; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: 4px; > span { display: none; } }
`

/** Gifts by what they are and by what they cost. */
export function GiftChips({ menu: key, place }: { menu: GiftChips_menu$key; place: PointsPlace }) {
  const { categories, steps } = useFragment(
    graphql`
      fragment GiftChips_menu on PointsMenu {
        categories { categoryID name count }
        steps { range from to }
      }
    `,
    key,
  )
  const to = (change: Partial<PointsPlace>) => {
    const { category, range } = { ...place, ...change }
    return paths.pointsMall({ category, range: rangeWord(range) })
  }
  const current = (is: boolean) => (is ? ('true' as const) : undefined)
  return (
    <div className={lines}>
      <span aria-hidden="true">分类</span>
      <nav aria-label="礼品分类" className={chips}>
        <Link href={to({ category: null })} aria-current={current(place.category === null)}>
          全部礼品
        </Link>
        {categories.map(({ categoryID, name, count }) => (
          <Link key={categoryID} href={to({ category: categoryID })} aria-current={current(place.category === categoryID)}>
            {name} <small>{count}</small>
          </Link>
        ))}
      </nav>
      <span aria-hidden="true">积分</span>
      <nav aria-label="积分范围" className={chips}>
        <Link href={to({ range: null })} aria-current={current(place.range === null)}>
          不限
        </Link>
        {steps.map(({ range, from, to: most }) => (
          <Link key={range} href={to({ range })} aria-current={current(place.range === range)}>
            {stepWords(from, most)}
          </Link>
        ))}
      </nav>
    </div>
  )
}

function stepWords(from: number, most: number | null | undefined): string {
  if (typeof most !== 'number') return `${grouped(from - 1)} 以上`
  return from <= 1 ? `${grouped(most)} 以内` : `${grouped(from)}–${grouped(most)}`
}
