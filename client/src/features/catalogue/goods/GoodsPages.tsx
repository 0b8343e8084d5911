import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GoodsPages_list$key } from '../../../__generated__/GoodsPages_list.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { useGo } from '../../../navigation/useGo.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { color } from '../../../ui/tokens.ts'
import { changedPlace, type GoodsListPlace, NOTHING_CHOSEN } from './changedPlace.ts'
import { isNarrowed } from './goodsListPlace.ts'
import { PageSizes } from './PageSizes.tsx'

const pages = css`display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; padding: 16px 0;
  > :last-child { margin-left: auto; }`
const empty = css`border: 1px solid ${color.line}; border-radius: 0 0 4px 4px; background: ${color.paper};`

export type GoodsPagesProps = {
  readonly list: GoodsPages_list$key
  readonly place: GoodsListPlace
  /** Whether this page holds no goods. */
  readonly isEmpty: boolean
  /** Said when the list holds nothing at all. */
  readonly nothing: ReactNode
  readonly children: ReactNode
}

/** One page of a list with the way to the others, or why it is empty. */
export function GoodsPages({ list: key, place, isEmpty, nothing, children }: GoodsPagesProps) {
  const { pageCursors: cursors } = useFragment(
    graphql`
      fragment GoodsPages_list on GoodsConnection {
        pageCursors {
          last {
            page
          }
          around {
            page
            isCurrent
          }
        }
      }
    `,
    key,
  )
  const go = useGo()
  if (isEmpty)
    return (
      <div className={empty}>
        <Nothing place={place}>{nothing}</Nothing>
      </div>
    )
  const around = cursors.around.map(({ page }) => page)
  return (
    <>
      {children}
      <div className={pages}>
        <PageSizes place={place} />
        <Pagination
          current={cursors.around.find((cursor) => cursor.isCurrent)?.page ?? place.page}
          around={around}
          last={cursors.last?.page ?? Math.max(1, ...around)}
          hrefOf={(page) => changedPlace(place, { page })}
          onJump={(page) => go(changedPlace(place, { page }))}
          Anchor={Link}
        />
      </div>
    </>
  )
}

/** A page too far, or what the ticked filters leave, before saying that there is nothing at all. */
function Nothing({ place, children }: { place: GoodsListPlace; children: ReactNode }) {
  if (place.page > 1) {
    return (
      <EmptyState
        picture="box"
        title="这一页没有商品"
        action={
          <Link className={buttonClass('outline')} href={changedPlace(place, { page: 1 })}>
            回到第一页
          </Link>
        }
      >
        商品可能已下架，页数变少了
      </EmptyState>
    )
  }
  if (!isNarrowed(place)) return children
  return (
    <EmptyState
      picture="search"
      title="没有符合筛选条件的商品"
      action={
        <Link className={buttonClass('outline')} href={changedPlace(place, NOTHING_CHOSEN)}>
          清除筛选
        </Link>
      }
    >
      {place.inStock ? '也可能只是暂时缺货' : '减少几个筛选条件试试'}
    </EmptyState>
  )
}
