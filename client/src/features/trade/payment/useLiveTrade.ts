import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { PAY_POLL_MS } from 'rules/constants'
import type { useLiveTradeQuery } from '../../../__generated__/useLiveTradeQuery.graphql.ts'
import { useWaitFor } from '../../ground/live/useWaitFor.ts'

const query = graphql`
  query useLiveTradeQuery($tradeID: String!, $withPayments: Boolean!) {
    trade(tradeID: $tradeID) {
      payStatus
      due
      payUntil
      channels
      orders {
        orderID
        status
        statusText
        order @include(if: $withPayments) {
          detail { payments { paymentID status } }
        }
      }
    }
  }
`

export type LiveTrade = {
  /** Asks at once, with what became of the payments. */
  readonly ask: () => void
}

/**
 * Keeps a trade as the marketplace has it while somebody looks at it and waits: when the stream tells of an order, at intervals
 * where there is none, and at once when the buyer comes back from the cashier. `onPayments` hears what became of the payments then.
 */
export function useLiveTrade(tradeID: string, isWaiting: boolean, onPayments: (payments: ReadonlyMap<string, string>) => void): LiveTrade {
  const environment = useRelayEnvironment()
  useWaitFor({
    isWaiting,
    askMs: PAY_POLL_MS,
    isOfIt: ({ order }) => Boolean(order),
    ask(isBack) {
      // A failed question is asked again soon: nothing to tell.
      void fetchQuery<useLiveTradeQuery>(environment, query, { tradeID, withPayments: isBack }, { fetchPolicy: 'network-only' })
        .toPromise()
        .then(
          (answer) => {
            const payments = answer?.trade?.orders.flatMap(({ order }) => order?.detail?.payments ?? []) ?? []
            if (payments.length > 0) onPayments(new Map(payments.map(({ paymentID, status }) => [paymentID, status])))
          },
          () => {},
        )
    },
  })

  return {
    ask: () =>
      void fetchQuery<useLiveTradeQuery>(environment, query, { tradeID, withPayments: true }, { fetchPolicy: 'network-only' })
        .toPromise()
        .catch(() => {}),
  }
}
