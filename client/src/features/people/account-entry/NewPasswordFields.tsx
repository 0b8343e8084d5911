import { passwordProblem } from 'rules/validators'
import { PasswordField } from '../../ground/form/PasswordField.tsx'
import { type EntryForm, valueOf } from '../../ground/form/useEntryForm.ts'

export function passwordProblems(form: HTMLFormElement | null): Record<'password' | 'passwordConfirmation', string | null> {
  const [password, again] = [valueOf(form, 'password'), valueOf(form, 'passwordConfirmation')]
  return {
    password: password === '' ? '请设置密码' : passwordProblem(password),
    passwordConfirmation: again === '' ? '请再次输入密码' : again === password ? null : '两次输入的密码不一致',
  }
}

export function passwordInput(form: HTMLFormElement | null): { password: string; passwordConfirmation: string } {
  return { password: valueOf(form, 'password'), passwordConfirmation: valueOf(form, 'passwordConfirmation') }
}

type Props = {
  readonly form: EntryForm
  readonly label?: string
  /** Asks the gateway about the password as it is left. */
  readonly onLeave?: (password: string) => void
}

/** A new password twice, with all of its rule on the page. */
export function NewPasswordFields({ form: { ref, errors, tell }, label = '密码', onLeave }: Props) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        error={errors['password']}
        hint="8 至 64 个字符；不能是常见密码，也不能与用户名或手机号相同"
        onBlur={({ currentTarget: { value } }) => {
          if (value === '') return
          const problem = passwordProblem(value)
          tell('password', problem)
          if (problem === null) onLeave?.(value)
          // The second one may have been right or wrong only beside the first.
          if (valueOf(ref.current, 'passwordConfirmation') !== '')
            tell('passwordConfirmation', passwordProblems(ref.current).passwordConfirmation)
        }}
      />
      <PasswordField
        label={`确认${label}`}
        name="passwordConfirmation"
        autoComplete="new-password"
        error={errors['passwordConfirmation']}
        onBlur={({ currentTarget: { value } }) => {
          if (value !== '') tell('passwordConfirmation', passwordProblems(ref.current).passwordConfirmation)
        }}
      />
    </>
  )
}
