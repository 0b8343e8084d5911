import { type ComponentType, createElement, type ReactNode, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GoodsResults_list$data, GoodsResults_list$key } from '../../../__generated__/GoodsResults_list.graphql.ts'
import type { GoodsListPlace } from './changedPlace.ts'
import { GoodsPages } from './GoodsPages.tsx'

/** How a page of goods is laid out. */
export type GoodsRowsProps = {
  readonly goods: readonly GoodsResults_list$data['edges'][number]['node'][]
  /** Now, in milliseconds: how near an expiry date is. */
  readonly now: number
}

export type GoodsResultsProps = {
  readonly list: GoodsResults_list$key
  readonly place: GoodsListPlace
  readonly Rows: ComponentType<GoodsRowsProps>
  readonly nothing: ReactNode
}

/** One page of a list whose goods are laid out as in all lists. */
export function GoodsResults({ list: key, place, Rows, nothing }: GoodsResultsProps) {
  const list = useFragment(
    graphql`
      fragment GoodsResults_list on GoodsConnection {
        edges {
          node {
            id
            ...GoodsRow_goods
            ...GoodsCards_goods
          }
        }
        ...GoodsPages_list
      }
    `,
    key,
  )
  const [now] = useState(() => Date.now())
  return (
    <GoodsPages list={list} place={place} isEmpty={list.edges.length === 0} nothing={nothing}>
      {createElement(Rows, { goods: list.edges.map(({ node }) => node), now })}
    </GoodsPages>
  )
}
