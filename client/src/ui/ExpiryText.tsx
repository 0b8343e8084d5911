import { css } from '@emotion/css'
import { expiryState } from '../lib/expiry.ts'
import { color, type } from './tokens.ts'

const base = css`white-space: nowrap;`
const words = css`
  display: block;
  ${type.small}
  &[data-tone='amber'] { color: ${color.amber}; }
  &[data-tone='red'] { color: ${color.price}; font-weight: 600; }
`
const inlineWords = css`
  margin-left: 8px;
  font-size: var(--text-12);
  &[data-tone='amber'] { color: ${color.amber}; }
  &[data-tone='red'] { color: ${color.price}; font-weight: 600; }
`

export interface ExpiryTextProps {
  /** "2027-08-31", or null where goods do not expire. */
  expiresOn: string | null | undefined
  /** Now, in milliseconds. */
  now: number
  /** The words beside the date instead of beneath it. */
  isInline?: boolean | undefined
}

/** The day, and words when it is near: never the colour alone. */
export function ExpiryText({ expiresOn, now, isInline = false }: ExpiryTextProps) {
  if (!expiresOn) return <span className={base}>—</span>
  const state = expiryState(expiresOn, now)
  return (
    <span className={base}>
      <time>{expiresOn}</time>
      {state.text !== null && (
        <span className={isInline ? inlineWords : words} data-tone={state.tone}>
          {state.text}
        </span>
      )}
    </span>
  )
}
