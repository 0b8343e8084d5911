import { makerMark } from './makerMark.ts'
import { packMarks } from './packMarks.ts'
import type { PackageGoods } from './packageGoods.ts'
import type { Palette } from './palette.ts'
import { escapeXml, fitText, line, num, placed, textWidth } from './svgText.ts'

export interface Artist {
  readonly goods: PackageGoods
  readonly palette: Palette
}

export interface Area {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

interface Layout {
  readonly art: string
  readonly left: number
  readonly head: string
  readonly name: string
  readonly foot: string
}

type LayoutMaker = (p: Palette, w: number, h: number) => Layout

const rect = (area: Area, fill: string): string =>
  `<path d="M${num(area.x)} ${num(area.y)}h${num(area.w)}v${num(area.h)}h${num(-area.w)}z" fill="${fill}"/>`

/** The house layouts a maker may have; colours say what stands on what. */
const LAYOUTS: readonly LayoutMaker[] = [
  (p, w, h) => ({
    art: rect({ x: 0, y: h * 0.74, w, h: h * 0.26 }, p.main) + rect({ x: 0, y: h * 0.71, w, h: h * 0.03 }, p.accent),
    left: w * 0.06,
    head: p.main,
    name: p.dark,
    foot: '#fff',
  }),
  (p, w, h) => ({
    art: rect({ x: 0, y: 0, w: w * 0.13, h }, p.main) + rect({ x: w * 0.13, y: 0, w: w * 0.025, h }, p.accent),
    left: w * 0.2,
    head: p.main,
    name: p.dark,
    foot: '#475059',
  }),
  (p, w, h) => ({
    art:
      `<path d="M0 ${num(h * 0.7)}C${num(w * 0.3)} ${num(h * 0.58)} ${num(w * 0.55)} ${num(h * 0.9)} ${num(w)} ${num(h * 0.62)}V${num(h)}H0z" fill="${p.accent}" opacity=".75"/>` +
      `<path d="M0 ${num(h * 0.745)}C${num(w * 0.3)} ${num(h * 0.62)} ${num(w * 0.58)} ${num(h * 0.97)} ${num(w)} ${num(h * 0.71)}V${num(h)}H0z" fill="${p.main}"/>`,
    left: w * 0.06,
    head: p.main,
    name: p.dark,
    foot: '#fff',
  }),
  (p, w, h) => ({
    art: rect({ x: 0, y: 0, w, h: h * 0.7 }, p.main) + rect({ x: 0, y: h * 0.7, w, h: h * 0.035 }, p.accent),
    left: w * 0.06,
    head: '#fff',
    name: '#fff',
    foot: p.dark,
  }),
  (p, w, h) => ({
    art:
      `<path d="M${num(w)} ${num(h * 0.34)}V${num(h)}H${num(w * 0.42)}z" fill="${p.tint}"/>` +
      `<path d="M${num(w)} ${num(h * 0.58)}V${num(h)}H${num(w * 0.6)}z" fill="${p.main}"/>` +
      `<path d="M${num(w)} ${num(h * 0.5)}v${num(h * 0.08)}L${num(w * 0.6)} ${num(h)}h${num(-w * 0.08)}z" fill="${p.accent}"/>`,
    left: w * 0.06,
    head: p.main,
    name: p.dark,
    foot: '#475059',
  }),
]

/** Traditional medicines are set in a Song face, as their packs are. */
function nameFamily(goods: PackageGoods): string | undefined {
  return goods.kind === 'tcm' || goods.kind === 'herb' ? 'Noto Serif CJK SC,Songti SC,SimSun,serif' : undefined
}

/** A product name fitted to a box, from its top left or centred. */
export function nameBlock(
  goods: PackageGoods,
  area: Area,
  style: { fill: string; max: number; lines: number; centre?: boolean },
): { svg: string; bottom: number; size: number } {
  const fitted = fitText(goods.name, { width: area.w, height: area.h, max: style.max, lines: style.lines })
  const step = fitted.size * 1.14
  const top = area.y + (area.h - step * fitted.lines.length) / 2
  const family = nameFamily(goods)
  const x = style.centre === true ? area.x + area.w / 2 : area.x
  const attributes = `${placed(0, 0, fitted.size).scale} fill="${style.fill}"${style.centre === true ? ' text-anchor="middle"' : ''}${family === undefined ? '' : ` font-family="${family}"`}`
  const rows = fitted.lines.map((text, i) => `<tspan ${placed(x, top + step * (i + 0.83), fitted.size).at}>${escapeXml(text)}</tspan>`)
  return { svg: `<text ${attributes}>${rows.join('')}</text>`, bottom: top + step * fitted.lines.length, size: fitted.size }
}

export function printedSpec(goods: PackageGoods): string {
  return goods.spec.replaceAll('*', '×')
}

export function shrink(text: string, width: number, max: number): number {
  return Math.min(max, Math.floor((width / Math.max(1, textWidth(text))) * 2) / 2)
}

/** Smaller Latin letters than this are a smudge, not print. */
const LATIN_MIN = 6

/** What is printed on a flat side: layout of the maker, mark, name, spec, maker and the legal marks. */
export function face(artist: Artist, w: number, h: number): string {
  const { goods, palette } = artist
  const tall = h > w * 1.05
  const layout = (LAYOUTS[tall ? ([0, 2, 2, 3, 0][palette.layout] ?? 0) : palette.layout] ?? LAYOUTS[0])?.(palette, w, h)
  if (layout === undefined) return ''
  const unit = Math.min(w * (tall ? 0.14 : 0.12), h * 0.15)
  const inner = w - layout.left - w * 0.06
  const top = unit * 0.45
  const marks = packMarks(goods, { right: w - w * 0.05, y: top, size: unit * 0.86 })
  const brand = [...goods.manufacturer].slice(0, 2).join('')
  const nameTop = top + unit * 1.15
  const nameArea = { x: layout.left, y: nameTop, w: inner, h: h * (tall ? 0.6 : 0.58) - nameTop }
  const name = nameBlock(goods, nameArea, { fill: layout.name, max: tall ? w * 0.3 : h * 0.25, lines: tall ? 4 : 2 })
  const latinSize = Math.min(unit * 0.42, (inner / Math.max(1, goods.latin.length)) * 1.62)
  const spec = printedSpec(goods)
  const footWidth = tall ? inner : inner * 0.6
  return (
    layout.art +
    makerMark(palette.mark, { x: layout.left, y: top, size: unit * 0.86, fill: layout.head }) +
    line(brand, layout.left + unit * 1.05, top + unit * 0.7, { fill: layout.head, size: unit * 0.66, isBold: true }) +
    marks.svg +
    name.svg +
    (latinSize < LATIN_MIN ? '' : line(goods.latin, layout.left, name.bottom + latinSize * 1.1, { fill: layout.name, size: latinSize })) +
    line(spec, layout.left, h * (tall ? 0.85 : 0.865), { fill: layout.foot, size: shrink(spec, footWidth, unit * 0.62), isBold: true }) +
    line(goods.manufacturer, layout.left, h * (tall ? 0.93 : 0.955), {
      fill: layout.foot,
      size: shrink(goods.manufacturer, footWidth, unit * 0.5),
    })
  )
}
