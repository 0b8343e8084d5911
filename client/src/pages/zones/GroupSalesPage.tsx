import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { GroupSalesPageQuery } from '../../__generated__/GroupSalesPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { ListPages } from '../../features/people/member/ListPages.tsx'
import { GroupSaleCard } from '../../features/catalogue/zone/GroupSaleCard.tsx'
import { ZoneHead } from '../../features/catalogue/zone/ZoneHead.tsx'
import { cardGrid, zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'

/** Group purchases: all of them (/gyqg, /gyqg/list), or those the shop has joined (/gyqg/shop). */
export function GroupSalesPage({ queryRef, isMine = false }: PageProps<GroupSalesPageQuery> & { readonly isMine?: boolean }) {
  const data = usePreloadedQuery<GroupSalesPageQuery>(
    graphql`
      query GroupSalesPageQuery($page: Int, $isMine: Boolean!) @preloadable {
        ...Shell_query
        serverTime
        zone(kind: GROUPS) {
          ...ZoneHead_zone
        }
        groupSales(first: 20, page: $page) @skip(if: $isMine) @catch(to: RESULT) {
          edges { node { id ...GroupSaleCard_sale } }
          pageCursors { last { page } around { page isCurrent } }
        }
        myGroupSales(first: 20, page: $page) @include(if: $isMine) @catch(to: RESULT) {
          edges { node { id ...GroupSaleCard_sale } }
          pageCursors { last { page } around { page isCurrent } }
        }
      }
    `,
    queryRef,
  )
  const hrefOf = isMine ? paths.myGroupSales : paths.groupSales
  const result = isMine ? data.myGroupSales : data.groupSales
  return (
    <div className={zonePage}>
      <ZoneHead zone={data.zone} title="抱团购" tone="amber" icon="user" />
      <TabLinks
        label="抱团"
        Anchor={Link}
        links={[
          { href: paths.groupSales(), label: '全部抱团', isCurrent: !isMine },
          { href: paths.myGroupSales(), label: '我参加的', isCurrent: isMine },
        ]}
      />
      {result !== undefined && (
        <Principal result={result}>
          {({ edges, pageCursors }) =>
            edges.length === 0 ? (
              <EmptyState
                picture="box"
                title={isMine ? '还没有参加抱团' : '现在没有抱团'}
                action={
                  isMine ? (
                    <Link className={buttonClass('outline')} href={paths.groupSales()}>
                      去看全部抱团
                    </Link>
                  ) : undefined
                }
              />
            ) : (
              <>
                <ul className={cardGrid}>
                  {edges.map(({ node }) => (
                    <GroupSaleCard key={node.id} sale={node} serverTime={data.serverTime} />
                  ))}
                </ul>
                <ListPages cursors={pageCursors} hrefOf={(page) => hrefOf({ page })} />
              </>
            )
          }
        </Principal>
      )}
    </div>
  )
}

/** /gyqg/shop */
export function MyGroupSalesPage(props: PageProps<GroupSalesPageQuery>) {
  return <GroupSalesPage {...props} isMine />
}
