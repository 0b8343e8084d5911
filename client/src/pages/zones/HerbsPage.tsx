import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { HerbsPageQuery } from '../../__generated__/HerbsPageQuery.graphql.ts'
import type { GoodsListPlace } from '../../features/catalogue/goods/changedPlace.ts'
import { readGoodsList } from '../../features/catalogue/goods/goodsListPlace.ts'
import { HerbTable } from '../../features/catalogue/zone/HerbTable.tsx'
import { useNow } from '../../features/catalogue/zone/useNow.ts'
import { ZoneCategories } from '../../features/catalogue/zone/ZoneCategories.tsx'
import { ZoneHead } from '../../features/catalogue/zone/ZoneHead.tsx'
import { ZoneList } from '../../features/catalogue/zone/ZoneList.tsx'
import { zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'

/** Herb slices (/zyyp), compared by origin, grade and the price of a kilogram. */
export function HerbsPage({ queryRef, place: { search } }: PageProps<HerbsPageQuery>) {
  const data = usePreloadedQuery<HerbsPageQuery>(
    graphql`
      query HerbsPageQuery($filter: GoodsFilter, $sort: GoodsSort, $first: Int, $page: Int, $hasChosen: Boolean!) @preloadable {
        ...Shell_query
        zone(kind: HERBS) {
          serverTime
          ...ZoneHead_zone
        }
        site {
          herbCategories { ...ZoneCategories_categories }
        }
        goodsList(filter: $filter, sort: $sort, first: $first, page: $page) @catch(to: RESULT) {
          ...ListingFrame_list @arguments(hasChosen: $hasChosen)
          ...GoodsPages_list
          edges {
            node {
              id
              ...HerbTable_goods
            }
          }
        }
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  const now = useNow(data.zone?.serverTime)
  const place: GoodsListPlace = { ...readGoodsList(search), view: 'table', views: ['table'], addressOf: (query) => paths.herbs(query) }
  return (
    <div className={zonePage}>
      <ZoneHead zone={data.zone} title="中药饮片" tone="green" icon="box">
        <p>每公斤价按净重折算，同名饮片可直接比产地、等级与价格。</p>
        <ZoneCategories categories={data.site?.herbCategories} place={place} />
      </ZoneHead>
      <ZoneList title="饮片与药材" list={data.goodsList} query={data} place={place} zone="zyyp">
        {(goods) => <HerbTable goods={goods} now={now} />}
      </ZoneList>
    </div>
  )
}
