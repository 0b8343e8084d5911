import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useLoginWithWechatMutation } from '../../../__generated__/useLoginWithWechatMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'
import type { LoginShops } from '../account/useLogin.ts'

const mutation = graphql`
  mutation useLoginWithWechatMutation($input: LoginWithWechatInput!) {
    loginWithWechat(input: $input) {
      refusals { ...refusal_told @alias }
      shops @required(action: NONE) { memberID company role reviewStatus }
    }
  }
`

/** Logs in as the WeChat user who scanned, into the shop used last. */
export function useLoginWithWechat(): (token: string) => Promise<LoginShops> {
  const environment = useRelayEnvironment()
  return async (token) =>
    (await commit<useLoginWithWechatMutation>(environment, { mutation, variables: { input: { token } } })).loginWithWechat?.shops ?? []
}
