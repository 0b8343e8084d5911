import { AlertDialog, ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import type { Alert } from './alertStore.ts'
import { ALERT_TITLE } from './catalogue.ts'

export type AlertViewProps = { readonly alert: Alert | null; readonly onClose: () => void }

export function AlertView({ alert, onClose }: AlertViewProps) {
  const action = alert?.action
  return (
    <>
      <AlertDialog isOpen={alert?.kind === 'alert' && !action} title={ALERT_TITLE} onClose={onClose}>
        {alert?.text}
      </AlertDialog>
      <ConfirmDialog
        isOpen={action !== undefined}
        title={ALERT_TITLE}
        confirmLabel={action?.label}
        cancelLabel="知道了"
        onConfirm={() => {
          onClose()
          action?.run()
        }}
        onCancel={onClose}
      >
        {alert?.text}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={alert?.kind === 'timeout'}
        title={ALERT_TITLE}
        confirmLabel="刷新页面"
        cancelLabel="关闭"
        onConfirm={() => window.location.reload()}
        onCancel={onClose}
      >
        {alert?.text}
      </ConfirmDialog>
    </>
  )
}
