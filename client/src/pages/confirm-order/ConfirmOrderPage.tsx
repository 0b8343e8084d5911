import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { ConfirmOrderPageQuery } from '../../__generated__/ConfirmOrderPageQuery.graphql.ts'
import { fromWire } from '../../errors/gatewayError.ts'
import { Principal, type Result } from '../../errors/Principal.tsx'
import { StepHead } from '../../features/trade/cart/StepHead.tsx'
import { QuoteView } from '../../features/trade/quote/QuoteView.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { BelowTitle } from '../../ui/belowTitle.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** A quote that ran out while the buyer was away: there is nothing to retry. */
function isLapsed(result: Result<unknown>): boolean {
  const error = result.ok ? undefined : result.errors[0]
  return typeof error === 'object' && error !== null && fromWire(error).reason === 'QUOTE_EXPIRED'
}

/** Step 2: the orders a quote will become. */
export function ConfirmOrderPage({ queryRef }: PageProps<ConfirmOrderPageQuery>) {
  const data = usePreloadedQuery<ConfirmOrderPageQuery>(
    graphql`
      query ConfirmOrderPageQuery($quoteID: ID!) @preloadable {
        ...Shell_query
        serverTime
        viewer { ...QuoteView_viewer }
        quote(quoteID: $quoteID) @catch(to: RESULT) {
          ...QuoteView_quote
        }
      }
    `,
    queryRef,
  )
  return (
    <BelowTitle value>
      <StepHead title="确认订单" current={2} />
      {isLapsed(data.quote) ? (
        <EmptyState
          picture="cart"
          title="订单确认已超时，请重新结算"
          action={
            <Link className={buttonClass('primary')} href={paths.cart()}>
              回采购单重新结算
            </Link>
          }
        >
          价格和库存只保留 15 分钟，商品还在采购单里
        </EmptyState>
      ) : (
        <Principal result={data.quote} missing="没有这份结算单">
          {(quote) => <QuoteView quote={quote} viewer={data.viewer ?? null} serverTime={data.serverTime ?? null} />}
        </Principal>
      )}
    </BelowTitle>
  )
}
