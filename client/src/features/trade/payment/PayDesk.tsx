import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PayDesk_trade$key } from '../../../__generated__/PayDesk_trade.graphql.ts'
import type { PaymentChannel } from '../../../__generated__/useStartPaymentMutation.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { RadioCard } from '../../../ui/RadioCard.tsx'
import { channelNames } from './channelNames.ts'
import { PayCode } from './PayCode.tsx'
import { TradeEnd } from './TradeEnd.tsx'
import { TradeSum } from './TradeSum.tsx'
import { useLiveTrade } from './useLiveTrade.ts'
import { type Payment, useStartPayment } from './useStartPayment.ts'

const stack = css`display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; > * { margin-top: 0 !important; }`
const ways = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: 8px;
  margin-bottom: 12px;
`

type Props = { readonly trade: PayDesk_trade$key; readonly serverTime: string | null }

/** What is to be paid until when, through which channel, and whether it has arrived: always as the marketplace has it. */
export function PayDesk({ trade: key, serverTime }: Props) {
  const trade = useFragment(
    graphql`
      fragment PayDesk_trade on Trade {
        tradeID
        payStatus
        payMode
        channels
        ...TradeSum_trade
      }
    `,
    key,
  )
  const { tradeID, payStatus } = trade
  const isWaiting = payStatus === 'UNPAID'
  const channels = trade.channels.filter((channel) => channel !== '%future added value')
  const [chosen, setChosen] = useState<PaymentChannel | null>(null)
  const [payment, setPayment] = useState<Payment | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [start, isStarting] = useStartPayment(tradeID)
  const { ask } = useLiveTrade(tradeID, isWaiting, (payments) => {
    const status = payment === null ? undefined : payments.get(payment.paymentID)
    if (status !== 'FAILED' && status !== 'CLOSED') return
    setPayment(null)
    setFailed(true)
  })
  const channel = chosen ?? channels[0] ?? null
  const pay = async (): Promise<void> => {
    if (channel === null) return
    setFailed(false)
    setPayment(await start(channel))
    ask()
  }
  if (!isWaiting) return <TradeEnd payStatus={payStatus} tradeID={tradeID} />
  return (
    <div className={stack}>
      <TradeSum trade={trade} serverTime={serverTime} onEnd={ask} />
      {hasFailed && (
        <Notice tone="error" role="alert">
          上一次支付没有成功，没有扣款。可以重试，或换一种支付方式。
        </Notice>
      )}
      <Panel title="选择支付方式">
        {channels.length === 0 && <Notice tone="warning">暂时没有可用的在线支付方式，请稍后再试或联系客户经理。</Notice>}
        <div className={ways} role="radiogroup" aria-label="支付方式">
          {channels.map((option) => (
            <RadioCard
              key={option}
              name="channel"
              isChecked={option === channel}
              isDisabled={isStarting}
              onChoose={() => {
                setChosen(option)
                setPayment(null)
              }}
            >
              {channelNames[option].name}
              <small>{channelNames[option].hint}</small>
            </RadioCard>
          ))}
        </div>
        {payment === null ? (
          <Button variant="primary" size="large" disabled={channel === null} isBusy={isStarting} onClick={() => void pay()}>
            {hasFailed ? '重新支付' : '立即支付'}
          </Button>
        ) : (
          <PayCode payment={payment} onAsk={ask} />
        )}
      </Panel>
      {trade.payMode === 'TRANSFER' && (
        <div>
          <Link href={paths.bankTransfer(tradeID)}>改用银行汇款，查看收款账户</Link>
        </div>
      )}
    </div>
  )
}
