import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CashbackPageQuery } from '../../__generated__/CashbackPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { CartCounts } from '../../features/catalogue/zone/CartCounts.tsx'
import { PromotionCard } from '../../features/catalogue/zone/PromotionCard.tsx'
import { ZoneHead } from '../../features/catalogue/zone/ZoneHead.tsx'
import { cardGrid, zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import type { PageProps } from '../../navigation/pageProps.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Cashback on full amounts (/hb): every full reduction with its steps. */
export function CashbackPage({ queryRef }: PageProps<CashbackPageQuery>) {
  const data = usePreloadedQuery<CashbackPageQuery>(
    graphql`
      query CashbackPageQuery @preloadable {
        ...Shell_query
        serverTime
        zone(kind: FULL_REDUCTIONS) {
          ...ZoneHead_zone
        }
        cart @catch(to: NULL) {
          ...CartCounts_cart
        }
        promotionOffers(kind: FULL_REDUCTION, first: 40) @catch(to: RESULT) {
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
      <ZoneHead zone={data.zone} title="满额立减" tone="red" icon="minusCircle" />
      <Principal result={data.promotionOffers}>
        {({ edges }) =>
          edges.length === 0 ? (
            <EmptyState picture="box" title="现在没有满减活动">
              新活动开始后在这里查看
            </EmptyState>
          ) : (
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
          )
        }
      </Principal>
    </div>
  )
}
