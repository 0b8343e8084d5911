import { css } from '@emotion/css'
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { color, media, radius, type } from '../../../ui/tokens.ts'

const fieldStyle = css`
  ${type.small}
  color: ${color.second};
  input {
    display: block;
    width: 100%;
    min-height: 48px;
    padding: 0 12px;
    border: 2px solid ${color.brand700};
    border-radius: ${radius};
    color: ${color.ink};
    background: ${color.paper};
    font-size: max(16px, var(--text-16));
    font-variant-numeric: tabular-nums;
    ${media.phone} { min-height: 56px; }
  }
`

export type ScanFieldHandle = { readonly focus: () => void }

const TYPED = 'input, textarea, select, [contenteditable], dialog *'

const focusOn = ({ current }: RefObject<HTMLInputElement | null>): void => current?.focus({ preventScroll: true })

/** What a hand scanner types into: codes end with Enter, or are pasted as a list. */
export function ScanField({ onScan, ref }: { readonly onScan: (written: string) => void; readonly ref: Ref<ScanFieldHandle> }) {
  const input = useRef<HTMLInputElement>(null)
  // With a finger on it the keys of the screen come; a scanner's focus leaves them away.
  const [hasKeys, setKeys] = useState(false)
  useImperativeHandle(ref, () => ({ focus: () => focusOn(input) }))
  useEffect(() => {
    focusOn(input)
    const onKey = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (isPlain && /^\d$/.test(event.key) && !(event.target as Element).matches(TYPED)) focusOn(input)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <label className={fieldStyle}>
      扫码枪或手工输入追溯码
      <input
        ref={input}
        inputMode={hasKeys ? 'numeric' : 'none'}
        autoComplete="off"
        enterKeyHint="enter"
        placeholder="扫药盒、中包装或箱上的码"
        onPointerDown={() => setKeys(true)}
        onBlur={() => setKeys(false)}
        onPaste={(event) => {
          const written = event.clipboardData.getData('text')
          // A field has one line: the ends of the others would be lost.
          if (!/[\r\n\t]/.test(written.trim())) return
          event.preventDefault()
          onScan(written)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          const { value } = event.currentTarget
          event.currentTarget.value = ''
          onScan(value)
        }}
      />
    </label>
  )
}
