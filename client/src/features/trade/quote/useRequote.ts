import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { useRequoteMutation } from '../../../__generated__/useRequoteMutation.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { paths } from '../../../navigation/paths.ts'
import { commit } from '../../../relay/commit.ts'

const mutation = graphql`
  mutation useRequoteMutation($input: CheckoutInput!) {
    checkout(input: $input) {
      refusals { ...refusal_told @alias }
      quote { quoteID }
    }
  }
`

/** The parts of a quote that the buyer may change. */
export type QuoteChoice = {
  readonly lineIDs: readonly string[]
  readonly couponIDs?: readonly string[]
  readonly isVoucherUsed: boolean
  readonly isBalanceUsed: boolean
  readonly balance?: string
}

/** Asks for another quote of the same lines and shows it in the place of this one. */
export function useRequote(): [requote: (choice: QuoteChoice) => Promise<void>, isBusy: boolean] {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const report = useReportError()
  const [isBusy, setBusy] = useState(false)

  const requote = async (choice: QuoteChoice): Promise<void> => {
    setBusy(true)
    try {
      const { checkout } = await commit<useRequoteMutation>(environment, { mutation, variables: { input: choice } })
      if (checkout?.quote) void navigate(paths.confirmOrder(checkout.quote.quoteID), { replace: true })
    } catch (error) {
      report(error)
    }
    setBusy(false)
  }
  return [requote, isBusy]
}
