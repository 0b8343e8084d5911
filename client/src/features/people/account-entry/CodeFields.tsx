import { css } from '@emotion/css'
import { useEffect, useState } from 'react'
import { isMobile } from 'rules/validators'
import { toGatewayError } from '../../../errors/gatewayError.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { keepFocus } from '../../ground/form/FormFrame.tsx'
import { type EntryForm, valueOf } from '../../ground/form/useEntryForm.ts'
import { type CodePurpose, useRequestCode } from './useRequestCode.ts'

const askButton = css`flex: none; min-width: 112px; margin-right: 4px; font-variant-numeric: tabular-nums;`

const PHONE_SENTENCE = '请输入正确的手机号'
const CODE_SENTENCE = '请输入6位数字验证码'
const REASONS_TO_WAIT = new Set(['CODE_TOO_OFTEN', 'RATE_LIMITED'])

/** What is wrong with the two fields, before anybody is asked. */
export function codeProblems(form: HTMLFormElement | null): Record<'phone' | 'code', string | null> {
  return {
    phone: isMobile(valueOf(form, 'phone').trim()) ? null : PHONE_SENTENCE,
    code: /^\d{6}$/.test(valueOf(form, 'code').trim()) ? null : CODE_SENTENCE,
  }
}

export function codeInput(form: HTMLFormElement | null): { phone: string; code: string } {
  return { phone: valueOf(form, 'phone').trim(), code: valueOf(form, 'code').trim() }
}

type Props = { readonly form: EntryForm; readonly purpose: CodePurpose; readonly phoneLabel?: string; readonly phoneHint?: string }

/** A phone and the code sent to it; how long until another can be sent is counted on the button. */
export function CodeFields({ form, purpose, phoneLabel = '手机号', phoneHint }: Props) {
  const { errors, tell } = form
  const { send, isAsking, left, sent } = useCodeSending(form, purpose)
  const asked = sent === null ? '获取验证码' : '重新获取'
  return (
    <>
      <TextField
        label={phoneLabel}
        name="phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={20}
        required
        hint={phoneHint}
        error={errors['phone']}
        onBlur={({ currentTarget: { value } }) => {
          if (value.trim() !== '') tell('phone', isMobile(value.trim()) ? null : PHONE_SENTENCE)
        }}
      />
      <TextField
        label="验证码"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
        error={errors['code']}
        hint={sent === null ? '6 位数字，10 分钟内有效' : <CodeSent {...sent} />}
        trailing={
          <Button
            className={askButton}
            variant="ghost"
            isBusy={isAsking}
            disabled={left > 0}
            onMouseDown={keepFocus}
            onClick={() => void send()}
          >
            {left > 0 ? `${left} 秒后重发` : asked}
          </Button>
        }
      />
    </>
  )
}

type Sent = { readonly phone: string; readonly outbox: string | null }
type Sending = { readonly send: () => Promise<void>; readonly isAsking: boolean; readonly left: number; readonly sent: Sent | null }

/** Has a code sent to the phone in the form, and says where it went or why it did not. */
function useCodeSending({ ref, tell }: EntryForm, purpose: CodePurpose): Sending {
  const report = useReportError()
  const requestCode = useRequestCode()
  const [isAsking, setAsking] = useState(false)
  const [sent, setSent] = useState<Sent | null>(null)
  const [left, wait] = useSecondsLeft()
  const focus = (name: string): void => ref.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
  const ask = async (phone: string): Promise<void> => {
    setAsking(true)
    try {
      const { retryAfterSeconds, demoOutbox } = await requestCode({ phone, purpose })
      wait(retryAfterSeconds)
      setSent({ phone, outbox: demoOutbox })
      tell('code', null)
      toasts.show({ kind: 'ok', text: `验证码已发送至 ${phone}` })
      focus('code')
    } catch (thrown) {
      const { code, field, reason, message } = toGatewayError(thrown)
      if (reason !== null && REASONS_TO_WAIT.has(reason)) tell('code', message)
      else if (code === 'VALIDATION_FAILED' && field === 'phone') tell('phone', message)
      report(thrown)
    }
    setAsking(false)
  }
  const send = async (): Promise<void> => {
    if (isAsking || left > 0) return
    const phone = valueOf(ref.current, 'phone').trim()
    tell('phone', isMobile(phone) ? null : PHONE_SENTENCE)
    if (isMobile(phone)) await ask(phone)
    else focus('phone')
  }
  return { send, isAsking, left, sent }
}

function CodeSent({ phone, outbox }: Sent) {
  return (
    <>
      已发送至 {phone}，没收到可稍后重发。
      {outbox !== null && (
        <a href={outbox} target="_blank" rel="noopener noreferrer">
          演示环境：打开演示短信箱
        </a>
      )}
    </>
  )
}

/** Counts down in the browser from an act on; by the clock, so that a sleeping tab does not fall behind. */
function useSecondsLeft(): [left: number, wait: (seconds: number) => void] {
  const [until, setUntil] = useState<number | null>(null)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (until === null) return undefined
    const tick = (): void => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) setUntil(null)
    }
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  return [left, (seconds) => setUntil(Date.now() + seconds * 1000)]
}
