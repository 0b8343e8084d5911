import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { VouchersPageQuery } from '../../__generated__/VouchersPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { PIECE_TABS, pieceTab, type PieceTab } from '../../features/trade/wallet/logPlace.ts'
import { MoneyLog } from '../../features/trade/wallet/MoneyLog.tsx'
import { VoucherList } from '../../features/trade/wallet/VoucherList.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { Price } from '../../ui/Price.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { color, radius, type } from '../../ui/tokens.ts'

const card = css`
  margin-bottom: 12px;
  padding: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  > small { display: block; ${type.small} color: ${color.second}; }
`
const log = css`padding-top: 12px;`
const labels: Readonly<Record<PieceTab, string>> = { unused: '可用', used: '已用完', expired: '已过期' }

/** Cash vouchers by state and what moved on them (/xjq). */
export function VouchersPage({ queryRef, place: { search } }: PageProps<VouchersPageQuery>) {
  const {
    serverTime = null,
    wallet,
    vouchers,
    voucherLog,
  } = usePreloadedQuery<VouchersPageQuery>(
    graphql`
      query VouchersPageQuery($status: CouponStatus, $page: Int, $isLog: Boolean!) @preloadable {
        ...Shell_query
        serverTime
        wallet { voucher voucherCount }
        vouchers(filter: { status: $status }, first: 20, page: $page) @skip(if: $isLog) @catch(to: RESULT) { ...VoucherList_vouchers }
        voucherLog(first: 20, page: $page) @include(if: $isLog) @catch(to: RESULT) { ...MoneyLog_log }
      }
    `,
    queryRef,
  )
  const isLog = search.get('tab') === 'log'
  const tab = pieceTab(search)
  return (
    <MemberFrame title="现金券">
      {wallet && (
        <div className={card}>
          <small>可用现金券（{wallet.voucherCount} 张）</small>
          <Price amount={wallet.voucher} size="detail" tone="ink" />
          <small>结算时抵货款，先用快到期的；含麻黄碱商品和运费不能用</small>
        </div>
      )}
      <TabLinks
        label="现金券状态"
        Anchor={Link}
        links={[
          ...PIECE_TABS.map((key) => ({
            href: paths.vouchers({ tab: key === 'unused' ? null : key }),
            label: labels[key],
            isCurrent: !isLog && key === tab,
          })),
          { href: paths.vouchers({ tab: 'log' }), label: '收支明细', isCurrent: isLog },
        ]}
      />
      {vouchers && (
        <Principal result={vouchers}>
          {(list) => (
            <VoucherList vouchers={list} now={serverTime} hrefOf={(page) => paths.vouchers({ tab: tab === 'unused' ? null : tab, page })} />
          )}
        </Principal>
      )}
      {voucherLog && (
        <div className={log}>
          <Principal result={voucherLog}>
            {(entries) => <MoneyLog log={entries} name="现金券" hrefOf={(page) => paths.vouchers({ tab: 'log', page })} />}
          </Principal>
        </div>
      )}
    </MemberFrame>
  )
}
