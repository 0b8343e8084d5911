import { useRelayEnvironment } from 'react-relay/hooks'
import { paths } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { FormDialog } from '../../ground/form/FormDialog.tsx'
import { useEntryForm, valueOf } from '../../ground/form/useEntryForm.ts'
import { addPlan } from './keepPlan.ts'

interface NamePlanProps {
  readonly rows: readonly { readonly goodsID: string; readonly quantity: number }[]
  readonly onClose: () => void
}

/** Names a new plan, keeps it, and goes to its page. */
export function NamePlan({ rows, onClose }: NamePlanProps) {
  const environment = useRelayEnvironment()
  const go = useGo()
  const form = useEntryForm()
  const keep = (element: HTMLFormElement): void => {
    const name = valueOf(element, 'name').trim()
    void form.submit({ name: name === '' ? '请填写计划名称' : null }, async () => {
      const planID = await addPlan(environment, { name, lines: rows })
      toasts.show({ kind: 'ok', text: '采购计划已保存' })
      onClose()
      go(planID === null ? paths.plans() : paths.plan(planID))
    })
  }
  return (
    <FormDialog form={form} title="新建采购计划" submitLabel="保存" onSubmit={keep} onClose={onClose}>
      <TextField
        label="计划名称"
        name="name"
        maxLength={40}
        defaultValue="每周补货"
        autoComplete="off"
        error={form.errors['name'] ?? form.errors['lines']}
        data-initial-focus
      />
    </FormDialog>
  )
}
