import { css } from '@emotion/css'
import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useReportError } from '../../../errors/useReportError.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import type { AfterSaleAct } from './AfterSaleActions.tsx'
import { cancelAfterSale, receiveAfterSale, shipAfterSale } from './afterSaleChanges.ts'

const stack = css`display: grid; gap: 12px;`
const titles: Readonly<Record<AfterSaleAct, string>> = { SHIP: '填写寄回单号', RECEIVE: '确认收到', CANCEL: '撤销申请' }
const done: Readonly<Record<AfterSaleAct, string>> = { SHIP: '寄回单号已提交', RECEIVE: '已确认收到', CANCEL: '售后申请已撤销' }
const TRACKING_MIN = 4

export type AfterSaleDialogProps = {
  readonly afterSaleID: string
  readonly act: AfterSaleAct
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks before something is done with an after-sale, and does it. */
export function AfterSaleDialog({ afterSaleID, act, onClose, onDone }: AfterSaleDialogProps) {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [carrier, setCarrier] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [clientKey] = useState(() => crypto.randomUUID())
  const problems =
    act !== 'SHIP'
      ? {}
      : {
          ...(carrier.trim() === '' ? { carrier: '请填写承运商' } : {}),
          ...(trackingNumber.trim().length < TRACKING_MIN ? { tracking: '请填写完整的运单号' } : {}),
        }
  const submit = async (): Promise<void> => {
    setAsked(true)
    if (Object.keys(problems).length > 0) return
    setBusy(true)
    try {
      if (act === 'SHIP')
        await shipAfterSale(environment, { afterSaleID, clientKey, carrier: carrier.trim(), trackingNumber: trackingNumber.trim() })
      else await (act === 'CANCEL' ? cancelAfterSale : receiveAfterSale)(environment, { afterSaleID, clientKey })
      toasts.show({ kind: 'ok', text: done[act] })
      onDone()
    } catch (error) {
      report(error)
      setBusy(false)
    }
  }
  const footer = (
    <>
      <Button onClick={onClose}>返回</Button>
      <Button variant={act === 'CANCEL' ? 'danger' : 'primary'} isBusy={isBusy} onClick={() => void submit()}>
        {act === 'SHIP' ? '提交' : titles[act]}
      </Button>
    </>
  )
  return (
    <Dialog isOpen isSheet onClose={onClose} title={titles[act]} footer={footer}>
      {act === 'SHIP' && (
        <div className={stack}>
          <TextField
            label="承运商"
            value={carrier}
            maxLength={40}
            error={isAsked ? problems.carrier : null}
            onChange={(event) => setCarrier(event.currentTarget.value)}
          />
          <TextField
            label="运单号"
            value={trackingNumber}
            maxLength={40}
            autoComplete="off"
            error={isAsked ? problems.tracking : null}
            onChange={(event) => setTrackingNumber(event.currentTarget.value)}
          />
        </div>
      )}
      {act === 'RECEIVE' && <p>请确认补发或换货的商品已经收到。</p>}
      {act === 'CANCEL' && <p>撤销后如仍需售后，请在期限内重新申请。</p>}
    </Dialog>
  )
}
