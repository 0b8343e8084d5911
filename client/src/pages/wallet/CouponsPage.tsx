import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CouponsPageQuery } from '../../__generated__/CouponsPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { CouponList } from '../../features/trade/wallet/CouponList.tsx'
import { PIECE_TABS, pieceTab, type PieceTab } from '../../features/trade/wallet/logPlace.ts'
import { RedeemCode } from '../../features/catalogue/zone/RedeemCode.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { TabLinks } from '../../ui/TabLinks.tsx'

const space = css`margin-top: 16px;`
const labels: Readonly<Record<PieceTab, string>> = { unused: '未使用', used: '已使用', expired: '已过期' }

/** The shop's coupons by state (/yhq), and a code turned into one. */
export function CouponsPage({ queryRef, place: { search } }: PageProps<CouponsPageQuery>) {
  const {
    serverTime = null,
    couponCounts,
    coupons,
  } = usePreloadedQuery<CouponsPageQuery>(
    graphql`
      query CouponsPageQuery($status: CouponStatus, $page: Int) @preloadable {
        ...Shell_query
        serverTime
        couponCounts { unused used expired }
        coupons(filter: { status: $status }, first: 10, page: $page) @catch(to: RESULT) { ...CouponList_coupons }
      }
    `,
    queryRef,
  )
  const tab = pieceTab(search)
  return (
    <MemberFrame title="优惠券" tools={<Link href={paths.couponCentre()}>去领券中心</Link>}>
      <RedeemCode />
      <div className={space}>
        <TabLinks
          label="优惠券状态"
          Anchor={Link}
          links={PIECE_TABS.map((key) => ({
            href: paths.coupons({ tab: key === 'unused' ? null : key }),
            label: couponCounts ? `${labels[key]}（${couponCounts[key]}）` : labels[key],
            isCurrent: key === tab,
          }))}
        />
        <Principal result={coupons}>
          {(list) => (
            <CouponList
              coupons={list}
              tab={tab}
              now={serverTime}
              hrefOf={(page) => paths.coupons({ tab: tab === 'unused' ? null : tab, page })}
            />
          )}
        </Principal>
      </div>
    </MemberFrame>
  )
}
