import { css } from '@emotion/css'
import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { CancelReason } from '../../../__generated__/orderChangesCancelMutation.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { RadioCard } from '../../../ui/RadioCard.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import type { OrderAct } from './OrderActions.tsx'
import { cancelOrder, deleteOrder, requestRefund } from './orderChanges.ts'

const stack = css`display: grid; gap: 8px;`

const reasons: readonly (readonly [CancelReason, string])[] = [
  ['NOT_WANTED', '不想买了'],
  ['WRONG_GOODS', '商品买错了'],
  ['DUPLICATE', '重复下单'],
  ['COUPON_FORGOTTEN', '忘记使用优惠券'],
  ['WRONG_DELIVERY', '配送信息有误'],
  ['CHEAPER_ELSEWHERE', '其他渠道价更低'],
]
const titles: Readonly<Record<OrderAct, string>> = {
  CANCEL: '取消订单',
  REFUND: '申请退款',
  DELETE: '删除订单',
  RECEIVE: '确认收货',
  REBUY: '再次购买',
}

export type OrderDialogProps = {
  readonly order: { readonly orderID: string; readonly orderNo: string }
  readonly act: OrderAct
  readonly onClose: () => void
  readonly onDone: (act: OrderAct) => void
}

/** Asks before something is done with an order, and does it. */
export function OrderDialog({ order: { orderID, orderNo }, act, onClose, onDone }: OrderDialogProps) {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [reason, setReason] = useState<CancelReason>('NOT_WANTED')
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // One intention, one key, however often it is sent.
  const [clientKey] = useState(() => crypto.randomUUID())

  const perform = async (): Promise<string> => {
    if (act === 'CANCEL') return cancelOrder(environment, orderID, reason, clientKey)
    if (act === 'REFUND') {
      await requestRefund(environment, orderID, words.trim())
      return '退款申请已提交'
    }
    await deleteOrder(environment, orderID)
    return '订单已删除'
  }
  const submit = async (): Promise<void> => {
    if (act === 'REFUND' && words.trim() === '') {
      setProblem('请填写退款原因')
      return
    }
    setBusy(true)
    try {
      toasts.show({ kind: 'ok', text: await perform() })
      onDone(act)
    } catch (error) {
      report(error)
      setBusy(false)
    }
  }
  const footer = (
    <>
      <Button onClick={onClose}>返回</Button>
      <Button variant={act === 'REFUND' ? 'primary' : 'danger'} isBusy={isBusy} onClick={() => void submit()}>
        {titles[act]}
      </Button>
    </>
  )
  return (
    <Dialog isOpen isSheet onClose={onClose} title={`${titles[act]} ${orderNo}`} footer={footer}>
      {act === 'CANCEL' && (
        <div className={stack} role="radiogroup" aria-label="取消原因">
          <p>同一次提交的订单会一起取消；占用的库存、优惠券和余额会退回。请选择原因：</p>
          {reasons.map(([value, text]) => (
            <RadioCard key={value} name="reason" isChecked={value === reason} onChoose={() => setReason(value)}>
              {text}
            </RadioCard>
          ))}
        </div>
      )}
      {act === 'REFUND' && (
        <TextArea
          label="退款原因"
          value={words}
          maxLength={200}
          error={problem}
          placeholder="尚未开票发货的订单可申请全额退款，款项原路退回"
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      {act === 'DELETE' && <p>删除后不再显示在订单列表中，无法恢复。</p>}
    </Dialog>
  )
}
