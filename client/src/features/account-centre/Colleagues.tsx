import { graphql, useFragment } from 'react-relay/hooks'
import type { Colleagues_viewer$key } from '../../__generated__/Colleagues_viewer.graphql.ts'
import type { ColleaguesQuery } from '../../__generated__/ColleaguesQuery.graphql.ts'
import { useFetched } from '../../relay/useFetched.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ColleagueList } from './ColleagueList.tsx'

/** Who may buy for the shop one is in: shown, and asked for, where one answers for it. */
export function Colleagues({ viewer: key }: { viewer: Colleagues_viewer$key }) {
  const { shops } = useFragment(
    graphql`
      fragment Colleagues_viewer on Viewer {
        shops { company role isCurrent }
      }
    `,
    key,
  )
  const here = shops?.find(({ isCurrent }) => isCurrent)
  return here?.role === 'OWNER' ? <Panel title="本店采购人员" isFlush><Fetched company={here.company} /></Panel> : null
}

const none = {}

function Fetched({ company }: { company: string }) {
  const { data, hasFailed, retry } = useFetched<ColleaguesQuery>(graphql`query ColleaguesQuery { viewer { ...ColleagueList_viewer } }`, none)
  if (hasFailed) return <Notice tone="warning">暂时无法显示本店人员。<Button variant="ghost" onClick={retry}>重试</Button></Notice>
  if (!data?.viewer) return <Skeleton height="96px" />
  return <ColleagueList viewer={data.viewer} company={company} />
}
