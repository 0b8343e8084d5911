import { type ReactNode, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useReportError } from '../../../errors/useReportError.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { removeMessageChannel } from './choiceChanges.ts'

/** Gives up a way by which messages come, after a question. */
export function RemoveChannel({ channel, children }: { channel: 'MAIL' | 'WECHAT'; children: ReactNode }) {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const remove = async (): Promise<void> => {
    setBusy(true)
    await removeMessageChannel(environment, channel).catch(report)
    setAsked(false)
    setBusy(false)
  }
  return (
    <>
      <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        解除
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        isDanger
        isBusy={isBusy}
        confirmLabel="解除"
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
