import type { PictureParts } from '../pictureParts.ts'
import { face, nameBlock, printedSpec, shrink, type Artist } from '../face.ts'
import { makerMark } from '../makerMark.ts'
import { packMarks } from '../packMarks.ts'
import { hashText, mix, pick } from '../palette.ts'
import { box, cartonLook, shadow } from '../solids.ts'
import { line } from '../svgText.ts'

const crimp = (x: number, y: number, w: number): string =>
  `<path d="M${x} ${y}h${w}" stroke="#0b1720" stroke-opacity=".2" stroke-width="10" stroke-dasharray="1.5 3"/>`

function seal(path: string, w: number, h: number): string {
  return `<path d="${path}" fill="url(#g)"/>${crimp(0, 7, w)}${crimp(0, h - 7, w)}`
}

/** Granules and powders: a carton with one of its sachets leaning on it. */
export function sachetBox(artist: Artist): PictureParts {
  const { palette, goods } = artist
  const path = 'M0 0h104v142H0z'
  const name = nameBlock(goods, { x: 8, y: 54, w: 88, h: 54 }, { fill: palette.dark, max: 23, lines: 3, centre: true })
  const sachet =
    `<path d="${path}" fill="#fdfdfc"/><path d="M0 14h104v34q-52 16-104 0z" fill="${palette.main}"/><path d="M0 116h104v12H0z" fill="${palette.accent}"/>` +
    makerMark(palette.mark, { x: 42, y: 19, size: 20, fill: '#fff' }) +
    name.svg +
    seal(path, 104, 142)
  return {
    body:
      box({ x: 26, y: 92, w: 292, h: 196 }, cartonLook(palette, 44), face(artist, 292, 196)) +
      `${shadow(330, 338, 70, 13)}<g transform="translate(276 212) rotate(7) scale(.9)">${sachet}</g>`,
  }
}

/** A soft outer bag full of sachets. */
export function pouch(artist: Artist): PictureParts {
  const path = 'M0 0h252c-8 60 8 120 4 262-60 8-180 8-260 0C-8 140 8 60 0 0z'
  const { palette } = artist
  const print = face({ ...artist, palette: { ...palette, layout: 3 } }, 252, 262)
  return {
    body: `${shadow(204, 336, 158, 18)}<g transform="translate(74 72)"><path d="${path}" fill="#fbfbf9"/><clipPath id="c"><path d="${path}"/></clipPath><g clip-path="url(#c)">${print}</g>${seal(path, 252, 262)}</g>`,
  }
}

/** Plasters in a flat foil bag, one of them peeled beside it. */
export function patch(artist: Artist): PictureParts {
  const path = 'M0 0h266v186H0z'
  const print = face(artist, 266, 186)
  return {
    body:
      `${shadow(190, 288, 168, 20)}${shadow(300, 322, 80, 12)}<g transform="translate(34 96) rotate(-2)"><path d="${path}" fill="#fff"/>${print}${seal(path, 266, 186)}</g>` +
      `<g transform="translate(232 226) rotate(9)"><path d="M4 6h120v92H4z" fill="#0b1720" opacity=".16"/><rect width="120" height="92" rx="9" fill="#d9b48c"/><path d="M0 9q0-9 9-9h102q9 0 9 9v74q0 9-9 9H9q-9 0-9-9z" fill="url(#f)"/><path d="M84 92q10-34 36-40v31q0 9-9 9z" fill="#f7f5ef"/><path d="M84 92q10-34 36-40" fill="none" stroke="#b58f66" stroke-width="1.5"/></g>`,
  }
}

interface HerbLook {
  readonly fill: string
  readonly shape: string
}

const SHAPES = {
  slice:
    '<ellipse cx="13" cy="11" rx="11" ry="6.5" transform="rotate(-18 13 11)"/><ellipse cx="36" cy="14" rx="10" ry="6" transform="rotate(32 36 14)"/><ellipse cx="24" cy="31" rx="12" ry="6" transform="rotate(8 24 31)"/><ellipse cx="45" cy="36" rx="9" ry="5" transform="rotate(-40 45 36)"/>',
  piece: '<path d="M3 8l18-5 3 7-18 6zM27 16l17-9 4 7-17 9zM5 29l20-3 1 8-19 3zM30 37l16-5 3 7-16 6z"/>',
  seed: '<ellipse cx="8" cy="9" rx="7" ry="4.5" transform="rotate(-30 8 9)"/><ellipse cx="26" cy="8" rx="7" ry="4.5" transform="rotate(20 26 8)"/><ellipse cx="42" cy="13" rx="7" ry="4.5" transform="rotate(70 42 13)"/><ellipse cx="13" cy="26" rx="7" ry="4.5" transform="rotate(50 13 26)"/><ellipse cx="32" cy="27" rx="7" ry="4.5" transform="rotate(-10 32 27)"/><ellipse cx="22" cy="42" rx="7" ry="4.5" transform="rotate(-60 22 42)"/><ellipse cx="43" cy="41" rx="7" ry="4.5" transform="rotate(30 43 41)"/>',
  flower:
    '<path d="M12 4c6-4 10 4 4 8 8 0 6 10-2 8 0 8-10 6-8-2-8 2-10-8-2-9-5-6 2-11 8-5zM38 24c6-4 10 4 4 8 8 0 6 10-2 8 0 8-10 6-8-2-8 2-10-8-2-9-5-6 2-11 8-5z"/>',
  shred:
    '<path d="M2 6q14 8 24-2M22 14q12 8 26-4M4 24q16-6 22 6M26 34q12-8 22 2M6 42q14-8 20 2M34 22q4 10 14 4" fill="none" stroke-width="4" stroke-linecap="round"/>',
} as const

const HERB_COLOURS: readonly (readonly [RegExp, string])[] = [
  [/枸杞/, '#b8321f'],
  [/大枣|山楂|丹参/, '#8e2a22'],
  [/黄芪|党参|黄柏|黄芩|山药|茯苓/, '#d9b366'],
  [/黄连/, '#c98f1e'],
  [/菊花|金银花/, '#e3c75a'],
  [/白芍|白术|麦冬|薏苡/, '#e6d3ab'],
  [/熟地/, '#2c1d16'],
  [/当归|川芎|甘草|桔梗|防风|柴胡/, '#b98b52'],
  [/薄荷|荷叶/, '#6f8a4d'],
  [/连翘|决明子|酸枣仁/, '#80502a'],
  [/陈皮|姜/, '#c07a35'],
  [/肉桂/, '#6e3b20'],
]

function herbLook(name: string, spec: string): HerbLook {
  const fill = HERB_COLOURS.find(([pattern]) => pattern.test(name))?.[1] ?? pick(['#a67c4a', '#c19a5b', '#8c6a42'], hashText(name))
  if (/花/.test(name)) return { fill, shape: SHAPES.flower }
  if (/子$|仁|枣|连翘|麦冬|半夏|粒/.test(name) || /粒|炒/.test(spec)) return { fill, shape: SHAPES.seed }
  if (/丝/.test(spec)) return { fill, shape: SHAPES.shred }
  return { fill, shape: /段|块|丁/.test(spec) ? SHAPES.piece : SHAPES.slice }
}

/** Three layers of the same pieces, the lower ones turned and in shade. Pieces stay inside their tile, so that no seam shows. */
function herbWindow(look: HerbLook): Required<PictureParts> {
  const isShred = look.shape === SHAPES.shred
  const scale = look.shape === SHAPES.seed ? 1 : 1.4
  const layers = [mix(look.fill, '#1a0f08', 0.34), mix(look.fill, '#2a1608', 0.14), mix(look.fill, '#ffffff', 0.12)]
  const pattern = (fill: string, nth: number): string =>
    `<pattern id="h${nth}" width="52" height="48" patternUnits="userSpaceOnUse" patternTransform="translate(${106 + nth * 15} ${164 + nth * 9}) rotate(${64 - nth * 32}) scale(${scale})">` +
    `<use href="#h" fill="${fill}" stroke="${isShred ? fill : mix(fill, '#1a0f08', 0.25)}"/></pattern>`
  const pane = (fill: string): string => `<use href="#w" fill="${fill}"/>`
  return {
    defs: `<rect id="w" x="106" y="164" width="188" height="118" rx="16"/><g id="h">${look.shape}</g>${layers.map(pattern).join('')}`,
    body: pane(mix(look.fill, '#1a0f08', 0.5)) + layers.map((_, nth) => pane(`url(#h${nth})`)).join('') + pane('url(#f)'),
  }
}

/** Herb slices: a stand-up bag whose window shows them. */
export function herbBag(artist: Artist): PictureParts {
  const { goods, palette } = artist
  const window = herbWindow(herbLook(goods.name, goods.spec))
  const bag = 'M92 54h216c2 90 14 150 18 286q-126 14-252 0C78 204 90 144 92 54z'
  const name = nameBlock(goods, { x: 104, y: 92, w: 192, h: 48 }, { fill: '#fff', max: 40, lines: 1, centre: true })
  const spec = printedSpec(goods)
  const marks = packMarks(goods, { right: 300, y: 70, size: 16 })
  return {
    defs: window.defs,
    body:
      `${shadow(204, 344, 148, 18)}<path d="${bag}" fill="#f3eee3"/><path d="M92 76h216c1 24 2 46 4 66H88c2-20 3-42 4-66z" fill="${palette.main}"/><path d="M88 142h224l.5 6h-225z" fill="${palette.accent}"/>` +
      `${name.svg}${marks.svg}${window.body}<use href="#w" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2"/>` +
      `<path d="M116 176q40-10 90-6l-70 92q-20 8-22-10z" fill="#fff" opacity=".13"/>` +
      makerMark(palette.mark, { x: 104, y: 294, size: 20, fill: palette.main }) +
      line(goods.manufacturer, 130, 309, { fill: palette.dark, size: shrink(goods.manufacturer, 168, 15), isBold: true }) +
      line(`规格 ${spec}`, 130, 327, { fill: palette.dark, size: shrink(`规格 ${spec}`, 168, 13) }) +
      `<path d="${bag}" fill="url(#g)" opacity=".7"/><path d="M93 65h214" stroke="#0b1720" stroke-opacity=".14" stroke-width="18" stroke-dasharray="1.5 3"/>`,
  }
}
