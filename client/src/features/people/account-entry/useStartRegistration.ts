import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useStartRegistrationMutation } from '../../../__generated__/useStartRegistrationMutation.graphql.ts'
import { GatewayError } from '../../../errors/gatewayError.ts'
import { commit } from '../../../relay/commit.ts'
import { changeEntry } from './entryMemory.ts'

const mutation = graphql`
  mutation useStartRegistrationMutation($input: StartRegistrationInput!) {
    startRegistration(input: $input) {
      refusals { ...refusal_told @alias }
      ticket @required(action: NONE)
      expiresAt @required(action: NONE)
    }
  }
`

/** Proves the phone; the ticket for the next step is kept. */
export function useStartRegistration(): (input: { phone: string; code: string }) => Promise<void> {
  const environment = useRelayEnvironment()
  return async (input) => {
    const { startRegistration } = await commit<useStartRegistrationMutation>(environment, { mutation, variables: { input } })
    if (!startRegistration) throw new GatewayError('SYSTEM_BUSY')
    changeEntry('register', { ticket: startRegistration.ticket, phone: input.phone, said: '' })
  }
}
