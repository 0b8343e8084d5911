import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { PointsPageQuery } from '../../__generated__/PointsPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { LogFilter } from '../../features/trade/wallet/LogFilter.tsx'
import { POINTS_KINDS, readLog } from '../../features/trade/wallet/logPlace.ts'
import { PointsLog } from '../../features/trade/wallet/PointsLog.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { color, radius, type } from '../../ui/tokens.ts'
import { grouped } from '../../lib/grouped.ts'

const card = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
  margin-bottom: 12px;
  padding: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  b { ${type.display} }
  > div > small { display: block; ${type.small} color: ${color.second}; }
  ul { display: flex; gap: 16px; a { display: inline-flex; align-items: center; min-height: 44px; } }
`
const kinds = [
  [null, '全部明细'],
  ['in', '获得'],
  ['out', '使用'],
] as const

/** Points and their log (/jfgl). */
export function PointsPage({ queryRef, place: { search } }: PageProps<PointsPageQuery>) {
  const {
    serverTime = null,
    wallet,
    pointsLog,
  } = usePreloadedQuery<PointsPageQuery>(
    graphql`
      query PointsPageQuery($flow: PointsFlow, $from: DateTime, $to: DateTime, $page: Int) @preloadable {
        ...Shell_query
        serverTime
        wallet { points }
        pointsLog(filter: { flow: $flow, from: $from, to: $to }, first: 20, page: $page) @catch(to: RESULT) { ...PointsLog_log }
      }
    `,
    queryRef,
  )
  const place = readLog(search, POINTS_KINDS)
  return (
    <MemberFrame title="积分管理">
      {wallet && (
        <div className={card}>
          <div>
            <small>可用积分</small>
            <b>{typeof wallet.points === 'number' ? grouped(wallet.points) : '—'}</b>
            <small>收货后按实付商品金额返积分，每 1 元 1 分；退货时相应扣回</small>
          </div>
          <ul>
            <li>
              <Link href={paths.pointsMall()}>去积分商城</Link>
            </li>
            <li>
              <Link href={paths.pointsOrders()}>积分订单</Link>
            </li>
          </ul>
        </div>
      )}
      <TabLinks
        label="明细类型"
        Anchor={Link}
        links={kinds.map(([kind, label]) => ({
          href: paths.points({ kind, from: place.from, to: place.to }),
          label,
          isCurrent: kind === place.kind,
        }))}
      />
      <LogFilter key={`${place.from} ${place.to}`} place={place} now={serverTime} hrefOf={paths.points} />
      <Principal result={pointsLog}>
        {(log) => <PointsLog log={log} hrefOf={(page) => paths.points({ kind: place.kind, from: place.from, to: place.to, page })} />}
      </Principal>
    </MemberFrame>
  )
}
