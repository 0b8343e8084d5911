import { css } from '@emotion/css'
import { type FormEvent, useState } from 'react'
import { formatDate } from 'rules/time'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { Button } from '../../../ui/Button.tsx'
import { color, control, media, radius } from '../../../ui/tokens.ts'
import type { OrderListPlace } from './orderListPlace.ts'

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
    label { order: 1; flex: 1 1 calc(50% - 4px); }
    label input { flex: 1; width: 0; }
    ul { order: 2; flex: 1 1 100%; gap: 24px; }
    ul a { min-height: 44px; }
  }
`

const DAY_MS = 86_400_000
const spans = [
  [7, '近7天'],
  [30, '近30天'],
  [90, '近3个月'],
] as const

/** Number or goods, and the days: what was typed stays until it is sent or cleared. `now` is the server's time. */
export function OrderSearch({ place, now }: { place: OrderListPlace; now: string | null }) {
  const go = useGo()
  const [keywords, setKeywords] = useState(place.keywords)
  const [from, setFrom] = useState(place.from)
  const [to, setTo] = useState(place.to)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // Days the wrong way round mean the same span.
    const [first, last] = from !== '' && to !== '' && from > to ? [to, from] : [from, to]
    go(paths.orders({ tab: place.tab, keywords: keywords.trim(), from: first, to: last }))
  }
  const isNarrowed = place.keywords !== '' || place.from !== '' || place.to !== ''
  return (
    <form className={form} aria-label="搜索订单" onSubmit={submit}>
      <input
        type="search"
        value={keywords}
        maxLength={60}
        placeholder="订单号或商品名"
        aria-label="订单号或商品名"
        onChange={(event) => setKeywords(event.currentTarget.value)}
      />
      <label>
        从<input type="date" value={from} aria-label="下单日期从" onChange={(event) => setFrom(event.currentTarget.value)} />
      </label>
      <label>
        到<input type="date" value={to} aria-label="下单日期到" onChange={(event) => setTo(event.currentTarget.value)} />
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
                <Link
                  href={paths.orders({ tab: place.tab, keywords: place.keywords, from: first })}
                  aria-current={place.from === first && place.to === '' ? 'true' : undefined}
                >
                  {words}
                </Link>
              </li>
            )
          })}
        {isNarrowed && (
          <li>
            <Link href={paths.orders({ tab: place.tab })}>清除条件</Link>
          </li>
        )}
      </ul>
    </form>
  )
}
