import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { ResetPasswordInput, useResetPasswordMutation } from '../../../__generated__/useResetPasswordMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'

const mutation = graphql`
  mutation useResetPasswordMutation($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      refusals { ...refusal_told @alias }
      isReset
    }
  }
`

/** Sets the new password; every session of the account ends. */
export function useResetPassword(): (input: ResetPasswordInput) => Promise<void> {
  const environment = useRelayEnvironment()
  return async (input) => void (await commit<useResetPasswordMutation>(environment, { mutation, variables: { input } }))
}
