import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { AfterSaleDetailPageQuery } from '../../__generated__/AfterSaleDetailPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { AfterSaleView } from '../../features/after/after-sale/AfterSaleView.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { toOrders } from '../../features/trade/order/toOrders.ts'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'

function Detail({ queryRef, title }: Pick<PageProps<AfterSaleDetailPageQuery>, 'queryRef'> & { readonly title: string }) {
  const { afterSale } = usePreloadedQuery<AfterSaleDetailPageQuery>(
    graphql`
      query AfterSaleDetailPageQuery($afterSaleID: ID!) @preloadable {
        ...Shell_query
        afterSale(afterSaleID: $afterSaleID) @catch(to: RESULT) {
          ...AfterSaleView_afterSale
        }
      }
    `,
    queryRef,
  )
  return (
    <MemberFrame title={title} entry={paths.afterSales()}>
      <Principal result={afterSale} missing="没有这张售后单" onward={toOrders}>
        {(found) => <AfterSaleView afterSale={found} />}
      </Principal>
    </MemberFrame>
  )
}

/** One after-sale (/order/afterSalesInfo/{id}). */
export function AfterSaleDetailPage({ queryRef }: PageProps<AfterSaleDetailPageQuery>) {
  return <Detail queryRef={queryRef} title="售后详情" />
}

/** One after-sale whose goods go back (/order/returnInfo/{id}). */
export function GoodsReturnPage({ queryRef }: PageProps<AfterSaleDetailPageQuery>) {
  return <Detail queryRef={queryRef} title="退货详情" />
}
