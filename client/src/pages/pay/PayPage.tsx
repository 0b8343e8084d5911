import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { PayPageQuery } from '../../__generated__/PayPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { StepHead } from '../../features/trade/cart/StepHead.tsx'
import { PayDesk } from '../../features/trade/payment/PayDesk.tsx'
import { toOrders } from '../../features/trade/order/toOrders.ts'
import type { PageProps } from '../../navigation/pageProps.ts'
import { BelowTitle } from '../../ui/belowTitle.ts'

/** Step 3: pays what was ordered together (/cart_step3/{id}). */
export function PayPage({ queryRef }: PageProps<PayPageQuery>) {
  const data = usePreloadedQuery<PayPageQuery>(
    graphql`
      query PayPageQuery($tradeID: ID!) @preloadable {
        ...Shell_query
        serverTime
        trade(tradeID: $tradeID) @catch(to: RESULT) {
          ...PayDesk_trade
        }
      }
    `,
    queryRef,
  )
  return (
    <BelowTitle value>
      <StepHead title="支付订单" current={3} />
      <Principal result={data.trade} missing="没有这笔订单" onward={toOrders}>
        {(trade) => <PayDesk trade={trade} serverTime={data.serverTime ?? null} />}
      </Principal>
    </BelowTitle>
  )
}
