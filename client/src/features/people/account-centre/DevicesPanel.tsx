import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DevicesPanel_viewer$key } from '../../../__generated__/DevicesPanel_viewer.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { personRows } from './personRows.ts'
import { useEndDevices } from './useEndDevices.ts'

/** Where the account is logged in, and the end of it elsewhere. */
export function DevicesPanel({ viewer: key }: { viewer: DevicesPanel_viewer$key }) {
  const { devices } = useFragment(
    graphql`
      fragment DevicesPanel_viewer on Viewer {
        devices { deviceID name company loggedInAt lastSeenAt isCurrent }
      }
    `,
    key,
  )
  const end = useEndDevices()
  const report = useReportError()
  const [isBusy, setBusy] = useState(false)
  const act = async (deviceID: string | null): Promise<void> => {
    setBusy(true)
    try {
      await end(deviceID)
      toasts.show({ kind: 'ok', text: deviceID === null ? '其他设备已全部退出' : '该设备已退出' })
    } catch (error) {
      report(error)
    }
    setBusy(false)
  }
  const others = (
    <Button isBusy={isBusy} onClick={() => void act(null)}>
      退出其他设备
    </Button>
  )
  return (
    <Panel title="登录设备" isFlush={Boolean(devices)} tools={(devices?.length ?? 0) > 1 ? others : null}>
      {!devices && <Notice tone="warning">暂时无法显示登录设备，请稍后刷新。</Notice>}
      {devices && (
        <ul className={personRows} aria-label="登录设备">
          {devices.map(({ deviceID, name, company, loggedInAt, lastSeenAt, isCurrent }) => (
            <li key={deviceID}>
              <div>
                <h3>
                  {name ?? '未知设备'}
                  {isCurrent && <Tag tone="green">本设备</Tag>}
                </h3>
                <small>{company}</small>
              </div>
              <p>
                <span>{dateTime(loggedInAt)} 登录</span>
                {!isCurrent && lastSeenAt && <span>最近使用 {dateTime(lastSeenAt)}</span>}
              </p>
              {!isCurrent && (
                <div>
                  <Button
                    variant="outline"
                    aria-label={`退出该设备 ${name ?? '未知设备'}`}
                    disabled={isBusy}
                    onClick={() => void act(deviceID)}
                  >
                    退出该设备
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
