import { css } from '@emotion/css'
import { type ReactNode, useState } from 'react'
import { goodsBarcode } from 'rules/barcodes'
import { BottomSheet } from '../../../ui/BottomSheet.tsx'
import { Button } from '../../../ui/Button.tsx'
import { color, radius, type } from '../../../ui/tokens.ts'
import { CameraView } from './CameraView.tsx'

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

export type ScanDialogProps = {
  readonly onClose: () => void
  /** Gets the barcode of the goods where it was one of a carton or within a GS1 text. */
  readonly onCode: (code: string) => void
  /** What the last code came to. */
  readonly children?: ReactNode
}

/** The camera as a scanner of barcodes; typed or from a hand scanner they are as good. */
export function ScanDialog({ onClose, onCode, children }: ScanDialogProps) {
  const accept = (text: string): void => onCode(goodsBarcode(text))
  const [text, setText] = useState('')
  const submit = (): void => {
    const code = text.trim()
    if (code === '') return
    setText('')
    accept(code)
  }
  return (
    <BottomSheet title="扫码找货" onClose={onClose}>
      <CameraView onCode={accept} />
      {/* No form: it may stand within one. */}
      <div className={typed}>
        <label>
          条码数字
          <input
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
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
