import { css, cx } from '@emotion/css'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { joinClasses } from '../lib/joinClasses.ts'
import { IconButton } from './IconButton.tsx'
import { color, media, type } from './tokens.ts'

const frame = css`
  width: min(480px, calc(100vw - 32px));
  max-height: min(640px, calc(100dvh - 32px));
  padding: 0;
  border: 0;
  border-radius: 8px;
  color: ${color.ink};
  background: ${color.paper};
  box-shadow: 0 12px 40px rgb(31 35 40 / 24%);
  overflow: hidden;
  &[open] { display: flex; flex-direction: column; }
  &::backdrop { background: rgb(31 35 40 / 48%); }
`
const sheet = cx(
  frame,
  css`
  ${media.phone} {
    width: 100vw;
    max-width: 100vw;
    max-height: 85dvh;
    margin: auto 0 0;
    border-radius: 12px 12px 0 0;
  }
`,
)
const head = css`display: flex; align-items: center; justify-content: space-between; gap: 8px; padding: 16px 16px 0 24px;`
const heading = css`${type.price} font-weight: 600;`
const body = css`padding: 12px 24px 16px; overflow: auto;`
const foot = css`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 24px 16px;
  ${media.phone} { > * { flex: 1; } }
`

export interface DialogProps {
  isOpen: boolean
  /** Esc, the close button or the backdrop; the owner decides whether it closes. */
  onClose: () => void
  title: string
  children: ReactNode
  footer?: ReactNode | undefined
  /** An `alertdialog` interrupts: it has no close button and the backdrop does not close it. */
  kind?: 'dialog' | 'alertdialog' | undefined
  /** On a phone it rises from the bottom edge. */
  isSheet?: boolean | undefined
  className?: string | undefined
}

/**
 * A modal on the native element: focus is kept inside and returns to the opener by itself.
 * Mark what takes the focus at first with `data-initial-focus`.
 */
export function Dialog({ isOpen, onClose, title, children, footer, kind = 'dialog', isSheet = false, className }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return undefined
    if (!element.open) element.showModal()
    element.querySelector<HTMLElement>('[data-initial-focus]')?.focus()
    return () => element.close()
  }, [isOpen])

  const isAlert = kind === 'alertdialog'
  const pressBackdrop = (event: MouseEvent<HTMLDialogElement>): void => {
    if (!isAlert && event.target === event.currentTarget) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the backdrop; Esc is its key
    <dialog
      ref={dialog}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={isAlert ? `${id}-body` : undefined}
      className={joinClasses(isSheet ? sheet : frame, className)}
      onClick={pressBackdrop}
      onCancel={(event) => {
        // A cancelled file chooser inside the dialog bubbles the same event.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget && isOpen && !event.currentTarget.open) onClose()
      }}
    >
      {isOpen && (
        <>
          <div className={head}>
            <h2 id={`${id}-title`} className={heading}>
              {title}
            </h2>
            {!isAlert && <IconButton icon="close" size={20} label="关闭" onClick={onClose} />}
          </div>
          <div id={`${id}-body`} className={body}>
            {children}
          </div>
          {footer !== undefined && <div className={foot}>{footer}</div>}
        </>
      )}
    </dialog>
  )
}
