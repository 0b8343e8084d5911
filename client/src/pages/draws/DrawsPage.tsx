import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { DrawsPageQuery } from '../../__generated__/DrawsPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { DrawRecordList } from '../../features/self-service/draw/DrawRecordList.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'

/** What the shop drew, and how goods that it won arrive (/wdcj). */
export function DrawsPage({ queryRef }: PageProps<DrawsPageQuery>) {
  const { drawRecords } = usePreloadedQuery<DrawsPageQuery>(
    graphql`
      query DrawsPageQuery($page: Int) @preloadable {
        ...Shell_query
        drawRecords(first: 20, page: $page) @catch(to: RESULT) {
          ...DrawRecordList_records
        }
      }
    `,
    queryRef,
  )
  return (
    <MemberFrame title="我的抽奖">
      <Principal result={drawRecords}>{(records) => <DrawRecordList records={records} />}</Principal>
    </MemberFrame>
  )
}
