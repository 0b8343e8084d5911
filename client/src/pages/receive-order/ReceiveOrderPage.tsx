import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { ReceiveOrderPageQuery } from '../../__generated__/ReceiveOrderPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { ReceiveOrder } from '../../features/after/receive/ReceiveOrder.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { toOrders } from '../../features/trade/order/toOrders.ts'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'

/** What came of an order, held against what was sent (/order/receive/{id}). */
export function ReceiveOrderPage({ queryRef }: PageProps<ReceiveOrderPageQuery>) {
  const { order } = usePreloadedQuery<ReceiveOrderPageQuery>(
    graphql`
      query ReceiveOrderPageQuery($orderID: ID!) @preloadable {
        ...Shell_query
        order(orderID: $orderID) @catch(to: RESULT) {
          ...ReceiveOrder_order
        }
      }
    `,
    queryRef,
  )
  return (
    <MemberFrame title="收货核对" entry={paths.orders()}>
      <Principal result={order} missing="没有这张订单" onward={toOrders}>
        {(found) => <ReceiveOrder order={found} />}
      </Principal>
    </MemberFrame>
  )
}
