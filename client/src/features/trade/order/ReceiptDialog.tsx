import { css } from '@emotion/css'
import { useEffect, useMemo, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { ReceiptDialogQuery, ReceiptDialogQuery$data } from '../../../__generated__/ReceiptDialogQuery.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { useFetched } from '../../../relay/useFetched.ts'
import { digitsOf } from '../../../lib/digits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { RadioCard } from '../../../ui/RadioCard.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { color, control, radius, type } from '../../../ui/tokens.ts'
import { receiveOrder } from './orderChanges.ts'
import type { OrderDialogProps } from './OrderDialog.tsx'

const rows = css`
  margin-top: 12px;
  li { display: flex; align-items: center; gap: 12px; padding: 8px 0; border-top: 1px solid ${color.line}; }
  li > span { flex: 1; min-width: 0; }
  small { display: block; ${type.small} color: ${color.second}; > span { white-space: nowrap; } }
  input { width: 64px; height: ${control.normal}; padding: 0 8px; border: 1px solid ${color.control}; border-radius: ${radius};
    text-align: right; }
`
const wishes = css`display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin-top: 12px;`

type Line = NonNullable<NonNullable<ReceiptDialogQuery$data['order']>['detail']>['lines'][number]

/** The lines as they were shipped, with their lots: what has been refunded is not waited for. */
const shipped = (lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, quantity: line.quantity - line.returnedQuantity })).filter((line) => line.quantity > 0)

const query = graphql`
  query ReceiptDialogQuery($orderID: ID!) {
    order(orderID: $orderID) {
      detail {
        lines { lineID name spec packUnit quantity returnedQuantity kind lots { lotNumber expiresOn } }
      }
    }
  }
`

/** Says what has arrived: all of it, or of some lines less, and what shall be done about that. */
export function ReceiptDialog({ order: { orderID, orderNo }, act, onClose, onDone }: OrderDialogProps) {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const { data, error } = useFetched<ReceiptDialogQuery>(
    query,
    useMemo(() => ({ orderID }), [orderID]),
  )
  const lines = shipped(data?.order?.detail?.lines ?? [])
  useEffect(() => {
    if (error !== null) report(error)
  }, [error, report])
  const [received, setReceived] = useState<ReadonlyMap<string, number>>(new Map())
  const [shortage, setShortage] = useState<'RESHIP' | 'REFUND_ONLY'>('RESHIP')
  const [isBusy, setBusy] = useState(false)
  const short = lines.filter((line) => (received.get(line.lineID) ?? line.quantity) < line.quantity)

  const submit = async (): Promise<void> => {
    setBusy(true)
    try {
      await receiveOrder(
        environment,
        short.length === 0
          ? { orderID }
          : {
              orderID,
              shortage,
              lines: short.map((line) => ({ lineID: line.lineID, quantity: received.get(line.lineID) ?? line.quantity })),
            },
      )
      toasts.show({ kind: 'ok', text: short.length === 0 ? '已确认收货' : '已按实收数量确认，短少部分已转售后处理' })
      onDone(act)
    } catch (refusal) {
      report(refusal)
      setBusy(false)
    }
  }
  const footer = (
    <>
      <Button onClick={onClose}>返回</Button>
      <Button variant="primary" isBusy={isBusy} onClick={() => void submit()} data-initial-focus>
        {short.length === 0 ? '全部收到，确认收货' : `按实收确认（短少 ${short.length} 种）`}
      </Button>
    </>
  )
  return (
    <Dialog isOpen isSheet onClose={onClose} title={`确认收货 ${orderNo}`} footer={footer}>
      <p>请核对数量、批号和效期；少发或破损的，把数量改成实收数。确认后 7 天内可申请售后。</p>
      <ul className={rows} aria-label="实收数量">
        {lines.map((line) => (
          <li key={line.lineID}>
            <span>
              {line.name} {line.spec}
              {line.lots.map((lot) => (
                <small key={lot.lotNumber}>
                  批号 {lot.lotNumber ?? '—'}　<span>有效期至 {lot.expiresOn}</span>
                </small>
              ))}
            </span>
            <input
              inputMode="numeric"
              aria-label={`${line.name} 实收数量`}
              value={received.get(line.lineID) ?? line.quantity}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) =>
                setReceived(new Map(received).set(line.lineID, Math.min(line.quantity, Number(digitsOf(event.currentTarget.value)))))
              }
            />
            / {line.quantity}
            {line.packUnit}
          </li>
        ))}
      </ul>
      {short.length > 0 && (
        <div className={wishes} role="radiogroup" aria-label="短少处理">
          <RadioCard name="shortage" isChecked={shortage === 'RESHIP'} onChoose={() => setShortage('RESHIP')}>
            补发短少商品
          </RadioCard>
          <RadioCard name="shortage" isChecked={shortage === 'REFUND_ONLY'} onChoose={() => setShortage('REFUND_ONLY')}>
            退回短少货款
          </RadioCard>
        </div>
      )}
    </Dialog>
  )
}
