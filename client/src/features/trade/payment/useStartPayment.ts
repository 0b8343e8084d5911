import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type {
  PaymentChannel,
  useStartPaymentMutation,
  useStartPaymentMutation$data,
} from '../../../__generated__/useStartPaymentMutation.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { commit } from '../../../relay/commit.ts'

const mutation = graphql`
  mutation useStartPaymentMutation($input: StartPaymentInput!) {
    startPayment(input: $input) {
      refusals { ...refusal_told @alias }
      payment { paymentID channel kind amount qrImage { url } url expiresAt }
      trade { payStatus due payDueAt }
    }
  }
`

export type Payment = NonNullable<NonNullable<useStartPaymentMutation$data['startPayment']>['payment']>

/** Begins to pay; null when it could not be, which has been told. The marketplace itself goes on with an open payment of the same way. */
export function useStartPayment(tradeID: string): [start: (channel: PaymentChannel) => Promise<Payment | null>, isBusy: boolean] {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [isBusy, setBusy] = useState(false)

  const start = async (channel: PaymentChannel): Promise<Payment | null> => {
    setBusy(true)
    try {
      const { startPayment } = await commit<useStartPaymentMutation>(environment, {
        mutation,
        variables: { input: { tradeID, channel, clientKey: crypto.randomUUID() } },
      })
      return startPayment?.payment ?? null
    } catch (error) {
      report(error)
      return null
    } finally {
      setBusy(false)
    }
  }
  return [start, isBusy]
}
