import { graphql, useFragment } from 'react-relay/hooks'
import type { MoneyLog_log$key } from '../../../__generated__/MoneyLog_log.graphql.ts'
import type { Path } from '../../../navigation/paths.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LongNumber } from '../../../ui/LongNumber.tsx'
import { ListPages } from '../../people/member/ListPages.tsx'
import { LogTable } from './LogTable.tsx'
import { logSums } from './logTable.ts'
import { plainMoney, signedMoney } from './signed.ts'

type Props = {
  readonly log: MoneyLog_log$key
  /** What the log is of: 余额 or 现金券. */
  readonly name: string
  readonly hrefOf: (page: number) => Path
  /** Only the newest, without sums and pages. */
  readonly isBrief?: boolean
  /** Of every kind and day: where nothing is found, nothing has been. */
  readonly isWhole?: boolean
}

/** What moved on the balance or on cash vouchers, each line with the order, after-sale, recharge or withdrawal behind it. */
export function MoneyLog({ log: key, name, hrefOf, isBrief = false, isWhole = isBrief }: Props) {
  const { edges, came, went, totalCount, pageCursors } = useFragment(
    graphql`
      fragment MoneyLog_log on MoneyEntryConnection {
        totalCount
        came
        went
        edges { node { seq at title amount balance orderID orderNo afterSaleID rechargeNo withdrawalNo } }
        pageCursors {
          last { page }
          around { page isCurrent }
        }
      }
    `,
    key,
  )
  if (edges.length === 0)
    return (
      <EmptyState picture="box" title={`没有${name}明细`}>
        {isWhole ? '充值或下单后，收支会列在这里' : '换一个类型或时间看看'}
      </EmptyState>
    )
  return (
    <>
      {!isBrief && typeof came === 'string' && typeof went === 'string' && (
        <p className={logSums}>
          <span>共 {totalCount} 笔</span>
          <span>
            收入 <b>{plainMoney(came)}</b> 元
          </span>
          <span>
            支出 <b>{plainMoney(went)}</b> 元
          </span>
        </p>
      )}
      <LogTable
        caption={`${name}明细`}
        heads={['金额（元）', '变动后（元）']}
        entries={edges.map(({ node }) => ({
          ...node,
          seq: node.seq ?? null,
          at: node.at ?? null,
          amount: typeof node.amount === 'string' ? signedMoney(node.amount) : '—',
          isSpent: node.amount?.startsWith('-') === true,
          after: typeof node.balance === 'string' ? plainMoney(node.balance) : '—',
          origin: (
            <>
              {typeof node.rechargeNo === 'string' && (
                <small>
                  充值单 <LongNumber number={node.rechargeNo} />
                </small>
              )}
              {typeof node.withdrawalNo === 'string' && (
                <small>
                  提现单 <LongNumber number={node.withdrawalNo} />
                </small>
              )}
            </>
          ),
        }))}
      />
      {!isBrief && <ListPages cursors={pageCursors} hrefOf={hrefOf} />}
    </>
  )
}
