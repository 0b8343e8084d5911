import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { myDataCloseMutation } from '../../../__generated__/myDataCloseMutation.graphql.ts'
import type { myDataExportMutation, myDataExportMutation$data } from '../../../__generated__/myDataExportMutation.graphql.ts'
import { leaveWithout } from '../../../errors/leaving.ts'
import { paths } from '../../../navigation/paths.ts'
import { commit } from '../../../relay/commit.ts'
import { forgetKept } from '../../ground/kept/forgetKept.ts'
import { sessionTabs } from '../../ground/session/sessionTabs.ts'
import { clearLoginMark } from '../account/loginMark.ts'

/** Where all that is kept of the person can be fetched, for a quarter of an hour. */
export function useRequestMyData(): (password: string) => Promise<myDataExportMutation$data['requestMyData']> {
  const environment = useRelayEnvironment()
  return async (password) => {
    const { requestMyData } = await commit<myDataExportMutation>(environment, {
      mutation: graphql`
        mutation myDataExportMutation($input: RequestMyDataInput!) {
          requestMyData(input: $input) { refusals { ...refusal_told @alias } url expiresAt }
        }
      `,
      variables: { input: { password } },
    })
    return requestMyData
  }
}

/** Closes the account for good, and starts a new document in which nobody is logged in. */
export function useCloseAccount(): (password: string) => Promise<void> {
  const environment = useRelayEnvironment()
  return (password) =>
    leaveWithout(async () => {
      await commit<myDataCloseMutation>(environment, {
        mutation: graphql`
          mutation myDataCloseMutation($input: CloseAccountInput!) {
            closeAccount(input: $input) { refusals { ...refusal_told @alias } isClosed }
          }
        `,
        variables: { input: { password } },
      })
      clearLoginMark()
      await forgetKept()
      sessionTabs.tell()
    }, paths.goodsList())
}
