import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { PayDonePageQuery } from '../../__generated__/PayDonePageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { StepHead } from '../../features/trade/cart/StepHead.tsx'
import { DrawChance } from '../../features/self-service/draw/DrawChance.tsx'
import { PayResult } from '../../features/trade/payment/PayResult.tsx'
import { toOrders } from '../../features/trade/order/toOrders.ts'
import type { PageProps } from '../../navigation/pageProps.ts'
import { BelowTitle } from '../../ui/belowTitle.ts'

const titles: Readonly<Record<string, string>> = { PAID: '支付完成', UNPAID: '等待付款' }
const hint = css`margin-top: 12px;`

/** Step 4: what came of paying (/cart_step4). */
export function PayDonePage({ queryRef }: PageProps<PayDonePageQuery>) {
  const data = usePreloadedQuery<PayDonePageQuery>(
    graphql`
      query PayDonePageQuery($tradeID: ID!) @preloadable {
        ...Shell_query
        drawPopup { ...DrawChance_draw }
        trade(tradeID: $tradeID) @catch(to: RESULT) {
          payStatus
          ...PayResult_trade
        }
        unpaid: orders(filter: { tab: UNPAID }, first: 10) @catch(to: NULL) { ...PayResult_unpaid }
      }
    `,
    queryRef,
  )
  const status = data.trade.ok ? data.trade.value?.payStatus : null
  return (
    <BelowTitle value>
      <StepHead title={titles[status ?? ''] ?? '支付结果'} current={status === 'PAID' ? 4 : 3} />
      <Principal result={data.trade} missing="没有这笔订单" onward={toOrders}>
        {(trade) => <PayResult trade={trade} unpaid={data.unpaid ?? null} />}
      </Principal>
      {data.drawPopup && <DrawChance className={hint} draw={data.drawPopup} />}
    </BelowTitle>
  )
}
