import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { SuppliersPageQuery } from '../../__generated__/SuppliersPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { FollowButton } from '../../features/catalogue/follow/FollowButton.tsx'
import { GoodsPicture } from '../../features/catalogue/goods/GoodsPicture.tsx'
import { ListPages } from '../../features/people/member/ListPages.tsx'
import { ZoneHead } from '../../features/catalogue/zone/ZoneHead.tsx'
import { cardGrid, zoneCard, zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

const acts = css`display: flex; gap: 8px;`
const best = css`display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 8px;
  a { display: grid; justify-items: center; color: inherit; }
    span:last-child { max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }`

/** The suppliers' zone (/yyh): stores with what sells best. */
export function SuppliersPage({ queryRef }: PageProps<SuppliersPageQuery>) {
  const data = usePreloadedQuery<SuppliersPageQuery>(
    graphql`
      query SuppliersPageQuery($page: Int) @preloadable {
        ...Shell_query
        zone(kind: SUPPLIERS) {
          ...ZoneHead_zone
        }
        suppliers(first: 20, page: $page) @catch(to: RESULT) {
          edges {
            node {
              supplierID
              name
              goodsCount
              followerCount
              bestSelling { goodsID name ...GoodsPicture_goods }
              ...FollowButton_supplier
            }
          }
          pageCursors { last { page } around { page isCurrent } }
        }
      }
    `,
    queryRef,
  )
  return (
    <div className={zonePage}>
      <ZoneHead zone={data.zone} title="供应商专区" tone="green" icon="truck" />
      <Principal result={data.suppliers}>
        {({ edges, pageCursors }) =>
          edges.length === 0 ? (
            <EmptyState picture="box" title="还没有供应商">
              稍后再来看看
            </EmptyState>
          ) : (
            <>
              <ul className={cardGrid}>
                {edges.map(({ node, node: { supplierID, name, goodsCount, followerCount, bestSelling } }) => (
                  <li key={supplierID} className={zoneCard}>
                    <h2>
                      <Link href={paths.supplier(supplierID)}>{name}</Link>
                    </h2>
                    <div className={best}>
                      {bestSelling.map((goods) => (
                        <Link key={goods.goodsID} className="second" href={paths.goodsDetail(goods.goodsID)}>
                          <GoodsPicture goods={goods} size={56} />
                          <span>{goods.name}</span>
                        </Link>
                      ))}
                    </div>
                    <div className="foot">
                      <span className="second">
                        {goodsCount} 种在售 · {followerCount} 家店关注
                      </span>
                      <span className={acts}>
                        <Link className={buttonClass('outline')} href={paths.supplier(supplierID)} aria-label={`进店看看：${name}`}>
                          进店看看
                        </Link>
                        <FollowButton supplier={node} />
                      </span>
                    </div>
                  </li>
                ))}
              </ul>
              <ListPages cursors={pageCursors} hrefOf={(page) => paths.suppliers({ page })} />
            </>
          )
        }
      </Principal>
    </div>
  )
}
