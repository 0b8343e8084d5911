import { graphql, useFragment } from 'react-relay/hooks'
import type { ZoneCategories_categories$key } from '../../../__generated__/ZoneCategories_categories.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { changedPlace, type GoodsListPlace, NOTHING_CHOSEN } from '../goods/changedPlace.ts'
import { chips } from './zoneParts.ts'

/** The categories a zone is divided into. */
export function ZoneCategories({
  categories: key,
  place,
}: {
  categories: ZoneCategories_categories$key | null | undefined
  place: GoodsListPlace
}) {
  const categories = useFragment(
    graphql`
      fragment ZoneCategories_categories on Category @relay(plural: true) {
        categoryID
        name
        count
      }
    `,
    key ?? null,
  )
  if (!categories || categories.length === 0) return null
  return (
    <nav aria-label="按分类看" className={chips}>
      <Link href={changedPlace(place, { ...NOTHING_CHOSEN, category: null })} aria-current={place.category === null ? 'true' : undefined}>
        全部
      </Link>
      {categories.map(({ categoryID, name, count }) => (
        <Link
          key={categoryID}
          href={changedPlace(place, { ...NOTHING_CHOSEN, category: categoryID })}
          aria-current={place.category === categoryID ? 'true' : undefined}
        >
          {name} <small>{count}</small>
        </Link>
      ))}
    </nav>
  )
}
