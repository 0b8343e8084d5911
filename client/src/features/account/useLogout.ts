import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useLogoutMutation } from '../../__generated__/useLogoutMutation.graphql.ts'
import { paths } from '../../navigation/paths.ts'
import { useReportError } from '../../errors/useReportError.ts'
import { commit } from '../../relay/commit.ts'
import { unsentWorkDone } from '../../relay/unsentWork.ts'

const mutation = graphql`
  mutation useLogoutMutation($input: LogoutInput!) {
    logout(input: $input) {
      isLoggedOut
    }
  }
`

/** Logs out and starts a whole new document, so that nothing of this buyer stays in the store. */
export function useLogout(): [logout: () => Promise<void>, isBusy: boolean] {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [isBusy, setBusy] = useState(false)

  const logout = async (): Promise<void> => {
    setBusy(true)
    try {
      await unsentWorkDone(environment)
      await commit<useLogoutMutation>(environment, { mutation, variables: { input: {} } })
      window.location.assign(paths.goodsList())
    } catch (error) {
      report(error)
      setBusy(false)
    }
  }
  return [logout, isBusy]
}
