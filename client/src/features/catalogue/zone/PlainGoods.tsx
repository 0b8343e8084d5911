import type { ComponentType, ReactNode } from 'react'
import { createElement, useState } from 'react'
import { Link } from '../../../navigation/Link.tsx'
import type { Path } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Reacting } from '../../../ui/Reacting.tsx'
import type { GoodsRowsProps } from '../goods/GoodsResults.tsx'
import { ListPages } from '../../people/member/ListPages.tsx'

type Connection = {
  readonly edges: readonly { readonly node: GoodsRowsProps['goods'][number] }[]
  readonly pageCursors: {
    readonly last: { readonly page: number } | null | undefined
    readonly around: readonly { readonly page: number; readonly isCurrent: boolean }[]
  }
}

export type PlainGoodsProps = {
  readonly list: Connection
  readonly page: number
  readonly hrefOf: (page: number) => Path
  readonly Rows: ComponentType<GoodsRowsProps>
  readonly nothing: ReactNode
}

/** Goods that another thing holds (a promotion, a sheet, a supplier): pages, but nothing to sort or narrow by. */
export function PlainGoods({ list: { edges, pageCursors }, page, hrefOf, Rows, nothing }: PlainGoodsProps) {
  const [now] = useState(() => Date.now())
  if (edges.length === 0) {
    return page > 1 ? (
      <EmptyState
        picture="box"
        title="这一页没有商品"
        action={
          <Link className={buttonClass('outline')} href={hrefOf(1)}>
            回到第一页
          </Link>
        }
      />
    ) : (
      nothing
    )
  }
  return (
    <Reacting>
      {createElement(Rows, { goods: edges.map(({ node }) => node), now })}
      <ListPages cursors={pageCursors} hrefOf={hrefOf} />
    </Reacting>
  )
}
