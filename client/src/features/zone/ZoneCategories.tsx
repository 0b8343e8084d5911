import { graphql, useFragment } from 'react-relay/hooks'
import type { ZoneCategories_site$key } from '../../__generated__/ZoneCategories_site.graphql.ts'
import { Link } from '../../navigation/Link.tsx'
import { changedPlace, type GoodsListPlace, NOTHING_CHOSEN } from '../goods/changedPlace.ts'
import { chips } from './zoneParts.ts'

/** The categories a zone is divided into. */
export function ZoneCategories({ site: key, place, kind }: { site: ZoneCategories_site$key | null | undefined; place: GoodsListPlace; kind: 'PREFERRED' | 'HERBS' | 'DEVICES' }) {
  const site = useFragment(
    graphql`
      fragment ZoneCategories_site on Site @argumentDefinitions(preferred: { type: "Boolean!", defaultValue: false }, herbs: { type: "Boolean!", defaultValue: false }, devices: { type: "Boolean!", defaultValue: false }) {
        preferredCategories @include(if: $preferred) { categoryID name count }
        herbCategories @include(if: $herbs) { categoryID name count }
        deviceCategories @include(if: $devices) { categoryID name count }
      }
    `,
    key ?? null,
  )
  const categories = (kind === 'PREFERRED' ? site?.preferredCategories : kind === 'HERBS' ? site?.herbCategories : site?.deviceCategories) ?? []
  if (categories.length === 0) return null
  return (
    <nav aria-label="按分类看" className={chips}>
      <Link href={changedPlace(place, { ...NOTHING_CHOSEN, category: null })} aria-current={place.category === null ? 'true' : undefined}>全部</Link>
      {categories.map(({ categoryID, name, count }) => (
        <Link key={categoryID} href={changedPlace(place, { ...NOTHING_CHOSEN, category: categoryID })} aria-current={place.category === categoryID ? 'true' : undefined}>{name} <small>{count}</small></Link>
      ))}
    </nav>
  )
}
