import { css } from '@emotion/css'
import { type ChangeEvent, useId, useState } from 'react'
import { UPLOAD_MAX_BYTES } from 'rules/constants'
import { toGatewayError } from '../../../errors/gatewayError.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { sendFile } from '../../../relay/sendFile.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { color, type } from '../../../ui/tokens.ts'
import { visuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useUpdateProfile } from './useUpdateProfile.ts'

const frame = css`
  flex: none;
  display: grid;
  justify-items: center;
  gap: 4px;
  width: 96px;
  label {
    display: grid;
    place-items: center;
    width: 80px;
    height: 80px;
    border: 1px solid ${color.line};
    border-radius: 50%;
    background: ${color.ground};
    color: ${color.second};
    overflow: hidden;
    cursor: pointer;
  }
  label:hover { border-color: ${color.brand700}; color: ${color.brand700}; }
  label:focus-within { outline: 2px solid ${color.blue}; outline-offset: 2px; }
  img { width: 100%; height: 100%; object-fit: cover; }
  small { ${type.small} color: ${color.second}; text-align: center; }
  [role='alert'] { ${type.small} color: ${color.price}; text-align: center; }
`

/** The shop's picture: chosen again with a click on it, taken off again. */
export function Face({ url }: { readonly url: string | null }) {
  const id = useId()
  const report = useReportError()
  const update = useUpdateProfile()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const change = async (avatar: () => Promise<string>, done: string): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      await update({ avatarKey: await avatar() })
      toasts.show({ kind: 'ok', text: done })
    } catch (thrown) {
      const error = toGatewayError(thrown)
      if (error.code === 'VALIDATION_FAILED') setProblem(error.userMessage)
      else report(thrown)
    }
    setBusy(false)
  }
  const choosePicture = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void => {
    const file = input.files?.[0]
    // The same file may be chosen again after it was taken off.
    input.value = ''
    if (file === undefined) return
    if (file.size > UPLOAD_MAX_BYTES) setProblem('图片不能超过 5 MB')
    else void change(async () => (await sendFile(file, 'face')).key, '头像已更换')
  }
  return (
    <div className={frame}>
      <label htmlFor={id}>
        {url === null ? <Icon name="user" size={20} /> : <img src={url} alt="" width={80} height={80} />}
        <span className={visuallyHidden}>{url === null ? '上传头像' : '更换头像'}</span>
        <input
          id={id}
          type="file"
          className={visuallyHidden}
          accept="image/jpeg,image/png,image/webp"
          disabled={isBusy}
          onChange={choosePicture}
        />
      </label>
      <small>{isBusy ? '保存中…' : url === null ? '点击上传头像' : '点击更换头像'}</small>
      {url !== null && (
        <Button variant="ghost" size="small" disabled={isBusy} onClick={() => void change(() => Promise.resolve(''), '头像已移除')}>
          移除
        </Button>
      )}
      <div role="alert">{problem}</div>
    </div>
  )
}
