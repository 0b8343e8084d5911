import { css } from '@emotion/css'
import { color } from '../../../ui/tokens.ts'
import { grouped } from '../../../lib/grouped.ts'

const text = css`
  color: ${color.amber};
  font-weight: 600;
  line-height: 1.2;
  white-space: nowrap;
  font-size: var(--text-16);
  &[data-large] { font-size: var(--text-28); }
  small { margin-left: 2px; font-size: var(--text-12); font-weight: 400; color: ${color.second}; }
`

/** So many points. */
export function Points({ value, isLarge = false }: { value: number; isLarge?: boolean }) {
  return (
    <span className={text} data-large={isLarge || undefined}>
      {grouped(value)}
      <small>积分</small>
    </span>
  )
}
