import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { OtherListPageQuery } from '../../__generated__/OtherListPageQuery.graphql.ts'
import { findCategory } from '../../features/catalogue/goods/CategoryTree.tsx'
import type { GoodsListPlace } from '../../features/catalogue/goods/changedPlace.ts'
import { readGoodsList } from '../../features/catalogue/goods/goodsListPlace.ts'
import { GoodsResults } from '../../features/catalogue/goods/GoodsResults.tsx'
import { ListingFrame } from '../../features/catalogue/goods/ListingFrame.tsx'
import { GoodsTable } from '../../features/catalogue/goods/GoodsTable.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

const page = css`padding-bottom: 32px;`

/** A drug list (/list/other/{id}/{name?}): the goods of one category under the name the link gave it. */
export function OtherListPage({ queryRef, place: { params, search } }: PageProps<OtherListPageQuery>) {
  const data = usePreloadedQuery<OtherListPageQuery>(
    graphql`
      query OtherListPageQuery($filter: GoodsFilter, $sort: GoodsSort, $first: Int, $page: Int, $hasChosen: Boolean!) @preloadable {
        ...Shell_query
        goodsList(filter: $filter, sort: $sort, first: $first, page: $page) @catch(to: RESULT) {
          ...ListingFrame_list @arguments(hasChosen: $hasChosen)
          ...GoodsResults_list
        }
        categories {
          categoryID
          name
          count
          children {
            categoryID
            name
            count
          }
        }
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  const id = params['id'] ?? ''
  const name = params['name']
  const title = findCategory(data.categories ?? [], id)?.category.name ?? name ?? '药品列表'
  const place: GoodsListPlace = {
    ...readGoodsList(search),
    category: id,
    view: 'table',
    views: ['table'],
    addressOf: (query) => paths.otherList(id, name, { ...query, category: null }),
  }
  return (
    <div className={page}>
      <Breadcrumb crumbs={[{ label: '全部商品', href: paths.goodsList() }, { label: title }]} Anchor={Link} />
      <ListingFrame title={title} list={data.goodsList} query={data} place={place}>
        {(list) => (
          <GoodsResults
            list={list}
            place={place}
            Rows={GoodsTable}
            nothing={
              <EmptyState picture="box" title="这份清单里还没有商品">
                稍后再来看看
              </EmptyState>
            }
          />
        )}
      </ListingFrame>
    </div>
  )
}
