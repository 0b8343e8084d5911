import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useLiveTradeQuery } from '../../__generated__/useLiveTradeQuery.graphql.ts'
import { liveNews } from '../live/liveNews.ts'

/** Where there is no stream of changes. */
const ASK_MS = 10_000

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
 * Keeps a trade as the marketplace has it while somebody looks at it and waits: when the stream tells of an order, at
 * intervals where there is none, and at once when the buyer comes back from the cashier. `onPayments` hears what became of the payments then.
 */
export function useLiveTrade(tradeID: string, isWaiting: boolean, onPayments: (payments: ReadonlyMap<string, string>) => void): LiveTrade {
  const environment = useRelayEnvironment()
  const tell = useEffectEvent(onPayments)
  const isOpen = useSyncExternalStore(liveNews.watch, liveNews.isOpen, () => false)

  useEffect(() => {
    if (!isWaiting) return undefined
    const ask = (withPayments: boolean): void => {
      if (document.visibilityState === 'hidden') return
      // A failed question is asked again soon: nothing to tell.
      void fetchQuery<useLiveTradeQuery>(environment, query, { tradeID, withPayments }, { fetchPolicy: 'network-only' }).toPromise().then((answer) => {
        const payments = answer?.trade?.orders.flatMap(({ order }) => order?.detail?.payments ?? []) ?? []
        if (payments.length > 0) tell(new Map(payments.map(({ paymentID, status }) => [paymentID, status])))
      }, () => {})
    }
    // What happened before the stream was there is not told by it.
    if (isOpen) ask(false)
    const timer = isOpen ? undefined : setInterval(ask, ASK_MS, false)
    const leave = liveNews.subscribe((news) => (news === null || news.order) && ask(false))
    const back = (): void => ask(true)
    window.addEventListener('focus', back)
    document.addEventListener('visibilitychange', back)
    return () => {
      clearInterval(timer)
      leave()
      window.removeEventListener('focus', back)
      document.removeEventListener('visibilitychange', back)
    }
  }, [environment, tradeID, isWaiting, isOpen])

  return {
    ask: () => void fetchQuery<useLiveTradeQuery>(environment, query, { tradeID, withPayments: true }, { fetchPolicy: 'network-only' }).toPromise().catch(() => {}),
  }
}
