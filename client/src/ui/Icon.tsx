import { css } from '@emotion/css'

/** Drawn on a 20 × 20 grid, open strokes only. */
const shapes = {
  cart: 'M2 3h2.2l2 9.5h8.6L17 6H5M7.5 16.5a.8.8 0 1 0 0-.1M14 16.5a.8.8 0 1 0 0-.1',
  user: 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3 17.5c.8-3.2 3.5-5 7-5s6.2 1.8 7 5',
  trash: 'M3 5.5h14M8 5.5V3h4v2.5M5 5.5l.8 11.5h8.4L15 5.5M8.5 9v5M11.5 9v5',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  check: 'm4 10.5 4 4 8-9',
  close: 'm5 5 10 10M15 5 5 15',
  warning: 'M10 3 18 17H2ZM10 8v4.5M10 14.5v.2',
  error: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 6v5M10 13.5v.2',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 9v5M10 6.3v.2',
  success: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M6.5 10.2l2.5 2.5 4.7-5.2',
  chevronDown: 'm5 7.5 5 5 5-5',
  chevronUp: 'm5 12.5 5-5 5 5',
  chevronLeft: 'm12.5 5-5 5 5 5',
  chevronRight: 'm7.5 5 5 5-5 5',
  search: 'M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3M13.5 13.5 17.5 17.5',
  home: 'm2.5 9.5 7.5-6.5 7.5 6.5M4.5 8v9h11V8M8 17v-5h4v5',
  list: 'M3 5h.2M6.5 5H17M3 10h.2M6.5 10H17M3 15h.2M6.5 15H17',
  grid: 'M3 3h5.5v5.5H3ZM11.5 3H17v5.5h-5.5ZM3 11.5h5.5V17H3ZM11.5 11.5H17V17h-5.5Z',
  heart: 'M10 16.5C4 12.5 2.5 9.8 2.5 7.2A3.7 3.7 0 0 1 10 5.8a3.7 3.7 0 0 1 7.5 1.4c0 2.6-1.5 5.3-7.5 9.3Z',
  truck:
    'M1.5 4.5h10v9h-10ZM11.5 8h3.8l3.2 3v2.5h-7M5 16.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3M15 16.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3',
  clock: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 6v4.2l3 1.8',
  phone: 'M4 2.5h3L8.5 7 6.5 8.5c1 2.2 2.8 4 5 5L13 11.5l4.5 1.5v3c0 1-.7 1.5-1.5 1.5C9 17 3 11 2.5 4c0-.8.5-1.5 1.5-1.5Z',
  shield: 'M10 2.5 16.5 5v4.5c0 4-2.7 6.7-6.5 8-3.8-1.3-6.5-4-6.5-8V5ZM7 10l2.2 2.2 4-4.4',
  lock: 'M4 9h12v8.5H4ZM6.5 9V6.5a3.5 3.5 0 0 1 7 0V9M10 12.5v1.5',
  filter: 'M2.5 4h15l-6 7v5.5l-3-1.5v-4Z',
  box: 'M2.5 6 10 2.5 17.5 6v8L10 17.5 2.5 14ZM2.5 6 10 9.5 17.5 6M10 9.5v8',
  refresh: 'M16.5 4v4h-4M16.3 8A7 7 0 1 0 17 11.5',
  document: 'M4.5 2.5h7l4 4v11h-11ZM11.5 2.5v4h4M7 10h6M7 13.5h6',
  eye: 'M1.5 10c2-3.7 5-5.5 8.5-5.5s6.5 1.8 8.5 5.5c-2 3.7-5 5.5-8.5 5.5S3.5 13.7 1.5 10ZM10 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6',
  eyeOff: 'M1.5 10c2-3.7 5-5.5 8.5-5.5s6.5 1.8 8.5 5.5c-2 3.7-5 5.5-8.5 5.5S3.5 13.7 1.5 10ZM3.5 17 16.5 3',
  menu: 'M3 5h14M3 10h14M3 15h14',
  arrowUp: 'M10 17V4M5 8.5l5-5 5 5',
  undo: 'M7.5 4 3.5 8l4 4M3.5 8H12a4.5 4.5 0 0 1 0 9H8',
  card: 'M2.5 4.5h15v11h-15ZM2.5 8h15M5.5 12.5h3',
  pause: 'M7 4.5v11M13 4.5v11',
  play: 'M6.5 4v12l9-6Z',
  chat: 'M3 3.5h14v10H9.5L6 17v-3.5H3Z',
  code: 'M3 3h5v5H3ZM12 3h5v5h-5ZM3 12h5v5H3ZM12 12h2v2M17 12v2M12 17h2M16 16.5h1',
  bell: 'M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13ZM8.5 17.5h3',
} as const

export type IconName = keyof typeof shapes

const icon = css`
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-linecap: round;
  stroke-linejoin: round;
`
// The grid is 20 units wide at either size, so the stroke is widened at 16 px to stay 1.5 px.
const strokes = { 16: 1.875, 20: 1.5 } as const

/** A decorative mark unless it is given a `label`. */
export function Icon({ name, size = 16, label }: { name: IconName; size?: 16 | 20; label?: string }) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg {...meaning} className={icon} width={size} height={size} viewBox="0 0 20 20" strokeWidth={strokes[size]}>
      <path d={shapes[name]} />
    </svg>
  )
}
