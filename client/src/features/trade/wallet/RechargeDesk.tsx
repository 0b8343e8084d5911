import { css } from '@emotion/css'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { PAY_POLL_MS } from 'rules/constants'
import type { RechargeDesk_recharge$key } from '../../../__generated__/RechargeDesk_recharge.graphql.ts'
import type { RechargeDeskQuery } from '../../../__generated__/RechargeDeskQuery.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { useRetry } from '../../../navigation/retrying.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Price } from '../../../ui/Price.tsx'
import { askAnew } from '../../../relay/askAnew.ts'
import { useWaitFor, type Why } from '../../ground/live/useWaitFor.ts'
import { PayCode } from '../payment/PayCode.tsx'

const space = css`margin-bottom: 12px;`

/**
 * A recharge on its way: how it is paid, and that it has come: told by
 * the stream of changes, asked every three seconds where there is none.
 */
export function RechargeDesk({ recharge: key }: { recharge: RechargeDesk_recharge$key }) {
  const recharge = useFragment(
    graphql`
      fragment RechargeDesk_recharge on Recharge {
        rechargeID
        rechargeNo
        amount
        channel
        status
        kind
        qrImage { url }
        url
        expiresAt
        settledAt
      }
    `,
    key,
  )
  const { rechargeID, rechargeNo, amount, status } = recharge
  const environment = useRelayEnvironment()
  const retry = useRetry()
  const isWaiting = status === 'PENDING' || status === 'CREATED'
  const ask = async (why: Why): Promise<void> => {
    const answer = await askAnew<RechargeDeskQuery>(
      environment,
      graphql`query RechargeDeskQuery($rechargeID: ID!) { recharge(rechargeID: $rechargeID) { status settledAt } wallet { balance } }`,
      { rechargeID },
      { isPoll: why === 'time' },
      // A failed question is asked again soon: nothing to tell.
    ).catch(() => undefined)
    // Its line stands in the log below then.
    if (answer?.recharge?.status === 'SETTLED') retry()
  }
  useWaitFor({
    isWaiting,
    askMs: PAY_POLL_MS,
    until: recharge.expiresAt,
    isOfIt: (change) => change.__typename === 'RechargeChanged' && change.rechargeID === rechargeID,
    ask: (why) => void ask(why),
  })
  const done = <Link href={paths.balance()}>知道了</Link>
  if (status === 'SETTLED')
    return (
      <Notice tone="ok" className={space} action={done}>
        <output>
          充值成功：
          <Price amount={amount} size="small" tone="inherit" /> 已于{' '}
          {typeof recharge.settledAt === 'string' ? dateTime(recharge.settledAt) : ''} 到账，充值单 {rechargeNo}
        </output>
      </Notice>
    )
  if (!isWaiting)
    return (
      <Notice tone="error" role="alert" className={space} action={done}>
        充值单 {rechargeNo}（<Price amount={amount} size="small" tone="inherit" />
        ）没有支付成功，没有扣款。需要时请重新充值。
      </Notice>
    )
  return (
    <Panel title="完成充值" className={space} tools={<span>充值单 {rechargeNo}</span>}>
      <p className={space}>
        充值 <Price amount={amount} size="page" />
        ，请在 {dateTime(recharge.expiresAt)} 前付款；到账后自动计入余额。
      </p>
      <PayCode payment={recharge} onAsk={() => void ask('back')} />
    </Panel>
  )
}
