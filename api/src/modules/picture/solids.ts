import type { Area } from './face.ts'
import { mix, type Palette } from './palette.ts'
import { num } from './svgText.ts'

/** Light falls from the upper left in every picture: tops are brightest, right sides darkest. A stop without colour is black. */
const LIGHT = {
  b: '<linearGradient id="b" x2="0" y2="1"><stop stop-color="#fff"/><stop offset=".72" stop-color="#f4f6f7"/><stop offset="1" stop-color="#e7eaec"/></linearGradient>',
  s: '<radialGradient id="s"><stop stop-opacity=".34"/><stop offset=".6" stop-opacity=".12"/><stop offset="1" stop-opacity="0"/></radialGradient>',
  /** Paper. */
  p: '<linearGradient id="p" x2="1" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#eceff1"/></linearGradient>',
  /** Sheen on something flat. */
  f: '<linearGradient id="f" x2="1" y2=".9"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".1"/></linearGradient>',
  /** Roundness of something upright. */
  r: '<linearGradient id="r"><stop stop-opacity=".32"/><stop offset=".16" stop-color="#fff" stop-opacity=".12"/><stop offset=".3" stop-color="#fff" stop-opacity=".42"/><stop offset=".46" stop-color="#fff" stop-opacity="0"/><stop offset=".78" stop-opacity=".12"/><stop offset="1" stop-opacity=".4"/></linearGradient>',
  /** Roundness of something lying. */
  y: '<linearGradient id="y" x2="0" y2="1"><stop stop-opacity=".12"/><stop offset=".22" stop-color="#fff" stop-opacity=".6"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".4"/></linearGradient>',
  /** Metal foil. */
  a: '<linearGradient id="a" x2="1" y2=".6"><stop stop-color="#f7f8f9"/><stop offset=".35" stop-color="#c9cfd4"/><stop offset=".5" stop-color="#f1f3f4"/><stop offset="1" stop-color="#b9c0c6"/></linearGradient>',
  /** Soft folds of a bag. */
  g: '<linearGradient id="g" x2="1" y2=".2"><stop stop-color="#fff" stop-opacity=".55"/><stop offset=".2" stop-color="#fff" stop-opacity="0"/><stop offset=".46" stop-opacity=".08"/><stop offset=".64" stop-color="#fff" stop-opacity=".42"/><stop offset="1" stop-opacity=".26"/></linearGradient>',
  /** Roundness of something domed. */
  d: '<radialGradient id="d" cx=".36" cy=".26" r=".85"><stop stop-color="#fff" stop-opacity=".55"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset=".7" stop-opacity=".1"/><stop offset="1" stop-opacity=".36"/></radialGradient>',
  /** Brushed steel, upright. */
  t: '<linearGradient id="t"><stop stop-color="#7d8890"/><stop offset=".14" stop-color="#dfe4e7"/><stop offset=".3" stop-color="#fafbfb"/><stop offset=".5" stop-color="#c6cdd2"/><stop offset=".8" stop-color="#98a3ab"/><stop offset="1" stop-color="#5d6870"/></linearGradient>',
  /** Amber glass. */
  m: '<linearGradient id="m"><stop stop-color="#3a1a08"/><stop offset=".3" stop-color="#a9591a"/><stop offset=".6" stop-color="#7a3a10"/><stop offset="1" stop-color="#2a1206"/></linearGradient>',
} as const

/** Only the lights that a picture uses go into its file. */
export function lightsOf(svg: string): string {
  return Object.entries(LIGHT)
    .flatMap(([id, light]) => (svg.includes(`url(#${id})`) ? [light] : []))
    .join('')
}

export function shadow(cx: number, cy: number, rx: number, ry: number): string {
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="url(#s)"/>`
}

function polygon(points: readonly (readonly [number, number])[], fill: string, more = ''): string {
  return `<path d="M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}z" fill="${fill}"${more}/>`
}

interface BoxLook {
  readonly depth: number
  readonly side: string
  readonly top: string
}

/** Sides of a printed carton carry the maker's colour, the top stays pale. */
export function cartonLook(palette: Palette, depth: number): BoxLook {
  const bold = palette.layout === 3
  return {
    depth,
    side: mix(palette.main, '#0b1720', 0.22),
    top: bold ? mix(palette.main, '#ffffff', 0.22) : mix(palette.tint, '#ffffff', 0.25),
  }
}

/** A carton seen slightly from above and from the right; `print` is drawn on the front in its own coordinates. */
export function box(area: Area, look: BoxLook, print: string): string {
  const { x, y, w, h } = area
  const dx = look.depth
  const dy = look.depth * 0.56
  return (
    shadow(x + w / 2 + dx * 0.7, y + h - 1, w * 0.6 + dx * 0.7, 13 + look.depth * 0.26) +
    polygon(
      [
        [x, y],
        [x + dx, y - dy],
        [x + w + dx, y - dy],
        [x + w, y],
      ],
      look.top,
    ) +
    polygon(
      [
        [x + w, y],
        [x + w + dx, y - dy],
        [x + w + dx, y + h - dy],
        [x + w, y + h],
      ],
      look.side,
    ) +
    `<path d="M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z" fill="url(#p)"/>` +
    `<g transform="translate(${num(x)} ${num(y)})">${print}</g>` +
    `<path d="M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z" fill="url(#f)"/>` +
    `<path d="M${num(x)} ${num(y + h)}V${num(y)}h${num(w)}m0 ${num(h)}V${num(y)}l${num(dx)} ${num(-dy)}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.2"/>`
  )
}
