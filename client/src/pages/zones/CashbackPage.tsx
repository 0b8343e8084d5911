import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CashbackPageQuery } from '../../__generated__/CashbackPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { CartCounts } from '../../features/catalogue/zone/CartCounts.tsx'
import { PromotionCard } from '../../features/catalogue/zone/PromotionCard.tsx'
import { ZoneHead } from '../../features/catalogue/zone/ZoneHead.tsx'
import { cardGrid, zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import type { PageProps } from '../../navigation/pageProps.ts'
import { Link } from '../../navigation/Link.tsx'
import { paths } from '../../navigation/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

const more = css`text-align: center;`
const others = (
  <Link className={buttonClass('outline')} href={paths.activityZone()}>
    看满减、满件减等其他活动
  </Link>
)

/** Cashback on full amounts (/hb): every activity with its tiers, and how far the cart is. */
export function CashbackPage({ queryRef }: PageProps<CashbackPageQuery>) {
  const data = usePreloadedQuery<CashbackPageQuery>(
    graphql`
      query CashbackPageQuery @preloadable {
        ...Shell_query
        serverTime
        zone(kind: CASHBACK) {
          ...ZoneHead_zone
        }
        cart @catch(to: NULL) {
          ...CartCounts_cart
        }
        promotionOffers(filter: { kind: CASHBACK }, first: 40) @catch(to: RESULT) {
          edges {
            node {
              promotionID
              ...PromotionCard_offer
            }
          }
        }
      }
    `,
    queryRef,
  )
  return (
    <div className={zonePage}>
      <ZoneHead zone={data.zone} title="满额返现" tone="amber" icon="card" />
      <Principal result={data.promotionOffers}>
        {({ edges }) =>
          edges.length === 0 ? (
            <EmptyState picture="box" title="现在没有返现活动" action={others}>
              新活动开始后在这里查看
            </EmptyState>
          ) : (
            <>
              <ul className={cardGrid}>
                {edges.map(({ node }) => (
                  <PromotionCard
                    key={node.promotionID}
                    offer={node}
                    serverTime={data.serverTime}
                    counts={<CartCounts cart={data.cart} promotionID={node.promotionID} />}
                  />
                ))}
              </ul>
              <p className={more}>{others}</p>
            </>
          )
        }
      </Principal>
    </div>
  )
}
