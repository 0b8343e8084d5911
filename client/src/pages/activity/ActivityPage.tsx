import { useEffect } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { ActivityPageQuery } from '../../__generated__/ActivityPageQuery.graphql.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { localPath, paths } from '../../navigation/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Goes on to the page of an activity, or says why not (/loading/activity). */
export function ActivityPage({ queryRef }: PageProps<ActivityPageQuery>) {
  const { activityPage } = usePreloadedQuery<ActivityPageQuery>(
    graphql`
      query ActivityPageQuery($path: [String!]!) @preloadable {
        activityPage(path: $path) {
          status
          message
          page
        }
      }
    `,
    queryRef,
  )
  const navigate = useNavigate()
  const to = activityPage
    ? activityPage.status === 'RUNNING'
      ? (localPath(activityPage.page ?? null) ?? paths.home())
      : null
    : paths.noActivity()
  useEffect(() => {
    if (to !== null) void navigate(to, { replace: true })
  }, [navigate, to])
  if (to !== null) return <EmptyState picture="box" level={1} title="正在前往活动…" />
  const title = activityPage?.message || (activityPage?.status === 'OVER' ? '活动已结束' : '活动未开始')
  return (
    <EmptyState
      picture="box"
      level={1}
      title={title}
      action={
        <Link className={buttonClass('primary')} href={paths.home()}>
          返回首页
        </Link>
      }
    />
  )
}
