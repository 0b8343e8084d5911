import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { ControlledPageQuery } from '../../__generated__/ControlledPageQuery.graphql.ts'
import type { GoodsListPlace } from '../../features/catalogue/goods/changedPlace.ts'
import { readGoodsList } from '../../features/catalogue/goods/goodsListPlace.ts'
import { AskByPhone, AskForLicence } from '../../features/catalogue/zone/AskForLicence.tsx'
import { ControlledAds } from '../../features/catalogue/zone/ControlledAds.tsx'
import { ControlledCards } from '../../features/catalogue/zone/ControlledCards.tsx'
import { ZoneHead } from '../../features/catalogue/zone/ZoneHead.tsx'
import { ZoneList } from '../../features/catalogue/zone/ZoneList.tsx'
import { ZoneParts } from '../../features/catalogue/zone/ZoneParts.tsx'
import { zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'

/** Controlled goods (/kxzq): who may buy them stands first, the price only for those. */
export function ControlledPage({ queryRef, place: { search } }: PageProps<ControlledPageQuery>) {
  const data = usePreloadedQuery<ControlledPageQuery>(
    graphql`
      query ControlledPageQuery($part: GoodsFilter, $filter: GoodsFilter, $sort: GoodsSort, $first: Int, $page: Int,
        $hasChosen: Boolean!) @preloadable {
        ...Shell_query
        zone(kind: CONTROLLED) {
          ...ZoneHead_zone
        }
        parts: goodsList(filter: $part, first: 1) @catch(to: NULL) {
          ...ZoneParts_list @arguments(makers: true)
        }
        controlledBanners @catch(to: NULL) {
          ...ControlledAds_banners
        }
        goodsList(filter: $filter, sort: $sort, first: $first, page: $page) @catch(to: RESULT) {
          ...ListingFrame_list @arguments(hasChosen: $hasChosen)
          ...GoodsPages_list
          edges {
            node {
              id
              ...ControlledCards_goods
            }
          }
        }
        ...AskForLicence_query
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  const place: GoodsListPlace = {
    ...readGoodsList(search),
    view: 'pictures',
    views: ['pictures'],
    addressOf: (query) => paths.controlled(query),
  }
  return (
    <div className={zonePage}>
      <ZoneHead zone={data.zone} title="控销专区" tone="blue" icon="lock">
        <AskForLicence query={data} />
        <ZoneParts list={data.parts} place={place} kind="makers" />
      </ZoneHead>
      {data.controlledBanners && <ControlledAds banners={data.controlledBanners} />}
      <ZoneList title="控销商品" list={data.goodsList} query={data} place={place}>
        {(goods) => <ControlledCards goods={goods} ask={<AskByPhone query={data} />} />}
      </ZoneList>
    </div>
  )
}
