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
  > input { flex: 0 1 240px; }
  label { display: inline-flex; align-items: center; gap: 4px; color: ${color.second}; }
  ul { display: flex; gap: 12px; }
  ul a { display: inline-flex; align-items: center; min-height: 24px; }
  ul a[aria-current] { color: ${color.brand700}; font-weight: 600; }
  ${media.print} { display: none; }
  ${media.phone} {
    > input { flex: 1 1 60%; }
    > input ~ label { order: 1; }
    > input ~ ul { order: 2; }
    label { flex: 1 1 calc(50% - 4px); }
    label input { flex: 1; width: 0; }
    > button { order: 1; }
    > input ~ button { order: 0; }
    ul { flex: 1; gap: 20px; }
    ul a { min-width: 44px; min-height: 44px; }
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
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // Days the wrong way round mean the same span.
    const [first, last] = from !== '' && to !== '' && from > to ? [to, from] : [from, to]
    go(sentTo({ from: first, to: last }))
  }
  return (
    <form className={form} aria-label={label} onSubmit={submit}>
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
        {now !== null &&
          spans.map(([days, words]) => {
            const first = formatDate(Date.parse(now) - (days - 1) * DAY_MS)
            return (
              <li key={days}>
                <Link href={hrefOf({ from: first })} aria-current={place.from === first && place.to === '' ? 'true' : undefined}>
                  {words}
                </Link>
              </li>
            )
          })}
        {clear && (
          <li>
            <Link href={clear.href}>{clear.words}</Link>
          </li>
        )}
      </ul>
    </form>
  )
}
