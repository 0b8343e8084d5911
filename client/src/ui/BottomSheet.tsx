import { css, keyframes } from '@emotion/css'
import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Dialog } from './Dialog.tsx'
import { color, media, motion } from './tokens.ts'

const rise = keyframes`from { transform: translateY(40%); opacity: 0; }`
const sheet = css`
  ${media.phone} {
    animation: ${rise} ${motion};
    transition: transform ${motion};
    > :last-child { padding-bottom: max(16px, env(safe-area-inset-bottom)); }
  }
`
/** Lies over the title, beside the button that closes. */
const grip = css`
  display: none;
  ${media.phone} {
    position: absolute;
    inset: 0 64px auto 0;
    display: block;
    height: 52px;
    touch-action: none;
    cursor: grab;
    &::before {
      content: '';
      position: absolute;
      top: 6px;
      left: calc(50% + 14px);
      width: 36px;
      height: 4px;
      border-radius: 2px;
      background: ${color.disabled};
    }
  }
`
/** Dragged further than that, it closes. */
const CLOSES_AT_PX = 80

export type BottomSheetProps = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly footer?: ReactNode
}

/** A modal that rises from the bottom edge of a phone. Dragging it down and the phone's way back close it too; wider screens show a dialog. */
export function BottomSheet({ title, onClose, children, footer }: BottomSheetProps) {
  useBackCloses(onClose)
  return (
    <Dialog isOpen isSheet onClose={onClose} title={title} footer={footer} className={sheet}>
      <Grip onClose={onClose} />
      {children}
    </Dialog>
  )
}

function Grip({ onClose }: { onClose: () => void }) {
  const from = useRef<number | null>(null)
  const movedBy = (event: PointerEvent<HTMLElement>): number => (from.current === null ? 0 : Math.max(0, event.clientY - from.current))
  const place = (element: HTMLElement, by: number): void => {
    const dialog = element.closest('dialog')
    if (dialog === null) return
    dialog.style.transitionProperty = by === 0 ? '' : 'none'
    dialog.style.transform = by === 0 ? '' : `translateY(${by}px)`
  }
  const end = (event: PointerEvent<HTMLElement>, closes: boolean): void => {
    const isFar = movedBy(event) > CLOSES_AT_PX
    from.current = null
    if (closes && isFar) onClose()
    else place(event.currentTarget, 0)
  }
  return (
    <div
      className={grip}
      aria-hidden="true"
      data-grip=""
      onPointerDown={(event) => {
        from.current = event.clientY
        event.currentTarget.setPointerCapture?.(event.pointerId)
      }}
      onPointerMove={(event) => from.current !== null && place(event.currentTarget, movedBy(event))}
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
    />
  )
}

/** The open sheet is an entry of the history, so that the way back leads out of it and not out of the page. */
function useBackCloses(onClose: () => void): void {
  const id = useId()
  const close = useRef(onClose)
  const isOpen = useRef(false)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  useEffect(() => {
    const isEntry = (): boolean => (window.history.state as { readonly sheet?: string } | null)?.sheet === id
    const back = (): void => {
      if (!isEntry()) close.current()
    }
    isOpen.current = true
    // The rest of the state is the router's, which goes nowhere by it.
    if (!isEntry()) window.history.pushState({ ...(window.history.state as object | null), sheet: id }, '')
    window.addEventListener('popstate', back)
    return () => {
      isOpen.current = false
      window.removeEventListener('popstate', back)
      // Later than the same turn, in which strict mode opens it again; what was gone to from the sheet has its place already.
      queueMicrotask(() => {
        if (!isOpen.current && isEntry()) window.history.back()
      })
    }
  }, [id])
}
