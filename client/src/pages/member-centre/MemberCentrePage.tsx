import { css } from '@emotion/css'
import { graphql, useLazyLoadQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { MemberCentrePageQuery } from '../../__generated__/MemberCentrePageQuery.graphql.ts'
import type { MemberCentrePageViewerQuery } from '../../__generated__/MemberCentrePageViewerQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { LogoutButton } from '../../features/people/account/LogoutButton.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { EndingCoupons } from '../../features/trade/wallet/EndingCoupons.tsx'
import { LastOrders } from '../../features/trade/wallet/LastOrders.tsx'
import { MonthCharts } from '../../features/trade/wallet/MonthCharts.tsx'
import { NextSteps } from '../../features/trade/wallet/NextSteps.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { color, control, media, radius } from '../../ui/tokens.ts'
import { MemberHead } from './MemberHead.tsx'
import { QuickEntries } from './QuickEntries.tsx'

const stack = css`display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; > *, > * > * { margin-top: 0 !important; }`
const beside = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  align-items: start;
  gap: 12px;
  > * { min-width: 0; }
  @media (max-width: 1023.98px) { grid-template-columns: minmax(0, 1fr); }
`

const leave = css`
  min-height: ${control.large};
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  ${media.fromTablet} { display: none; }
`

/** The member centre (/user): what to do next, what was ordered last, how the months went. */
export function MemberCentrePage({ queryRef }: PageProps<MemberCentrePageQuery>) {
  const {
    serverTime = null,
    orderCounts,
    overview,
    orders,
    usableCoupons,
  } = usePreloadedQuery<MemberCentrePageQuery>(
    graphql`
      query MemberCentrePageQuery($isWhole: Boolean!) @preloadable {
        ...Shell_query @include(if: $isWhole) @alias(as: "frame")
        serverTime
        orderCounts { unpaid toShip shipped inAfterSale }
        overview @catch(to: RESULT) { ...NextSteps_overview ...MonthCharts_overview }
        orders(first: 5) @catch(to: RESULT) { ...LastOrders_orders }
        usableCoupons(first: 4) @catch(to: RESULT) { ...EndingCoupons_coupons }
      }
    `,
    queryRef,
  )
  // The frame has read it: a change of page to here asks nothing of it (TRADE §9).
  const { viewer } = useLazyLoadQuery<MemberCentrePageViewerQuery>(
    graphql`query MemberCentrePageViewerQuery { viewer { messageCount ...MemberHead_viewer } }`,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  return (
    <MemberFrame title="会员中心" entry={paths.member()}>
      <div className={stack}>
        {viewer && <MemberHead viewer={viewer} counts={orderCounts ?? null} />}
        <QuickEntries />
        <Principal isPart result={overview}>
          {(found) => (
            <NextSteps
              overview={found}
              counts={{
                shipped: orderCounts?.shipped ?? 0,
                afterSale: orderCounts?.inAfterSale ?? 0,
                messages: viewer?.messageCount ?? 0,
              }}
            />
          )}
        </Principal>
        <div className={beside}>
          <Principal isPart result={orders}>
            {(list) => <LastOrders orders={list} />}
          </Principal>
          <Principal isPart result={usableCoupons}>
            {(list) => <EndingCoupons coupons={list} now={serverTime} />}
          </Principal>
        </div>
        {overview.ok && overview.value && <MonthCharts overview={overview.value} />}
        <LogoutButton className={leave} />
      </div>
    </MemberFrame>
  )
}
