import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { WelfarePageQuery } from '../../__generated__/WelfarePageQuery.graphql.ts'
import type { GoodsListPlace } from '../../features/catalogue/goods/changedPlace.ts'
import { readGoodsList } from '../../features/catalogue/goods/goodsListPlace.ts'
import { WelfareCards } from '../../features/catalogue/zone/WelfareCards.tsx'
import { ZoneHead } from '../../features/catalogue/zone/ZoneHead.tsx'
import { ZoneList } from '../../features/catalogue/zone/ZoneList.tsx'
import { ZoneParts } from '../../features/catalogue/zone/ZoneParts.tsx'
import { zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'

/** Everything at 94 % (/welfare): what is saved, until when, and how many a shop may have. */
export function WelfarePage({ queryRef, place: { search } }: PageProps<WelfarePageQuery>) {
  const data = usePreloadedQuery<WelfarePageQuery>(
    graphql`
      query WelfarePageQuery($part: GoodsFilter, $filter: GoodsFilter, $sort: GoodsSort, $first: Int, $page: Int,
        $hasChosen: Boolean!) @preloadable {
        ...Shell_query
        zone(kind: WELFARE) {
          serverTime
          ...ZoneHead_zone
        }
        parts: goodsList(filter: $part, first: 1) @catch(to: NULL) {
          ...ZoneParts_list @arguments(forms: true)
        }
        goodsList(filter: $filter, sort: $sort, first: $first, page: $page) @catch(to: RESULT) {
          ...ListingFrame_list @arguments(hasChosen: $hasChosen)
          ...GoodsPages_list
          edges {
            node {
              id
              ...WelfareCards_goods
            }
          }
        }
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  const place: GoodsListPlace = {
    ...readGoodsList(search),
    view: 'pictures',
    views: ['pictures'],
    addressOf: (query) => paths.welfare(query),
  }
  return (
    <div className={zonePage}>
      <ZoneHead zone={data.zone} title="福利专区" tone="amber" icon="heart">
        <ZoneParts list={data.parts} place={place} kind="forms" />
      </ZoneHead>
      <ZoneList title="九四折商品" list={data.goodsList} query={data} place={place}>
        {(goods) => <WelfareCards goods={goods} serverTime={data.zone?.serverTime} />}
      </ZoneList>
    </div>
  )
}
