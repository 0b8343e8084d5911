import { css } from '@emotion/css'
import { type ComponentType, createElement, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderActions_order$key } from '../../../__generated__/OrderActions_order.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { useRetry } from '../../../navigation/retrying.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { media } from '../../../ui/tokens.ts'
import type { OrderDialogProps } from './OrderDialog.tsx'

const acts = css`
  display: flex;
  flex-direction: column;
  gap: 4px;
  @media (max-width: 1023.98px) { flex-flow: row wrap; justify-content: flex-end; gap: 8px; }
  ${media.print} { display: none; }
`

/** What is asked about before it is done. */
export type OrderAct = 'CANCEL' | 'REFUND' | 'RECEIVE' | 'DELETE' | 'REBUY'

const words: Readonly<Record<OrderAct, string>> = {
  CANCEL: '取消订单',
  REFUND: '申请退款',
  RECEIVE: '确认收货',
  DELETE: '删除订单',
  REBUY: '再次购买',
}
const ORDER: readonly OrderAct[] = ['RECEIVE', 'REBUY', 'REFUND', 'CANCEL', 'DELETE']

type Props = {
  readonly order: OrderActions_order$key
  /** On the order's own page: no link to it, and after hiding it somewhere else to go. */
  readonly onGone?: () => void
}

/** What the buyer may do with an order now; what asks first is fetched with the click. */
export function OrderActions({ order: key, onGone }: Props) {
  const order = useFragment(
    graphql`
      fragment OrderActions_order on Order {
        orderID
        orderNo
        tradeID
        status
        actions
      }
    `,
    key,
  )
  const retry = useRetry()
  const [dialog, setDialog] = useState<{ readonly View: ComponentType<OrderDialogProps>; readonly act: OrderAct } | null>(null)
  const open = async (act: OrderAct): Promise<void> => {
    const View =
      act === 'RECEIVE'
        ? (await import('./ReceiptDialog.tsx')).ReceiptDialog
        : act === 'REBUY'
          ? (await import('./RebuyDialog.tsx')).RebuyDialog
          : (await import('./OrderDialog.tsx')).OrderDialog
    setDialog({ View, act })
  }
  const done = (act: OrderAct): void => {
    setDialog(null)
    if (act === 'DELETE' && onGone !== undefined) onGone()
    // The counts of the tabs, and the list itself, are others now.
    else retry()
  }
  return (
    <div className={acts}>
      {order.actions.includes('PAY') && (
        <Link className={buttonClass('primary')} href={paths.pay(order.tradeID)}>
          去支付
        </Link>
      )}
      {ORDER.filter((act) => order.actions.includes(act)).map((act) => (
        <Button key={act} variant={act === 'RECEIVE' ? 'primary' : 'secondary'} onClick={() => void open(act).catch(() => {})}>
          {words[act]}
        </Button>
      ))}
      {order.actions.includes('RECEIVE') && (
        <Link className={buttonClass()} href={paths.receiveOrder(order.orderID)}>
          收货核对
        </Link>
      )}
      {order.actions.includes('AFTER_SALE') && (
        <Link className={buttonClass()} href={paths.requestAfterSale(order.orderID)}>
          申请售后
        </Link>
      )}
      {onGone === undefined && (
        <Link className={buttonClass('ghost')} href={paths.order(order.orderID)}>
          查看详情
        </Link>
      )}
      {dialog && createElement(dialog.View, { order, act: dialog.act, onClose: () => setDialog(null), onDone: done })}
    </div>
  )
}
