import { css } from '@emotion/css'
import { useState } from 'react'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { color, media, type } from '../../../ui/tokens.ts'
import { FormFrame } from '../../ground/form/FormFrame.tsx'
import { NewPasswordFields, passwordInput, passwordProblems } from '../account-entry/NewPasswordFields.tsx'
import { PasswordField } from '../../ground/form/PasswordField.tsx'
import { useEntryForm, valueOf } from '../../ground/form/useEntryForm.ts'
import { fieldStack } from '../../ground/form/formLayout.ts'
import { useChangePassword } from './useChangePassword.ts'

const note = css`margin-bottom: 12px; ${type.small} color: ${color.second};`

const hint = css`${media.touch} { padding-block: 15px; }`

/** Changes the password; asks for the old one. */
export function PasswordPanel() {
  const [changed, setChanged] = useState(0)
  return (
    <Panel title="登录密码">
      <p className={note}>修改后，其他电脑和手机上的登录全部退出，本机保持登录。连续输错原密码 5 次，账号锁定 15 分钟。</p>
      {/* Made again once it is done: no password stays in the page. */}
      <PasswordForm key={changed} onDone={() => setChanged(changed + 1)} />
    </Panel>
  )
}

function PasswordForm({ onDone }: { readonly onDone: () => void }) {
  const form = useEntryForm()
  const change = useChangePassword()
  const submit = (element: HTMLFormElement): void => {
    const oldPassword = valueOf(element, 'oldPassword')
    void form.submit({ oldPassword: oldPassword === '' ? '请填写原密码' : null, ...passwordProblems(element) }, async () => {
      await change({ oldPassword, ...passwordInput(element) })
      toasts.show({ kind: 'ok', text: '密码已修改，其他设备须重新登录' })
      onDone()
    })
  }
  return (
    <FormFrame form={form} className={fieldStack} submitLabel="修改密码" onSubmit={submit}>
      <PasswordField
        label="原密码"
        name="oldPassword"
        autoComplete="current-password"
        error={form.errors['oldPassword']}
        hint={
          <Link href={paths.forgetStep(1)} className={hint}>
            忘记原密码
          </Link>
        }
      />
      <NewPasswordFields form={form} label="新密码" />
    </FormFrame>
  )
}
