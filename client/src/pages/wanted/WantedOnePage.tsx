import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { WantedOnePageQuery } from '../../__generated__/WantedOnePageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { WantedView } from '../../features/self-service/wanted/WantedView.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'

/** One request with its answers (/pzqg/info?id=). */
export function WantedOnePage({ queryRef }: PageProps<WantedOnePageQuery>) {
  const data = usePreloadedQuery<WantedOnePageQuery>(
    graphql`
      query WantedOnePageQuery($wantedID: ID!) @preloadable {
        ...Shell_query
        wantedGoods(wantedID: $wantedID) @catch(to: RESULT) {
          ...WantedView_wanted
        }
      }
    `,
    queryRef,
  )
  return (
    <MemberFrame
      title="求购详情"
      entry={paths.wanted()}
      tools={
        <Link className={buttonClass()} href={paths.wanted()}>
          返回求购列表
        </Link>
      }
    >
      <Principal result={data.wantedGoods} missing="没有这条求购">
        {(wanted) => <WantedView wanted={wanted} />}
      </Principal>
    </MemberFrame>
  )
}
