import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { useAddToCartMutation } from '../../../__generated__/useAddToCartMutation.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { commitOnce } from '../../../relay/commitOnce.ts'
import { toasts } from '../../../ui/toastStore.ts'
import { adoptCart } from './cartState.ts'
import { showWarnings } from './showWarnings.ts'
import { addToCartMutation } from './useAddToCart.ts'

export interface FlashOffer {
  readonly goodsID: string
  readonly name: string
  readonly seenPrice: string
  readonly warehouseID: string
}

/** Adds at the flash price: nothing is shown before the marketplace agrees, since what is left may have gone. */
export function useAddFlash({
  goodsID,
  name,
  seenPrice,
  warehouseID,
}: FlashOffer): [add: (quantity: number) => Promise<void>, isBusy: boolean] {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [isBusy, setBusy] = useState(false)
  const add = async (quantity: number): Promise<void> => {
    setBusy(true)
    try {
      const { addToCart } = await commitOnce<useAddToCartMutation>(environment, {
        mutation: addToCartMutation,
        input: { goodsID, quantity, seenPrice, warehouseID, isFlash: true },
        updater: (store) => void adoptCart(store, store.getRootField('addToCart')),
      })
      toasts.show({ kind: 'ok', text: `已按秒杀价加入采购单：${name}` })
      showWarnings(addToCart?.warnings)
    } catch (error) {
      report(error, { subject: name, isAddToCart: true })
    }
    setBusy(false)
  }
  return [add, isBusy]
}
