import { usernameProblem } from 'rules/validators'
import { TextField } from '../../../ui/TextField.tsx'
import { NewPasswordFields, passwordInput, passwordProblems } from './NewPasswordFields.tsx'
import type { Entry } from './entryMemory.ts'
import type { useFieldCheck } from './useFieldCheck.ts'
import { type EntryForm, type FieldErrors, valueOf } from '../../ground/form/useEntryForm.ts'

export function personProblems(form: HTMLFormElement | null): FieldErrors {
  const username = valueOf(form, 'username').trim()
  return {
    username: username === '' ? '请填写用户名' : usernameProblem(username),
    ...passwordProblems(form),
    name: valueOf(form, 'name').trim() === '' ? '请填写联系人姓名' : null,
  }
}

export function personInput(form: HTMLFormElement | null) {
  return { username: valueOf(form, 'username').trim(), name: valueOf(form, 'name').trim(), ...passwordInput(form) }
}

type Props = { readonly form: EntryForm; readonly check: ReturnType<typeof useFieldCheck>; readonly entry: Entry }

/** How one logs in, and whom to ask for. */
export function PersonFields({ form, check, entry }: Props) {
  const { errors } = form
  return (
    <>
      <TextField
        label="用户名"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        required
        defaultValue={entry['username']}
        hint="2 至 30 个字符，用于登录；不能是手机号"
        error={errors['username']}
        onBlur={({ currentTarget: { value } }) => void check('username', 'USERNAME', value.trim())}
      />
      <TextField
        label="联系人姓名"
        name="name"
        autoComplete="name"
        maxLength={60}
        required
        defaultValue={entry['name']}
        hint="收货与审核时联系您"
        error={errors['name']}
        onBlur={({ currentTarget: { value } }) => void check('name', 'NAME', value)}
      />
      <NewPasswordFields form={form} onLeave={(password) => void check('password', 'PASSWORD', password)} />
    </>
  )
}
