import { css } from '@emotion/css'
import { useEffect, useRef } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { GoodsListPageQuery } from '../../__generated__/GoodsListPageQuery.graphql.ts'
import { paths } from '../../navigation/paths.ts'
import { Principal } from '../../errors/Principal.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { Breadcrumb, type Crumb } from '../../ui/Breadcrumb.tsx'
import { color, type } from '../../ui/tokens.ts'
import { BuyerNotice } from './BuyerNotice.tsx'
import { CategoryTree, findCategory } from './CategoryTree.tsx'
import { GoodsResults } from './GoodsResults.tsx'
import { changedPlace, readGoodsListPlace } from './goodsListPlace.ts'
import { ListTools } from './ListTools.tsx'

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px 16px;
  padding-bottom: 32px;
  @media (min-width: 1100px) { grid-template-columns: 220px minmax(0, 1fr); align-items: start; }
`
const noCrumbs = css`height: 12px;`
const head = css`display: flex; align-items: baseline; gap: 12px; padding: 4px 0 8px;`
const heading = css`${type.title} &:focus { outline: 0; }`
const count = css`color: ${color.second};`

/** The list of goods (/list): everything it shows stands in its address. */
export function GoodsListPage({ queryRef, place: { search } }: PageProps<GoodsListPageQuery>) {
  const data = usePreloadedQuery<GoodsListPageQuery>(
    graphql`
      query GoodsListPageQuery($filter: GoodsFilter, $sort: GoodsSort, $page: Int) @preloadable {
        ...Shell_query
        goodsList(filter: $filter, sort: $sort, first: 20, page: $page) @catch(to: RESULT) {
          totalCount
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
  const place = readGoodsListPlace(search)
  const title = useRef<HTMLHeadingElement>(null)
  const focusedPage = useRef(place.page)
  useEffect(() => {
    if (focusedPage.current === place.page) return
    focusedPage.current = place.page
    title.current?.focus()
  }, [place.page])

  const categories = data.categories ?? []
  const found = findCategory(categories, place.category)
  const words = place.keywords === null ? (found?.category.name ?? '全部商品') : `“${place.keywords}”的搜索结果`
  const crumbs: Crumb[] = [{ label: '全部商品', href: found || place.keywords !== null ? paths.goodsList() : undefined }]
  if (found && found.group !== found.category) crumbs.push({ label: found.group.name, href: changedPlace(place, { category: found.group.categoryID, keywords: null }) })
  if (words !== '全部商品') crumbs.push({ label: words })

  return (
    <>
      {crumbs.length > 1 ? <Breadcrumb crumbs={crumbs} Anchor={Link} /> : <div className={noCrumbs} />}
      <div className={columns}>
        <CategoryTree categories={categories} place={place} />
        <section aria-label={words}>
          <div className={head}>
            <h1 ref={title} tabIndex={-1} className={heading}>{words}</h1>
            <output className={count}>{data.goodsList.ok && data.goodsList.value ? `共 ${data.goodsList.value.totalCount} 种商品` : ''}</output>
          </div>
          <BuyerNotice query={data} />
          <ListTools place={place} />
          <Principal result={data.goodsList}>{(list) => <GoodsResults list={list} place={place} />}</Principal>
        </section>
      </div>
    </>
  )
}
