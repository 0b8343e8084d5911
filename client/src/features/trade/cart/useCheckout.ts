import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../navigation/paths.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { unsentWorkDone } from '../../../relay/unsentWork.ts'
import { useCartDesk } from '../../ground/cart-changes/cartDesk.ts'

/** Asks for a quote of the lines and goes on to the confirm page. Waits until the server knows every change to the cart. */
export function useCheckout(): [checkout: (lineIDs: readonly string[]) => Promise<void>, isBusy: boolean] {
  const environment = useRelayEnvironment()
  const desk = useCartDesk()
  const navigate = useNavigate()
  const report = useReportError()
  const [isBusy, setBusy] = useState(false)

  const checkout = async (lineIDs: readonly string[]): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await unsentWorkDone(environment)
      const quoteID = await (await desk.mutations()).checkout(environment, [...lineIDs])
      if (quoteID !== null) void navigate(paths.confirmOrder(quoteID))
    } catch (error) {
      report(error)
    }
    setBusy(false)
  }
  return [checkout, isBusy]
}
