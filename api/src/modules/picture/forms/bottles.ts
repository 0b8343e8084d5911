import type { PictureParts } from '../pictureParts.ts'
import { face, nameBlock, printedSpec, type Artist } from '../face.ts'
import { hashText, mix, pick } from '../palette.ts'
import { box, cartonLook, shadow } from '../solids.ts'
import { line, num } from '../svgText.ts'

interface Label {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A label around a round body: its edges bend with the body. */
function wrapLabel(artist: Artist, label: Label): Required<PictureParts> {
  const bend = label.w * 0.05
  const edge = `M0 0q${num(label.w / 2)} ${num(bend)} ${num(label.w)} 0v${num(label.h)}q${num(-label.w / 2)} ${num(bend)} ${num(-label.w)} 0z`
  return {
    defs: `<clipPath id="c"><path d="${edge}"/></clipPath>`,
    body: `<g transform="translate(${label.x} ${label.y})" clip-path="url(#c)"><path d="${edge}" fill="#fff"/>${face(artist, label.w, label.h + bend / 2)}</g>`,
  }
}

/** A ribbed screw cap with its own roundness. */
function screwCap(x: number, y: number, w: number, h: number, fill: string): string {
  const path = `M${x} ${y + 8}q0-8 8-8h${w - 16}q8 0 8 8v${h - 8}q${-w / 2} ${num(w * 0.05)} ${-w} 0z`
  const ribs = `<path d="M${x + 4} ${num(y + h * 0.62)}h${w - 8}" stroke="#0b1720" stroke-opacity=".16" stroke-width="${num(h * 0.5)}" stroke-dasharray="2 4"/>`
  return `<path d="${path}" fill="${fill}"/>${ribs}<path d="${path}" fill="url(#r)"/><path d="M${x + 8} ${y + 1.5}h${w - 16}" stroke="#fff" stroke-opacity=".75" stroke-width="2"/>`
}

function tablets(x: number, y: number, fill: string): string {
  const tablet = (dx: number, dy: number): string =>
    `<ellipse cx="${x + dx}" cy="${y + dy + 5}" rx="17" ry="10" fill="${mix(fill, '#0b1720', 0.28)}"/><ellipse cx="${x + dx}" cy="${y + dy}" rx="17" ry="10" fill="${fill}"/><ellipse cx="${x + dx - 4}" cy="${y + dy - 3}" rx="8" ry="3" fill="#fff" opacity=".6"/>`
  return shadow(x + 12, y + 12, 54, 13) + tablet(0, 0) + tablet(34, 5) + tablet(14, 13)
}

/** White plastic, cap in the maker's colour: tablets by the hundred. */
export function pillBottle(artist: Artist): PictureParts {
  const body = 'M122 128q4-14 20-16h116q16 2 20 16c10 10 16 16 16 30v164q0 22-22 22H128q-22 0-22-22V158c0-14 6-20 16-30z'
  const label = wrapLabel(artist, { x: 106, y: 164, w: 188, h: 146 })
  const pill =
    artist.goods.kind === 'tcm' ? '#8a5a34' : pick(['#fdfdfb', '#fdfdfb', '#f4ec9f', '#f3c9cf', '#e9b48a'], hashText(artist.goods.name))
  return {
    defs: label.defs,
    body:
      `${shadow(206, 342, 128, 20)}<path d="${body}" fill="#fbfcfc"/>${label.body}<path d="${body}" fill="url(#r)" opacity=".8"/>` +
      screwCap(130, 60, 140, 54, artist.palette.main) +
      tablets(288, 336, pill),
  }
}

/** A squat jar: pills by weight or number. */
export function pillJar(artist: Artist): PictureParts {
  const glass = artist.palette.layout % 2 === 0 ? '#fbf8f1' : mix(artist.palette.tint, '#ffffff', 0.3)
  const body = 'M84 152q2-16 22-16h188q20 0 22 16c4 6 6 10 6 20v140q0 30-30 30H108q-30 0-30-30V172c0-10 2-14 6-20z'
  const label = wrapLabel(artist, { x: 78, y: 178, w: 244, h: 132 })
  const bead =
    '<radialGradient id="o" cx=".35" cy=".3" r=".8"><stop stop-color="#9b7250"/><stop offset="1" stop-color="#2b180d"/></radialGradient>'
  const beads = [
    [300, 338],
    [318, 343],
    [309, 349],
    [330, 350],
    [292, 350],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7.5" fill="url(#o)"/>`)
    .join('')
  return {
    defs: label.defs + bead,
    body:
      `${shadow(204, 340, 152, 20)}<path d="${body}" fill="${glass}"/>${label.body}<path d="${body}" fill="url(#r)" opacity=".75"/>` +
      screwCap(96, 74, 208, 64, artist.palette.main) +
      shadow(314, 354, 34, 8) +
      beads,
  }
}

/** An amber bottle before its carton: syrups and oral solutions. */
export function syrup(artist: Artist): PictureParts {
  const glass = 'M236 116h60v26c0 16 28 20 28 48v126q0 24-22 24h-72q-22 0-22-24V190c0-28 28-32 28-48z'
  const { goods, palette } = artist
  const name = nameBlock(goods, { x: 216, y: 226, w: 100, h: 54 }, { fill: palette.dark, max: 24, lines: 3, centre: true })
  const label =
    `<path d="M208 200q58 7 116 0v110q-58 7-116 0z" fill="#fdfdfb"/><path d="M208 200q58 7 116 0v16q-58 7-116 0z" fill="${palette.main}"/><path d="M208 304q58 7 116 0v6q-58 7-116 0z" fill="${palette.accent}"/>` +
    name.svg +
    line(printedSpec(goods), 266, 297, { fill: palette.main, size: 12, isBold: true, anchor: 'middle' })
  return {
    body:
      box({ x: 58, y: 94, w: 138, h: 240 }, cartonLook(palette, 34), face(artist, 138, 240)) +
      shadow(272, 340, 84, 16) +
      `<path d="${glass}" fill="url(#m)"/><path d="M222 196c4-18 22-26 24-42" stroke="#fff" stroke-opacity=".5" stroke-width="5" fill="none" stroke-linecap="round"/>${label}` +
      `<path d="M208 200h116v114H208z" fill="url(#r)" opacity=".7"/>${screwCap(230, 76, 72, 46, palette.layout === 3 ? palette.accent : palette.main)}`,
  }
}

/** A plain plastic flask without a carton: lotions and antiseptics. */
export function flask(artist: Artist): PictureParts {
  const brown = /碘/.test(artist.goods.name)
  const glass = 'M166 108h68v22c0 14 46 18 46 50v138q0 26-24 26H144q-24 0-24-26V180c0-32 46-36 46-50z'
  const label = wrapLabel(artist, { x: 120, y: 186, w: 160, h: 128 })
  return {
    defs: label.defs,
    body:
      `${shadow(204, 343, 118, 18)}<path d="${glass}" fill="${brown ? '#7a3f18' : '#f4f6f7'}"/>${label.body}<path d="${glass}" fill="url(#r)" opacity=".85"/>` +
      screwCap(158, 58, 84, 54, brown ? '#f3f4f4' : artist.palette.main),
  }
}
