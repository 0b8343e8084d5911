import { graphql, useFragment } from 'react-relay/hooks'
import type { ZoneParts_list$key } from '../../../__generated__/ZoneParts_list.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { changedPlace, type GoodsListPlace, NOTHING_CHOSEN } from '../goods/changedPlace.ts'
import { chips } from './zoneParts.ts'

/** Which part of the fragment the page has asked for. */
export type ZonePartKind = 'forms' | 'makers' | 'expiries'

const PARTS_MAX = 8
const labels: Readonly<Record<ZonePartKind, string>> = { forms: '按剂型看', makers: '按厂家看', expiries: '按剩余效期看' }

/** The parts of a zone that its buyers look for first: what they are, who makes them. */
export function ZoneParts({
  list: key,
  place,
  kind,
}: {
  list: ZoneParts_list$key | null | undefined
  place: GoodsListPlace
  kind: ZonePartKind
}) {
  const list = useFragment(
    graphql`
      fragment ZoneParts_list on
        GoodsConnection @argumentDefinitions(forms: { type: "Boolean!", defaultValue: false }, makers: { type: "Boolean!",
          defaultValue: false }, expiries: { type: "Boolean!", defaultValue: false }) {
        totalCount
        facets {
          dosageForms @include(if: $forms) { value text count }
          manufacturers @include(if: $makers) { value text count }
          expiries @include(if: $expiries) { value text count }
        }
      }
    `,
    key ?? null,
  )
  const facets = list?.facets
  if (!facets) return null
  const parts = ({ forms: facets.dosageForms, makers: facets.manufacturers, expiries: facets.expiries }[kind] ?? []).slice(0, PARTS_MAX)
  if (parts.length < 2) return null
  const [chosen] = place[kind]
  return (
    <nav aria-label={labels[kind]} className={chips}>
      <Link href={changedPlace(place, NOTHING_CHOSEN)} aria-current={chosen === undefined ? 'true' : undefined}>
        全部 <small>{list.totalCount}</small>
      </Link>
      {parts.map(({ value, text, count }) => (
        <Link
          key={value}
          href={changedPlace(place, { ...NOTHING_CHOSEN, [kind]: [value] })}
          aria-current={chosen === value ? 'true' : undefined}
        >
          {text} <small>{count}</small>
        </Link>
      ))}
    </nav>
  )
}
