import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { UpdateProfileInput, useUpdateProfileMutation } from '../../../__generated__/useUpdateProfileMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'

/** Changes what the account is called and reached by, or the shop's picture. */
export function useUpdateProfile(): (input: UpdateProfileInput) => Promise<void> {
  const environment = useRelayEnvironment()
  return async (input) => {
    await commit<useUpdateProfileMutation>(environment, {
      mutation: graphql`
        mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
          updateProfile(input: $input) {
            refusals { ...refusal_told @alias } viewer { ...BasicInfo_viewer } }
        }
      `,
      variables: { input },
    })
  }
}
