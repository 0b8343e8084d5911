import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { color, type } from './tokens.ts'

const list = css`
  li { position: relative; padding: 0 0 12px 20px; }
  li::before { content: ''; position: absolute; left: 0; top: 6px; width: 9px; height: 9px; border-radius: 50%;
    background: ${color.control}; }
  li:not(:last-child)::after { content: ''; position: absolute; left: 4px; top: 18px; bottom: -4px; width: 1px; background: ${color.line}; }
  li:first-child { font-weight: 600; }
  li:first-child::before { background: ${color.brand700}; }
  small { display: block; ${type.small} color: ${color.second}; font-weight: 400; }
`

export interface TimelineEntry {
  key: string
  /** As shown: "2026-11-21 10:05". */
  time: string
  text: ReactNode
  note?: string | null | undefined
}

/** What has happened, the last thing first. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol className={list} aria-label={label}>
      {entries.map(({ key, time, text, note }) => (
        <li key={key}>
          {text}
          <small>
            {time}
            {note ? `　${note}` : ''}
          </small>
        </li>
      ))}
    </ol>
  )
}
