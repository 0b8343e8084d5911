import { css } from '@emotion/css'
import { type FormEvent, type ReactNode, useState } from 'react'
import { formatDate } from 'rules/time'
import { Link } from '../../../navigation/Link.tsx'
import type { Path } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { Button } from '../../../ui/Button.tsx'
import { color, control, media, radius } from '../../../ui/tokens.ts'

const form = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 12px 0;
  input {
    min-width: 0;
    height: ${control.normal};
    padding: 0 8px;
    border: 1px solid ${color.control};
    border-radius: ${radius};
    background: ${color.paper};
    @media (pointer: coarse) { font-size: max(16px, var(--text-14)); }
  }
  > input { flex: 1 1 150px; max-width: 240px; }
  label { display: inline-flex; align-items: center; gap: 4px; color: ${color.second}; }
  ul { display: flex; gap: 12px; }
  ul a { display: inline-flex; align-items: center; min-height: 24px; }
  ul button { display: none; }
  ul a[aria-current] { color: ${color.brand700}; font-weight: 600; }
  ${media.print} { display: none; }
  ${media.tablet} {
    > input { flex-basis: 300px; max-width: none; }
    > input ~ :not(button) { order: 1; }
    > input ~ label { width: 150px; input { flex: 1; width: 0; } }
  }
  ${media.phone} {
    gap: 0 8px;
    padding: 8px 0 0;
    > input { flex: 1 1 60%; max-width: none; }
    > label, > button { order: 1; flex: 1; margin-bottom: 8px; }
    > input ~ button { order: 0; flex: none; margin: 0; }
    > label { flex: 1 1 calc(50% - 4px); }
    label input { flex: 1; width: 0; }
    /* The days one types come with a press: what is listed stands higher. */
    &:not([data-typed]) > label, &:not([data-typed]) > label:first-child ~ button { display: none; }
    ul { flex: 1 0 100%; justify-content: space-between; }
    ul a, ul button { min-width: 44px; min-height: 44px; }
    ul button { display: block; padding: 0; border: 0; color: ${color.blue}; background: none; }
  }
`

const DAY_MS = 86_400_000
const spans = [
  [7, '近7天'],
  [30, '近30天'],
  [90, '近3个月'],
] as const

export type Days = { readonly from: string; readonly to?: string }

type Props = {
  /** What the form is for. */
  readonly label: string
  /** What the days are days of. */
  readonly dayLabel: string
  readonly place: { readonly from: string; readonly to: string }
  /** The server's time; null while it is not known. */
  readonly now: string | null
  /** Where days that are offered lead. */
  readonly hrefOf: (days: Days) => Path
  /** Where the days go that were typed; the same where nothing else is. */
  readonly sentTo?: (days: Days) => Path
  /** Shown while the list is narrowed. */
  readonly clear: { readonly words: string; readonly href: Path } | null
  /** Fields before the days. */
  readonly children?: ReactNode
}

/** The days of a list: what was typed stays until it is sent or cleared. */
export function DaysForm({ label, dayLabel, place, now, hrefOf, sentTo = hrefOf, clear, children }: Props) {
  const go = useGo()
  const [from, setFrom] = useState(place.from)
  const [to, setTo] = useState(place.to)
  const offered = now === null ? [] : spans.map(([days, words]) => ({ words, from: formatDate(Date.parse(now) - (days - 1) * DAY_MS) }))
  const isOffered = (span: { readonly from: string }): boolean => place.from === span.from && place.to === ''
  const [isTyped, setTyped] = useState((place.from !== '' || place.to !== '') && !offered.some(isOffered))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // Days the wrong way round mean the same span.
    const [first, last] = from !== '' && to !== '' && from > to ? [to, from] : [from, to]
    go(sentTo({ from: first, to: last }))
  }
  return (
    <form className={form} aria-label={label} data-typed={isTyped || undefined} onSubmit={submit}>
      {children}
      <label>
        从<input type="date" value={from} aria-label={`${dayLabel}从`} onChange={(event) => setFrom(event.currentTarget.value)} />
      </label>
      <label>
        到<input type="date" value={to} aria-label={`${dayLabel}到`} onChange={(event) => setTo(event.currentTarget.value)} />
      </label>
      <Button type="submit" icon="search">
        查询
      </Button>
      <ul aria-label="常用时间">
        {offered.map((span) => (
          <li key={span.words}>
            <Link href={hrefOf({ from: span.from })} aria-current={isOffered(span) ? 'true' : undefined}>
              {span.words}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" aria-expanded={isTyped} onClick={() => setTyped(!isTyped)}>
            选日期
          </button>
        </li>
        {clear && (
          <li>
            <Link href={clear.href}>{clear.words}</Link>
          </li>
        )}
      </ul>
    </form>
  )
}
