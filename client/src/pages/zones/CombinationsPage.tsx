import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CombinationsPageQuery } from '../../__generated__/CombinationsPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { BuyerNotice } from '../../features/catalogue/goods/BuyerNotice.tsx'
import { ListPages } from '../../features/people/member/ListPages.tsx'
import { CombinationCard } from '../../features/catalogue/zone/CombinationCard.tsx'
import { ZoneHead } from '../../features/catalogue/zone/ZoneHead.tsx'
import { cardGrid, zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Combination purchase (/zhzq). */
export function CombinationsPage({ queryRef }: PageProps<CombinationsPageQuery>) {
  const data = usePreloadedQuery<CombinationsPageQuery>(
    graphql`
      query CombinationsPageQuery($page: Int) @preloadable {
        ...Shell_query
        serverTime
        zone(kind: COMBINATIONS) {
          ...ZoneHead_zone
        }
        combinations(first: 20, page: $page) @catch(to: RESULT) {
          edges {
            node {
              id
              ...CombinationCard_combination
            }
          }
          pageCursors {
            last { page }
            around { page isCurrent }
          }
        }
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  return (
    <div className={zonePage}>
      <ZoneHead zone={data.zone} title="组合购" tone="green" icon="grid" />
      <BuyerNotice query={data} />
      <Principal result={data.combinations}>
        {({ edges, pageCursors }) =>
          edges.length === 0 ? (
            <EmptyState picture="box" title="现在没有组合">
              新组合上架后在这里查看
            </EmptyState>
          ) : (
            <>
              <ul className={cardGrid}>
                {edges.map(({ node }) => (
                  <CombinationCard key={node.id} combination={node} serverTime={data.serverTime} />
                ))}
              </ul>
              <ListPages cursors={pageCursors} hrefOf={(page) => paths.combinations({ page })} />
            </>
          )
        }
      </Principal>
    </div>
  )
}
