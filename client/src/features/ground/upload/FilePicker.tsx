import { css } from '@emotion/css'
import { type ChangeEvent, useId, useState } from 'react'
import { UPLOAD_MAX_BYTES } from 'rules/constants'
import { toGatewayError } from '../../../errors/gatewayError.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { sendFile, type UploadedFile, type UploadScene } from '../../../relay/sendFile.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { color, radius, type } from '../../../ui/tokens.ts'
import { visuallyHidden } from '../../../ui/VisuallyHidden.tsx'

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  li, label {
    position: relative;
    display: grid;
    place-items: center;
    place-content: center;
    width: 88px;
    height: 88px;
    border: 1px solid ${color.line};
    border-radius: ${radius};
    background: ${color.paper};
    color: ${color.second};
    ${type.small}
    overflow: hidden;
    text-align: center;
  }
  li:has(label) { border: 0; }
  label { border: 1px dashed ${color.control}; cursor: pointer; }
  label:hover, label:focus-within { border-color: ${color.brand700}; color: ${color.brand700}; }
  label:focus-within { outline: 2px solid ${color.blue}; }
  img { width: 100%; height: 100%; object-fit: cover; }
  li > button { position: absolute; top: 0; right: 0; background: ${color.paper}; }
`
const note = css`margin-top: 4px; ${type.small} color: ${color.second}; [role='alert'] { color: ${color.price}; }`

const MEGABYTE = 1024 * 1024

export type PickedFile = UploadedFile & { readonly name: string }

export type FilePickerProps = {
  readonly label: string
  readonly scene: UploadScene
  readonly files: readonly PickedFile[]
  readonly max: number
  /** Papers may be PDF too. */
  readonly takesPdf?: boolean
  readonly onChange: (files: readonly PickedFile[]) => void
}

/** Pictures or papers to go along: sent as they are chosen, shown small, taken off again. */
export function FilePicker({ label, scene, files, max, takesPdf = false, onChange }: FilePickerProps) {
  const id = useId()
  const report = useReportError()
  const [sending, setSending] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const addFiles = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const input = event.currentTarget
    const chosen = [...(input.files ?? [])].slice(0, max - files.length)
    // The same file may be chosen again after it was taken off.
    input.value = ''
    setProblem(chosen.some(({ size }) => size > UPLOAD_MAX_BYTES) ? `单个文件不能超过 ${UPLOAD_MAX_BYTES / MEGABYTE} MB` : null)
    const small = chosen.filter(({ size }) => size <= UPLOAD_MAX_BYTES)
    setSending(small.length)
    const taken: PickedFile[] = []
    for (const file of small) {
      try {
        // One after another: on a shop's line three at once are no faster, and the order stays.
        taken.push({ ...(await sendFile(file, scene)), name: file.name })
      } catch (thrown) {
        const error = toGatewayError(thrown)
        if (error.code === 'VALIDATION_FAILED') setProblem(error.userMessage)
        else report(thrown)
      }
      setSending((count) => count - 1)
    }
    if (taken.length > 0) onChange([...files, ...taken])
  }
  return (
    <div>
      <ul className={list} aria-label={label}>
        {files.map((file) => (
          <li key={file.key}>
            {file.key.endsWith('.pdf') ? (
              <>
                <Icon name="document" size={20} />
                {file.name.slice(0, 12)}
              </>
            ) : (
              <img src={file.url} alt={file.name} width={88} height={88} />
            )}
            <IconButton icon="close" label={`移除 ${file.name}`} onClick={() => onChange(files.filter(({ key }) => key !== file.key))} />
          </li>
        ))}
        {files.length < max && (
          <li>
            <label htmlFor={id}>
              <Icon name="plus" size={20} />
              {sending > 0 ? `上传中（${sending}）` : label}
              <input
                id={id}
                type="file"
                className={visuallyHidden}
                accept={takesPdf ? 'image/jpeg,image/png,image/webp,application/pdf' : 'image/jpeg,image/png,image/webp'}
                multiple={max > 1}
                disabled={sending > 0}
                onChange={(event) => void addFiles(event)}
              />
            </label>
          </li>
        )}
      </ul>
      <div className={note}>
        {takesPdf ? 'JPG、PNG、WebP 或 PDF' : 'JPG、PNG 或 WebP'}，单个不超过 {UPLOAD_MAX_BYTES / MEGABYTE} MB，最多 {max} 个
        <div role="alert">{problem}</div>
      </div>
    </div>
  )
}
