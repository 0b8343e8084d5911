import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { PreferredPageQuery } from '../../__generated__/PreferredPageQuery.graphql.ts'
import { FreeShippingCards } from '../../features/catalogue/zone/FreeShippingCards.tsx'
import { ZoneList } from '../../features/catalogue/zone/ZoneList.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { PreferredFrame, preferredPlace } from './PreferredFrame.tsx'

/** Preferred goods that ship for nothing (/yx), each with how many that takes. */
export function PreferredPage({ queryRef, place: { search } }: PageProps<PreferredPageQuery>) {
  const data = usePreloadedQuery<PreferredPageQuery>(
    graphql`
      query PreferredPageQuery($filter: GoodsFilter, $sort: GoodsSort, $first: Int, $page: Int, $hasChosen: Boolean!) @preloadable {
        ...Shell_query
        ...PreferredFrame_query
        goodsList(filter: $filter, sort: $sort, first: $first, page: $page) @catch(to: RESULT) {
          ...ListingFrame_list @arguments(hasChosen: $hasChosen)
          ...GoodsPages_list
          edges {
            node {
              id
              ...FreeShippingCards_goods
            }
          }
        }
        cart { ...FreeShippingCards_cart }
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  const place = preferredPlace(search, 'pictures')
  return (
    <PreferredFrame query={data} place={place}>
      <ZoneList title="优选商品" list={data.goodsList} query={data} place={place} zone="yx">
        {(goods) => <FreeShippingCards goods={goods} cart={data.cart} />}
      </ZoneList>
    </PreferredFrame>
  )
}
