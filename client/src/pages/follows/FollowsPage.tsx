import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { FollowsPageQuery } from '../../__generated__/FollowsPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { FollowedItems } from '../../features/catalogue/follow/FollowedItems.tsx'
import { FollowedSuppliers } from '../../features/catalogue/follow/FollowedSuppliers.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { TabLinks } from '../../ui/TabLinks.tsx'

/** What the shop follows (/follow): suppliers, and goods under their own tab. */
export function FollowsPage({ queryRef, place: { search } }: PageProps<FollowsPageQuery>) {
  const data = usePreloadedQuery<FollowsPageQuery>(
    graphql`
      query FollowsPageQuery($ofGoods: Boolean!, $page: Int) @preloadable {
        ...Shell_query
        followedSuppliers(first: 20, page: $page) @skip(if: $ofGoods) @catch(to: RESULT) {
          ...FollowedSuppliers_suppliers
        }
        followedGoods(first: 20, page: $page) @include(if: $ofGoods) @catch(to: RESULT) {
          ...FollowedItems_goods
        }
      }
    `,
    queryRef,
  )
  const isOfGoods = search.get('kind') === 'goods'
  return (
    <MemberFrame title="我的关注">
      <TabLinks
        label="关注"
        Anchor={Link}
        links={[
          { href: paths.follows(), label: '供应商', isCurrent: !isOfGoods },
          { href: paths.follows({ kind: 'goods' }), label: '商品', isCurrent: isOfGoods },
        ]}
      />
      {data.followedSuppliers && (
        <Principal result={data.followedSuppliers}>
          {(suppliers) => <FollowedSuppliers suppliers={suppliers} hrefOf={(page) => paths.follows({ page })} />}
        </Principal>
      )}
      {data.followedGoods && (
        <Principal result={data.followedGoods}>
          {(goods) => <FollowedItems goods={goods} hrefOf={(page) => paths.follows({ kind: 'goods', page })} />}
        </Principal>
      )}
    </MemberFrame>
  )
}
