import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderList_orders$key } from '../../../__generated__/OrderList_orders.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ListPages } from '../../people/member/ListPages.tsx'
import { OrderCard } from './OrderCard.tsx'
import type { OrderListPlace } from './orderListPlace.ts'

type Props = { readonly orders: OrderList_orders$key; readonly place: OrderListPlace; readonly serverTime: string | null }

/** A page of orders, or why there is none. */
export function OrderList({ orders: key, place, serverTime }: Props) {
  const { edges, pageCursors } = useFragment(
    graphql`
      fragment OrderList_orders on OrderConnection {
        edges {
          node {
            id
            ...OrderCard_order
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
    const isNarrowed = place.keywords !== '' || place.from !== '' || place.to !== '' || place.page > 1
    return isNarrowed ? (
      <EmptyState
        picture="search"
        title="没有符合条件的订单"
        action={
          <Link className={buttonClass('outline')} href={paths.orders({ tab: place.tab })}>
            清除条件
          </Link>
        }
      >
        换个商品名、订单号或时间试试
      </EmptyState>
    ) : (
      <EmptyState
        picture="box"
        title={place.tab === null ? '还没有订单' : '这里没有订单'}
        action={
          <Link className={buttonClass('outline')} href={paths.goodsList()}>
            去采购
          </Link>
        }
      />
    )
  }
  return (
    <>
      {edges.map(({ node }) => (
        <OrderCard key={node.id} order={node} serverTime={serverTime} />
      ))}
      <ListPages
        cursors={pageCursors}
        hrefOf={(page) => paths.orders({ tab: place.tab, keywords: place.keywords, from: place.from, to: place.to, page })}
      />
    </>
  )
}
