import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PreferredFrame_query$key } from '../../__generated__/PreferredFrame_query.graphql.ts'
import type { GoodsListPlace } from '../../features/catalogue/goods/changedPlace.ts'
import { readGoodsList } from '../../features/catalogue/goods/goodsListPlace.ts'
import { FreeShippingLeft } from '../../features/catalogue/zone/FreeShippingLeft.tsx'
import { ZoneCategories } from '../../features/catalogue/zone/ZoneCategories.tsx'
import { ZoneHead } from '../../features/catalogue/zone/ZoneHead.tsx'
import { zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import { Link } from '../../navigation/Link.tsx'
import { paths } from '../../navigation/paths.ts'

export function preferredPlace(search: URLSearchParams, view: 'pictures' | 'table'): GoodsListPlace {
  return {
    ...readGoodsList(search),
    view,
    views: ['pictures', 'table'],
    addressOf: (query, to) => paths.preferred({ ...query, view: to === 'table' ? 'table' : 'pictures' }),
  }
}

/** What stands over the preferred goods in either view: their rules and what each warehouse still lacks. */
export function PreferredFrame({
  query: key,
  place,
  children,
}: {
  query: PreferredFrame_query$key
  place: GoodsListPlace
  children: ReactNode
}) {
  const data = useFragment(
    graphql`
      fragment PreferredFrame_query on Query {
        zone(kind: PREFERRED) {
          ...ZoneHead_zone
        }
        site {
          preferredCategories { ...ZoneCategories_categories }
        }
        cart {
          ...FreeShippingLeft_cart
        }
      }
    `,
    key,
  )
  return (
    <div className={zonePage}>
      <ZoneHead zone={data.zone} title="优选包邮" tone="green" icon="truck">
        <p>
          <Link href={paths.preferredRules()}>查看包邮规则</Link>
        </p>
        <FreeShippingLeft cart={data.cart} />
        <ZoneCategories categories={data.site?.preferredCategories} place={place} />
      </ZoneHead>
      {children}
    </div>
  )
}
