import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { PreferredTablePageQuery } from '../../__generated__/PreferredTablePageQuery.graphql.ts'
import { GoodsResults } from '../../features/catalogue/goods/GoodsResults.tsx'
import { GoodsTable } from '../../features/catalogue/goods/GoodsTable.tsx'
import { ListingFrame } from '../../features/catalogue/goods/ListingFrame.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PreferredFrame, preferredPlace } from './PreferredFrame.tsx'

/** Preferred goods as a table (/yx/table), for those who know what they want. */
export function PreferredTablePage({ queryRef, place: { search } }: PageProps<PreferredTablePageQuery>) {
  const data = usePreloadedQuery<PreferredTablePageQuery>(
    graphql`
      query PreferredTablePageQuery($filter: GoodsFilter, $sort: GoodsSort, $first: Int, $page: Int, $hasChosen: Boolean!) @preloadable {
        ...Shell_query
        ...PreferredFrame_query
        goodsList(filter: $filter, sort: $sort, first: $first, page: $page) @catch(to: RESULT) {
          ...ListingFrame_list @arguments(hasChosen: $hasChosen)
          ...GoodsResults_list
        }
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  const place = preferredPlace(search, 'table')
  return (
    <PreferredFrame query={data} place={place}>
      <ListingFrame title="优选商品" level={2} list={data.goodsList} query={data} place={place} zone="yx">
        {(list) => (
          <GoodsResults list={list} place={place} Rows={GoodsTable} nothing={<EmptyState picture="box" title="专区里暂时没有商品" />} />
        )}
      </ListingFrame>
    </PreferredFrame>
  )
}
