import { useCallback } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { CART_ADD_DELAY_MS } from 'rules/constants'
import type { useAddToCart_goods$key } from '../../../__generated__/useAddToCart_goods.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import type { CartChange } from './cartChange.ts'
import { type Settle, useCartDesk } from './cartDesk.ts'

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
    warehouse { id warehouseID name }
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
    (wanted: number): void => {
      const send = async (change: CartChange, settle: Settle): Promise<void> =>
        (await desk.mutations()).sendChange(environment, change, settle)
      const submit = (change: CartChange): void =>
        void desk.submit({
          change,
          delayMs: CART_ADD_DELAY_MS,
          send,
          onError: (thrown) => void tell(thrown),
        })
      // What offers has come with what sent, unless that is what failed.
      const tell = async (thrown: unknown): Promise<void> => {
        const code = await desk.mutations().catch(() => null)
        report(thrown, { subject: goods.name, isAddToCart: true, action: code?.quantityOffer(thrown, goods, accept) })
      }
      const add = (quantity: number): void => submit({ type: 'add', goods, quantity })
      const accept = (quantity: number, lineID: string | null): void =>
        lineID === null ? add(quantity) : submit({ type: 'edit', line: { lineID, goodsID: goods.goodsID, name: goods.name }, quantity })
      add(wanted)
    },
    [desk, environment, goods, report],
  )
}
