import { css } from '@emotion/css'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { layer, media, radius } from '../../../ui/tokens.ts'
import type { NamedLine } from '../../ground/cart-changes/cartChange.ts'

const bar = css`
  position: fixed;
  z-index: ${layer.toast};
  bottom: 88px;
  left: 50%;
  display: flex;
  align-items: center;
  gap: 8px;
  width: max-content;
  max-width: calc(100vw - 24px);
  padding: 4px 4px 4px 16px;
  border-radius: ${radius};
  color: #fff;
  background: #2b3138;
  box-shadow: 0 4px 16px rgb(31 35 40 / 32%);
  transform: translateX(-50%);
  > output { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > button, > button:hover:not(:disabled) { flex: none; border-color: transparent; color: #9fdcc4; background: transparent; }
  ${media.phone} { bottom: calc(176px + env(safe-area-inset-bottom)); }
  ${media.print} { display: none; }
`
const SHOWN_MS = 6000

export type UndoBarProps = { readonly lines: readonly NamedLine[]; readonly onUndo: () => void; readonly onEnd: () => void }

/** Some seconds to think again; they do not pass while the pointer or the focus is on it. */
export function UndoBar({ lines, onUndo, onEnd }: UndoBarProps) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(onEnd, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isHeld, onEnd])
  // Its buttons go with it: the focus returns to where it came from.
  const from = useRef<Element | null>(null)
  const leave = (act: () => void): void => {
    if (from.current instanceof HTMLElement) from.current.focus()
    act()
  }
  const enter = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    setHeld(true)
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) from.current = relatedTarget
  }
  const [first] = lines
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- pointer and focus only pause the clock
    <div
      className={bar}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={enter}
      onBlur={() => setHeld(false)}
    >
      <output>{lines.length === 1 ? `已删除 ${first?.name}` : `已删除 ${lines.length} 种商品`}</output>
      <Button variant="ghost" size="small" onClick={() => leave(onUndo)}>
        撤销
      </Button>
      <IconButton icon="close" label="关闭提示" onClick={() => leave(onEnd)} />
    </div>
  )
}
