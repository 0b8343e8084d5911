import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { QuickOrderPageQuery } from '../../__generated__/QuickOrderPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { FrequentList } from '../../features/self-service/quick/FrequentList.tsx'
import { QuickOrder } from '../../features/self-service/quick/QuickOrder.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'

const sorts = [
  [null, '按次数'],
  ['recent', '最近购买'],
  ['quantity', '按数量'],
] as const
const often = css`margin-top: 12px;`

/** Quick purchase (/kjcg). */
export function QuickOrderPage({ queryRef, place: { search } }: PageProps<QuickOrderPageQuery>) {
  const data = usePreloadedQuery<QuickOrderPageQuery>(
    graphql`
      query QuickOrderPageQuery($order: FrequentGoodsSort, $page: Int) @preloadable {
        ...Shell_query
        frequentGoods(sort: $order, first: 20, page: $page) @catch(to: RESULT) {
          ...FrequentList_goods
        }
      }
    `,
    queryRef,
  )
  const sort = sorts.find(([key]) => key === search.get('sort'))?.[0] ?? null
  return (
    <MemberFrame
      title="快捷采购"
      tools={
        <Link className={buttonClass('outline')} href={paths.plans()}>
          采购计划与补货建议
        </Link>
      }
    >
      <QuickOrder />
      <Panel
        title="常购清单"
        isFlush
        className={often}
        tools={
          <TabLinks
            label="常购清单的顺序"
            Anchor={Link}
            links={sorts.map(([key, label]) => ({ href: paths.quickOrder({ sort: key }), label, isCurrent: key === sort }))}
          />
        }
      >
        <Principal result={data.frequentGoods}>
          {(goods) => <FrequentList goods={goods} hrefOf={(page) => paths.quickOrder({ sort, page })} />}
        </Principal>
      </Panel>
    </MemberFrame>
  )
}
