import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import { PAY_POLL_MS } from 'rules/constants'
import type { useLiveTradeQuery } from '../../../__generated__/useLiveTradeQuery.graphql.ts'
import { askAnew } from '../../../relay/askAnew.ts'
import { useWaitFor } from '../../ground/live/useWaitFor.ts'

const query = graphql`
  query useLiveTradeQuery($tradeID: ID!, $withPayments: Boolean!) {
    trade(tradeID: $tradeID) {
      payStatus
      due
      payDueAt
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
    isOfIt: ({ __typename }) => __typename === 'OrderChanged',
    ask(why) {
      // A failed question is asked again soon: nothing to tell.
      askAnew<useLiveTradeQuery>(environment, query, { tradeID, withPayments: why === 'back' }, { isPoll: why === 'time' }).then(
        ({ trade }) => {
          const payments = trade?.orders.flatMap(({ order }) => order?.detail?.payments ?? []) ?? []
          if (payments.length > 0) onPayments(new Map(payments.map(({ paymentID, status }) => [paymentID, status])))
        },
        () => {},
      )
    },
  })

  return {
    ask: () => void askAnew<useLiveTradeQuery>(environment, query, { tradeID, withPayments: true }).catch(() => {}),
  }
}
