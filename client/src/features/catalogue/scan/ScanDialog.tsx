import { css } from '@emotion/css'
import { type ReactNode, useState } from 'react'
import { BottomSheet } from '../../../ui/BottomSheet.tsx'
import { Button } from '../../../ui/Button.tsx'
import { color, radius, type } from '../../../ui/tokens.ts'
import { type CameraState, useScanner } from './useScanner.ts'

const view = css`
  position: relative;
  display: grid;
  place-items: center;
  height: 34vh;
  border-radius: ${radius};
  overflow: hidden;
  color: #fff;
  background: #16201c;
  text-align: center;
  video { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
  p { position: relative; padding: 0 24px; }
  &[data-on]::after {
    content: '';
    position: absolute;
    inset: 22% 10%;
    border: 2px solid rgb(255 255 255 / 80%);
    border-radius: 8px;
    box-shadow: 0 0 0 100vmax rgb(0 0 0 / 32%);
  }
`
const typed = css`
  display: flex;
  align-items: end;
  gap: 8px;
  margin: 12px 0;
  label { flex: 1; min-width: 0; ${type.small} color: ${color.second}; }
  input {
    display: block;
    width: 100%;
    min-height: 44px;
    padding: 0 12px;
    border: 1px solid ${color.control};
    border-radius: ${radius};
    color: ${color.ink};
    font-size: max(16px, var(--text-14));
  }
  button { min-height: 44px; }
`

const WORDS: Readonly<Record<CameraState, string>> = {
  asking: '正在打开相机…',
  on: '',
  refused: '未获准使用相机。请在浏览器的网站设置中允许相机，或在下方输入条码。',
  missing: '此设备或浏览器不能打开相机。请在下方输入条码，或用扫码枪扫入。',
}

export type ScanDialogProps = {
  readonly onClose: () => void
  readonly onCode: (code: string) => void
  /** What the last code came to. */
  readonly children?: ReactNode
}

/** The camera as a scanner of barcodes; typed or from a hand scanner they are as good. */
export function ScanDialog({ onClose, onCode, children }: ScanDialogProps) {
  const [text, setText] = useState('')
  const { video, state } = useScanner((code) => {
    navigator.vibrate?.(60)
    onCode(code)
  })
  const submit = (): void => {
    const code = text.trim()
    if (code === '') return
    setText('')
    onCode(code)
  }
  return (
    <BottomSheet title="扫码找货" onClose={onClose}>
      <div className={view} data-on={state === 'on' || undefined}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the picture of the camera, without sound */}
        <video ref={video} playsInline muted aria-label="相机画面" />
        {state !== 'on' && <p role={state === 'asking' ? undefined : 'alert'}>{WORDS[state]}</p>}
      </div>
      {/* No form: it may stand within one. */}
      <div className={typed}>
        <label>
          条码数字
          <input
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={40}
            placeholder="对准包装上的条形码，或在此输入"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              submit()
            }}
          />
        </label>
        <Button onClick={submit}>查找</Button>
      </div>
      <output>{children}</output>
    </BottomSheet>
  )
}
