import { css } from '@emotion/css'
import { paths } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { color, control, media, radius } from '../../../ui/tokens.ts'

const field = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  select { height: ${control.normal}; padding: 0 8px; border: 1px solid ${color.control}; border-radius: ${radius};
    background: ${color.paper}; @media (pointer: coarse) { font-size: max(16px, var(--text-14)); } }
  ${media.print} { display: none; }
`

/** Chooses a month; each has its address. */
export function MonthPicker({ months, current }: { months: readonly string[]; current: string }) {
  const go = useGo()
  const all = months.includes(current) ? months : [...months, current]
  return (
    <label className={field}>
      月份
      <select value={current} onChange={(event) => go(paths.statement(event.currentTarget.value))}>
        {all.map((month) => (
          <option key={month} value={month}>
            {month.replace('-', ' 年 ')} 月
          </option>
        ))}
      </select>
    </label>
  )
}
