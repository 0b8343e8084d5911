import { graphql, useFragment } from 'react-relay/hooks'
import type { PointsLog_log$key } from '../../../__generated__/PointsLog_log.graphql.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { type Path, paths } from '../../../navigation/paths.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Table } from '../../../ui/Table.tsx'
import { ListPages } from '../../people/member/ListPages.tsx'
import { logSums, logTable } from './logTable.ts'
import { signedCount } from './signed.ts'

/** Points earned and spent, each line with its order or gift. */
export function PointsLog({ log: key, hrefOf }: { log: PointsLog_log$key; hrefOf: (page: number) => Path }) {
  const { edges, came, went, totalCount, pageCursors } = useFragment(
    graphql`
      fragment PointsLog_log on PointsEntryConnection {
        totalCount
        came
        went
        edges { node { seq at title points after orderID orderNo afterSaleID pointsOrderNo } }
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
      <EmptyState drawing="box" title="没有积分明细">
        收货后按实付商品金额返积分，每 1 元 1 分
      </EmptyState>
    )
  return (
    <>
      <p className={logSums}>
        <span>共 {totalCount} 笔</span>
        <span>
          获得 <b>{came}</b>
        </span>
        <span>
          使用 <b>{went}</b>
        </span>
      </p>
      <Table caption="积分明细" className={logTable} isFluid>
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
              积分
            </th>
            <th scope="col" className="number">
              变动后
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
                {typeof node.pointsOrderNo === 'string' && (
                  <small>
                    积分订单 <Link href={paths.pointsOrders()}>{node.pointsOrderNo}</Link>
                  </small>
                )}
              </td>
              <td className={`number ${node.points < 0 ? 'went' : 'came'}`}>{signedCount(node.points)}</td>
              <td className="number">{node.after}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ListPages cursors={pageCursors} hrefOf={hrefOf} />
    </>
  )
}
