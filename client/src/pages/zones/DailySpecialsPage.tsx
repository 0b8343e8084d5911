import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { DailySpecialsPageQuery } from '../../__generated__/DailySpecialsPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { BuyerNotice } from '../../features/catalogue/goods/BuyerNotice.tsx'
import { BannerStrip } from '../../features/catalogue/home/BannerStrip.tsx'
import { ListPages } from '../../features/people/member/ListPages.tsx'
import { SpecialCards } from '../../features/catalogue/zone/SpecialCards.tsx'
import { ZoneHead } from '../../features/catalogue/zone/ZoneHead.tsx'
import { zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import { endOfDay } from '../../lib/chinaTime.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { useRetry } from '../../navigation/retrying.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Reacting } from '../../ui/Reacting.tsx'
import { readPage } from '../../lib/readPage.ts'

/** Daily special prices (/mrtj), with the time left of the day by the server's clock. */
export function DailySpecialsPage({ queryRef, place: { search } }: PageProps<DailySpecialsPageQuery>) {
  const data = usePreloadedQuery<DailySpecialsPageQuery>(
    graphql`
      query DailySpecialsPageQuery($page: Int, $bannerID: ID!) @preloadable {
        ...Shell_query
        banners(bannerID: $bannerID) { ...BannerStrip_banners }
        zone(kind: DAILY_SPECIALS) {
          count
          serverTime
          ...ZoneHead_zone
        }
        dailySpecials(first: 20, page: $page) @catch(to: RESULT) {
          edges {
            node {
              id
              ...SpecialCards_goods
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
  const retry = useRetry()
  const { banners, zone } = data
  return (
    <div className={zonePage}>
      <ZoneHead zone={zone} title="每日特价" tone="amber" icon="clock">
        {zone && (
          <p>
            今日 {zone.count} 种特价，
            <Countdown until={endOfDay(zone.serverTime)} serverTime={zone.serverTime} label="距恢复原价" onEnd={retry} />
          </p>
        )}
      </ZoneHead>
      {banners && <BannerStrip banners={banners} label="去采购" />}
      <BuyerNotice query={data} />
      <Principal result={data.dailySpecials}>
        {({ edges, pageCursors }) =>
          edges.length === 0 ? (
            <Nothing page={readPage(search)} />
          ) : (
            <Reacting>
              <SpecialCards goods={edges.map(({ node }) => node)} />
              <ListPages cursors={pageCursors} hrefOf={(page) => paths.dailySpecials({ page })} />
            </Reacting>
          )
        }
      </Principal>
    </div>
  )
}

function Nothing({ page }: { page: number }) {
  if (page === 1)
    return (
      <EmptyState picture="box" title="今天没有特价商品">
        明天再来看看
      </EmptyState>
    )
  return (
    <EmptyState
      picture="box"
      title="这一页没有商品"
      action={
        <Link className={buttonClass('outline')} href={paths.dailySpecials()}>
          回到第一页
        </Link>
      }
    />
  )
}
