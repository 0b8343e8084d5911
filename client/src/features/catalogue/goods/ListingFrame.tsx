import { css } from '@emotion/css'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BuyerNotice_query$key } from '../../../__generated__/BuyerNotice_query.graphql.ts'
import type { ListingFrame_list$key } from '../../../__generated__/ListingFrame_list.graphql.ts'
import { Principal, type Result } from '../../../errors/Principal.tsx'
import { Reacting } from '../../../ui/Reacting.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { BuyerNotice } from './BuyerNotice.tsx'
import { chosenFacets, type GoodsListPlace } from './changedPlace.ts'
import { rememberListView, type ListZone } from './listMemory.ts'
import { ListTools } from './ListTools.tsx'

/** Most lists are of all there is. */
const ChosenFilters = lazy(async () => ({ default: (await import('./ChosenFilters.tsx')).ChosenFilters }))

/** Below a heading that a phone shows already, it is for readers of the page alone: goods stand in the upper half. */
const head = css`display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 12px; padding: 4px 0 8px;
  ${media.phone} { &[data-below] { position: absolute; clip-path: inset(50%); } }`
const heading = css`${type.title} &:focus { outline: 0; }`
const count = css`color: ${color.second};`
const forgiven = css`display: block; &:not(:empty) { padding-bottom: 8px; }`

export type ListingFrameProps<List> = {
  readonly title: string
  /** 2 where the page has a heading above it. */
  readonly level?: 1 | 2
  readonly list: Result<List | null | undefined>
  readonly query: BuyerNotice_query$key
  readonly place: GoodsListPlace
  /** Whose view is remembered. */
  readonly zone?: ListZone
  /** Its goods, in whatever form. */
  readonly children: (list: List) => ReactNode
}

/** A list of goods with its heading and its tools: everything it shows stands in its address. */
export function ListingFrame<List extends ListingFrame_list$key>({
  title,
  level = 1,
  list,
  query,
  place,
  zone,
  children,
}: ListingFrameProps<List>) {
  const found = useFragment<ListingFrame_list$key>(
    graphql`
      fragment ListingFrame_list on GoodsConnection @argumentDefinitions(hasChosen: { type: "Boolean!", defaultValue: false }) {
        totalCount
        correction {
          word
        }
        facets @include(if: $hasChosen) {
          ...ChosenFilters_facets
        }
      }
    `,
    list.ok ? (list.value ?? null) : null,
  )
  const Heading = `h${level}` as const
  const top = useRef<HTMLHeadingElement>(null)
  const focusedPage = useRef(place.page)
  useEffect(() => {
    if (focusedPage.current === place.page) return
    focusedPage.current = place.page
    top.current?.focus()
  }, [place.page])
  useEffect(() => {
    if (zone !== undefined) rememberListView(zone, place.view)
  }, [zone, place.view])
  return (
    <section aria-label={title}>
      <div className={head} data-below={level === 2 || undefined}>
        <Heading ref={top} tabIndex={-1} className={heading}>
          {title}
        </Heading>
        <output className={count}>{found ? `共 ${found.totalCount} 种商品` : ''}</output>
      </div>
      {/* Always there, so that what it says later is announced. */}
      <output className={forgiven}>{found?.correction && correctionWords(place, found.correction.word)}</output>
      <BuyerNotice query={query} />
      <Reacting>
        <ListTools place={place} />
        {chosenFacets(place).length > 0 && (
          <Suspense fallback={null}>
            <ChosenFilters facets={found?.facets ?? null} place={place} />
          </Suspense>
        )}
        <Principal result={list}>{(shown) => shown && children(shown)}</Principal>
      </Reacting>
    </section>
  )
}

function correctionWords({ keywords, scope }: GoodsListPlace, word: string | null | undefined): string {
  if (word) return `未找到“${keywords}”，以下为“${word}”的结果`
  return scope === 'maker'
    ? `没有完全匹配“${keywords}”的厂家，以下为名称相近的厂家的商品`
    : `没有完全匹配“${keywords}”的商品，以下为名称相近的商品`
}
