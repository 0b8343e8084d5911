import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../navigation/paths.ts'
import { toasts } from '../ui/toastStore.ts'
import { alerts } from './alertStore.ts'
import { presentationOf, type Situation } from './catalogue.ts'
import { toGatewayError } from './gatewayError.ts'
import { leaveForLogin, moveToTruth } from './leaving.ts'

export type ReportError = (thrown: unknown, situation?: Situation) => void

/** Tells the buyer about a failure in the way the catalogue says. */
export function useReportError(): ReportError {
  const navigate = useNavigate()
  return useCallback(
    (thrown, situation) => {
      const presentation = presentationOf(toGatewayError(thrown), situation)
      switch (presentation.kind) {
        case 'login':
          leaveForLogin()
          return
        case 'contract':
          toasts.show({ kind: 'warning', text: presentation.text })
          void navigate(paths.contract(`${window.location.pathname}${window.location.search}`))
          return
        case 'toast':
          toasts.show({ ...presentation, kind: presentation.tone })
          return
        case 'moved':
          moveToTruth('shop')
          return
        case 'alert':
        case 'timeout':
          alerts.show(presentation)
      }
    },
    [navigate],
  )
}
