import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { joinClasses } from '../lib/joinClasses.ts'
import { Icon, type IconName } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { color, radius } from './tokens.ts'

const base = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 4px 8px;
  padding: 8px 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  > svg { margin-top: 2.5px; }
  /* What can be done goes below where the words would be squeezed. */
  > div { flex: 1 1 180px; min-width: 0; }
  > button { margin: -4px -8px -4px 0; }
`
const tones: Record<'info' | 'ok' | 'warning' | 'error', { icon: IconName; className: string }> = {
  info: {
    icon: 'info',
    className: joinClasses(base, css`border-color: #c5dcf5; background: ${color.blue50}; > svg { color: ${color.blue}; }`),
  },
  ok: {
    icon: 'success',
    className: joinClasses(base, css`border-color: ${color.brand100}; background: ${color.brand50}; > svg { color: ${color.brand700}; }`),
  },
  warning: {
    icon: 'warning',
    className: joinClasses(base, css`border-color: ${color.amber200}; background: ${color.amber50}; > svg { color: ${color.amber}; }`),
  },
  error: {
    icon: 'error',
    className: joinClasses(base, css`border-color: #f3c6c8; background: ${color.red50}; > svg { color: ${color.price}; }`),
  },
}

export interface NoticeProps {
  tone?: keyof typeof tones | undefined
  children: ReactNode
  /** What can be done about it, at the end of the line. */
  action?: ReactNode | undefined
  onDismiss?: (() => void) | undefined
  /** `alert` for what has just happened; nothing for what stands there from the start. */
  role?: 'alert' | 'status' | undefined
  className?: string | undefined
}

/** A line that tells something about the page or a part of it. */
export function Notice({ tone = 'info', children, action, onDismiss, role, className }: NoticeProps) {
  const { icon, className: look } = tones[tone]
  return (
    <div className={joinClasses(look, className)} role={role}>
      <Icon name={icon} />
      <div>{children}</div>
      {action}
      {onDismiss && <IconButton icon="close" label="关闭" onClick={onDismiss} />}
    </div>
  )
}
