import { css } from '@emotion/css'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { PasswordField } from '../../ground/form/PasswordField.tsx'
import { type LoginShops, useLogin } from './useLogin.ts'

const form = css`display: grid; gap: 12px;`

/** User name or phone, and password. */
export function LoginForm({ onEntered }: { onEntered: (shops: LoginShops) => void }) {
  const [missing, setMissing] = useState<'username' | 'password' | null>(null)
  const formRef = useRef<HTMLFormElement>(null)
  const { login, isBusy, refusal } = useLogin(onEntered)

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // The fields keep their own values: what was filled in before the script came must count.
    const fields = new FormData(formRef.current ?? undefined)
    const textOf = (name: string): string => {
      const value = fields.get(name)
      return typeof value === 'string' ? value : ''
    }
    const given = { username: textOf('username').trim(), password: textOf('password') }
    const gap = given.username === '' ? 'username' : given.password === '' ? 'password' : null
    setMissing(gap)
    if (gap === null) void login(given)
    else formRef.current?.querySelector<HTMLInputElement>(`[name=${gap}]`)?.focus()
  }
  return (
    // Posts nowhere without its script: a password must never end up in an address.
    <form ref={formRef} className={form} method="post" noValidate onSubmit={submit}>
      <TextField
        label="用户名或手机号"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        required
        error={missing === 'username' ? '请输入用户名或手机号' : (refusal?.['username'] ?? null)}
      />
      <PasswordField
        label="密码"
        name="password"
        autoComplete="current-password"
        error={missing === 'password' ? '请输入密码' : (refusal?.['password'] ?? null)}
      />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
        登录
      </Button>
    </form>
  )
}
