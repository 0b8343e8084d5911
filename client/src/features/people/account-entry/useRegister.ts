import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { RegisterInput, useRegisterMutation } from '../../../__generated__/useRegisterMutation.graphql.ts'
import { commitOnce } from '../../../relay/commitOnce.ts'

const mutation = graphql`
  mutation useRegisterMutation($input: RegisterInput!) {
    register(input: $input) {
      refusals { ...refusal_told @alias }
      memberID
    }
  }
`

/** Makes the account and its first shop, and logs in. */
export function useRegister(): (input: RegisterInput) => Promise<void> {
  const environment = useRelayEnvironment()
  return async (input) => void (await commitOnce<useRegisterMutation>(environment, { mutation, input }))
}
