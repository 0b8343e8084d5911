import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { OrderDetailPageQuery } from '../../__generated__/OrderDetailPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { OrderDetail } from '../../features/trade/order/OrderDetail.tsx'
import { toOrders } from '../../features/trade/order/toOrders.ts'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'

/** One order (/order/info/{id}, /order/wl/{id}). */
export function OrderDetailPage({ queryRef }: PageProps<OrderDetailPageQuery>) {
  const { serverTime = null, order } = usePreloadedQuery<OrderDetailPageQuery>(
    graphql`
      query OrderDetailPageQuery($orderID: ID!) @preloadable {
        ...Shell_query
        serverTime
        order(orderID: $orderID) @catch(to: RESULT) {
          ...OrderDetail_order
        }
      }
    `,
    queryRef,
  )
  return (
    <MemberFrame title="订单详情" entry={paths.orders()}>
      <Principal result={order} missing="没有这张订单" onward={toOrders}>
        {(found) => <OrderDetail order={found} serverTime={serverTime} />}
      </Principal>
    </MemberFrame>
  )
}
