import { useCallback } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { CART_ADD_DELAY_MS } from 'rules/constants'
import type { useAddToCart_goods$key } from '../../../__generated__/useAddToCart_goods.graphql.ts'
import type { useAddToCartMutation } from '../../../__generated__/useAddToCartMutation.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { commitOnce } from '../../../relay/commitOnce.ts'
import { addedGoods } from './addedGoods.ts'
import { useCartDesk } from './cartDesk.ts'
import { adoptCart, goodsIDOf, linesOf } from './cartState.ts'
import { showWarnings } from './showWarnings.ts'

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

export const addToCartMutation = graphql`
  mutation useAddToCartMutation($input: AddToCartInput!) {
    addToCart(input: $input) {
      cart { ...cartState_cart }
      warnings { code message }
    }
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
    (quantity) => {
      const {
        goodsID,
        price: seenPrice,
        warehouse: { warehouseID },
        name,
      } = goods
      desk.submit({
        change: { type: 'add', goods: addedGoods(goods), quantity },
        delayMs: CART_ADD_DELAY_MS,
        async send(change, settle) {
          if (change.type !== 'add') return
          const { addToCart } = await commitOnce<useAddToCartMutation>(environment, {
            mutation: addToCartMutation,
            input: { goodsID, quantity: change.quantity, seenPrice, warehouseID },
            updater(store) {
              const cart = adoptCart(store, store.getRootField('addToCart'))
              const line = cart && linesOf(cart).find((added) => goodsIDOf(added) === goodsID && added.getValue('kind') === 'PLAIN')
              if (line)
                settle({ type: 'present', goods: change.goods, recordID: line.getDataID(), quantity: Number(line.getValue('quantity')) })
            },
          })
          showWarnings(addToCart?.warnings)
        },
        onError: (error) => report(error, { subject: name, isAddToCart: true }),
      })
    },
    [desk, environment, goods, report],
  )
}
