import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useLoginWithCodeMutation, useLoginWithCodeMutation$data } from '../../../__generated__/useLoginWithCodeMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'

const mutation = graphql`
  mutation useLoginWithCodeMutation($input: LoginWithCodeInput!) {
    loginWithCode(input: $input) {
      shops { memberID company role review }
    }
  }
`

/** The shops an account may act for, the one it now acts for first; empty when there is but one. */
export type LoginShops = NonNullable<useLoginWithCodeMutation$data['loginWithCode']>['shops']

/** Logs in by phone and code, into the shop used last. */
export function useLoginWithCode(): (input: { phone: string; code: string }) => Promise<LoginShops> {
  const environment = useRelayEnvironment()
  return async (input) =>
    (await commit<useLoginWithCodeMutation>(environment, { mutation, variables: { input } })).loginWithCode?.shops ?? []
}
