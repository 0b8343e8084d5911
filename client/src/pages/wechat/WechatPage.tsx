import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { WechatPageQuery } from '../../__generated__/WechatPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { WechatBinding } from '../../features/people/account-entry/WechatBinding.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'

/** /bdwx: the WeChat user an account can log in by. */
export function WechatPage({ queryRef }: PageProps<WechatPageQuery>) {
  const data = usePreloadedQuery<WechatPageQuery>(
    graphql`
      query WechatPageQuery($isWhole: Boolean!) @preloadable {
        ...Shell_query @include(if: $isWhole) @alias(as: "frame")
        wechatBinding @catch(to: RESULT) {
          ...WechatBinding_binding
        }
      }
    `,
    queryRef,
  )
  return (
    <MemberFrame title="绑定微信">
      <Principal result={data.wechatBinding}>{(binding) => <WechatBinding binding={binding} />}</Principal>
    </MemberFrame>
  )
}
