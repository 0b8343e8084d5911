import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { keptShop } from '../../../lib/keptShop.ts'
import { paths } from '../../../navigation/paths.ts'
import { NO_SHOP, pageShop } from '../../../relay/pageShop.ts'
import { NOTHING_RECEIVED, type Received, received } from '../../ground/kept/received.ts'

const shopNow = (): string => pageShop.current() ?? NO_SHOP

/** What was found of an order at the door, as this browser keeps it. */
export function useReceived(
  orderID: string,
  orderNo: string,
): readonly [received: Received, change: (make: (before: Received) => Received) => void] {
  const value = useSyncExternalStore(
    (listener) => received.subscribe(listener),
    () => received.read(orderID),
    () => NOTHING_RECEIVED,
  )
  useEffect(() => {
    const shop = shopNow()
    received.tidy(shop)
    // By the buyer's choice pages are kept for use without a network, and this one is opened at the door.
    if (keptShop.current() !== shop) return
    const page = { path: paths.receiveOrder(orderID), title: `收货核对 ${orderNo}` }
    void import('../../ground/kept/keepPages.ts').then(({ keepPages }) => keepPages(shop, [page])).catch(() => {})
  }, [orderID, orderNo])
  const change = useCallback((make: (before: Received) => Received) => received.change(shopNow(), orderID, make), [orderID])
  return [value, change]
}
