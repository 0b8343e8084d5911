import { css, keyframes } from '@emotion/css'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { joinClasses } from '../lib/joinClasses.ts'
import { Icon, type IconName } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { color, layer, media, motion } from './tokens.ts'
import { type Toast, type ToastKind, type ToastStore, toasts as commonToasts } from './toastStore.ts'

const region = css`
  position: fixed;
  z-index: ${layer.toast};
  top: 72px;
  left: 50%;
  width: max-content;
  max-width: min(480px, calc(100vw - 32px));
  transform: translateX(-50%);
  pointer-events: none;
  > * { display: grid; gap: 8px; justify-items: center; }
  > output:not(:empty) { margin-top: 8px; }
  ${media.print} { display: none; }
`
const enter = keyframes`from { opacity: 0; transform: translateY(-8px); }`
const base = css`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  padding: 4px 4px 4px 12px;
  border: 1px solid ${color.line};
  border-left-width: 3px;
  border-radius: 4px;
  background: ${color.paper};
  box-shadow: 0 4px 16px rgb(31 35 40 / 16%);
  pointer-events: auto;
  animation: ${enter} ${motion};
  > span { padding: 4px 0; }
  > button:not([title]) { flex: none; min-height: 28px; padding: 0 8px; border: 0; background: none; color: ${color.blue};
    font-weight: 600; }
`
const kinds: Record<ToastKind, { icon: IconName; className: string }> = {
  ok: { icon: 'success', className: joinClasses(base, css`border-left-color: ${color.brand600}; > svg { color: ${color.brand600}; }`) },
  info: { icon: 'info', className: joinClasses(base, css`border-left-color: ${color.blue}; > svg { color: ${color.blue}; }`) },
  warning: { icon: 'warning', className: joinClasses(base, css`border-left-color: ${color.amber}; > svg { color: ${color.amber}; }`) },
  error: { icon: 'error', className: joinClasses(base, css`border-left-color: ${color.price}; > svg { color: ${color.price}; }`) },
}

const SHOWN_MS = 5000
const nothing: readonly Toast[] = []

const onVisibility = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const isOutOfSight = (): boolean => document.visibilityState === 'hidden'

/**
 * Stands once in the frame. Errors, and what lasts, stay until they are closed; the rest leave after five seconds unless looked at.
 * In a tab behind another one the clock waits too: what came there is still to be read.
 */
export function ToastRegion({ store = commonToasts }: { store?: ToastStore }) {
  const shown = useSyncExternalStore(store.subscribe, store.snapshot, () => nothing)
  const isAway = useSyncExternalStore(onVisibility, isOutOfSight, () => false)
  const [isHeld, setHeld] = useState(false)
  // A toast that closes under the pointer or the focus sends no leave event.
  if (isHeld && shown.length === 0) setHeld(false)
  const isAlert = (toast: Toast): boolean => toast.kind === 'error' || toast.kind === 'warning'
  const item = (toast: Toast) => <ToastItem key={toast.id} toast={toast} isHeld={isHeld || isAway} store={store} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointer and focus only pause the clock
    <section
      className={shown.length > 0 ? region : undefined}
      aria-label="提示消息"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="alert">{shown.filter(isAlert).map(item)}</div>
      <output>{shown.filter((toast) => !isAlert(toast)).map(item)}</output>
    </section>
  )
}

function ToastItem({ toast, isHeld, store }: { toast: Toast; isHeld: boolean; store: ToastStore }) {
  const { icon, className } = kinds[toast.kind]
  const { id, kind } = toast
  const stays = isHeld || kind === 'error' || toast.isLasting === true
  useEffect(() => {
    if (stays) return undefined
    const timer = setTimeout(() => store.dismiss(id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [store, id, stays])
  return (
    <div className={className}>
      <Icon name={icon} />
      <span>{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          onClick={() => {
            toast.action?.run()
            store.dismiss(id)
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton icon="close" label="关闭提示" onClick={() => store.dismiss(id)} />
    </div>
  )
}
