import { css } from '@emotion/css'
import { type ComponentType, createElement, useEffect, useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { SearchPageQuery } from '../../__generated__/SearchPageQuery.graphql.ts'
import type { GoodsListPlace } from '../../features/catalogue/goods/changedPlace.ts'
import { readGoodsList } from '../../features/catalogue/goods/goodsListPlace.ts'
import { ListingFrame } from '../../features/catalogue/goods/ListingFrame.tsx'
import { GoodsResults, type GoodsRowsProps } from '../../features/catalogue/goods/GoodsResults.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

const page = css`padding-bottom: 32px;`
const toAll = (
  <Link className={buttonClass('outline')} href={paths.goodsList()}>
    去看全部商品
  </Link>
)

const VIEWS = ['pictures', 'table'] as const

export type SearchPageProps = PageProps<SearchPageQuery> & {
  readonly view: (typeof VIEWS)[number]
  readonly Rows: ComponentType<GoodsRowsProps>
}

/** What a search finds (/search), among goods or manufacturers. */
export function SearchPage({ queryRef, place: { search }, view, Rows }: SearchPageProps) {
  const data = usePreloadedQuery<SearchPageQuery>(
    graphql`
      query SearchPageQuery($filter: GoodsFilter, $sort: GoodsSort, $first: Int, $page: Int, $hasChosen: Boolean!,
        $isAsked: Boolean!) @preloadable {
        ...Shell_query
        goodsList(filter: $filter, sort: $sort, first: $first, page: $page) @include(if: $isAsked) @catch(to: RESULT) {
          ...ListingFrame_list @arguments(hasChosen: $hasChosen)
          ...GoodsResults_list
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
    addressOf: (query, to) => paths.search({ ...query, view: to === 'pictures' ? to : 'table' }),
  }
  const { keywords } = place
  if (keywords === null || data.goodsList === undefined) {
    return (
      <EmptyState picture="search" level={1} title="想找什么商品？" action={toAll}>
        在上方输入药品名称、拼音首字母、批准文号或厂家
      </EmptyState>
    )
  }
  const title = `“${keywords}”的搜索结果`
  return (
    <div className={page}>
      <Breadcrumb
        crumbs={[{ label: '全部商品', href: paths.goodsList() }, { label: place.scope === null ? '搜索药品' : '搜索厂家' }]}
        Anchor={Link}
      />
      <ListingFrame title={title} list={data.goodsList} query={data} place={place} zone="search">
        {(list) => (
          <GoodsResults
            list={list}
            place={place}
            Rows={Rows}
            nothing={<NothingFound keywords={keywords} isMaker={place.scope === 'maker'} />}
          />
        )}
      </ListingFrame>
    </div>
  )
}

function NothingFound({ keywords, isMaker }: { keywords: string; isMaker: boolean }) {
  const [NearNames, setNearNames] = useState<ComponentType<{ keywords: string }> | null>(null)
  useEffect(() => {
    if (isMaker) return
    import('../../features/catalogue/search/NearNames.tsx').then(
      (names) => setNearNames(() => names.NearNames),
      () => {},
    )
  }, [isMaker])
  const title = `没有找到与“${keywords}”相关的${isMaker ? '厂家' : '商品'}`
  const byName = (
    <Link className={buttonClass('outline')} href={paths.search({ keywords })}>
      改按药品搜索
    </Link>
  )
  const wanted = (
    <Link className={buttonClass('secondary')} href={paths.addWanted({ name: keywords })}>
      登记求购
    </Link>
  )
  return (
    <>
      <EmptyState
        picture="search"
        title={title}
        action={
          isMaker ? (
            byName
          ) : (
            <>
              {toAll}
              {wanted}
            </>
          )
        }
      >
        检查有没有错别字，或换个更短的词、拼音首字母试试；平台没有的品种可登记求购
      </EmptyState>
      {NearNames && !isMaker && createElement(NearNames, { keywords })}
    </>
  )
}
