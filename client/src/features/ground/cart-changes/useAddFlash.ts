import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useReportError } from '../../../errors/useReportError.ts'
import { toasts } from '../../../ui/toastStore.ts'
import { useCartDesk } from './cartDesk.ts'
import { quantityOffer } from './quantityOffer.ts'
import { useCartEdits } from './useCartEdits.ts'

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
  const desk = useCartDesk()
  const report = useReportError()
  const { edit } = useCartEdits()
  const [isBusy, setBusy] = useState(false)
  const add = async (quantity: number): Promise<void> => {
    setBusy(true)
    try {
      const { addGoods } = await desk.mutations()
      await addGoods(environment, { goodsID, quantity, seenPrice, warehouseID, isFlash: true })
      toasts.show({ kind: 'ok', text: `已按秒杀价加入采购单：${name}` })
    } catch (error) {
      const accept = (allowed: number, lineID: string | null): void =>
        lineID === null ? void add(allowed) : edit({ lineID, goodsID, name }, allowed)
      report(error, { subject: name, isAddToCart: true, action: quantityOffer(error, {}, accept) })
    }
    setBusy(false)
  }
  return [add, isBusy]
}
