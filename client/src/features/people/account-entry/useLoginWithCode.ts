import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useLoginWithCodeMutation } from '../../../__generated__/useLoginWithCodeMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'
import type { LoginShops } from '../account/useLogin.ts'

const mutation = graphql`
  mutation useLoginWithCodeMutation($input: LoginWithCodeInput!) {
    loginWithCode(input: $input) {
      refusals { ...refusal_told @alias }
      shops @required(action: NONE) { memberID company role reviewStatus }
    }
  }
`

/** Logs in by phone and code, into the shop used last. */
export function useLoginWithCode(): (input: { phone: string; code: string }) => Promise<LoginShops> {
  const environment = useRelayEnvironment()
  return async (input) =>
    (await commit<useLoginWithCodeMutation>(environment, { mutation, variables: { input } })).loginWithCode?.shops ?? []
}
