import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { addMonths, formatDate } from 'rules/time'
import type { AddWantedPageQuery } from '../../__generated__/AddWantedPageQuery.graphql.ts'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { WantedForm } from '../../features/self-service/wanted/WantedForm.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'

/** A new request (/pzqg/add). */
export function AddWantedPage({ queryRef, place: { search } }: PageProps<AddWantedPageQuery>) {
  const { serverTime } = usePreloadedQuery<AddWantedPageQuery>(
    graphql`
      query AddWantedPageQuery @preloadable {
        ...Shell_query
        serverTime
      }
    `,
    queryRef,
  )
  const now = typeof serverTime === 'string' ? Date.parse(serverTime) / 1000 : null
  const asked = (key: string): string => (search.get(key) ?? '').slice(0, 60)
  return (
    <MemberFrame title="发布求购" entry={paths.wanted()}>
      <WantedForm
        prefill={{ name: asked('name'), spec: asked('spec'), maker: asked('maker') }}
        today={now === null ? '' : formatDate(now)}
        until={now === null ? '' : formatDate(addMonths(now, 1))}
      />
    </MemberFrame>
  )
}
