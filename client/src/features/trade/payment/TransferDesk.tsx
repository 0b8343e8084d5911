import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatCapital } from 'rules/capital'
import { parseMoney } from 'rules/money'
import type { TransferDesk_trade$key } from '../../../__generated__/TransferDesk_trade.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Price } from '../../../ui/Price.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { TradeEnd } from './TradeEnd.tsx'
import { TransferProof } from './TransferProof.tsx'
import { TradeSum } from './TradeSum.tsx'
import { useLiveTrade } from './useLiveTrade.ts'

const stack = css`display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; > * { margin-top: 0 !important; }`
const foot = css`display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; margin-top: 16px;`

/** Where to transfer the money to, with what remark, and until when. */
export function TransferDesk({ trade: key, serverTime }: { trade: TransferDesk_trade$key; serverTime: string | null }) {
  const trade = useFragment(
    graphql`
      fragment TransferDesk_trade on Trade {
        tradeID
        tradeNo
        payStatus
        due
        transferAccount { name bank number }
        ...TradeSum_trade
        ...TransferProof_trade
      }
    `,
    key,
  )
  const { tradeID, tradeNo, payStatus, due, transferAccount: account } = trade
  const isWaiting = payStatus === 'UNPAID'
  const { ask } = useLiveTrade(tradeID, isWaiting, () => {})
  if (!isWaiting) return <TradeEnd payStatus={payStatus} tradeID={tradeID} />
  const copy = (): void => {
    const { name = '', bank = '', number = '' } = account ?? {}
    const text = `户名：${name}\n开户行：${bank}\n账号：${number}\n金额：${due}\n附言：${tradeNo}`
    navigator.clipboard.writeText(text).then(
      () => toasts.show({ kind: 'ok', text: '收款信息已复制' }),
      () => toasts.show({ kind: 'warning', text: '浏览器不允许复制，请手动选取' }),
    )
  }
  return (
    <div className={stack}>
      <TradeSum trade={trade} serverTime={serverTime} onEnd={ask} />
      <Panel
        title="收款账户"
        tools={
          <Button size="small" icon="document" onClick={copy}>
            复制全部
          </Button>
        }
      >
        <Facts
          facts={[
            ['户名', account?.name ?? '请联系客户经理获取收款账户'],
            ['开户行', account?.bank],
            ['账号', account?.number],
            ['汇款金额', <Price key="due" amount={due} size="row" />],
            ['大写', formatCapital(parseMoney(due))],
            ['附言（必填）', <b key="no">{tradeNo}</b>],
          ]}
        />
        <div className={foot}>
          <Link className={buttonClass('outline')} href={paths.pay(tradeID)}>
            改用在线支付
          </Link>
          <Link href={paths.orders()}>稍后汇款，先看订单</Link>
        </div>
      </Panel>
      <Notice>请从贵单位对公账户一次汇足，附言写明交易号；财务核对到账后自动变为待发货。</Notice>
      <TransferProof trade={trade} />
    </div>
  )
}
