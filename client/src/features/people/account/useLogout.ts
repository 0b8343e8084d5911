import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useReportError } from '../../../errors/useReportError.ts'
import type { Path } from '../../../navigation/paths.ts'

/** Logging out, on to the goods or elsewhere; its code comes when it is asked for. */
export function useLogout(to?: Path): [logout: () => Promise<void>, isBusy: boolean] {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [isBusy, setBusy] = useState(false)

  const logout = async (): Promise<void> => {
    setBusy(true)
    try {
      const { logOut } = await import('./logOut.ts')
      await logOut(environment, to)
    } catch (error) {
      report(error)
      setBusy(false)
    }
  }
  return [logout, isBusy]
}
