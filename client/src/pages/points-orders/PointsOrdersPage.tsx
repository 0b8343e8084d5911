import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { PointsOrdersPageQuery } from '../../__generated__/PointsOrdersPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { PointsOrderList } from '../../features/self-service/points/PointsOrderList.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'

/** Orders of the points mall (/jfdd). */
export function PointsOrdersPage({ queryRef }: PageProps<PointsOrdersPageQuery>) {
  const { pointsOrders } = usePreloadedQuery<PointsOrdersPageQuery>(
    graphql`
      query PointsOrdersPageQuery($page: Int) @preloadable {
        ...Shell_query
        pointsOrders(first: 20, page: $page) @catch(to: RESULT) {
          ...PointsOrderList_orders
        }
      }
    `,
    queryRef,
  )
  return (
    <MemberFrame title="积分订单">
      <Principal result={pointsOrders}>{(orders) => <PointsOrderList orders={orders} />}</Principal>
    </MemberFrame>
  )
}
