import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { OrdersPageQuery } from '../../__generated__/OrdersPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { OrderList } from '../../features/trade/order/OrderList.tsx'
import { ORDER_TABS, type OrderTabKey, readOrderList } from '../../features/trade/order/orderListPlace.ts'
import { OrderSearch } from '../../features/trade/order/OrderSearch.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { TabLinks } from '../../ui/TabLinks.tsx'

const labels: Readonly<Record<OrderTabKey, string>> = {
  unpaid: '待付款',
  to_ship: '待发货',
  shipped: '待收货',
  received: '已收货',
  refunding: '退款中',
  closed: '已关闭',
}

/** My orders (/order). */
export function OrdersPage({ queryRef, place: { search } }: PageProps<OrdersPageQuery>) {
  const {
    serverTime = null,
    orderCounts,
    orders,
  } = usePreloadedQuery<OrdersPageQuery>(
    graphql`
      query OrdersPageQuery($filter: OrderFilter, $page: Int) @preloadable {
        ...Shell_query
        serverTime
        orderCounts { unpaid toShip shipped }
        orders(filter: $filter, first: 10, page: $page) @catch(to: RESULT) {
          ...OrderList_orders
        }
      }
    `,
    queryRef,
  )
  const place = readOrderList(search)
  const { tab, keywords, from, to } = place
  const counts: Partial<Record<OrderTabKey, number>> = {
    unpaid: orderCounts?.unpaid ?? 0,
    to_ship: orderCounts?.toShip ?? 0,
    shipped: orderCounts?.shipped ?? 0,
  }
  return (
    <MemberFrame title="我的订单">
      <TabLinks
        label="订单状态"
        Anchor={Link}
        links={[null, ...ORDER_TABS].map((key) => ({
          href: paths.orders({ tab: key, keywords, from, to }),
          label: key === null ? '全部订单' : labels[key],
          isCurrent: key === tab,
          count: key === null ? 0 : counts[key],
        }))}
      />
      <OrderSearch key={`${keywords} ${from} ${to}`} place={place} now={serverTime} />
      <Principal result={orders}>{(list) => <OrderList orders={list} place={place} serverTime={serverTime} />}</Principal>
    </MemberFrame>
  )
}
