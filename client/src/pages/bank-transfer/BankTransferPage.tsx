import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { BankTransferPageQuery } from '../../__generated__/BankTransferPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { StepHead } from '../../features/trade/cart/StepHead.tsx'
import { TransferDesk } from '../../features/trade/payment/TransferDesk.tsx'
import { toOrders } from '../../features/trade/order/toOrders.ts'
import type { PageProps } from '../../navigation/pageProps.ts'
import { BelowTitle } from '../../ui/belowTitle.ts'

/** Step 3 by bank transfer (/cart_hm). */
export function BankTransferPage({ queryRef }: PageProps<BankTransferPageQuery>) {
  const data = usePreloadedQuery<BankTransferPageQuery>(
    graphql`
      query BankTransferPageQuery($tradeID: ID!) @preloadable {
        ...Shell_query
        serverTime
        trade(tradeID: $tradeID) @catch(to: RESULT) {
          ...TransferDesk_trade
        }
      }
    `,
    queryRef,
  )
  return (
    <BelowTitle value>
      <StepHead title="银行汇款" current={3} />
      <Principal result={data.trade} missing="没有这笔订单" onward={toOrders}>
        {(trade) => <TransferDesk trade={trade} serverTime={data.serverTime ?? null} />}
      </Principal>
    </BelowTitle>
  )
}
