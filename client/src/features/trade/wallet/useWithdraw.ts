import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { RequestWithdrawalInput, useWithdrawMutation } from '../../../__generated__/useWithdrawMutation.graphql.ts'
import { toGatewayError } from '../../../errors/gatewayError.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { commit } from '../../../relay/commit.ts'

const mutation = graphql`
  mutation useWithdrawMutation($input: RequestWithdrawalInput!) {
    requestWithdrawal(input: $input) {
      refusals { ...refusal_told @alias }
      withdrawal { id status statusText }
      wallet { balance withdrawing bankAccount { holder bank numberTail } }
    }
  }
`

type Answer = { readonly isDone: boolean; readonly problem: string | null; readonly wrong: Readonly<Record<string, string>> }

/** Asks for money back, once per intention: what was changed in the form is a new one. */
export function useWithdraw(): [ask: (input: Omit<RequestWithdrawalInput, 'clientKey'>) => Promise<Answer>, isBusy: boolean] {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [isBusy, setBusy] = useState(false)
  const [intention, setIntention] = useState({ wanted: '', clientKey: '' })

  const ask = async (input: Omit<RequestWithdrawalInput, 'clientKey'>): Promise<Answer> => {
    const wanted = JSON.stringify(input)
    const clientKey = intention.wanted === wanted ? intention.clientKey : crypto.randomUUID()
    setIntention({ wanted, clientKey })
    setBusy(true)
    try {
      await commit<useWithdrawMutation>(environment, { mutation, variables: { input: { ...input, clientKey } } })
      return { isDone: true, problem: null, wrong: {} }
    } catch (error) {
      const { code, message, wrong } = toGatewayError(error)
      if (code === 'VALIDATION_FAILED' || code === 'BUSINESS_REJECTED') return { isDone: false, problem: message, wrong }
      report(error)
      return { isDone: false, problem: null, wrong: {} }
    } finally {
      setBusy(false)
    }
  }
  return [ask, isBusy]
}
