import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { ShopInfoPageQuery } from '../../__generated__/ShopInfoPageQuery.graphql.ts'
import { PushPanel } from '../../features/after/push/PushPanel.tsx'
import { Own } from '../../features/people/account-centre/Own.tsx'
import { ShopForm } from '../../features/people/account-centre/ShopForm.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'

/** What the shop says of itself, whom its invoices are made out to, and where its parcels are told (/shop). */
export function ShopInfoPage({ queryRef }: PageProps<ShopInfoPageQuery>) {
  const { viewer } = usePreloadedQuery<ShopInfoPageQuery>(
    graphql`
      query ShopInfoPageQuery @preloadable {
        ...Shell_query
        viewer @catch(to: RESULT) { ...ShopForm_viewer ...PushPanel_viewer }
      }
    `,
    queryRef,
  )
  return (
    <MemberFrame title="店铺信息">
      <Own result={viewer}>
        {(found) => (
          <>
            <ShopForm viewer={found} />
            <PushPanel viewer={found} />
          </>
        )}
      </Own>
    </MemberFrame>
  )
}
