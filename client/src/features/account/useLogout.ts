import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useReportError } from '../../errors/useReportError.ts'

/** Logging out; its code comes when it is asked for. */
export function useLogout(): [logout: () => Promise<void>, isBusy: boolean] {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [isBusy, setBusy] = useState(false)

  const logout = async (): Promise<void> => {
    setBusy(true)
    try {
      const { logOut } = await import('./logOut.ts')
      await logOut(environment)
    } catch (error) {
      report(error)
      setBusy(false)
    }
  }
  return [logout, isBusy]
}
