import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { PaymentChannel, useRechargeMutation } from '../../../__generated__/useRechargeMutation.graphql.ts'
import { toGatewayError } from '../../../errors/gatewayError.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { commit } from '../../../relay/commit.ts'

const mutation = graphql`
  mutation useRechargeMutation($input: StartRechargeInput!) {
    startRecharge(input: $input) {
      refusals { ...refusal_told @alias }
      recharge { rechargeID status }
    }
  }
`

type Answer = { readonly rechargeID: string | null; readonly problem: string | null }

/** Begins a recharge under a key of its intention: the same sum through the same channel is one recharge, however often it is sent. */
export function useRecharge(): [start: (amount: string, channel: PaymentChannel) => Promise<Answer>, isBusy: boolean] {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [isBusy, setBusy] = useState(false)
  const [intention, setIntention] = useState({ wanted: '', clientKey: '' })

  const start = async (amount: string, channel: PaymentChannel): Promise<Answer> => {
    const wanted = `${amount} ${channel}`
    const clientKey = intention.wanted === wanted ? intention.clientKey : crypto.randomUUID()
    setIntention({ wanted, clientKey })
    setBusy(true)
    try {
      const { startRecharge } = await commit<useRechargeMutation>(environment, {
        mutation,
        variables: { input: { amount, channel, clientKey } },
      })
      return { rechargeID: startRecharge?.recharge?.rechargeID ?? null, problem: null }
    } catch (error) {
      const { code, message } = toGatewayError(error)
      if (code === 'VALIDATION_FAILED') return { rechargeID: null, problem: message }
      report(error)
      return { rechargeID: null, problem: null }
    } finally {
      setBusy(false)
    }
  }
  return [start, isBusy]
}
