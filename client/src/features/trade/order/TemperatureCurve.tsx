import { css } from '@emotion/css'
import { color, type } from '../../../ui/tokens.ts'

const [WIDTH, HEIGHT] = [1000, 120]

const frame = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 8px;
  ${type.small}
  color: ${color.second};
  svg { width: 100%; height: 120px; overflow: visible; border-bottom: 1px solid ${color.line}; border-left: 1px solid ${color.line}; }
  path { fill: none; vector-effect: non-scaling-stroke; }
`
const scale = css`
  position: relative;
  min-width: 4ch;
  font-variant-numeric: tabular-nums;
  span { position: absolute; right: 0; transform: translateY(-50%); white-space: nowrap; }
`
const times = css`display: flex; grid-column: 2; justify-content: space-between; font-variant-numeric: tabular-nums;`

interface Props {
  readonly title: string
  readonly curve: readonly { readonly at: string; readonly degrees: number }[]
  /** When nothing was measured for too long. */
  readonly gaps: readonly { readonly startsAt: string; readonly endsAt: string }[]
  readonly lower: number | null
  readonly upper: number
  readonly from: string
  readonly until: string
}

/** A measured line over the band in which it should be. */
export function TemperatureCurve({ title, curve, gaps, lower, upper, from, until }: Props) {
  const measured = curve.map(({ degrees }) => degrees)
  const [low, high] = [Math.min(lower ?? upper, ...measured) - 1, Math.max(upper, ...measured) + 1]
  const moments = curve.map(({ at }) => Date.parse(at))
  const [first, last] = [moments[0] ?? 0, moments.at(-1) ?? 0]
  const x = (moment: number): number => Math.round(((moment - first) / Math.max(1, last - first)) * WIDTH)
  const y = (degrees: number): number => Math.round(HEIGHT - ((degrees - low) / (high - low)) * HEIGHT)
  const line = curve.map(({ degrees }, nth) => `${nth === 0 ? 'M' : 'L'}${x(moments[nth] ?? 0)} ${y(degrees)}`).join('')
  return (
    <div className={frame}>
      <div className={scale} aria-hidden="true">
        {[upper, lower].map((limit) =>
          limit === null ? null : (
            <span key={limit} style={{ top: `${(y(limit) / HEIGHT) * 100}%` }}>
              {limit}℃
            </span>
          ),
        )}
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={title}>
        <rect x={0} width={WIDTH} y={y(upper)} height={(lower === null ? HEIGHT : y(lower)) - y(upper)} fill={color.brand50} />
        {gaps.map(({ startsAt, endsAt }) => (
          <rect
            key={startsAt}
            data-gap=""
            x={x(Date.parse(startsAt))}
            width={Math.max(2, x(Date.parse(endsAt)) - x(Date.parse(startsAt)))}
            y={0}
            height={HEIGHT}
            fill={color.line}
          />
        ))}
        <path d={line} stroke={color.brand700} strokeWidth={2} />
      </svg>
      <div className={times} aria-hidden="true">
        <span>{from}</span>
        <span>{until}</span>
      </div>
    </div>
  )
}
