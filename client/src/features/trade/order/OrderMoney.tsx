import { css } from '@emotion/css'
import { type ComponentType, createElement, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import type { OrderMoney_order$key } from '../../../__generated__/OrderMoney_order.graphql.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { OrderCashback } from '../cashback/OrderCashback.tsx'
import { channelName } from '../payment/channelNames.ts'
import type { PriceExplanationProps } from './PriceExplanation.tsx'

const sums = css`
  display: grid;
  grid-template-columns: 1fr max-content;
  gap: 4px 24px;
  text-align: right;
  dt { color: ${color.second}; }
  > :nth-last-child(-n + 2) { font-weight: 600; color: ${color.price}; ${type.price} }
  ${media.phone} { text-align: left; dd { text-align: right; } }
`
const records = css`margin-top: 12px; padding-top: 12px; border-top: 1px solid ${color.line}; ${type.small} color: ${color.second};`

const paymentWords: Readonly<Record<string, string>> = {
  CREATED: '等待支付',
  PENDING: '等待支付',
  SETTLED: '支付成功',
  FAILED: '支付失败',
  CLOSED: '已关闭',
  REFUND_DUE: '待退款',
  REFUNDED: '已退款',
}
const refundWords: Readonly<Record<string, string>> = { PENDING: '处理中', SETTLED: '已到账', FAILED: '退款失败，客服处理中' }
const tenderWords: Readonly<Record<string, string>> = { ONLINE: '原路退回', BALANCE: '退回余额', VOUCHER: '退回现金券' }

const signed = (cents: number): string => `${cents < 0 ? '−' : ''}¥${formatYuan(Math.abs(cents))}`

/** What it came to and how it was paid; why, on asking. */
export function OrderMoney({ order: key }: { order: OrderMoney_order$key }) {
  const { orderID, payable, detail } = useFragment(
    graphql`
      fragment OrderMoney_order on Order {
        orderID
        payable
        detail {
          lines { listAmount }
          goodsAmount
          shipping
          voucher
          balance
          fees { title amount at }
          payments { paymentID channel amount status createdAt settledAt }
          refunds { tender amount status at }
          cashback { ...OrderCashback_cashback }
        }
      }
    `,
    key,
  )
  const [Explanation, setExplanation] = useState<ComponentType<PriceExplanationProps> | null>(null)
  if (!detail) return null
  const explain = async (): Promise<void> => {
    const { PriceExplanation } = await import('./PriceExplanation.tsx')
    setExplanation(() => PriceExplanation)
  }
  const list = detail.lines.reduce((sum, { listAmount }) => sum + parseMoney(listAmount), 0)
  const goods = parseMoney(detail.goodsAmount)
  const rows: readonly (readonly [string, number])[] = [
    ['商品原价', list],
    ['优惠', goods - list],
    ['运费', parseMoney(detail.shipping)],
    ...detail.fees.map(({ title, amount }) => [title, parseMoney(amount)] as const),
    ['现金券', -parseMoney(detail.voucher)],
    ['余额', -parseMoney(detail.balance)],
  ]
  return (
    <Panel
      title="金额"
      tools={
        Explanation === null ? (
          <Button size="small" onClick={() => void explain().catch(() => {})}>
            为什么是这个价
          </Button>
        ) : undefined
      }
    >
      <dl className={sums}>
        {rows
          .filter(([name, cents]) => cents !== 0 || name === '运费')
          .flatMap(([name, cents]) => [<dt key={name}>{name}</dt>, <dd key={`${name} amount`}>{signed(cents)}</dd>])}
        <dt>应付</dt>
        <dd>{signed(parseMoney(payable))}</dd>
      </dl>
      <OrderCashback cashback={detail.cashback} />
      {Explanation !== null && createElement(Explanation, { orderID })}
      {(detail.payments.length > 0 || detail.refunds.length > 0) && (
        <ul className={records} aria-label="支付与退款记录">
          {detail.payments.map((payment) => (
            <li key={payment.paymentID}>
              {dateTime(payment.settledAt ?? payment.createdAt)}　{channelName(payment.channel)}　¥{formatYuan(parseMoney(payment.amount))}
              　{paymentWords[payment.status] ?? ''}
              {payment.amount !== payable && '（与同批订单一起支付）'}
            </li>
          ))}
          {detail.refunds.map((refund) => (
            <li key={`${refund.at} ${refund.tender}`}>
              {dateTime(refund.at)}　{tenderWords[refund.tender] ?? '退款'}　¥{formatYuan(parseMoney(refund.amount))}　
              {refundWords[refund.status] ?? ''}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
