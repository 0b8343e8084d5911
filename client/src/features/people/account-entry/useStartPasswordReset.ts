import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useStartPasswordResetMutation } from '../../../__generated__/useStartPasswordResetMutation.graphql.ts'
import { GatewayError } from '../../../errors/gatewayError.ts'
import { commit } from '../../../relay/commit.ts'
import { changeEntry } from './entryMemory.ts'

const mutation = graphql`
  mutation useStartPasswordResetMutation($input: StartPasswordResetInput!) {
    startPasswordReset(input: $input) {
      refusals { ...refusal_told @alias }
      ticket @required(action: NONE)
      expiresAt @required(action: NONE)
    }
  }
`

/** Proves the account's phone; the ticket for the next step is kept. */
export function useStartPasswordReset(): (input: { phone: string; code: string }) => Promise<void> {
  const environment = useRelayEnvironment()
  return async (input) => {
    const { startPasswordReset } = await commit<useStartPasswordResetMutation>(environment, { mutation, variables: { input } })
    if (!startPasswordReset) throw new GatewayError('SYSTEM_BUSY')
    changeEntry('forget', { ticket: startPasswordReset.ticket, phone: input.phone, said: '' })
  }
}
