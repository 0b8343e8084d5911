import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { MessageChannel, MessageChoices_viewer$key } from '../../../__generated__/MessageChoices_viewer.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { color, media } from '../../../ui/tokens.ts'
import { setMessageChoice } from './choiceChanges.ts'

const list = css`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 10px 16px;
    border-top: 1px solid ${color.line};
  }
  > li:first-child { border-top: 0; }
  h3 { margin: 0; font-size: inherit; font-weight: inherit; }
  small { margin-left: 8px; color: ${color.second}; }
  div { display: flex; gap: 20px; }
  ${media.phone} { > li { padding: 0 12px; } h3 { flex: 1 1 130px; padding: 8px 0; } }
`

/** One row a sort of messages, one switch a way; each takes effect at once and goes back where the marketplace says no. */
export function MessageChoices({ viewer: key }: { viewer: MessageChoices_viewer$key }) {
  const { messagePreferences } = useFragment(
    graphql`
      fragment MessageChoices_viewer on Viewer {
        messagePreferences {
          reaches { channel name }
          choices { topic name group hasSms hasMail hasWechat }
        }
      }
    `,
    key,
  )
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({})
  if (!messagePreferences) return <Notice tone="warning">暂时无法显示消息设置，请稍后刷新。</Notice>
  const { reaches, choices } = messagePreferences
  if (reaches.length === 0) return <Notice tone="info">商城只在站内发送消息，见「我的消息」。</Notice>
  const choose = async (topic: string, channel: MessageChannel, isOn: boolean): Promise<void> => {
    const name = `${topic} ${channel}`
    setChanged((before) => ({ ...before, [name]: isOn }))
    try {
      await setMessageChoice(environment, { topic, channel, isSent: isOn })
    } catch (error) {
      setChanged((before) => ({ ...before, [name]: !isOn }))
      report(error)
    }
  }
  return (
    <Panel title="各类消息的接收方式" isFlush>
      <ul className={list} aria-label="各类消息的接收方式">
        {choices.map(({ topic, name, group, hasSms, hasMail, hasWechat }) => {
          const kept: Readonly<Record<string, boolean | null | undefined>> = { SMS: hasSms, MAIL: hasMail, WECHAT: hasWechat }
          return (
            <li key={topic}>
              <h3>
                {name}
                <small>{group}</small>
              </h3>
              <div>
                {reaches.map(({ channel, name: way }) => {
                  const isOn = kept[channel] ?? null
                  return (
                    isOn !== null && (
                      <Switch
                        key={channel}
                        isOn={changed[`${topic} ${channel}`] ?? isOn}
                        onChange={(next) => void choose(topic, channel, next)}
                      >
                        {way}
                      </Switch>
                    )
                  )
                })}
              </div>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
