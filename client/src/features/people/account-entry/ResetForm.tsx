import { css } from '@emotion/css'
import { paths } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { color } from '../../../ui/tokens.ts'
import { column } from './EntryFrame.tsx'
import { type Entry, ticketLapsed } from './entryMemory.ts'
import { NewPasswordFields, passwordInput, passwordProblems } from './NewPasswordFields.tsx'
import { FormFrame } from '../../ground/form/FormFrame.tsx'
import { useEntryForm } from '../../ground/form/useEntryForm.ts'
import { useResetPassword } from './useResetPassword.ts'

const note = css`color: ${color.second};`

/** A new password for the account whose phone was proved. */
export function ResetForm({ entry }: { entry: Entry }) {
  const go = useGo()
  const reset = useResetPassword()
  const form = useEntryForm(() => {
    ticketLapsed('forget')
    go(paths.forgetStep(1))
  })
  const submit = (element: HTMLFormElement): void => {
    void form.submit(passwordProblems(element), async () => {
      await reset({ ticket: entry['ticket'] ?? '', ...passwordInput(element) })
      go(paths.forgetStep(3))
    })
  }
  return (
    <FormFrame form={form} className={column} submitLabel="重置密码" onSubmit={submit}>
      <p className={note}>为手机号 {entry['phone']} 的账号设置新密码。</p>
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={entry['phone'] ?? ''} readOnly />
      <NewPasswordFields form={form} label="新密码" />
    </FormFrame>
  )
}
