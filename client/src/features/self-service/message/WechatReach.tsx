import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { WechatReach_viewer$key } from '../../../__generated__/WechatReach_viewer.graphql.ts'
import { useRetry } from '../../../navigation/retrying.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { WechatScan } from '../../people/account-entry/WechatScan.tsx'
import { RemoveChannel } from './RemoveChannel.tsx'

/** Who reads the shop's official account for this one. Nothing where the shop sends nothing by WeChat. */
export function WechatReach({ viewer: key }: { viewer: WechatReach_viewer$key }) {
  const { messagePreferences } = useFragment(
    graphql`
      fragment WechatReach_viewer on Viewer {
        messagePreferences { reaches { channel address } }
      }
    `,
    key,
  )
  const retry = useRetry()
  const [isScanning, setScanning] = useState(false)
  const reach = messagePreferences?.reaches.find(({ channel }) => channel === 'WECHAT')
  if (reach === undefined) return null
  const { address } = reach
  return (
    <Panel title="接收消息的微信">
      {address ? (
        <div>
          当前微信：{address} <RemoveChannel channel="WECHAT">不再用微信「{address}」接收消息？</RemoveChannel>
        </div>
      ) : isScanning ? (
        <WechatScan
          purpose="FOLLOW"
          hint="请用微信扫一扫，关注公众号并确认"
          endings={{ TAKEN: '该微信已为其他账号接收消息，请先在那个账号中解除' }}
          onConfirmed={() => {
            setScanning(false)
            toasts.show({ kind: 'ok', text: '已可用微信接收消息' })
            retry()
          }}
        />
      ) : (
        <>
          <p>扫码关注公众号后，订单、证照等消息可发到微信。</p>
          <Button onClick={() => setScanning(true)}>用微信接收消息</Button>
        </>
      )}
    </Panel>
  )
}
