import { useCallback } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { CART_ADD_DELAY_MS } from 'rules/constants'
import type { useAddToCart_goods$key } from '../../../__generated__/useAddToCart_goods.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { useCartDesk } from './cartDesk.ts'

const goodsFragment = graphql`
  fragment useAddToCart_goods on Goods {
    id
    goodsID
    name
    price
    listPrice
    isBuyable
    stock
    packQuantity
    minimumQuantity
    caseQuantity
    tierMode
    tiers { quantity price }
    warehouse { warehouseID name }
    isFreeShipping
    isSingleFreeShipping
    freeShippingQuantity
    isEphedrine
    isColdChain
    isPreferred
    kind
    isCouponEligible
    couponIDs
    tags { kind promotionIDs }
    cartQuantity
    ...CartPanelLine_goods
  }
`

/**
 * Adds to the cart: badge, panel and totals change in the same frame, the request follows after the specified delay,
 * and what is added meanwhile joins it.
 */
export function useAddToCart(goodsKey: useAddToCart_goods$key): (quantity: number) => void {
  const goods = useFragment(goodsFragment, goodsKey)
  const environment = useRelayEnvironment()
  const desk = useCartDesk()
  const report = useReportError()

  return useCallback(
    (quantity) =>
      void desk.submit({
        change: { type: 'add', goods, quantity },
        delayMs: CART_ADD_DELAY_MS,
        send: async (change, settle) => (await desk.mutations()).sendChange(environment, change, settle),
        onError: (error) => report(error, { subject: goods.name, isAddToCart: true }),
      }),
    [desk, environment, goods, report],
  )
}
