import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { BrandPageQuery } from '../../__generated__/BrandPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { BuyerNotice } from '../../features/goods/BuyerNotice.tsx'
import { GoodsCards } from '../../features/goods/GoodsCards.tsx'
import { PlainGoods } from '../../features/zone/PlainGoods.tsx'
import { ZoneBand } from '../../features/zone/ZoneBand.tsx'
import { zonePage } from '../../features/zone/zoneParts.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** One brand and its goods (/ppzq/info/{id}). */
export function BrandPage({ queryRef }: PageProps<BrandPageQuery>) {
  const data = usePreloadedQuery<BrandPageQuery>(
    graphql`
      query BrandPageQuery($brandID: String!) @preloadable {
        ...Shell_query
        zone(kind: BRANDS) { rules }
        brandPage(brandID: $brandID) @catch(to: RESULT) {
          brand { brandID name count }
          goods { id ...GoodsRow_goods ...GoodsCards_goods }
        }
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  return (
    <div className={zonePage}>
      <Principal result={data.brandPage} missing="没有这个品牌">
        {({ brand, goods }) => (
          <>
            <Breadcrumb crumbs={[{ label: '品牌专区', href: paths.brands() }, { label: brand.name }]} Anchor={Link} />
            <ZoneBand tone="blue" icon="shield" title={brand.name} subtitle={`${brand.count} 种在售`} rules={data.zone?.rules ?? []} />
            <BuyerNotice query={data} />
            <PlainGoods list={{ edges: goods.map((node) => ({ node })), pageCursors: ONE_PAGE }} page={1} hrefOf={() => paths.brand(brand.brandID)} Rows={GoodsCards} nothing={<EmptyState drawing="box" title="这个品牌暂时没有在售商品" />} />
          </>
        )}
      </Principal>
    </div>
  )
}

const ONE_PAGE = { last: null, around: [] }
