import { css } from '@emotion/css'
import { color, type } from './tokens.ts'

const WIDTH = 1000
const HEIGHT = 100

const frame = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 8px;
  ${type.small}
  color: ${color.second};
  svg { grid-row: 1; grid-column: 2; width: 100%; height: 140px; overflow: visible; border-bottom: 1px solid ${color.line};
    border-left: 1px solid ${color.line}; }
  path { fill: none; vector-effect: non-scaling-stroke; }
`
const scale = css`display: flex; flex-direction: column; justify-content: space-between; text-align: right;
  font-variant-numeric: tabular-nums;`
const days = css`display: flex; grid-column: 2; justify-content: space-between;`

export interface StepChartProps {
  /** What it shows, for those who do not see it. */
  title: string
  /** Values from a day on, the earliest first. */
  steps: readonly { readonly on: string; readonly value: number }[]
  /** Single events. */
  dots: readonly { readonly key: string; readonly on: string; readonly value: number; readonly title: string }[]
  /** The last day shown. */
  until: string
  format: (value: number) => string
}

/** A stepped line with dots. The strokes keep their width however it is stretched; a dot is a stroke without length. */
export function StepChart({ title, steps, dots, until, format }: StepChartProps) {
  const values = [...steps, ...dots].map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const times = [...steps, ...dots].map(({ on }) => Date.parse(on))
  const [from, to] = [Math.min(...times), Math.max(Date.parse(until), ...times)]
  const x = (on: string): number => Math.round(((Date.parse(on) - from) / Math.max(1, to - from)) * WIDTH)
  const y = (value: number): number => (high === low ? HEIGHT / 2 : Math.round(HEIGHT - ((value - low) / (high - low)) * (HEIGHT - 16) - 8))
  const line = steps.map(({ on, value }, index) => (index === 0 ? `M${x(on)} ${y(value)}` : `H${x(on)}V${y(value)}`)).join('')
  return (
    <div className={frame}>
      <div className={scale} aria-hidden="true">
        <span>{format(high)}</span>
        {high !== low && <span>{format(low)}</span>}
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={title}>
        <title>{title}</title>
        {steps.length > 0 && <path d={`${line}H${WIDTH}`} stroke={color.brand700} strokeWidth={2} />}
        {dots.map((dot) => (
          <path key={dot.key} d={`M${x(dot.on)} ${y(dot.value)}h0`} stroke={color.amber} strokeWidth={9} strokeLinecap="round">
            <title>{dot.title}</title>
          </path>
        ))}
      </svg>
      <div className={days} aria-hidden="true">
        <span>{new Date(from).toISOString().slice(0, 10)}</span>
        <span>{new Date(to).toISOString().slice(0, 10)}</span>
      </div>
    </div>
  )
}
