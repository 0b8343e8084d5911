import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CertificatesPageQuery } from '../../__generated__/CertificatesPageQuery.graphql.ts'
import { CertificateList } from '../../features/people/certificate/CertificateList.tsx'
import { Own } from '../../features/people/account-centre/Own.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'

/** The shop's papers (/zzzj). */
export function CertificatesPage({ queryRef }: PageProps<CertificatesPageQuery>) {
  const { viewer } = usePreloadedQuery<CertificatesPageQuery>(
    graphql`
      query CertificatesPageQuery @preloadable {
        ...Shell_query
        viewer @catch(to: RESULT) { ...CertificateList_viewer }
      }
    `,
    queryRef,
  )
  return (
    <MemberFrame title="资质证件">
      <Own result={viewer}>{(found) => <CertificateList viewer={found} />}</Own>
    </MemberFrame>
  )
}
