import { css } from '@emotion/css'
import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { RadioCard } from '../../../ui/RadioCard.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { CodeFields, codeInput, codeProblems } from '../account-entry/CodeFields.tsx'
import { useEntryForm } from '../../ground/form/useEntryForm.ts'
import { FormDialog } from '../../ground/form/FormDialog.tsx'
import { addShops } from './shopsChanges.ts'

const roleChoice = css`display: grid; grid-template-columns: 1fr 1fr; gap: 8px; legend { margin-bottom: 4px; font-weight: 600; }
  min-width: 0;`

const roles = [
  ['BUYER', '采购', '下单、付款、开票；不能充值提现'],
  ['FINANCE', '财务', '付款、开票、充值提现；不能下单'],
] as const

export type AddShopDialogProps = { readonly onClose: () => void }

/** Adds the shops of another account, whose owner reads the code out. */
export function AddShopDialog({ onClose }: AddShopDialogProps) {
  const environment = useRelayEnvironment()
  const form = useEntryForm()
  const [role, setRole] = useState<'BUYER' | 'FINANCE'>('BUYER')
  const submit = (element: HTMLFormElement): void => {
    void form.submit(codeProblems(element), async () => {
      await addShops(environment, { ...codeInput(element), role })
      toasts.show({ kind: 'ok', text: '门店已添加，可随时切换' })
      onClose()
    })
  }
  return (
    <FormDialog form={form} title="添加门店" submitLabel="添加" onSubmit={submit} onClose={onClose}>
      <CodeFields
        form={form}
        purpose="SHOP"
        phoneLabel="门店账号的手机号"
        phoneHint="验证码发给该手机号，请向门店负责人索取；其名下的门店一并添加"
      />
      <fieldset className={roleChoice}>
        <legend>我在这些门店的角色</legend>
        {roles.map(([value, words, hint]) => (
          <RadioCard key={value} name="role" isChecked={role === value} onChoose={() => setRole(value)}>
            {words}
            <small>{hint}</small>
          </RadioCard>
        ))}
      </fieldset>
    </FormDialog>
  )
}
