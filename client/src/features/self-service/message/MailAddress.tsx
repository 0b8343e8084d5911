import { css } from '@emotion/css'
import { type FormEvent, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { MailAddress_viewer$key } from '../../../__generated__/MailAddress_viewer.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { RemoveChannel } from './RemoveChannel.tsx'
import { requestMailCode, setMessageMail } from './choiceChanges.ts'

const fields = css`display: grid; gap: 12px; max-width: 360px;`

/** Where mails go: an address counts once its code has come back. Nothing where the shop sends no mail. */
export function MailAddress({ viewer: key }: { viewer: MailAddress_viewer$key }) {
  const { messagePreferences } = useFragment(
    graphql`
      fragment MailAddress_viewer on Viewer {
        messagePreferences { reaches { channel address isRefused } }
      }
    `,
    key,
  )
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const mail = messagePreferences?.reaches.find(({ channel }) => channel === 'MAIL')
  if (mail === undefined) return null
  const { address } = mail
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const given = (name: string): string => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    setBusy(true)
    try {
      if (isSent) {
        await setMessageMail(environment, given('code'))
        toasts.show({ kind: 'ok', text: '邮箱已确认' })
      } else await requestMailCode(environment, given('email'))
      setSent(!isSent)
    } catch (error) {
      report(error)
    }
    setBusy(false)
  }
  return (
    <Panel title="接收消息的邮箱">
      {mail.isRefused && <Notice tone="warning">邮箱 {mail.address} 拒收邮件，请重新确认或更换。</Notice>}
      <form className={fields} onSubmit={(event) => void submit(event)}>
        {address && (
          <div>
            当前邮箱：{address} <RemoveChannel channel="MAIL">不再用邮箱 {address} 接收消息？</RemoveChannel>
          </div>
        )}
        {isSent ? (
          <TextField
            key="code"
            label="邮件中的验证码"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            required
          />
        ) : (
          <TextField
            key="email"
            label={address ? '更换邮箱' : '邮箱'}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
        )}
        <Button type="submit" isBusy={isBusy}>
          {isSent ? '确认邮箱' : '发送验证码'}
        </Button>
      </form>
    </Panel>
  )
}
