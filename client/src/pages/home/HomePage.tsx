import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { BrandStrip } from '../../features/catalogue/home/BrandStrip.tsx'
import { CardTerms } from '../../features/catalogue/home/CardTerms.tsx'
import { FlashStrip } from '../../features/catalogue/home/FlashStrip.tsx'
import { HomeBanners } from '../../features/catalogue/home/HomeBanners.tsx'
import { HomeCategories } from '../../features/catalogue/home/HomeCategories.tsx'
import { HomeFloor } from '../../features/catalogue/home/HomeFloor.tsx'
import { narrow, panel, wide } from '../../features/catalogue/home/homeLayout.ts'
import { MemberCard } from '../../features/catalogue/home/MemberCard.tsx'
import { Recommendations } from '../../features/catalogue/home/Recommendations.tsx'
import { TopAd } from '../../features/catalogue/home/TopAd.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { visuallyHidden } from '../../ui/VisuallyHidden.tsx'

const frame = css`container: home / inline-size; padding-top: 12px;`
const parts = css`display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px;`
const top = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 220px;
  gap: 12px;
  ${wide} { grid-template-columns: 220px minmax(0, 1fr) max(220px, 20% - 20px); }
  ${narrow} { grid-template-columns: minmax(0, 1fr); }
`
const menu = css`display: none; ${wide} { display: block; }`

/** The home page (/). */
export function HomePage({ queryRef }: PageProps<HomePageQuery>) {
  const data = usePreloadedQuery<HomePageQuery>(
    graphql`
      query HomePageQuery @preloadable {
        ...Shell_query
        home @catch(to: RESULT) {
          ...HomeBanners_home
          floors {
            floorID
            ...HomeFloor_floor
          }
        }
        focus(slot: TOP) { ...TopAd_focus }
        homeFlashSale {
          ...FlashStrip_sale
        }
        recommendations(first: 10) {
          totalCount
          ...Recommendations_list
        }
        site {
          serverTime
          ...BrandStrip_site
        }
        ...HomeCategories_query
        ...MemberCard_query
      }
    `,
    queryRef,
  )
  const now = data.site ? Date.parse(data.site.serverTime) : 0
  return (
    <div className={frame}>
      <h1 className={visuallyHidden}>首页</h1>
      {data.focus && <TopAd focus={data.focus} />}
      <Principal result={data.home}>
        {(home) => (
          <div className={parts}>
            <div className={top}>
              <HomeCategories query={data} className={`${panel} ${menu}`} />
              <HomeBanners home={home} />
              <MemberCard query={data} className={panel} />
            </div>
            {data.homeFlashSale && <FlashStrip sale={data.homeFlashSale} />}
            {home.floors.map((floor, nth) => (
              <CardTerms key={floor.floorID} now={now} nth={nth}>
                <HomeFloor floor={floor} />
              </CardTerms>
            ))}
            {data.recommendations && (
              <CardTerms now={now} nth={home.floors.length}>
                <Recommendations list={data.recommendations} />
              </CardTerms>
            )}
            {data.site && <BrandStrip site={data.site} />}
            {home.floors.length === 0 && data.recommendations?.totalCount === 0 && (
              <EmptyState picture="box" title="商品正在上架，请稍后再来" />
            )}
          </div>
        )}
      </Principal>
    </div>
  )
}
