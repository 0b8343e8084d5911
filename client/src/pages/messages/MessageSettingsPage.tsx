import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { MessageSettingsPageQuery } from '../../__generated__/MessageSettingsPageQuery.graphql.ts'
import { Own } from '../../features/people/account-centre/Own.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { MailAddress } from '../../features/self-service/message/MailAddress.tsx'
import { MessageChoices } from '../../features/self-service/message/MessageChoices.tsx'
import { WechatReach } from '../../features/self-service/message/WechatReach.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'

/** Which messages go where beside this site (/xxsz). */
export function MessageSettingsPage({ queryRef }: PageProps<MessageSettingsPageQuery>) {
  const { viewer } = usePreloadedQuery<MessageSettingsPageQuery>(
    graphql`
      query MessageSettingsPageQuery @preloadable {
        ...Shell_query
        viewer @catch(to: RESULT) { ...MailAddress_viewer ...WechatReach_viewer ...MessageChoices_viewer }
      }
    `,
    queryRef,
  )
  return (
    <MemberFrame title="消息设置">
      <Own result={viewer}>
        {(found) => (
          <>
            <MailAddress viewer={found} />
            <WechatReach viewer={found} />
            <MessageChoices viewer={found} />
          </>
        )}
      </Own>
    </MemberFrame>
  )
}
