import { graphql, useFragment } from 'react-relay/hooks'
import type { PointsLog_log$key } from '../../../__generated__/PointsLog_log.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { type Path, paths } from '../../../navigation/paths.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ListPages } from '../../people/member/ListPages.tsx'
import { LogTable } from './LogTable.tsx'
import { logSums } from './logTable.ts'
import { signedCount } from './signed.ts'
import { grouped } from '../../../lib/grouped.ts'
import { LongNumber } from '../../../ui/LongNumber.tsx'

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
      <EmptyState picture="box" title="没有积分明细">
        收货后按实付商品金额返积分，每 1 元 1 分
      </EmptyState>
    )
  return (
    <>
      <p className={logSums}>
        <span>共 {totalCount} 笔</span>
        <span>
          获得 <b>{grouped(came)}</b>
        </span>
        <span>
          使用 <b>{grouped(went)}</b>
        </span>
      </p>
      <LogTable
        caption="积分明细"
        heads={['积分', '变动后']}
        entries={edges.map(({ node }) => ({
          ...node,
          amount: signedCount(node.points),
          after: grouped(node.after),
          isSpent: node.points < 0,
          origin: typeof node.pointsOrderNo === 'string' && (
            <small>
              积分订单{' '}
              <Link href={paths.pointsOrders()}>
                <LongNumber number={node.pointsOrderNo} />
              </Link>
            </small>
          ),
        }))}
      />
      <ListPages cursors={pageCursors} hrefOf={hrefOf} />
    </>
  )
}
