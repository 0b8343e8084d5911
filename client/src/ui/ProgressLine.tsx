import { css } from '@emotion/css'
import { type ReactNode, useId } from 'react'
import { joinClasses } from '../lib/joinClasses.ts'
import { color, motion, type } from './tokens.ts'

const wrap = css`display: grid; gap: 4px; ${type.small}`
const words = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  color: ${color.amber};
  &[data-reached] { color: ${color.brand700}; }
`
const track = css`
  display: block;
  border-radius: 2px;
  background: ${color.line};
  fill: ${color.amber};
  rect { transition: width ${motion}; }
  &[data-reached] { fill: ${color.brand600}; }
  @media (forced-colors: active) { border: 1px solid CanvasText; fill: Highlight; }
`

export interface ProgressLineProps {
  /** From 0 to 1 of the way to the threshold. */
  part: number
  /** What is missing, or that it is reached: 再买 ¥91.44 免运费. */
  children: ReactNode
  /** An act at the end of the line, such as 去凑单. */
  action?: ReactNode | undefined
  className?: string | undefined
}

/** How far a threshold is; the words carry it, the line only shows it. */
export function ProgressLine({ part, children, action, className }: ProgressLineProps) {
  const id = useId()
  const clamped = Math.min(1, Math.max(0, Number.isFinite(part) ? part : 0))
  const percent = Math.floor(clamped * 100)
  const isReached = clamped >= 1 || undefined
  return (
    <div className={joinClasses(wrap, className)}>
      <div className={words} data-reached={isReached}>
        <span id={id}>{children}</span>
        {action}
      </div>
      {/* A drawn width is an attribute, which the content security policy lets through in served HTML. */}
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> cannot be drawn alike in all browsers
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={track}
        data-reached={isReached}
        width="100%"
        height="4"
      >
        <rect width={`${percent}%`} height="4" rx="2" />
      </svg>
    </div>
  )
}
