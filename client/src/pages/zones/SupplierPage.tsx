import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { SupplierPageQuery } from '../../__generated__/SupplierPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { FollowButton } from '../../features/catalogue/follow/FollowButton.tsx'
import { GoodsTable } from '../../features/catalogue/goods/GoodsTable.tsx'
import { HolderGoods } from '../../features/catalogue/zone/HolderGoods.tsx'
import { zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import { readPage } from '../../lib/readPage.ts'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** One supplier's goods (/yyh/list?id=). */
export function SupplierPage({ queryRef, place: { search } }: PageProps<SupplierPageQuery>) {
  const data = usePreloadedQuery<SupplierPageQuery>(
    graphql`
      query SupplierPageQuery($supplierID: ID!, $page: Int) @preloadable {
        ...Shell_query
        zone(kind: SUPPLIERS) { rules }
        supplier(supplierID: $supplierID) @catch(to: RESULT) {
          supplierID
          name
          goodsCount
          followerCount
          ...FollowButton_supplier
          goods(first: 20, page: $page) {
            edges { node { id ...GoodsRow_goods ...GoodsCards_goods } }
            pageCursors { last { page } around { page isCurrent } }
          }
        }
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  return (
    <div className={zonePage}>
      <Principal result={data.supplier} missing="没有这个供应商">
        {({ supplierID, name, goodsCount, followerCount, goods, ...supplier }) => (
          <HolderGoods
            above={{ label: '供应商专区', href: paths.suppliers() }}
            tone="green"
            icon="truck"
            title={name}
            subtitle={`${goodsCount} 种在售 · ${followerCount} 家店关注`}
            rules={data.zone?.rules ?? []}
            query={data}
            goods={goods}
            page={readPage(search)}
            hrefOf={(page) => paths.supplier(supplierID, { page })}
            Rows={GoodsTable}
            nothing={<EmptyState picture="box" title="暂时没有在售商品" />}
          >
            <div>
              <FollowButton supplier={supplier} />
            </div>
          </HolderGoods>
        )}
      </Principal>
    </div>
  )
}
