import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { color } from './tokens.ts'
import { toasts } from './toastStore.ts'

// Paper is as narrow as a phone.
const narrow = '@media screen and (max-width: 767.98px)'
const head = css`${narrow} { display: none; }`
const whole = css`${narrow} { white-space: nowrap; }`
const short = css`display: none; ${narrow} { display: inline; }`
const copy = css`
  display: none;
  ${narrow} { display: inline-block; min-width: 44px; min-height: 44px; margin: -12px 0; padding: 0; border: 0; color: ${color.blue};
    background: none; font-size: var(--text-12); }
`

const SHOWN = 8

/** A number of many digits; a phone shows the last eight, which tell it from others. */
export function LongNumber({ number }: { number: string }) {
  if (number.length <= SHOWN + 2) return number
  return (
    <span className={whole} title={number}>
      <span className={short} aria-hidden="true">
        …
      </span>
      <span className={head}>{number.slice(0, -SHOWN)}</span>
      {number.slice(-SHOWN)}
    </span>
  )
}

/** Beside a number that is shown short: copies all of it. */
export function CopyNumber({ number, name }: { number: string; name: string }) {
  const press = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(number)
      toasts.show({ kind: 'ok', text: `${name} ${number} 已复制` })
    } catch {
      // Without https there is no clipboard at all.
      toasts.show({ kind: 'warning', text: `浏览器不允许复制，${name}是 ${number}` })
    }
  }
  return (
    <button type="button" className={copy} aria-label={`复制${name} ${number}`} onClick={() => void press()}>
      复制
    </button>
  )
}

/** A long number among facts (Facts.tsx), with its copy. */
export const numberFact = (name: string, number: string | null | undefined): readonly [string, ReactNode] => [
  name,
  number ? (
    <>
      <LongNumber number={number} /> <CopyNumber number={number} name={name} />
    </>
  ) : null,
]
