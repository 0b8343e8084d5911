import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { requireNetwork } from '../../../errors/gatewayError.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { toasts } from '../../../ui/toastStore.ts'

export interface CombinationOffer {
  readonly combinationID: string
  readonly name: string
  readonly seenPrice: string
  readonly warehouseID: string
}

export function useAddCombination({
  combinationID,
  name,
  seenPrice,
  warehouseID,
}: CombinationOffer): [add: () => Promise<void>, isBusy: boolean] {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [isBusy, setBusy] = useState(false)
  const add = async (): Promise<void> => {
    setBusy(true)
    try {
      requireNetwork()
      const { addCombination } = await import('./addCombination.ts')
      await addCombination(environment, { combinationID, quantity: 1, seenPrice, warehouseID })
      toasts.show({ kind: 'ok', text: `已加入采购单：${name}` })
    } catch (error) {
      report(error, { subject: name, isAddToCart: true })
    }
    setBusy(false)
  }
  return [add, isBusy]
}
