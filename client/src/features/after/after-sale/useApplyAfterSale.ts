import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { RequestAfterSaleInput, useApplyAfterSaleMutation } from '../../../__generated__/useApplyAfterSaleMutation.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { paths } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { commit } from '../../../relay/commit.ts'
import { toasts } from '../../../ui/toastStore.ts'
import { afterSaleHref } from '../../trade/order/orderWords.ts'

const mutation = graphql`
  mutation useApplyAfterSaleMutation($input: RequestAfterSaleInput!) {
    requestAfterSale(input: $input) {
      refusals { ...refusal_told @alias }
      afterSale { afterSaleID kind }
      order { status statusText actions }
    }
  }
`

/** Applies once, however often it is pressed, and goes on to the after-sale's own page. */
export function useApplyAfterSale(): [apply: (input: Omit<RequestAfterSaleInput, 'clientKey'>) => Promise<void>, isBusy: boolean] {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const go = useGo()
  const [isBusy, setBusy] = useState(false)
  const [intention, setIntention] = useState<{ readonly input: string; readonly key: string } | null>(null)

  const apply = async (input: Omit<RequestAfterSaleInput, 'clientKey'>): Promise<void> => {
    const text = JSON.stringify(input)
    // Changed after a refusal it is another intention; the same once more is not.
    const key = intention?.input === text ? intention.key : crypto.randomUUID()
    setIntention({ input: text, key })
    setBusy(true)
    try {
      const { requestAfterSale } = await commit<useApplyAfterSaleMutation>(environment, {
        mutation,
        variables: { input: { ...input, clientKey: key } },
      })
      toasts.show({ kind: 'ok', text: '售后申请已提交' })
      go(requestAfterSale?.afterSale ? afterSaleHref(requestAfterSale.afterSale) : paths.afterSales())
    } catch (error) {
      report(error)
      setBusy(false)
    }
  }
  return [apply, isBusy]
}
