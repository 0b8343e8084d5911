import { css } from '@emotion/css'
import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react'
import { UPLOAD_MAX_BYTES } from 'rules/constants'
import { toGatewayError } from '../../../errors/gatewayError.ts'
import { sendFile } from '../../../relay/sendFile.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { color, radius, type } from '../../../ui/tokens.ts'
import { visuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { Unsent } from './useSendChat.ts'

const CONTENT_MAX = 1000
/** From here on it is said how much room is left. */
const CONTENT_NEAR = 900

const form = css`
  flex: none;
  padding-top: 12px;
  border-top: 1px solid ${color.line};
  textarea {
    display: block;
    width: 100%;
    height: 72px;
    padding: 8px 12px;
    border: 1px solid ${color.control};
    border-radius: ${radius};
    background: ${color.paper};
    resize: none;
    @media (pointer: coarse) { font-size: max(16px, var(--text-14)); }
  }
  textarea:focus { border-color: ${color.brand700}; outline: 1px solid ${color.brand700}; outline-offset: 0; }
  > div { display: flex; align-items: center; gap: 8px; margin-top: 8px; }
  small { flex: 1; ${type.small} color: ${color.second}; }
  label:focus-within { outline: 2px solid ${color.blue}; }
  label[aria-disabled] { opacity: 0.6; }
  p { ${type.small} color: ${color.price}; }
`

/** What is typed stays until it is on its way; Enter sends, with Shift it begins a new line. */
export function ChatForm({ onSend }: { onSend: (what: Pick<Unsent, 'content' | 'image'>) => void }) {
  const id = useId()
  const [text, setText] = useState('')
  const [isUploading, setUploading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const words = text.trim()
  const send = (): void => {
    if (words === '') return
    setProblem(null)
    onSend({ content: words, image: null })
    setText('')
  }
  const press = (event: KeyboardEvent): void => {
    // While an input method composes, Enter chooses a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    send()
  }
  const sendPicture = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = input.files ?? []
    input.value = ''
    if (file === undefined) return
    setProblem(file.size > UPLOAD_MAX_BYTES ? `图片不能超过 ${UPLOAD_MAX_BYTES / 1024 / 1024} MB` : null)
    if (file.size > UPLOAD_MAX_BYTES) return
    setUploading(true)
    try {
      onSend({ content: null, image: await sendFile(file, 'chat') })
    } catch (error) {
      setProblem(toGatewayError(error).userMessage)
    }
    setUploading(false)
  }
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label className={visuallyHidden} htmlFor={id}>
        留言内容
      </label>
      <textarea
        id={id}
        value={text}
        maxLength={CONTENT_MAX}
        placeholder="请输入要咨询的问题，Enter 发送，Shift + Enter 换行"
        data-initial-focus
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={press}
      />
      <p role="alert">{problem}</p>
      <div>
        <label className={buttonClass()} aria-disabled={isUploading || undefined}>
          {isUploading ? '上传中…' : '发送图片'}
          <input
            type="file"
            className={visuallyHidden}
            accept="image/jpeg,image/png,image/webp"
            disabled={isUploading}
            onChange={(event) => void sendPicture(event)}
          />
        </label>
        <small>{text.length > CONTENT_NEAR ? `还可输入 ${CONTENT_MAX - text.length} 字` : 'JPG、PNG 或 WebP，5 MB 以内'}</small>
        <Button type="submit" variant="primary" disabled={words === ''}>
          发送
        </Button>
      </div>
    </form>
  )
}
