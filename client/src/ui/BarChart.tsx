import { css, cx } from '@emotion/css'
import { color, media, type } from './tokens.ts'

const STEP = 40
const BAR = 24
const HEIGHT = 120

const frame = css`
  svg { display: block; width: 100%; height: ${HEIGHT}px; border-bottom: 1px solid ${color.line}; }
  rect { fill: ${color.brand600}; }
  rect[data-last] { fill: ${color.brand800}; }
  @media (forced-colors: active) { rect { fill: CanvasText; } }
`
const labels = css`display: grid; margin-top: 4px; ${type.small} color: ${color.second}; text-align: center; white-space: pre-line;`
/** A line above the bars; each figure is let down onto its bar. */
const figures = cx(
  labels,
  css`margin: 0; color: ${color.ink}; pointer-events: none; ${media.phone} { display: none; } > span { position: relative; }`,
)

export interface Bar {
  readonly key: string
  /** Beneath it. */
  readonly label: string
  readonly value: number
  /** What it says when it is pointed at. */
  readonly title: string
  /** Short, above it. */
  readonly figure?: string
}

/** Bars of a few spans of time, the last one being the current. Its figures stand in a table beside it. */
export function BarChart({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const high = Math.max(1, ...bars.map(({ value }) => value))
  const heightOf = (value: number): number => (value > 0 ? Math.max(1, Math.round((value / high) * (HEIGHT - 4))) : 0)
  const columns = { gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))` }
  return (
    <div className={frame}>
      {bars.some(({ figure }) => figure) && (
        <div className={figures} style={columns} aria-hidden="true">
          {bars.map(({ key, value, figure }) => (
            <span key={key} style={{ top: HEIGHT - heightOf(value) }}>
              {figure}
            </span>
          ))}
        </div>
      )}
      <svg viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={title}>
        <title>{title}</title>
        {bars.map(({ key, value, title: words }, nth) => {
          const height = heightOf(value)
          return (
            <g key={key}>
              <title>{words}</title>
              {/* The whole column answers the pointer, also where the bar is short. */}
              <path d={`M${nth * STEP} 0h${STEP}v${HEIGHT}h${-STEP}z`} fill="transparent" />
              <rect
                x={nth * STEP + (STEP - BAR) / 2}
                y={HEIGHT - height}
                width={BAR}
                height={height}
                data-last={nth === bars.length - 1 || undefined}
              />
            </g>
          )
        })}
      </svg>
      <div className={labels} style={columns} aria-hidden="true">
        {bars.map(({ key, label }) => (
          <span key={key}>{label}</span>
        ))}
      </div>
    </div>
  )
}
