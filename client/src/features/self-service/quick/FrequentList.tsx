import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FrequentList_goods$key } from '../../../__generated__/FrequentList_goods.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { type Path, paths } from '../../../navigation/paths.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { color } from '../../../ui/tokens.ts'
import { moveBetweenRows } from '../../catalogue/goods/rowKeys.ts'
import { ListPages } from '../../people/member/ListPages.tsx'
import { FrequentRow } from './FrequentRow.tsx'
import type { TickedAdditions } from '../../catalogue/goods/useTickedAddition.ts'

const tools = css`display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 8px 16px;
  border-bottom: 1px solid ${color.line}; > output { margin-left: auto; color: ${color.second}; }`
const rows = css`> li + li { border-top: 1px solid ${color.line}; }`

/** What the shop buys again and again, in its usual quantities. */
export function FrequentList({ goods: key, hrefOf }: { readonly goods: FrequentList_goods$key; readonly hrefOf: (page: number) => Path }) {
  const { edges, totalCount, pageCursors } = useFragment(
    graphql`
      fragment FrequentList_goods on FrequentGoodsConnection {
        totalCount
        edges {
          node {
            goods { id isBuyable }
            ...FrequentRow_goods
          }
        }
        pageCursors {
          last { page }
          around { page isCurrent }
        }
      }
    `,
    key,
  )
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  // What each row would add, by the quantity its own stepper shows.
  const [additions] = useState<TickedAdditions>(() => new Map())
  if (edges.length === 0) {
    return (
      <EmptyState
        picture="box"
        title="还没有购买记录"
        action={
          <Link className={buttonClass('outline')} href={paths.goodsList()}>
            去看全部商品
          </Link>
        }
      >
        买过的商品会按次数排在这里，下次一键加入
      </EmptyState>
    )
  }
  const can = edges.map(({ node }) => node.goods).filter(({ isBuyable }) => isBuyable)
  const chosen = can.filter(({ id }) => ticked.has(id))
  const isAll = can.length > 0 && chosen.length === can.length
  const tick = (id: string, isTicked: boolean): void =>
    setTicked(new Set(isTicked ? [...ticked, id] : [...ticked].filter((other) => other !== id)))
  const add = (): void => {
    for (const { id } of chosen) additions.get(id)?.()
    setTicked(new Set())
  }
  return (
    <>
      <div className={tools}>
        <Checkbox
          isChecked={isAll}
          isIndeterminate={chosen.length > 0 && !isAll}
          onChange={(isOn) => setTicked(new Set(isOn ? can.map(({ id }) => id) : []))}
        >
          全选本页
        </Checkbox>
        <Button variant="primary" icon="cart" disabled={chosen.length === 0} onClick={add}>
          加入采购单{chosen.length > 0 && `（${chosen.length}）`}
        </Button>
        <output>共 {totalCount} 种</output>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys only add to what the links and fields do */}
      <ul className={rows} aria-label="常购商品" onKeyDown={moveBetweenRows}>
        {edges.map(({ node }) => (
          <FrequentRow key={node.goods.id} often={node} additions={additions} isTicked={ticked.has(node.goods.id)} onTick={tick} />
        ))}
      </ul>
      <ListPages cursors={pageCursors} hrefOf={hrefOf} />
    </>
  )
}
