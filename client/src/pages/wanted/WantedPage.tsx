import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { WantedPageQuery } from '../../__generated__/WantedPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { WantedList } from '../../features/self-service/wanted/WantedList.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'

const tabs = [
  [null, '全部'],
  ['open', '求购中'],
  ['ended', '已结束'],
] as const

/** Goods the shop looks for (/pzqg). */
export function WantedPage({ queryRef, place: { search } }: PageProps<WantedPageQuery>) {
  const data = usePreloadedQuery<WantedPageQuery>(
    graphql`
      query WantedPageQuery($isOpen: Boolean, $page: Int) @preloadable {
        ...Shell_query
        wantedGoodsList(filter: { isOpen: $isOpen }, first: 20, page: $page) @catch(to: RESULT) {
          ...WantedList_wanted
        }
      }
    `,
    queryRef,
  )
  const status = tabs.find(([key]) => key === search.get('status'))?.[0] ?? null
  return (
    <MemberFrame
      title="品种求购"
      tools={
        <Link className={buttonClass('primary')} href={paths.addWanted()}>
          发布求购
        </Link>
      }
    >
      <TabLinks
        label="求购状态"
        Anchor={Link}
        links={tabs.map(([key, label]) => ({ href: paths.wanted({ status: key }), label, isCurrent: key === status }))}
      />
      <Principal result={data.wantedGoodsList}>
        {(wanted) => <WantedList wanted={wanted} hrefOf={(page) => paths.wanted({ status, page })} />}
      </Principal>
    </MemberFrame>
  )
}
