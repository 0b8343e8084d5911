import { css } from '@emotion/css'
import { type ReactNode, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FavoriteList_favorites$data, FavoriteList_favorites$key } from '../../../__generated__/FavoriteList_favorites.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { type Path, paths } from '../../../navigation/paths.ts'
import { useRetry } from '../../../navigation/retrying.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { color, layer, media } from '../../../ui/tokens.ts'
import { moveBetweenRows } from '../goods/rowKeys.ts'
import { useNow } from '../zone/useNow.ts'
import { FavoriteRow } from './FavoriteRow.tsx'
import type { TickedAdditions } from '../goods/useTickedAddition.ts'
import { useFavorites } from '../favorite-button/useFavorites.ts'

const bar = css`
  position: sticky;
  z-index: ${layer.bar};
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 8px 12px;
  border: 1px solid ${color.line};
  border-radius: 4px 4px 0 0;
  background: ${color.paper};
  > output { margin-left: auto; color: ${color.second}; }
  /* In two lines: how many there are stands in the first. */
  ${media.phone} { column-gap: 12px; > :nth-child(n + 3):not(output) { order: 1; } }
`
const rows = css`border: 1px solid ${color.line}; border-top: 0; border-radius: 0 0 4px 4px; background: ${color.paper};
  > li + li { border-top: 1px solid ${color.line}; }`
const pages = css`padding: 16px 0;`

export type FavoriteListProps = {
  readonly favorites: FavoriteList_favorites$key
  readonly page: number
  readonly hrefOf: (page: number) => Path
}

/** One page of favourites: some or all of them are taken out or ordered together. */
export function FavoriteList({ favorites: key, page, hrefOf }: FavoriteListProps) {
  const now = useNow(null)
  const list = useFragment(
    graphql`
      fragment FavoriteList_favorites on FavoriteConnection {
        totalCount
        edges {
          node {
            id
            goodsID
            name
            stock
            isBuyable
            isFavorite
            ...FavoriteRow_goods
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
  const [onlyInStock, setOnlyInStock] = useState(false)
  // What each row would add, by the quantity its own stepper shows.
  const [additions] = useState<TickedAdditions>(() => new Map())
  const goods = list.edges.map(({ node }) => node).filter(({ isFavorite, stock }) => isFavorite && (!onlyInStock || stock > 0))
  const chosen = goods.filter(({ id }) => ticked.has(id))

  if (list.edges.length === 0) {
    return page > 1 ? (
      <EmptyState
        picture="box"
        title="这一页没有收藏"
        action={
          <Link className={buttonClass('outline')} href={hrefOf(1)}>
            回到第一页
          </Link>
        }
      />
    ) : (
      <EmptyState
        picture="box"
        title="还没有收藏商品"
        action={
          <Link className={buttonClass('outline')} href={paths.goodsList()}>
            去看全部商品
          </Link>
        }
      >
        在商品旁点“收藏”，常买的就都在这里
      </EmptyState>
    )
  }
  const tick = (id: string, isTicked: boolean): void => {
    const next = new Set(ticked)
    if (isTicked) next.add(id)
    else next.delete(id)
    setTicked(next)
  }
  return (
    <>
      <Tools goods={goods} chosen={chosen} additions={additions} onTick={(ids) => setTicked(new Set(ids))}>
        <Switch isOn={onlyInStock} onChange={setOnlyInStock}>
          本页仅看有货
        </Switch>
        <output>共 {list.totalCount} 种</output>
      </Tools>
      {goods.length === 0 ? (
        <EmptyState
          picture="box"
          title="本页的收藏暂时都缺货"
          action={<Button onClick={() => setOnlyInStock(false)}>显示缺货商品</Button>}
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys only add to what the links and fields do
        <ul className={rows} onKeyDown={moveBetweenRows}>
          {goods.map((item) => (
            <FavoriteRow key={item.id} goods={item} now={now} additions={additions} isTicked={ticked.has(item.id)} onTick={tick} />
          ))}
        </ul>
      )}
      <Pages cursors={list.pageCursors} page={page} hrefOf={hrefOf} />
    </>
  )
}

type Goods = FavoriteList_favorites$data['edges'][number]['node']

type ToolsProps = {
  readonly goods: readonly Goods[]
  readonly chosen: readonly Goods[]
  readonly additions: TickedAdditions
  readonly onTick: (ids: readonly string[]) => void
  readonly children: ReactNode
}

/** What is done with the ticked ones together. */
function Tools({ goods, chosen, additions, onTick, children }: ToolsProps) {
  const retry = useRetry()
  const favorites = useFavorites()
  const [isBusy, setBusy] = useState(false)
  const removeChosen = async (): Promise<void> => {
    setBusy(true)
    const isDone = await favorites.remove(chosen)
    setBusy(false)
    if (!isDone) return
    onTick([])
    // The pages behind move up.
    retry()
  }
  const addAll = (): void => {
    for (const { id } of chosen.length > 0 ? chosen : goods) additions.get(id)?.()
  }
  const isAll = goods.length > 0 && chosen.length === goods.length
  return (
    <div className={bar}>
      <Checkbox
        isChecked={isAll}
        isIndeterminate={chosen.length > 0 && !isAll}
        onChange={(isOn) => onTick(isOn ? goods.map(({ id }) => id) : [])}
      >
        全选本页
      </Checkbox>
      <Button disabled={chosen.length === 0} isBusy={isBusy} icon="trash" onClick={() => void removeChosen()}>
        取消收藏
      </Button>
      <Button variant="primary" icon="cart" disabled={goods.every((item) => !item.isBuyable)} onClick={addAll}>
        {chosen.length > 0 ? `加入采购单（${chosen.length}）` : '全部加入采购单'}
      </Button>
      {children}
    </div>
  )
}

type PagesProps = {
  readonly cursors: FavoriteList_favorites$data['pageCursors']
  readonly page: number
  readonly hrefOf: (page: number) => Path
}

function Pages({ cursors, page, hrefOf }: PagesProps) {
  const go = useGo()
  const around = cursors.around.map((cursor) => cursor.page)
  return (
    <div className={pages}>
      <Pagination
        current={cursors.around.find((cursor) => cursor.isCurrent)?.page ?? page}
        around={around}
        last={cursors.last?.page ?? Math.max(1, ...around)}
        hrefOf={hrefOf}
        onJump={(number) => go(hrefOf(number))}
        Anchor={Link}
      />
    </div>
  )
}
