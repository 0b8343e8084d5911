import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { FeedbackPageQuery } from '../../__generated__/FeedbackPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { FeedbackForm } from '../../features/self-service/feedback/FeedbackForm.tsx'
import { FeedbackList } from '../../features/self-service/feedback/FeedbackList.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { useRetry } from '../../navigation/retrying.ts'
import { Panel } from '../../ui/Panel.tsx'

const gap = css`margin-top: 12px;`

/** Feedback and its answers (/yjfk). */
export function FeedbackPage({ queryRef }: PageProps<FeedbackPageQuery>) {
  const data = usePreloadedQuery<FeedbackPageQuery>(
    graphql`
      query FeedbackPageQuery($page: Int) @preloadable {
        ...Shell_query
        feedback(first: 20, page: $page) @catch(to: RESULT) {
          ...FeedbackList_feedback
        }
      }
    `,
    queryRef,
  )
  const retry = useRetry()
  const [given, setGiven] = useState(0)
  const done = (): void => {
    setGiven(given + 1)
    retry()
  }
  return (
    <MemberFrame title="意见反馈">
      {/* Made again once it has arrived: an empty form for the next. */}
      <FeedbackForm key={given} onDone={done} />
      <Panel title="我的反馈" isFlush className={gap}>
        <Principal result={data.feedback}>
          {(feedback) => <FeedbackList feedback={feedback} hrefOf={(page) => paths.feedback({ page })} />}
        </Principal>
      </Panel>
    </MemberFrame>
  )
}
