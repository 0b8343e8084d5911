import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { DrawsPageQuery } from '../../__generated__/DrawsPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { BannerStrip } from '../../features/catalogue/home/BannerStrip.tsx'
import { DrawChance } from '../../features/self-service/draw/DrawChance.tsx'
import { DrawRecordList } from '../../features/self-service/draw/DrawRecordList.tsx'
import { RunningDraw } from '../../features/self-service/draw/RunningDraw.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'

const space = css`margin-bottom: 12px;`
const below = css`margin-top: 12px;`

/** The draw that runs, and below it what the shop drew and how goods that it won arrive (/wdcj). */
export function DrawsPage({ queryRef }: PageProps<DrawsPageQuery>) {
  const { drawBanners, drawPopup, draw, latestDrawRecord, drawRecords } = usePreloadedQuery<DrawsPageQuery>(
    graphql`
      query DrawsPageQuery($page: Int) @preloadable {
        ...Shell_query
        drawBanners { ...BannerStrip_banners }
        drawPopup { ...DrawChance_draw }
        draw { drawID ...RunningDraw_draw }
        latestDrawRecord { drawID prize { name } }
        drawRecords(first: 20, page: $page) @catch(to: RESULT) {
          ...DrawRecordList_records
        }
      }
    `,
    queryRef,
  )
  return (
    <MemberFrame title="我的抽奖">
      {drawPopup && <DrawChance className={space} draw={drawPopup} />}
      {drawBanners && <BannerStrip banners={drawBanners} label="去采购" />}
      {draw && <RunningDraw draw={draw} won={latestDrawRecord?.drawID === draw.drawID ? latestDrawRecord.prize.name : null} />}
      <div className={below}>
        <Principal result={drawRecords}>{(records) => <DrawRecordList records={records} />}</Principal>
      </div>
    </MemberFrame>
  )
}
