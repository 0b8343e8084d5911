import type { BannerShape } from '../../db/tables/content.ts'
import { LETTERING, packageArt } from '../picture/packagePicture.ts'
import type { PackageGoods } from '../picture/packageGoods.ts'
import { lightsOf } from '../picture/solids.ts'
import { COLOURS, SIZES, type BannerArt } from './bannerLook.ts'
import { escapeXml, fitText, line, num } from '../picture/svgText.ts'

interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
}

interface Layout {
  readonly x: number
  readonly top: number
  readonly width: number
  /** Of the headline at most, and of the line beneath it. */
  readonly title: number
  readonly subtitle: number
  readonly lines: number
  readonly button: boolean
  /** Where packages stand, by how many there are; the last is in front. */
  readonly packs: readonly (readonly Place[])[]
}

const LAYOUTS: Readonly<Record<BannerShape, Layout>> = {
  wide: {
    x: 44,
    top: 76,
    width: 300,
    title: 46,
    subtitle: 20,
    lines: 2,
    button: true,
    packs: [
      [],
      [{ x: 420, y: 20, size: 280 }],
      [
        { x: 372, y: 40, size: 220 },
        { x: 504, y: 76, size: 220 },
      ],
      [
        { x: 352, y: 26, size: 196 },
        { x: 540, y: 22, size: 190 },
        { x: 440, y: 86, size: 224 },
      ],
    ],
  },
  tall: {
    x: 22,
    top: 36,
    width: 176,
    title: 34,
    subtitle: 15,
    lines: 2,
    button: true,
    packs: [
      [],
      [{ x: 10, y: 250, size: 200 }],
      [
        { x: 44, y: 196, size: 150 },
        { x: 12, y: 306, size: 176 },
      ],
      [
        { x: 60, y: 186, size: 140 },
        { x: 4, y: 256, size: 140 },
        { x: 56, y: 326, size: 150 },
      ],
    ],
  },
  strip: {
    x: 300,
    top: 14,
    width: 420,
    title: 30,
    subtitle: 15,
    lines: 1,
    button: false,
    packs: [
      [],
      [{ x: 760, y: -8, size: 96 }],
      [
        { x: 740, y: -8, size: 96 },
        { x: 830, y: -8, size: 96 },
      ],
      [
        { x: 740, y: -8, size: 96 },
        { x: 830, y: -8, size: 96 },
        { x: 920, y: -8, size: 96 },
      ],
    ],
  },
  card: {
    x: 22,
    top: 34,
    width: 190,
    title: 28,
    subtitle: 14,
    lines: 2,
    button: false,
    packs: [
      [],
      [{ x: 208, y: 8, size: 146 }],
      [
        { x: 196, y: 10, size: 108 },
        { x: 240, y: 42, size: 112 },
      ],
      [
        { x: 196, y: 10, size: 108 },
        { x: 240, y: 42, size: 112 },
        { x: 200, y: 60, size: 96 },
      ],
    ],
  },
}

const WHITE = '#fff'

/** The parts of each picture get other ids where several stand together; the lights are shared. */
function standing(goods: PackageGoods, nth: number, { x, y, size }: Place): string {
  const { defs = '', body } = packageArt(goods)
  const ids = new Set([...`${defs}${body}`.matchAll(/\bid="(\w+)"/g)].map(([, id = '']) => id))
  const renamed = (svg: string): string =>
    svg.replaceAll(/(\bid="|url\(#|href="#)(\w+)/g, (whole, before: string, id: string) => (ids.has(id) ? `${before}${id}${nth}` : whole))
  const inner = renamed(defs)
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${Math.round(size / 4) / 100})">${inner === '' ? '' : `<defs>${inner}</defs>`}${renamed(body)}</g>`
}

function words(art: BannerArt, layout: Layout): string {
  const fitted = fitText(art.title, {
    width: layout.width,
    height: layout.title * layout.lines * 1.2,
    max: layout.title,
    lines: layout.lines,
  })
  const step = fitted.size * 1.2
  const title = fitted.lines
    .map((text, at) => line(text, layout.x, layout.top + step * (at + 0.82), { fill: WHITE, size: fitted.size, isBold: true }))
    .join('')
  const under = layout.top + step * fitted.lines.length
  const { size } = fitText(art.subtitle, { width: layout.width, height: layout.subtitle * 1.3, max: layout.subtitle, lines: 1 })
  const subtitle = line(art.subtitle, layout.x, under + layout.subtitle * 1.35, { fill: WHITE, size })
  if (!layout.button) return title + subtitle
  const top = under + layout.subtitle * 2.35
  const width = layout.subtitle * 5.6
  const height = layout.subtitle * 1.9
  const { from } = COLOURS[art.palette]
  return (
    `${title}${subtitle}<rect x="${num(layout.x)}" y="${num(top)}" width="${num(width)}" height="${num(height)}" rx="${num(height / 2)}" fill="${WHITE}"/>` +
    line('立即查看', layout.x + width / 2, top + height * 0.68, {
      fill: from,
      size: layout.subtitle * 0.95,
      isBold: true,
      anchor: 'middle',
    })
  )
}

/** A banner as one SVG: headline, one line and the packages it is about. The same banner gives the same bytes on every machine. */
export function bannerPicture(art: BannerArt): string {
  const { width, height } = SIZES[art.shape]
  const { from, to, glow } = COLOURS[art.palette]
  const layout = LAYOUTS[art.shape]
  const places = layout.packs[Math.min(art.packages.length, layout.packs.length - 1)] ?? []
  const packs = places
    .map((place, nth) => {
      const goods = art.packages[nth]
      return goods === undefined ? '' : standing(goods, nth, place)
    })
    .join('')
  const [first] = places
  const middle =
    first === undefined
      ? { x: width * 0.78, y: height * 0.5 }
      : { x: (first.x + width) / 2, y: art.shape === 'tall' ? height * 0.74 : height * 0.52 }
  const ground =
    `<linearGradient id="ground" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<radialGradient id="glow"><stop stop-color="${glow}" stop-opacity=".75"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`
  const reach = Math.max(width * 0.3, Math.min(width, height) * 0.9)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${LETTERING}><title>${escapeXml(`${art.title}，${art.subtitle}`)}</title><defs>${ground}${lightsOf(packs)}</defs>` +
    `<path d="M0 0h${width}v${height}H0z" fill="url(#ground)"/><circle cx="${num(middle.x)}" cy="${num(middle.y)}" r="${num(reach)}" fill="url(#glow)"/>` +
    `<g fill="none" stroke="${glow}" stroke-opacity=".28" stroke-width="1.5"><circle cx="${num(width * 0.02)}" cy="${num(height * 1.02)}" r="${num(height * 0.5)}"/><circle cx="${num(width * 0.02)}" cy="${num(height * 1.02)}" r="${num(height * 0.72)}"/></g>` +
    `${packs}${words(art, layout)}</svg>`
  )
}
