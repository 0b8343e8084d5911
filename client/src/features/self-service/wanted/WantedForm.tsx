import { type FormEvent, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { WantedFormMutation } from '../../../__generated__/WantedFormMutation.graphql.ts'
import { paths } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { commit } from '../../../relay/commit.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { fieldGrid } from '../../ground/form/formLayout.ts'
import { useEntryForm, valueOf } from '../../ground/form/useEntryForm.ts'
import { FilePicker, type PickedFile } from '../../ground/upload/FilePicker.tsx'
import { orNull, toCount, toMoney } from './formTexts.ts'

const mutation = graphql`
  mutation WantedFormMutation($input: CreateWantedGoodsInput!) {
    createWantedGoods(input: $input) {
      refusals { ...refusal_told @alias }
      wantedGoods { wantedID }
    }
  }
`

export interface WantedFormProps {
  readonly prefill: { readonly name: string; readonly spec: string; readonly maker: string }
  /** The earliest and the usual last day, as the server's clock has them. */
  readonly today: string
  readonly until: string
}

/** A new request; what was written stays when it is refused. */
export function WantedForm({ prefill, today, until }: WantedFormProps) {
  const environment = useRelayEnvironment()
  const go = useGo()
  const { ref, errors, isBusy, submit, tell } = useEntryForm()
  const [note, setNote] = useState('')
  const [files, setFiles] = useState<readonly PickedFile[]>([])
  const [clientKey] = useState(() => crypto.randomUUID())
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    const [name, quantity, price, day] = [
      valueOf(form, 'name').trim(),
      toCount(valueOf(form, 'quantity')),
      valueOf(form, 'price'),
      valueOf(form, 'endsOn'),
    ]
    const problems = {
      name: name === '' ? '请填写品名' : null,
      quantity: quantity === null ? '求购数量为 1–999999 的整数' : null,
      price: price.trim() !== '' && toMoney(price) === null ? '期望单价请填写金额，如 11.50' : null,
      endsOn: day < today ? '求购截止日不能早于今天' : null,
    }
    void submit(problems, async () => {
      const input = {
        name,
        quantity: quantity ?? 0,
        price: toMoney(price),
        endsOn: day,
        spec: orNull(valueOf(form, 'spec')),
        manufacturer: orNull(valueOf(form, 'manufacturer')),
        note: orNull(note),
        imageKeys: files.map(({ key }) => key),
        clientKey,
      }
      const { createWantedGoods } = await commit<WantedFormMutation>(environment, { mutation, variables: { input } })
      toasts.show({ kind: 'ok', text: '求购已发布，有回复会通知您' })
      go(paths.wantedOne(createWantedGoods?.wantedGoods?.wantedID ?? ''))
    })
  }
  return (
    <Panel title="求购信息">
      <form
        ref={ref}
        className={fieldGrid}
        method="post"
        noValidate
        onSubmit={send}
        onInput={({ target }) => target instanceof HTMLInputElement && tell(target.name, null)}
      >
        <TextField label="品名" name="name" maxLength={60} required defaultValue={prefill.name} error={errors['name']} />
        <TextField
          label="规格（选填）"
          name="spec"
          maxLength={60}
          defaultValue={prefill.spec}
          error={errors['spec']}
          placeholder="如 0.25g*24粒"
        />
        <TextField
          label="生产厂家（选填）"
          name="manufacturer"
          maxLength={60}
          defaultValue={prefill.maker}
          error={errors['manufacturer']}
        />
        <TextField label="求购数量" name="quantity" inputMode="numeric" maxLength={6} required error={errors['quantity']} />
        <TextField label="期望单价，元（选填）" name="price" inputMode="decimal" maxLength={11} error={errors['price']} />
        <TextField label="求购截止日" name="endsOn" type="date" required min={today} defaultValue={until} error={errors['until']} />
        <div data-across>
          <TextArea
            label="补充说明（选填）"
            name="note"
            value={note}
            maxLength={200}
            error={errors['note']}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </div>
        <div data-across>
          <FilePicker label="添加图片" scene="wanted" files={files} max={6} onChange={setFiles} />
        </div>
        <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
          发布求购
        </Button>
      </form>
    </Panel>
  )
}
