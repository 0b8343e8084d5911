import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { UpdatePasswordInput, useChangePasswordMutation } from '../../../__generated__/useChangePasswordMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'

/** Changes the password, given the old one. This session stays, all others end. */
export function useChangePassword(): (input: UpdatePasswordInput) => Promise<void> {
  const environment = useRelayEnvironment()
  return async (input) => {
    await commit<useChangePasswordMutation>(environment, {
      mutation: graphql`
        mutation useChangePasswordMutation($input: UpdatePasswordInput!) {
          updatePassword(input: $input) {
            refusals { ...refusal_told @alias } isChanged }
        }
      `,
      variables: { input },
    })
  }
}
