import { type FormEvent, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { FeedbackFormMutation, FeedbackKind } from '../../../__generated__/FeedbackFormMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { fieldStack } from '../../ground/form/formLayout.ts'
import { useEntryForm } from '../../ground/form/useEntryForm.ts'
import { FilePicker, type PickedFile } from '../../ground/upload/FilePicker.tsx'

const kinds: readonly { readonly value: Exclude<FeedbackKind, '%future added value'>; readonly text: string }[] = [
  { value: 'GOODS', text: '商品与价格' },
  { value: 'DELIVERY', text: '物流配送' },
  { value: 'SERVICE', text: '服务态度' },
  { value: 'SITE', text: '网站功能' },
  { value: 'OTHER', text: '其他建议' },
]
const LEAST = 5
const MOST = 1000

const mutation = graphql`
  mutation FeedbackFormMutation($input: CreateFeedbackInput!) {
    createFeedback(input: $input) {
      refusals { ...refusal_told @alias }
      feedback { feedbackID }
    }
  }
`

/** What a shop has to say; it stays in the field until it has arrived. */
export function FeedbackForm({ onDone }: { readonly onDone: () => void }) {
  const environment = useRelayEnvironment()
  const { ref, errors, isBusy, submit, tell } = useEntryForm()
  const [kind, setKind] = useState('')
  const [content, setContent] = useState('')
  const [files, setFiles] = useState<readonly PickedFile[]>([])
  const [clientKey] = useState(() => crypto.randomUUID())
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const chosen = kinds.find(({ value }) => value === kind)
    const problems = {
      type: chosen === undefined ? '请选择反馈类型' : null,
      content: content.trim().length < LEAST ? `反馈内容为 ${LEAST}–${MOST} 个字` : null,
    }
    void submit(problems, async () => {
      if (chosen === undefined) return
      await commit<FeedbackFormMutation>(environment, {
        mutation,
        variables: { input: { kind: chosen.value, content: content.trim(), imageKeys: files.map(({ key }) => key), clientKey } },
      })
      toasts.show({ kind: 'ok', text: '已收到您的反馈，有回复会通知您' })
      onDone()
    })
  }
  return (
    <Panel title="我要反馈">
      <form ref={ref} className={fieldStack} method="post" noValidate onSubmit={send}>
        <SelectField
          label="反馈类型"
          value={kind}
          options={kinds}
          placeholder="请选择"
          error={errors['type'] ?? errors['kind']}
          onChange={(event) => {
            setKind(event.currentTarget.value)
            tell('type', null)
          }}
        />
        <TextArea
          label="反馈内容"
          value={content}
          maxLength={MOST}
          rows={5}
          error={errors['content']}
          placeholder="请写下遇到的问题或建议，涉及订单请附订单号"
          onChange={(event) => {
            setContent(event.currentTarget.value)
            tell('content', null)
          }}
        />
        <FilePicker label="添加图片" scene="feedback" files={files} max={6} onChange={setFiles} />
        <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
          提交反馈
        </Button>
      </form>
    </Panel>
  )
}
