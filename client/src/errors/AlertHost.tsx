import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { toasts } from '../ui/toastStore.ts'
import type { AlertViewProps } from './AlertView.tsx'
import { alerts } from './alertStore.ts'

/** Stands once in the frame and shows what the error catalogue says must interrupt. The dialog's code comes when it is needed. */
export function AlertHost() {
  const alert = useSyncExternalStore(alerts.subscribe, alerts.current, () => null)
  const [view, setView] = useState<{ Dialog: ComponentType<AlertViewProps> } | null>(null)
  useEffect(() => {
    if (alert === null || view !== null) return
    import('./AlertView.tsx').then(
      ({ AlertView }) => setView({ Dialog: AlertView }),
      // The words must reach the buyer all the same.
      () => {
        toasts.show({ kind: 'error', text: alert.text })
        alerts.close()
      },
    )
  }, [alert, view])
  return view && <view.Dialog alert={alert} onClose={() => alerts.close()} />
}
