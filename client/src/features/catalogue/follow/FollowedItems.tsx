import { graphql, useFragment } from 'react-relay/hooks'
import type { FollowedItems_goods$key } from '../../../__generated__/FollowedItems_goods.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { type Path, paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { moveBetweenRows } from '../goods/rowKeys.ts'
import { ListPages } from '../../people/member/ListPages.tsx'
import { FollowedRow } from './FollowedRow.tsx'
import { followedRows } from './followedLook.ts'

/** Goods the shop follows, with what their price has done since. */
export function FollowedItems({
  goods: key,
  hrefOf,
}: {
  readonly goods: FollowedItems_goods$key
  readonly hrefOf: (page: number) => Path
}) {
  const { edges, pageCursors } = useFragment(
    graphql`
      fragment FollowedItems_goods on FollowedGoodsConnection {
        edges {
          node {
            goods { id }
            ...FollowedRow_followed
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
  if (edges.length === 0) {
    return (
      <EmptyState
        picture="box"
        title="还没有关注商品"
        action={
          <Link className={buttonClass('outline')} href={paths.goodsList()}>
            去看全部商品
          </Link>
        }
      >
        关注商品后，这里显示关注以来的涨跌
      </EmptyState>
    )
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys only add to what the links and fields do */}
      <ul className={followedRows} aria-label="关注的商品" onKeyDown={moveBetweenRows}>
        {edges.map(({ node }) => (
          <FollowedRow key={node.goods.id} followed={node} />
        ))}
      </ul>
      <ListPages cursors={pageCursors} hrefOf={hrefOf} />
    </>
  )
}
