import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { BalancePageQuery } from '../../__generated__/BalancePageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { BalanceHead } from '../../features/trade/wallet/BalanceHead.tsx'
import { LogFilter } from '../../features/trade/wallet/LogFilter.tsx'
import { MONEY_KINDS, readLog } from '../../features/trade/wallet/logPlace.ts'
import { MoneyLog } from '../../features/trade/wallet/MoneyLog.tsx'
import { RechargeDesk } from '../../features/trade/wallet/RechargeDesk.tsx'
import { Withdrawals } from '../../features/trade/wallet/Withdrawals.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { TabLinks } from '../../ui/TabLinks.tsx'

const space = css`margin-top: 16px;`
const kinds = [
  [null, '全部明细'],
  ['recharge', '充值'],
  ['pay', '支付'],
  ['refund', '退回'],
  ['withdraw', '提现'],
] as const

/** The balance and its log (/yegl); a recharge on its way stands on top. */
export function BalancePage({ queryRef, place: { search } }: PageProps<BalancePageQuery>) {
  const {
    serverTime = null,
    viewer,
    wallet,
    recharge,
    moneyLog,
    withdrawals,
  } = usePreloadedQuery<BalancePageQuery>(
    graphql`
      query BalancePageQuery($use: MoneyUse, $from: DateTime, $to: DateTime, $page: Int, $rechargeID: ID!,
        $hasRecharge: Boolean!) @preloadable {
        ...Shell_query
        serverTime
        viewer { canMoveFunds }
        wallet @catch(to: RESULT) { ...BalanceHead_wallet }
        recharge(rechargeID: $rechargeID) @include(if: $hasRecharge) { ...RechargeDesk_recharge }
        moneyLog(filter: { use: $use, from: $from, to: $to }, first: 20, page: $page) @catch(to: RESULT) { ...MoneyLog_log }
        withdrawals(first: 3) { ...Withdrawals_withdrawals }
      }
    `,
    queryRef,
  )
  const place = readLog(search, MONEY_KINDS)
  return (
    <MemberFrame title="余额管理">
      {recharge && <RechargeDesk recharge={recharge} />}
      <Principal result={wallet}>{(found) => <BalanceHead wallet={found} canMoveFunds={viewer?.canMoveFunds !== false} />}</Principal>
      {withdrawals && place.kind === null && <Withdrawals withdrawals={withdrawals} />}
      <div className={space}>
        <TabLinks
          label="明细类型"
          Anchor={Link}
          links={kinds.map(([kind, label]) => ({
            href: paths.balance({ kind, from: place.from, to: place.to }),
            label,
            isCurrent: kind === place.kind,
          }))}
        />
        <LogFilter key={`${place.from} ${place.to}`} place={place} now={serverTime} hrefOf={paths.balance} />
        <Principal result={moneyLog}>
          {(log) => (
            <MoneyLog
              log={log}
              name="余额"
              hrefOf={(page) => paths.balance({ kind: place.kind, from: place.from, to: place.to, page })}
              isWhole={place.kind === null && place.from === '' && place.to === ''}
            />
          )}
        </Principal>
      </div>
    </MemberFrame>
  )
}
