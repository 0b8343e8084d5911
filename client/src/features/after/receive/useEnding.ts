import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useReportError } from '../../../errors/useReportError.ts'
import { toasts } from '../../../ui/toastStore.ts'
import type { Received } from '../../ground/kept/received.ts'
import { type Claim, sendClaims } from './claims.ts'

type Ending = {
  readonly claim: (claims: readonly Claim[]) => Promise<void>
  readonly confirm: () => Promise<void>
  readonly busy: 'claim' | 'confirm' | null
}

/** What ends the receiving: after-sales for what is wrong, and the receipt of the order. */
export function useEnding(orderID: string, change: (make: (before: Received) => Received) => void, { keys }: Received): Ending {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [busy, setBusy] = useState<Ending['busy']>(null)
  const perform = async (what: 'claim' | 'confirm', done: string, act: () => Promise<void>): Promise<void> => {
    setBusy(what)
    try {
      await act()
      toasts.show({ kind: 'ok', text: done })
    } catch (error) {
      report(error)
    } finally {
      setBusy(null)
    }
  }
  const keyFor = (intention: string): string => {
    const key = keys[intention] ?? crypto.randomUUID()
    change((before) => ({ ...before, keys: { ...before.keys, [intention]: key } }))
    return key
  }
  const answered = (intention: string): void => {
    change(({ keys: { [intention]: _answered, ...waiting }, ...before }) => ({ ...before, keys: waiting }))
  }
  return {
    busy,
    claim: (claims) => perform('claim', '售后申请已提交', () => sendClaims(environment, claims, { keyFor, answered })),
    confirm: () =>
      perform('confirm', '已确认收货', async () => {
        const { receiveOrder } = await import('../../trade/order/orderChanges.ts')
        await receiveOrder(environment, { orderID })
      }),
  }
}
