import { graphql, useFragment } from 'react-relay/hooks'
import type { MoneyLog_log$key } from '../../../__generated__/MoneyLog_log.graphql.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { type Path, paths } from '../../../navigation/paths.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Table } from '../../../ui/Table.tsx'
import { ListPages } from '../../people/member/ListPages.tsx'
import { logSums, logTable } from './logTable.ts'
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
      <EmptyState drawing="box" title={`没有${name}明细`}>
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
      <Table caption={`${name}明细`} className={logTable} isFluid>
        <colgroup>
          <col style={{ width: '170px' }} />
          <col />
          <col style={{ width: '140px' }} />
          <col style={{ width: '140px' }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">时间</th>
            <th scope="col">摘要</th>
            <th scope="col" className="number">
              金额（元）
            </th>
            <th scope="col" className="number">
              变动后（元）
            </th>
          </tr>
        </thead>
        <tbody>
          {edges.map(({ node }) => (
            <tr key={node.seq}>
              <td>
                <time dateTime={node.at}>{dateTime(node.at)}</time>
              </td>
              <td>
                {node.title}
                {typeof node.orderID === 'string' && typeof node.orderNo === 'string' && (
                  <small>
                    订单 <Link href={paths.order(node.orderID)}>{node.orderNo}</Link>
                  </small>
                )}
                {typeof node.afterSaleID === 'string' && (
                  <small>
                    <Link href={paths.afterSale(node.afterSaleID)}>查看售后</Link>
                  </small>
                )}
                {typeof node.rechargeNo === 'string' && <small>充值单 {node.rechargeNo}</small>}
                {typeof node.withdrawalNo === 'string' && <small>提现单 {node.withdrawalNo}</small>}
              </td>
              <td className={`number ${node.amount.startsWith('-') ? 'went' : 'came'}`}>{signedMoney(node.amount)}</td>
              <td className="number">{plainMoney(node.balance)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {!isBrief && <ListPages cursors={pageCursors} hrefOf={hrefOf} />}
    </>
  )
}
