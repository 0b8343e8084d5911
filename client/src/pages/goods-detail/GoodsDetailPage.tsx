import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { GoodsDetailPageQuery } from '../../__generated__/GoodsDetailPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { GoodsDetail } from './GoodsDetail.tsx'

/** One article of goods (/list/info/{id}). */
export function GoodsDetailPage({ queryRef }: PageProps<GoodsDetailPageQuery>) {
  const data = usePreloadedQuery<GoodsDetailPageQuery>(
    graphql`
      query GoodsDetailPageQuery($goodsID: ID!) @preloadable {
        ...Shell_query
        goods(goodsID: $goodsID) @catch(to: RESULT) {
          ...GoodsDetail_goods
        }
        ...GoodsDetail_query
      }
    `,
    queryRef,
  )
  return (
    <Principal result={data.goods} missing="该商品不存在或已下架">
      {(goods) => <GoodsDetail goods={goods} query={data} />}
    </Principal>
  )
}
