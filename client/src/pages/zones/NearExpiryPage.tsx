import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { NearExpiryPageQuery } from '../../__generated__/NearExpiryPageQuery.graphql.ts'
import type { GoodsListPlace } from '../../features/catalogue/goods/changedPlace.ts'
import { readGoodsList } from '../../features/catalogue/goods/goodsListPlace.ts'
import { NearExpiryTable } from '../../features/catalogue/zone/NearExpiryTable.tsx'
import { useNow } from '../../features/catalogue/zone/useNow.ts'
import { ZoneHead } from '../../features/catalogue/zone/ZoneHead.tsx'
import { ZoneList } from '../../features/catalogue/zone/ZoneList.tsx'
import { ZoneParts } from '../../features/catalogue/zone/ZoneParts.tsx'
import { zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'

/** Goods that expire soon (/jxqzc), lot by lot: dates are compared, so it is a table. */
export function NearExpiryPage({ queryRef, place: { search } }: PageProps<NearExpiryPageQuery>) {
  const data = usePreloadedQuery<NearExpiryPageQuery>(
    graphql`
      query NearExpiryPageQuery($part: GoodsFilter, $filter: GoodsFilter, $sort: GoodsSort, $first: Int, $page: Int,
        $hasChosen: Boolean!) @preloadable {
        ...Shell_query
        zone(kind: NEAR_EXPIRY) {
          serverTime
          ...ZoneHead_zone
        }
        parts: goodsList(filter: $part, first: 1) @catch(to: NULL) {
          ...ZoneParts_list @arguments(expiries: true)
        }
        goodsList(filter: $filter, sort: $sort, first: $first, page: $page) @catch(to: RESULT) {
          ...ListingFrame_list @arguments(hasChosen: $hasChosen)
          ...GoodsPages_list
          edges {
            node {
              id
              ...NearExpiryTable_goods
            }
          }
        }
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  const now = useNow(data.zone?.serverTime)
  const place: GoodsListPlace = { ...readGoodsList(search), view: 'table', views: ['table'], addressOf: (query) => paths.nearExpiry(query) }
  return (
    <div className={zonePage}>
      <ZoneHead zone={data.zone} title="近效期专区" tone="amber" icon="clock">
        <p>逐批标出到期日与剩余天数，按效期排序可先看最急的。</p>
        <ZoneParts list={data.parts} place={place} kind="expiries" />
      </ZoneHead>
      <ZoneList title="近效期商品" list={data.goodsList} query={data} place={place}>
        {(goods) => <NearExpiryTable goods={goods} now={now} />}
      </ZoneList>
    </div>
  )
}
