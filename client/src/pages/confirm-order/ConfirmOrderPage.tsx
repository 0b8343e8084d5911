import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { ConfirmOrderPageQuery } from '../../__generated__/ConfirmOrderPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { CartSteps } from '../../features/cart/CartSteps.tsx'
import { QuoteView } from '../../features/quote/QuoteView.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { media, type } from '../../ui/tokens.ts'

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 16px 0;
  h1 { ${type.title} flex: none; }
  ol { max-width: 480px; }
  ${media.phone} { h1 { position: absolute; clip-path: inset(50%); } }
`

/** Step 2: the orders a quote will become. */
export function ConfirmOrderPage({ queryRef }: PageProps<ConfirmOrderPageQuery>) {
  const data = usePreloadedQuery<ConfirmOrderPageQuery>(
    graphql`
      query ConfirmOrderPageQuery($quoteID: String!) @preloadable {
        ...Shell_query
        quote(quoteID: $quoteID) @catch(to: RESULT) {
          ...QuoteView_quote
        }
      }
    `,
    queryRef,
  )
  return (
    <>
      <div className={head}>
        <h1>确认订单</h1>
        <CartSteps current={2} />
      </div>
      <Principal result={data.quote} missing="没有这份结算单">{(quote) => <QuoteView quote={quote} />}</Principal>
    </>
  )
}
