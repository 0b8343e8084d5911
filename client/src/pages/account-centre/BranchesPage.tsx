import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { BranchesPageQuery } from '../../__generated__/BranchesPageQuery.graphql.ts'
import { Colleagues } from '../../features/people/account-centre/Colleagues.tsx'
import { Own } from '../../features/people/account-centre/Own.tsx'
import { ShopCards } from '../../features/people/account-centre/ShopCards.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { Notice } from '../../ui/Notice.tsx'

const hint = css`margin-bottom: 12px;`

/** The shops of the account (/ddgl). */
export function BranchesPage({ queryRef }: PageProps<BranchesPageQuery>) {
  const { viewer } = usePreloadedQuery<BranchesPageQuery>(
    graphql`
      query BranchesPageQuery @preloadable {
        ...Shell_query
        viewer @catch(to: RESULT) { ...ShopCards_viewer ...Colleagues_viewer }
      }
    `,
    queryRef,
  )
  return (
    <MemberFrame title="多店管理">
      <Notice className={hint}>一个账号可为多家门店采购。每家门店的价格、采购单、订单和钱包各自独立，切换后立即生效。</Notice>
      <Own result={viewer}>
        {(found) => (
          <>
            <ShopCards viewer={found} />
            <Colleagues viewer={found} />
          </>
        )}
      </Own>
    </MemberFrame>
  )
}
