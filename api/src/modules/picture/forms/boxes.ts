import type { PictureParts } from '../pictureParts.ts'
import { face, type Artist } from '../face.ts'
import { hashText, mix, pick } from '../palette.ts'
import { box, cartonLook, shadow } from '../solids.ts'

const COATS = ['#fdfdfb', '#f6d9a8', '#f3c9cf', '#f4ec9f', '#e9b48a', '#cfe3f5']
const SHELLS = [
  ['#d8432f', '#f7e9d8'],
  ['#2a6fb8', '#fdfdfd'],
  ['#1f8a5b', '#f4efc9'],
  ['#e9a21f', '#fdfdfd'],
  ['#8a2f5d', '#f3d9e4'],
  ['#5b7fc7', '#cfd9ee'],
]

const MAIN = { x: 30, y: 92, w: 300, h: 190 }

function mainBox(artist: Artist): string {
  return box(MAIN, cartonLook(artist.palette, 44), face(artist, MAIN.w, MAIN.h))
}

/** A blister card lying flat before the carton. */
function blister(pocket: string, size: { w: number; h: number }): PictureParts {
  const card = `<path id="k" d="M6 0h176a6 6 0 016 6v80a6 6 0 01-6 6H6a6 6 0 01-6-6V6a6 6 0 016-6z"/>`
  return {
    defs: `<pattern id="t" x="6" y="4" width="${size.w}" height="${size.h}" patternUnits="userSpaceOnUse">${pocket}</pattern>`,
    body:
      `<g transform="translate(206 266) skewX(-26) scale(.96 .82)">${shadow(98, 54, 116, 60)}<g fill="#9aa3aa" transform="translate(2 5)">${card}</g>` +
      `<use href="#k" fill="url(#a)"/><path d="M6 4h176v84H6z" fill="url(#t)"/></g>`,
  }
}

function withBlister(artist: Artist, flat: PictureParts): PictureParts {
  return { ...flat, body: mainBox(artist) + flat.body }
}

export function tabletBox(artist: Artist): PictureParts {
  const coated = /薄膜|肠溶|缓释|控释/.test(artist.goods.dosageForm)
  const coat = coated ? pick(COATS.slice(1), hashText(artist.goods.name)) : '#fdfdfb'
  const score = coated ? '' : '<path d="M12 21h20" stroke="#c3cbd0" stroke-width="1.6"/>'
  const pocket =
    `<circle cx="22" cy="23" r="16.5" fill="#8d979e" opacity=".55"/><circle cx="22" cy="21" r="15" fill="${coat}"/>${score}` +
    `<path d="M10 19a12.5 12.5 0 0115-10" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round" opacity=".9"/>`
  return withBlister(artist, blister(pocket, { w: 44, h: 42 }))
}

export function capsuleBox(artist: Artist): PictureParts {
  const [cap, body] = pick(SHELLS, hashText(artist.goods.name))
  const pocket =
    `<rect x="2.5" y="4" width="24" height="37" rx="12" fill="#8d979e" opacity=".5"/><path d="M4 21V14a10 10 0 0120 0v7z" fill="${cap}"/><path d="M4 21v8a10 10 0 0020 0v-8z" fill="${body}"/>` +
    `<path d="M8.5 13v16" stroke="#fff" stroke-width="3.2" stroke-linecap="round" opacity=".7"/>`
  return withBlister(artist, blister(pocket, { w: 29.3, h: 42 }))
}

export function softgelBox(artist: Artist): PictureParts {
  const gel = pick(['#d98a1c', '#b0401f', '#c9a227'], hashText(artist.goods.name))
  const pocket =
    `<ellipse cx="18" cy="22" rx="14" ry="18" fill="#8d979e" opacity=".5"/><ellipse cx="18" cy="21" rx="12" ry="16.5" fill="${gel}"/>` +
    `<ellipse cx="14" cy="14" rx="4" ry="6" fill="#fff" opacity=".65"/><path d="M10 31a11 11 0 0016 0" stroke="#fff" stroke-width="2" fill="none" opacity=".35"/>`
  return withBlister(artist, blister(pocket, { w: 35.2, h: 42 }))
}

export function honeyPillBox(artist: Artist): PictureParts {
  const wax = `<radialGradient id="w" cx=".36" cy=".3" r=".8"><stop stop-color="#fffaf0"/><stop offset=".45" stop-color="#efdcae"/><stop offset="1" stop-color="#a97f3c"/></radialGradient>`
  const pill = `<radialGradient id="d" cx=".36" cy=".3" r=".8"><stop stop-color="#9a6a4a"/><stop offset=".5" stop-color="#4f2f1c"/><stop offset="1" stop-color="#24130a"/></radialGradient>`
  const ball = (cx: number, cy: number, r: number, fill: string): string =>
    `${shadow(cx + 5, cy + r - 2, r * 1.2, r * 0.34)}<circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#${fill})"/>`
  return {
    defs: wax + pill,
    body:
      mainBox(artist) +
      ball(254, 296, 34, 'w') +
      ball(321, 304, 30, 'd') +
      `<path d="M221 292a34 12 0 0067 6" fill="none" stroke="#b88c46" stroke-width="1.5" opacity=".7"/>`,
  }
}

/** A premium box with the product in pieces before it, as donkey-hide gelatin is sold. */
export function blockBox(artist: Artist): PictureParts {
  const side = mix(artist.palette.main, '#0b1720', 0.3)
  const bar = (x: number, y: number): string =>
    `<path d="M${x} ${y}l86-10 22 12-88 12z" fill="#5b3422"/><path d="M${x} ${y}l20 14v22l-20-14z" fill="#2a140b"/><path d="M${x + 20} ${y + 14}l88-12v22l-88 12z" fill="#3b2013"/><path d="M${x + 10} ${y + 3}l72-8" stroke="#c98a5c" stroke-width="3" opacity=".5"/>`
  const artwork = face({ ...artist, palette: { ...artist.palette, layout: 3 } }, 300, 190)
  return {
    body:
      box({ x: 30, y: 92, w: 300, h: 190 }, { depth: 50, side, top: mix(artist.palette.main, '#fff0c8', 0.35) }, artwork) +
      shadow(276, 332, 100, 16) +
      bar(222, 300) +
      bar(214, 280),
  }
}
