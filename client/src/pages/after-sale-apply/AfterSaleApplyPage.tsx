import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { AfterSaleApplyPageQuery } from '../../__generated__/AfterSaleApplyPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { ApplyForm } from '../../features/after/after-sale/ApplyForm.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { toOrders } from '../../features/trade/order/toOrders.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Applies for an after-sale of an order (/afterSaleApply?order=…). */
export function AfterSaleApplyPage({ queryRef, place: { search } }: PageProps<AfterSaleApplyPageQuery>) {
  const { afterSaleOptions } = usePreloadedQuery<AfterSaleApplyPageQuery>(
    graphql`
      query AfterSaleApplyPageQuery($orderID: ID!, $isAsked: Boolean!) @preloadable {
        ...Shell_query
        afterSaleOptions(orderID: $orderID) @include(if: $isAsked) @catch(to: RESULT) {
          ...ApplyForm_options
        }
      }
    `,
    queryRef,
  )
  return (
    <MemberFrame title="申请售后" entry={paths.afterSales()}>
      {afterSaleOptions === undefined ? (
        <EmptyState
          picture="box"
          title="请先选择要售后的订单"
          action={
            <Link className={buttonClass('primary')} href={paths.orders({ tab: 'received' })}>
              去我的订单
            </Link>
          }
        >
          在订单上点「申请售后」即可
        </EmptyState>
      ) : (
        <Principal result={afterSaleOptions} missing="没有这张订单" onward={toOrders}>
          {(options) => <ApplyForm options={options} kind={search.get('kind')} />}
        </Principal>
      )}
    </MemberFrame>
  )
}
