import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type {
  RegisterWithWechatInput,
  useRegisterWithWechatMutation,
} from '../../../__generated__/useRegisterWithWechatMutation.graphql.ts'
import { commitOnce } from '../../../relay/commitOnce.ts'

const mutation = graphql`
  mutation useRegisterWithWechatMutation($input: RegisterWithWechatInput!) {
    registerWithWechat(input: $input) {
      refusals { ...refusal_told @alias }
      memberID
    }
  }
`

/** Makes an account that WeChat opens too, and logs in. */
export function useRegisterWithWechat(): (input: RegisterWithWechatInput) => Promise<void> {
  const environment = useRelayEnvironment()
  return async (input) => void (await commitOnce<useRegisterWithWechatMutation>(environment, { mutation, input }))
}
