import { type FormEvent, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { SupplyFormMutation } from '../../../__generated__/SupplyFormMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { fieldGrid } from '../../ground/form/formLayout.ts'
import { useEntryForm, valueOf } from '../../ground/form/useEntryForm.ts'
import { orNull, toCount, toMoney } from '../wanted/formTexts.ts'

const mutation = graphql`
  mutation SupplyFormMutation($input: CreateSupplyOfferInput!) {
    createSupplyOffer(input: $input) {
      refusals { ...refusal_told @alias }
      offer { supplyID }
    }
  }
`

/** What a shop could deliver, for staff to look at. */
export function SupplyForm({ onDone, onCancel }: { readonly onDone: () => void; readonly onCancel: () => void }) {
  const environment = useRelayEnvironment()
  const { ref, errors, isBusy, submit, tell } = useEntryForm()
  const [clientKey] = useState(() => crypto.randomUUID())
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    const textOf = (name: string): string => valueOf(form, name).trim()
    const [price, quantity] = [toMoney(textOf('price')), toCount(textOf('quantity'))]
    const problems = {
      name: textOf('name') === '' ? '请填写品名' : null,
      spec: textOf('spec') === '' ? '请填写规格' : null,
      manufacturer: textOf('manufacturer') === '' ? '请填写生产厂家' : null,
      price: price === null ? '供应单价请填写金额，如 86.00' : null,
      quantity: quantity === null ? '可供数量为 1–999999 的整数' : null,
      expiresOn: textOf('expiresOn') === '' ? '请选择有效期' : null,
    }
    void submit(problems, async () => {
      const input = {
        name: textOf('name'),
        spec: textOf('spec'),
        manufacturer: textOf('manufacturer'),
        price: price ?? '',
        quantity: quantity ?? 0,
        expiresOn: textOf('expiresOn'),
        note: orNull(textOf('note')),
        clientKey,
      }
      await commit<SupplyFormMutation>(environment, { mutation, variables: { input } })
      toasts.show({ kind: 'ok', text: '已提交，审核通过后展示' })
      onDone()
    })
  }
  return (
    <Panel title="发布供应">
      <form
        ref={ref}
        className={fieldGrid}
        method="post"
        noValidate
        onSubmit={send}
        onInput={({ target }) => target instanceof HTMLInputElement && tell(target.name, null)}
      >
        <TextField label="品名" name="name" maxLength={60} required error={errors['name']} />
        <TextField label="规格" name="spec" maxLength={60} required error={errors['spec']} />
        <TextField label="生产厂家" name="manufacturer" maxLength={60} required error={errors['manufacturer']} />
        <TextField label="供应单价，元" name="price" inputMode="decimal" maxLength={11} required error={errors['price']} />
        <TextField label="可供数量" name="quantity" inputMode="numeric" maxLength={6} required error={errors['quantity']} />
        <TextField label="有效期至" name="expiresOn" type="date" required error={errors['expiresOn']} />
        <div data-across>
          <TextField label="补充说明（选填）" name="note" maxLength={200} error={errors['note']} />
        </div>
        <div data-across>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            提交审核
          </Button>{' '}
          <Button onClick={onCancel}>取消</Button>
        </div>
      </form>
    </Panel>
  )
}
