import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { DailySpecialsPageQuery } from '../../__generated__/DailySpecialsPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { BuyerNotice } from '../../features/goods/BuyerNotice.tsx'
import { GoodsCards } from '../../features/goods/GoodsCards.tsx'
import { PlainGoods } from '../../features/zone/PlainGoods.tsx'
import { ZoneHead } from '../../features/zone/ZoneHead.tsx'
import { zonePage } from '../../features/zone/zoneParts.ts'
import { readPage } from '../../lib/readPage.ts'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Daily special prices (/mrtj). */
export function DailySpecialsPage({ queryRef, place: { search } }: PageProps<DailySpecialsPageQuery>) {
  const data = usePreloadedQuery<DailySpecialsPageQuery>(
    graphql`
      query DailySpecialsPageQuery($page: Int) @preloadable {
        ...Shell_query
        zone(kind: DAILY_SPECIALS) {
          count
          ...ZoneHead_zone
        }
        dailySpecials(first: 20, page: $page) @catch(to: RESULT) {
          edges {
            node {
              id
              ...GoodsRow_goods
              ...GoodsCards_goods
            }
          }
          pageCursors {
            last { page }
            around { page isCurrent }
          }
        }
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  return (
    <div className={zonePage}>
      <ZoneHead zone={data.zone} title="每日特价" tone="red" icon="clock">
        {data.zone && <p>今日 {data.zone.count} 种特价</p>}
      </ZoneHead>
      <BuyerNotice query={data} />
      <Principal result={data.dailySpecials}>
        {(list) => <PlainGoods list={list} page={readPage(search)} hrefOf={(page) => paths.dailySpecials({ page })} Rows={GoodsCards} nothing={<EmptyState drawing="box" title="今天没有特价商品">明天再来看看</EmptyState>} />}
      </Principal>
    </div>
  )
}
