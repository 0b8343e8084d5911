import { css } from '@emotion/css'
import { type ComponentType, createElement, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PushPanel_viewer$key } from '../../../__generated__/PushPanel_viewer.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'

const apart = css`margin-top: 12px;`

/** The shop's own program, told of each parcel; for who answers for the shop, and looked for on asking. */
export function PushPanel({ viewer }: { viewer: PushPanel_viewer$key }) {
  const { shop } = useFragment(graphql`fragment PushPanel_viewer on Viewer { shop { role } }`, viewer)
  const [View, setView] = useState<ComponentType | null>(null)
  if (shop?.role !== 'OWNER') return null
  const open = async (): Promise<void> => {
    const { PushView } = await import('./PushView.tsx')
    setView(() => PushView)
  }
  return (
    <Panel title="收货数据推送" className={apart}>
      {View === null ? <Button onClick={() => void open().catch(() => {})}>查看推送设置</Button> : createElement(View)}
    </Panel>
  )
}
