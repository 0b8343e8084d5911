import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { AddressesPageQuery } from '../../__generated__/AddressesPageQuery.graphql.ts'
import { Own } from '../../features/people/account-centre/Own.tsx'
import { AddressList } from '../../features/people/address/AddressList.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'

/** Delivery addresses (/addr). */
export function AddressesPage({ queryRef }: PageProps<AddressesPageQuery>) {
  const { viewer } = usePreloadedQuery<AddressesPageQuery>(
    graphql`
      query AddressesPageQuery @preloadable {
        ...Shell_query
        viewer @catch(to: RESULT) { ...AddressList_viewer }
      }
    `,
    queryRef,
  )
  return (
    <MemberFrame title="收货地址">
      <Own result={viewer}>{(found) => <AddressList viewer={found} />}</Own>
    </MemberFrame>
  )
}
