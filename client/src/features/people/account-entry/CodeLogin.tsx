import { css } from '@emotion/css'
import { codeInput, codeProblems, CodeFields } from './CodeFields.tsx'
import { FormFrame } from '../../ground/form/FormFrame.tsx'
import { useEntryForm } from '../../ground/form/useEntryForm.ts'
import type { LoginShops } from '../account/useLogin.ts'
import { useLoginWithCode } from './useLoginWithCode.ts'

const fields = css`display: grid; gap: 12px;`

/** Logging in by a code to the account's phone. */
export function CodeLogin({ onEntered }: { onEntered: (shops: LoginShops) => void }) {
  const form = useEntryForm()
  const login = useLoginWithCode()
  const submit = (element: HTMLFormElement): void => {
    void form.submit(codeProblems(element), async () => onEntered(await login(codeInput(element))))
  }
  return (
    <FormFrame form={form} className={fields} submitLabel="登录" onSubmit={submit}>
      <CodeFields form={form} purpose="LOGIN" />
    </FormFrame>
  )
}
