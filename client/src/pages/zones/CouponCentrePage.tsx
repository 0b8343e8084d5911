import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CouponCentrePageQuery } from '../../__generated__/CouponCentrePageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { ListPages } from '../../features/people/member/ListPages.tsx'
import { CouponCard } from '../../features/catalogue/zone/CouponCard.tsx'
import { couponKindOf } from '../../features/catalogue/zone/couponPlace.ts'
import { RedeemCode } from '../../features/catalogue/zone/RedeemCode.tsx'
import { ZoneHead } from '../../features/catalogue/zone/ZoneHead.tsx'
import { cardGrid, zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'

/** The coupon centre (/lqzx): claim first, order after. */
export function CouponCentrePage({ queryRef, place: { search } }: PageProps<CouponCentrePageQuery>) {
  const data = usePreloadedQuery<CouponCentrePageQuery>(
    graphql`
      query CouponCentrePageQuery($kind: CouponKind, $page: Int) @preloadable {
        ...Shell_query
        viewer {
          memberID
        }
        zone(kind: COUPONS) {
          ...ZoneHead_zone
        }
        couponCounts {
          unused
        }
        couponOffers(filter: { kind: $kind }, first: 40, page: $page) @catch(to: RESULT) {
          edges {
            node {
              id
              ...CouponCard_offer
            }
          }
          pageCursors {
            last { page }
            around { page isCurrent }
          }
        }
      }
    `,
    queryRef,
  )
  const isMember = Boolean(data.viewer)
  const kind = couponKindOf(search)
  const tabs = [
    [null, '全部'],
    ['threshold', '满减券'],
    ['shipping', '运费券'],
  ] as const
  const unused = data.couponCounts?.unused ?? 0
  return (
    <div className={zonePage}>
      <ZoneHead zone={data.zone} title="领券中心" tone="amber" icon="card">
        {isMember && (
          <>
            <p>
              <Link href={paths.coupons()}>我的优惠券：{unused} 张未使用</Link>
            </p>
            <RedeemCode />
          </>
        )}
      </ZoneHead>
      <TabLinks
        label="券的种类"
        Anchor={Link}
        links={tabs.map(([value, label]) => ({
          href: paths.couponCentre({ kind: value }),
          label,
          isCurrent: kind === (value === null ? null : value === 'shipping' ? 'SHIPPING' : 'THRESHOLD'),
        }))}
      />
      <Principal result={data.couponOffers}>
        {({ edges, pageCursors }) =>
          edges.length === 0 ? (
            <EmptyState picture="box" title="暂时没有可领的券">
              新券上架后在这里领取
            </EmptyState>
          ) : (
            <>
              <ul className={cardGrid}>
                {edges.map(({ node }) => (
                  <CouponCard key={node.id} offer={node} isMember={isMember} />
                ))}
              </ul>
              <ListPages cursors={pageCursors} hrefOf={(page) => paths.couponCentre({ kind: search.get('kind'), page })} />
            </>
          )
        }
      </Principal>
    </div>
  )
}
