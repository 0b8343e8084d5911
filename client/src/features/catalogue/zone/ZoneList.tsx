import type { ReactNode } from 'react'
import type { BuyerNotice_query$key } from '../../../__generated__/BuyerNotice_query.graphql.ts'
import type { GoodsPages_list$key } from '../../../__generated__/GoodsPages_list.graphql.ts'
import type { ListingFrame_list$key } from '../../../__generated__/ListingFrame_list.graphql.ts'
import type { Result } from '../../../errors/Principal.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { GoodsListPlace } from '../goods/changedPlace.ts'
import { GoodsPages } from '../goods/GoodsPages.tsx'
import { ListingFrame } from '../goods/ListingFrame.tsx'
import type { ListZone } from '../goods/listMemory.ts'

type List<Node> = ListingFrame_list$key & GoodsPages_list$key & { readonly edges: readonly { readonly node: Node }[] }

export type ZoneListProps<Node> = {
  readonly title: string
  readonly list: Result<List<Node> | null | undefined>
  readonly query: BuyerNotice_query$key
  readonly place: GoodsListPlace
  readonly zone?: ListZone
  /** Its goods in the form of their zone. */
  readonly children: (goods: readonly Node[]) => ReactNode
}

/** The goods of a zone: tools, pages and empty states as in every list, rows as only this zone has them. */
export function ZoneList<Node>({ children, ...frame }: ZoneListProps<Node>) {
  return (
    <ListingFrame {...frame} level={2}>
      {(list) => (
        <GoodsPages
          list={list}
          place={frame.place}
          isEmpty={list.edges.length === 0}
          nothing={
            <EmptyState picture="box" title="专区里暂时没有商品">
              稍后再来看看
            </EmptyState>
          }
        >
          {children(list.edges.map(({ node }) => node))}
        </GoodsPages>
      )}
    </ListingFrame>
  )
}
