import { css, cx } from '@emotion/css'
import { type ReactNode, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GoodsResults_list$data, GoodsResults_list$key } from '../../__generated__/GoodsResults_list.graphql.ts'
import { GoodsRow } from './GoodsRow.tsx'
import { goodsTable, goodsTableColumns, goodsTableFrame, goodsTableHead } from './goodsTable.ts'
import { moveBetweenRows, neighbourStop } from './rowKeys.ts'
import { Link } from '../../navigation/Link.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Table } from '../../ui/Table.tsx'
import { color } from '../../ui/tokens.ts'
import { changedPlace, type GoodsListPlace, isNarrowed, NOTHING_CHOSEN } from './changedPlace.ts'
import { useGo } from '../../navigation/useGo.ts'

const joined = cx(goodsTableFrame, css`> div { border-radius: 0 0 4px 4px; }`)
const pages = css`padding: 16px 0;`
const empty = css`border: 1px solid ${color.line}; border-radius: 0 0 4px 4px; background: ${color.paper};`

const EAGER_ROWS = 6

/** One page of the list as a table, with the way to the others. */
export function GoodsResults({ list: key, place, nothing }: { list: GoodsResults_list$key; place: GoodsListPlace; nothing: ReactNode }) {
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
  if (list.edges.length === 0) return <div className={empty}><Nothing place={place}>{nothing}</Nothing></div>
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

/** A page too far, or what the ticked filters leave, before saying that there is nothing at all. */
function Nothing({ place, children }: { place: GoodsListPlace; children: ReactNode }) {
  if (place.page > 1) {
    return (
      <EmptyState drawing="box" title="这一页没有商品" action={<Link className={buttonClass('outline')} href={changedPlace(place, { page: 1 })}>回到第一页</Link>}>
        商品可能已下架，页数变少了
      </EmptyState>
    )
  }
  if (!isNarrowed(place)) return children
  return (
    <EmptyState drawing="search" title="没有符合筛选条件的商品" action={<Link className={buttonClass('outline')} href={changedPlace(place, NOTHING_CHOSEN)}>清除筛选</Link>}>
      {place.inStock ? '也可能只是暂时缺货' : '减少几个筛选条件试试'}
    </EmptyState>
  )
}
