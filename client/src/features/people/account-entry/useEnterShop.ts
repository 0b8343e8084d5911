import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useEnterShopMutation } from '../../../__generated__/useEnterShopMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'

const mutation = graphql`
  mutation useEnterShopMutation($input: SwitchShopInput!) {
    switchShop(input: $input) {
      refusals { ...refusal_told @alias }
      expiresAt
    }
  }
`

/** Goes on as another shop of the account. */
export function useEnterShop(): (memberID: string) => Promise<void> {
  const environment = useRelayEnvironment()
  return async (memberID) => void (await commit<useEnterShopMutation>(environment, { mutation, variables: { input: { memberID } } }))
}
