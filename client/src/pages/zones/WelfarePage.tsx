import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { WelfarePageQuery } from '../../__generated__/WelfarePageQuery.graphql.ts'
import { readGoodsList } from '../../features/goods/goodsListPlace.ts'
import { GoodsCards } from '../../features/goods/GoodsCards.tsx'
import { GoodsListing } from '../../features/goods/GoodsListing.tsx'
import { ActivityState } from '../../features/zone/ActivityState.tsx'
import { tierWords } from '../../features/zone/activityWords.ts'
import { ZoneBand } from '../../features/zone/ZoneBand.tsx'
import { tiersClass, zonePage } from '../../features/zone/zoneParts.ts'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

const rules = ['折扣按参加商品在满减之后的金额计算，逐分分摊到每件商品。', '秒杀、抱团与组合商品不再打折。', '以提交订单时正在进行的折扣为准。']

/** Everything at a discount (/welfare): the steps that run now, over all goods. */
export function WelfarePage({ queryRef, place: { search } }: PageProps<WelfarePageQuery>) {
  const data = usePreloadedQuery<WelfarePageQuery>(
    graphql`
      query WelfarePageQuery($filter: GoodsFilter, $sort: GoodsSort, $first: Int, $page: Int, $hasChosen: Boolean!) @preloadable {
        ...Shell_query
        serverTime
        promotionOffers(kind: DISCOUNT, first: 5) @catch(to: NULL) {
          edges {
            node {
              promotionID
              name
              status
              startsAt
              endsAt
              isRepeatable
              cap
              tiers { full minus rate }
            }
          }
        }
        goodsList(filter: $filter, sort: $sort, first: $first, page: $page) @catch(to: RESULT) {
          ...GoodsListing_list @arguments(hasChosen: $hasChosen)
        }
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  const offers = data.promotionOffers?.edges ?? []
  const place = { ...readGoodsList(search), view: 'pictures', views: ['pictures'], addressOf: paths.welfare } as const
  return (
    <div className={zonePage}>
      <ZoneBand tone="red" icon="heart" title="全场折扣" subtitle="整单满额，全部商品一起打折" rules={rules}>
        {offers.length === 0 && <p>现在没有全场折扣，下方是全部在售商品。</p>}
        {offers.map(({ node }) => (
          <div key={node.promotionID}>
            <p>{node.name} <ActivityState status={node.status} startsAt={node.startsAt} endsAt={node.endsAt} serverTime={data.serverTime} /></p>
            <ul className={tiersClass}>{tierWords(node).map((words) => <li key={words}>{words}</li>)}</ul>
          </div>
        ))}
      </ZoneBand>
      <GoodsListing title="参加折扣的商品" level={2} list={data.goodsList} query={data} place={place} Rows={GoodsCards} nothing={<EmptyState drawing="box" title="还没有商品">稍后再来看看</EmptyState>} />
    </div>
  )
}
