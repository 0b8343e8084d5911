import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { AfterSalesPageQuery } from '../../__generated__/AfterSalesPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { AfterSaleList } from '../../features/after/after-sale/AfterSaleList.tsx'
import { AfterSaleTabs } from '../../features/after/after-sale/AfterSaleTabs.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'

/** After-sales under way (/wdsh, /processing) or over (/afterSaleRecord). */
function AfterSales({ queryRef, tab }: Pick<PageProps<AfterSalesPageQuery>, 'queryRef'> & { readonly tab: 'processing' | 'record' }) {
  const { afterSales, viewer } = usePreloadedQuery<AfterSalesPageQuery>(
    graphql`
      query AfterSalesPageQuery($filter: AfterSaleFilter, $page: Int) @preloadable {
        ...Shell_query
        viewer { hasAfterSales }
        afterSales(filter: $filter, first: 20, page: $page) @catch(to: RESULT) {
          ...AfterSaleList_afterSales
        }
      }
    `,
    queryRef,
  )
  const isRecord = tab === 'record'
  return (
    <MemberFrame title="我的售后" entry={paths.afterSales()}>
      <AfterSaleTabs current={tab} />
      <Principal result={afterSales}>
        {(list) => (
          <AfterSaleList
            afterSales={list}
            canApply={viewer?.hasAfterSales !== false}
            empty={isRecord ? '还没有售后记录' : '没有进行中的售后'}
            hrefOf={(page) => (isRecord ? paths.afterSaleRecord({ page }) : paths.afterSales({ page }))}
          />
        )}
      </Principal>
    </MemberFrame>
  )
}

export function AfterSalesPage({ queryRef }: PageProps<AfterSalesPageQuery>) {
  return <AfterSales queryRef={queryRef} tab="processing" />
}

export function AfterSaleRecordPage({ queryRef }: PageProps<AfterSalesPageQuery>) {
  return <AfterSales queryRef={queryRef} tab="record" />
}
