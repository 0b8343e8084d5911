import { css } from '@emotion/css'
import type { ComponentType } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { GoodsListPageQuery } from '../../__generated__/GoodsListPageQuery.graphql.ts'
import { CategoryTree, findCategory } from '../../features/catalogue/goods/CategoryTree.tsx'
import { changedPlace, type GoodsListPlace } from '../../features/catalogue/goods/changedPlace.ts'
import { readGoodsList } from '../../features/catalogue/goods/goodsListPlace.ts'
import { ListingFrame } from '../../features/catalogue/goods/ListingFrame.tsx'
import { GoodsResults, type GoodsRowsProps } from '../../features/catalogue/goods/GoodsResults.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { type ListView, paths } from '../../navigation/paths.ts'
import { Breadcrumb, type Crumb } from '../../ui/Breadcrumb.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px 16px;
  padding-bottom: 32px;
  @media (min-width: 1100px) { grid-template-columns: 220px minmax(0, 1fr); align-items: start; }
`
const noCrumbs = css`height: 12px;`

const VIEWS = ['pictures', 'table', 'plain'] as const satisfies readonly ListView[]

export type GoodsListPageProps = PageProps<GoodsListPageQuery> & { readonly view: ListView; readonly Rows: ComponentType<GoodsRowsProps> }

/** The list of goods (/list) in one of its views. */
export function GoodsListPage({ queryRef, place: { search }, view, Rows }: GoodsListPageProps) {
  const data = usePreloadedQuery<GoodsListPageQuery>(
    graphql`
      query GoodsListPageQuery($filter: GoodsFilter, $sort: GoodsSort, $first: Int, $page: Int, $hasChosen: Boolean!,
        $hasCategory: Boolean!) @preloadable {
        ...Shell_query
        goodsList(filter: $filter, sort: $sort, first: $first, page: $page) @catch(to: RESULT) {
          ...ListingFrame_list @arguments(hasChosen: $hasChosen)
          ...GoodsResults_list
        }
        categories {
          categoryID
          name
          count
          children @include(if: $hasCategory) {
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
  const place: GoodsListPlace = {
    ...readGoodsList(search),
    view,
    views: VIEWS,
    addressOf: (query, to) => paths.goodsList({ ...query, view: to }),
  }
  const categories = data.categories ?? []
  const found = findCategory(categories, place.category)
  const title = found?.category.name ?? '全部商品'
  const crumbs: Crumb[] = [{ label: '全部商品', href: found ? paths.goodsList({ view }) : undefined }]
  if (found && found.group !== found.category)
    crumbs.push({ label: found.group.name, href: changedPlace(place, { category: found.group.categoryID, keywords: null }) })
  if (found) crumbs.push({ label: title })

  return (
    <>
      {crumbs.length > 1 ? <Breadcrumb crumbs={crumbs} Anchor={Link} /> : <div className={noCrumbs} />}
      <div className={columns}>
        <CategoryTree categories={categories} place={place} />
        <ListingFrame title={title} list={data.goodsList} query={data} place={place} zone="list">
          {(list) => (
            <GoodsResults
              list={list}
              place={place}
              Rows={Rows}
              nothing={
                <EmptyState picture="box" title="这里还没有商品">
                  换个分类看看
                </EmptyState>
              }
            />
          )}
        </ListingFrame>
      </div>
    </>
  )
}
