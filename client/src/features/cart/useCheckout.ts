import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { useCheckoutMutation } from '../../__generated__/useCheckoutMutation.graphql.ts'
import { paths } from '../../navigation/paths.ts'
import { useReportError } from '../../errors/useReportError.ts'
import { commit } from '../../relay/commit.ts'
import { unsentWorkDone } from '../../relay/unsentWork.ts'

const mutation = graphql`
  mutation useCheckoutMutation($input: CheckoutInput!) {
    checkout(input: $input) {
      quote { quoteID }
    }
  }
`

/** Asks for a quote of the lines and goes on to the confirm page. Waits until the server knows every change to the cart. */
export function useCheckout(): [checkout: (lineIDs: readonly string[]) => Promise<void>, isBusy: boolean] {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const report = useReportError()
  const [isBusy, setBusy] = useState(false)

  const checkout = async (lineIDs: readonly string[]): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await unsentWorkDone(environment)
      const { checkout: answer } = await commit<useCheckoutMutation>(environment, { mutation, variables: { input: { lineIDs: [...lineIDs] } } })
      if (answer?.quote) void navigate(paths.confirmOrder(answer.quote.quoteID))
    } catch (error) {
      report(error)
    }
    setBusy(false)
  }
  return [checkout, isBusy]
}
