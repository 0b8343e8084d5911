import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { RecallsPageQuery } from '../../__generated__/RecallsPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { RecallList } from '../../features/after/recall/RecallList.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Recalls that concern the shop (/zhaohui). */
export function RecallsPage({ queryRef }: PageProps<RecallsPageQuery>) {
  const { recalls } = usePreloadedQuery<RecallsPageQuery>(
    graphql`
      query RecallsPageQuery @preloadable {
        ...Shell_query
        recalls @catch(to: RESULT) { id ...RecallList_recall }
      }
    `,
    queryRef,
  )
  return (
    <MemberFrame title="药品召回">
      <Principal result={recalls}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState picture="box" title="没有召回">
              您购入的批号被召回时，会在这里和消息中通知您
            </EmptyState>
          ) : (
            found.map((recall) => <RecallList key={recall.id} recall={recall} />)
          )
        }
      </Principal>
    </MemberFrame>
  )
}
