import { css } from '@emotion/css'
import { useEffect, useRef } from 'react'
import { Notice } from '../../../ui/Notice.tsx'
import { color } from '../../../ui/tokens.ts'
import type { QuoteChange } from './quoteChanges.ts'

const list = css`
  margin-top: 4px;
  li { padding: 4px 0; }
  b { display: block; font-weight: 600; }
  del { color: ${color.second}; }
  ins { color: ${color.price}; text-decoration: none; font-weight: 600; }
`

/** What became otherwise since the buyer agreed; takes the focus, so that nobody submits past it. */
export function QuoteChanges({ changes, message }: { changes: readonly QuoteChange[]; message: string }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <div ref={frame} tabIndex={-1}>
      <Notice tone="warning" role="alert">
        <b>{message}</b>
        <ul className={list}>
          {changes.map(({ what, before, after }) => (
            <li key={what}>
              <b>{what}</b>
              <del>{before ?? '无'}</del> → <ins>{after ?? '已移除'}</ins>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
