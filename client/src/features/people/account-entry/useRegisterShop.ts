import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { RegisterShopInput, useRegisterShopMutation } from '../../../__generated__/useRegisterShopMutation.graphql.ts'
import { commitOnce } from '../../../relay/commitOnce.ts'

const mutation = graphql`
  mutation useRegisterShopMutation($input: RegisterShopInput!) {
    registerShop(input: $input) {
      refusals { ...refusal_told @alias }
      memberID
    }
  }
`

/** Makes one more shop of the account, and goes on as it. */
export function useRegisterShop(): (input: RegisterShopInput) => Promise<void> {
  const environment = useRelayEnvironment()
  return async (input) => void (await commitOnce<useRegisterShopMutation>(environment, { mutation, input }))
}
