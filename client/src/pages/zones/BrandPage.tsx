import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { BrandPageQuery } from '../../__generated__/BrandPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { BuyerNotice } from '../../features/catalogue/goods/BuyerNotice.tsx'
import { GoodsCards } from '../../features/catalogue/goods/GoodsCards.tsx'
import { BrandMark } from '../../features/catalogue/zone/BrandMark.tsx'
import { PlainGoods } from '../../features/catalogue/zone/PlainGoods.tsx'
import { ZoneBand } from '../../features/catalogue/zone/ZoneBand.tsx'
import { zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** One brand and its goods (/ppzq/info/{id}/{page?}). */
export function BrandPage({ queryRef, place: { params } }: PageProps<BrandPageQuery>) {
  const data = usePreloadedQuery<BrandPageQuery>(
    graphql`
      query BrandPageQuery($brandID: ID!, $filter: GoodsFilter, $page: Int) @preloadable {
        ...Shell_query
        zone(kind: BRANDS) { rules }
        brandPage(brandID: $brandID) @catch(to: RESULT) {
          brand { brandID name logo { url } count }
        }
        goodsList(filter: $filter, sort: SALES, first: 20, page: $page) @catch(to: RESULT) {
          edges { node { id ...GoodsRow_goods ...GoodsCards_goods } }
          pageCursors { last { page } around { page isCurrent } }
        }
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  return (
    <div className={zonePage}>
      <Principal result={data.brandPage} missing="没有这个品牌">
        {({ brand: { brandID, name, logo, count } }) => (
          <>
            <Breadcrumb crumbs={[{ label: '品牌专区', href: paths.brands() }, { label: name }]} Anchor={Link} />
            <ZoneBand tone="blue" icon="shield" title={name} subtitle={`${count} 种在售`} rules={data.zone?.rules ?? []}>
              {logo && <BrandMark src={logo.url} />}
            </ZoneBand>
            <BuyerNotice query={data} />
            <Principal result={data.goodsList}>
              {(list) => (
                <PlainGoods
                  list={list}
                  page={Number(params['page'] ?? 1)}
                  hrefOf={(page) => paths.brand(brandID, { page })}
                  Rows={GoodsCards}
                  nothing={<EmptyState picture="box" title="这个品牌暂时没有在售商品" />}
                />
              )}
            </Principal>
          </>
        )}
      </Principal>
    </div>
  )
}
