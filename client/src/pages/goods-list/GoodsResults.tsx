import { css, cx } from '@emotion/css'
import { type ReactNode, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GoodsResults_list$data, GoodsResults_list$key } from '../../__generated__/GoodsResults_list.graphql.ts'
import { paths } from '../../navigation/paths.ts'
import { GoodsRow } from '../../features/goods/GoodsRow.tsx'
import { goodsTable, goodsTableColumns, goodsTableFrame, goodsTableHead } from '../../features/goods/goodsTable.ts'
import { moveBetweenRows, neighbourStop } from '../../features/goods/rowKeys.ts'
import { Link } from '../../navigation/Link.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Table } from '../../ui/Table.tsx'
import { color } from '../../ui/tokens.ts'
import { changedPlace, type GoodsListPlace } from './goodsListPlace.ts'
import { useGo } from './useGo.ts'

const joined = cx(goodsTableFrame, css`> div { border-radius: 0 0 4px 4px; }`)
const pages = css`padding: 16px 0;`
const empty = css`border: 1px solid ${color.line}; border-radius: 0 0 4px 4px; background: ${color.paper};`

const EAGER_ROWS = 6

/** One page of the list as a table, with the way to the others. */
export function GoodsResults({ list: key, place }: { list: GoodsResults_list$key; place: GoodsListPlace }) {
  const list = useFragment(
    graphql`
      fragment GoodsResults_list on GoodsConnection {
        edges {
          node {
            id
            ...GoodsRow_goods
          }
        }
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
  if (list.edges.length === 0) return <Nothing place={place} />
  return (
    <>
      <Rows>{(now) => list.edges.map(({ node }, index) => <GoodsRow key={node.id} goods={node} now={now} isEager={index < EAGER_ROWS} onAdded={goOn} />)}</Rows>
      <Pages cursors={list.pageCursors} place={place} />
    </>
  )
}

/** From a quantity on to the next one, so that a list can be ordered from the keyboard alone. */
function goOn(): void {
  if (document.activeElement) neighbourStop(document.activeElement, 1)?.focus()
}

function Rows({ children }: { children: (now: number) => ReactNode }) {
  const [now] = useState(() => Date.now())
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys only add to what the links and fields do
    <div className={joined} onKeyDown={moveBetweenRows}>
      <Table caption="商品列表" className={goodsTable} isFluid>
        <colgroup>{goodsTableColumns.map((column) => <col key={column} className={column} />)}</colgroup>
        <thead>
          <tr>{goodsTableHead.map((column) => <th key={column.key} scope="col" colSpan={column.span} className={column.key}>{column.words}</th>)}</tr>
        </thead>
        <tbody>{children(now)}</tbody>
      </Table>
    </div>
  )
}

function Pages({ cursors, place }: { cursors: GoodsResults_list$data['pageCursors']; place: GoodsListPlace }) {
  const go = useGo()
  const around = cursors.around.map(({ page }) => page)
  return (
    <div className={pages}>
      <Pagination
        current={cursors.around.find((cursor) => cursor.isCurrent)?.page ?? place.page}
        around={around}
        last={cursors.last?.page ?? Math.max(1, ...around)}
        hrefOf={(page) => changedPlace(place, { page })}
        onJump={(page) => go(changedPlace(place, { page }))}
        Anchor={Link}
      />
    </div>
  )
}

function Nothing({ place }: { place: GoodsListPlace }) {
  if (place.page > 1) {
    return (
      <EmptyState drawing="box" title="这一页没有商品" className={empty} action={<Link className={buttonClass('outline')} href={changedPlace(place, { page: 1 })}>回到第一页</Link>}>
        商品可能已下架，页数变少了
      </EmptyState>
    )
  }
  const isFiltered = place.inStock
  const href = isFiltered ? changedPlace(place, { inStock: false }) : paths.goodsList()
  return (
    <EmptyState drawing="search" title="没有找到商品" className={empty} action={<Link className={buttonClass('outline')} href={href}>{isFiltered ? '显示缺货商品' : '去看全部商品'}</Link>}>
      {isFiltered ? '这里的商品暂时都缺货' : '换个分类或关键词试试'}
    </EmptyState>
  )
}
