import { graphql, useFragment } from 'react-relay/hooks'
import type { Colleagues_viewer$key } from '../../../__generated__/Colleagues_viewer.graphql.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { ColleagueList } from './ColleagueList.tsx'

/** Who may buy for the shop one is in, shown where one answers for it. */
export function Colleagues({ viewer: key }: { viewer: Colleagues_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment Colleagues_viewer on Viewer {
        shops { company role isCurrent }
        ...ColleagueList_viewer
      }
    `,
    key,
  )
  const here = viewer.shops?.find(({ isCurrent }) => isCurrent)
  return here?.role === 'OWNER' ? (
    <Panel title="本店采购人员" isFlush>
      <ColleagueList viewer={viewer} company={here.company} />
    </Panel>
  ) : null
}
