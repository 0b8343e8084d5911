import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { BasicPageQuery } from '../../__generated__/BasicPageQuery.graphql.ts'
import { BasicInfo } from '../../features/people/account-centre/BasicInfo.tsx'
import { DevicesPanel } from '../../features/people/account-centre/DevicesPanel.tsx'
import { KeptPanel } from '../../features/people/account-centre/KeptPanel.tsx'
import { MyDataPanel } from '../../features/people/account-centre/MyDataPanel.tsx'
import { Own } from '../../features/people/account-centre/Own.tsx'
import { PasswordPanel } from '../../features/people/account-centre/PasswordPanel.tsx'
import { ScopeTable } from '../../features/people/account-centre/ScopeTable.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'

/** Who one is, the password, and what the shop may trade in (/basic). */
export function BasicPage({ queryRef }: PageProps<BasicPageQuery>) {
  const { viewer } = usePreloadedQuery<BasicPageQuery>(
    graphql`
      query BasicPageQuery @preloadable {
        ...Shell_query
        viewer @catch(to: RESULT) { ...BasicInfo_viewer ...DevicesPanel_viewer ...KeptPanel_viewer ...ScopeTable_viewer }
      }
    `,
    queryRef,
  )
  return (
    <MemberFrame title="基本信息">
      <Own result={viewer}>
        {(found) => (
          <>
            <BasicInfo viewer={found} />
            <PasswordPanel />
            <DevicesPanel viewer={found} />
            <KeptPanel viewer={found} />
            <ScopeTable viewer={found} />
            <MyDataPanel />
          </>
        )}
      </Own>
    </MemberFrame>
  )
}
