import { useRelayEnvironment } from 'react-relay/hooks'
import { TextField } from '../../../ui/TextField.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { FormFrame } from '../../ground/form/FormFrame.tsx'
import { fieldStack } from '../../ground/form/formLayout.ts'
import { useEntryForm, valueOf } from '../../ground/form/useEntryForm.ts'
import { setPush } from './pushChanges.ts'

type Props = { readonly url: string; readonly onDone: (secret: string) => void }

/** The address of the shop's program; each time it is set there is another secret. */
export function PushForm({ url, onDone }: Props) {
  const form = useEntryForm()
  const environment = useRelayEnvironment()
  const submit = (element: HTMLFormElement): void => {
    const given = valueOf(element, 'url').trim()
    void form.submit({ url: given === '' ? '请填写推送地址' : null }, async () => {
      onDone(await setPush(environment, given))
      toasts.show({ kind: 'ok', text: '推送地址已保存，请复制密钥' })
    })
  }
  return (
    <FormFrame form={form} className={fieldStack} submitLabel="保存并生成密钥" onSubmit={submit}>
      <TextField
        label="推送地址"
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        defaultValue={url}
        error={form.errors['url']}
        hint={`以 https:// 开头，从外网可以访问${url === '' ? '' : '；原密钥还可使用 24 小时'}`}
      />
    </FormFrame>
  )
}
