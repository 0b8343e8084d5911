import { useEffect } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { RegisterReviewPageQuery } from '../../__generated__/RegisterReviewPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { EntryFrame } from '../../features/people/account-entry/EntryFrame.tsx'
import { forgetEntry } from '../../features/people/account-entry/entryMemory.ts'
import { ReviewState } from '../../features/people/account-entry/ReviewState.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { registerSteps, shopSteps } from './registerSteps.ts'

function ReviewPage({
  queryRef,
  title,
  words,
}: Pick<PageProps<RegisterReviewPageQuery>, 'queryRef'> & { title: string; words: readonly string[] }) {
  const data = usePreloadedQuery<RegisterReviewPageQuery>(
    graphql`
      query RegisterReviewPageQuery($of: RegistrationScope!) @preloadable {
        registration(of: $of) @catch(to: RESULT) {
          ...ReviewState_registration
        }
        viewer { ...ReviewState_viewer }
      }
    `,
    queryRef,
  )
  useEffect(() => {
    for (const flow of ['register', 'shop', 'wechat'] as const) forgetEntry(flow)
  }, [])
  return (
    <EntryFrame title={title} steps={{ words, current: 3 }}>
      <Principal result={data.registration}>
        {(registration) => <ReviewState registration={registration} viewer={data.viewer ?? null} />}
      </Principal>
    </EntryFrame>
  )
}

export function RegisterReviewPage({ queryRef }: PageProps<RegisterReviewPageQuery>) {
  return <ReviewPage queryRef={queryRef} title="注册账号" words={registerSteps} />
}

export function ShopReviewPage({ queryRef }: PageProps<RegisterReviewPageQuery>) {
  return <ReviewPage queryRef={queryRef} title="注册会员" words={shopSteps} />
}
