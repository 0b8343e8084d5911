import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { DevicesPageQuery } from '../../__generated__/DevicesPageQuery.graphql.ts'
import { changedPlace, NOTHING_CHOSEN, type GoodsListPlace } from '../../features/catalogue/goods/changedPlace.ts'
import { readGoodsList } from '../../features/catalogue/goods/goodsListPlace.ts'
import { DeviceCards } from '../../features/catalogue/zone/DeviceCards.tsx'
import { DeviceClasses } from '../../features/catalogue/zone/DeviceClasses.tsx'
import { ZoneCategories } from '../../features/catalogue/zone/ZoneCategories.tsx'
import { ZoneHead } from '../../features/catalogue/zone/ZoneHead.tsx'
import { ZoneList } from '../../features/catalogue/zone/ZoneList.tsx'
import { zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import { deviceClassOf } from '../../features/catalogue/zone/zoneVariables.ts'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'

/** Devices (/qxzq), divided by their class: the class decides which licence buying takes. */
export function DevicesPage({ queryRef, place: { search } }: PageProps<DevicesPageQuery>) {
  const data = usePreloadedQuery<DevicesPageQuery>(
    graphql`
      query DevicesPageQuery($part: GoodsFilter, $filter: GoodsFilter, $sort: GoodsSort, $first: Int, $page: Int,
        $hasChosen: Boolean!) @preloadable {
        ...Shell_query
        zone(kind: DEVICES) {
          ...ZoneHead_zone
        }
        site {
          deviceCategories { ...ZoneCategories_categories }
        }
        parts: goodsList(filter: $part, first: 1) @catch(to: NULL) {
          ...DeviceClasses_list
        }
        goodsList(filter: $filter, sort: $sort, first: $first, page: $page) @catch(to: RESULT) {
          ...ListingFrame_list @arguments(hasChosen: $hasChosen)
          ...GoodsPages_list
          edges {
            node {
              id
              ...DeviceCards_goods
            }
          }
        }
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  const deviceClass = deviceClassOf(search)
  const placeOf = (chosen: string | null): GoodsListPlace => ({
    ...readGoodsList(search),
    view: 'pictures',
    views: ['pictures'],
    addressOf: (query) => paths.devices({ ...query, deviceClass: chosen }),
  })
  const place = placeOf(deviceClass)
  return (
    <div className={zonePage}>
      <ZoneHead zone={data.zone} title="器械专区" tone="blue" icon="shield">
        <DeviceClasses list={data.parts} chosen={deviceClass} hrefOf={(chosen) => changedPlace(placeOf(chosen), NOTHING_CHOSEN)} />
        <ZoneCategories categories={data.site?.deviceCategories} place={place} />
      </ZoneHead>
      <ZoneList title="医疗器械" list={data.goodsList} query={data} place={place}>
        {(goods) => <DeviceCards goods={goods} />}
      </ZoneList>
    </div>
  )
}
