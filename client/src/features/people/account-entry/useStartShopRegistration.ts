import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useStartShopRegistrationMutation } from '../../../__generated__/useStartShopRegistrationMutation.graphql.ts'
import { GatewayError } from '../../../errors/gatewayError.ts'
import { commit } from '../../../relay/commit.ts'
import { changeEntry } from './entryMemory.ts'

const mutation = graphql`
  mutation useStartShopRegistrationMutation($input: StartShopRegistrationInput!) {
    startShopRegistration(input: $input) {
      refusals { ...refusal_told @alias }
      ticket @required(action: NONE)
      expiresAt @required(action: NONE)
      shops @required(action: NONE) { company }
    }
  }
`

/** Proves the account's phone; the ticket and the shops it has are kept. */
export function useStartShopRegistration(): (input: { phone: string; code: string }) => Promise<void> {
  const environment = useRelayEnvironment()
  return async (input) => {
    const { startShopRegistration: started } = await commit<useStartShopRegistrationMutation>(environment, {
      mutation,
      variables: { input },
    })
    if (!started) throw new GatewayError('SYSTEM_BUSY')
    changeEntry('shop', {
      ticket: started.ticket,
      phone: input.phone,
      shops: started.shops.map(({ company }) => company).join('、'),
      said: '',
    })
  }
}
