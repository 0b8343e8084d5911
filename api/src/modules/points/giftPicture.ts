import { createHash } from 'node:crypto'
import { PICTURE_SIZES } from 'rules/pictures'
import { LETTERING } from '../picture/packagePicture.ts'

/** Raised whenever a picture changes for the same gift, since addresses are cached for ever. */
const PICTURE_VERSION = 3

/** Colours of a gift: its body, its light parts, its lines, the ground behind it. */
interface Look {
  readonly body: string
  readonly light: string
  readonly line: string
  readonly ground: string
}

const TEAL: Look = { body: '#3aa9a0', light: '#c9ece8', line: '#14524d', ground: '#e3f4f2' }
const BLUE: Look = { body: '#4a86d8', light: '#d3e3fa', line: '#1d3f73', ground: '#e7f0fc' }
const AMBER: Look = { body: '#e6a23c', light: '#fbe7c6', line: '#6d4410', ground: '#fdf3e1' }
const RED: Look = { body: '#d9605a', light: '#f8d5d2', line: '#6b201c', ground: '#fcebe9' }
const GREY: Look = { body: '#66727f', light: '#dfe5ea', line: '#2b343d', ground: '#eef1f4' }

/** In a box of 120 × 120: `B` is the gift's body, `L` a light part, `W` paper or a screen, `N` lines alone. */
const GIFTS: readonly (readonly [name: RegExp, look: Look, sketch: string])[] = [
  [
    /扫码枪/,
    GREY,
    '<path class="B" d="M22 30q26-10 52-2l14 14-16 12-18-4-4 44q-10 6-18 0l4-44-14-6z"/><path class="L" d="M74 28l14 14-8 6-14-16z"/><path class="N" d="M92 30l18-10M95 42h18M90 52l14 10M36 56h10M34 88h10"/>',
  ],
  [
    /收银纸/,
    AMBER,
    '<ellipse class="L" cx="42" cy="34" rx="26" ry="12"/><path class="W" d="M16 34v46q26 22 52 0V34q-26 22-52 0z"/><ellipse class="B" cx="42" cy="34" rx="9" ry="4"/><path class="W" d="M68 70h36v30l-6-5-6 5-6-5-6 5-6-5-6 5V72z"/><path class="N" d="M74 80h22M74 88h14"/>',
  ],
  [
    /计算器/,
    BLUE,
    '<rect class="B" x="28" y="14" width="64" height="92" rx="8"/><rect class="W" x="36" y="22" width="48" height="20" rx="3"/><path class="N" d="M74 32h4M64 32h4"/><path class="L" d="M36 50h10v8H36zM52 50h10v8H52zM68 50h16v8H68zM36 64h10v8H36zM52 64h10v8H52zM68 64h16v8H68zM36 78h10v8H36zM52 78h10v8H52zM68 78h16v18H68zM36 92h26v6H36z"/>',
  ],
  [
    /台灯/,
    TEAL,
    '<path class="B" d="M40 104h44l-4-10H44z"/><path class="N" d="M62 94 44 58 70 30" stroke-width="5"/><path class="L" d="M62 18q26-4 36 22L74 54Q58 40 62 18z"/><path class="N" d="M92 58l8 16M82 60l2 18M100 50l14 10"/>',
  ],
  [
    /保温杯/,
    TEAL,
    '<path class="B" d="M42 34h36v66q0 8-8 8H50q-8 0-8-8z"/><path class="L" d="M42 48h36v14H42z"/><path class="B" d="M44 14h32v20H44z"/><path class="N" d="M44 24h32M52 72v24"/><path class="N" d="M78 52q16 4 16 20t-16 20"/>',
  ],
  [
    /电热水壶/,
    GREY,
    '<path class="L" d="M34 40h46l6 58q0 8-8 8H36q-8 0-8-8z"/><path class="B" d="M36 28h42l2 12H34z"/><path class="N" d="M80 44q22 0 20 24t-16 22M34 44 18 34M50 28q8-10 14 0"/><path class="B" d="M26 98h62v10H26z"/><path class="N" d="M44 56v28"/>',
  ],
  [
    /双肩包/,
    BLUE,
    '<path class="B" d="M30 44q0-28 30-28t30 28v52q0 10-10 10H40q-10 0-10-10z"/><path class="L" d="M38 66h44v32H38z"/><path class="N" d="M48 20V8h24v12M38 78h44M60 78v8M44 36q16-8 32 0"/><path class="B" d="M22 58h8v36h-8zM90 58h8v36h-8z"/>',
  ],
  [
    /雨伞/,
    RED,
    '<path class="B" d="M10 62q8-44 50-46 42 2 50 46-12-10-25 0-13-10-25 0-13-10-25 0-13-10-25 0z"/><path class="L" d="M60 16q-16 14-25 46 12-10 25 0z"/><path class="N" d="M60 16V8M60 62v34q0 10-9 10t-9-9" stroke-width="4"/>',
  ],
  [
    /毛巾/,
    AMBER,
    '<rect class="L" x="16" y="70" width="88" height="26" rx="10"/><rect class="B" x="16" y="46" width="88" height="26" rx="10"/><rect class="L" x="16" y="22" width="88" height="26" rx="10"/><path class="N" d="M26 34h58M26 58h58M26 82h58M84 22v74"/>',
  ],
  [
    /移动电源/,
    GREY,
    '<rect class="B" x="34" y="14" width="52" height="92" rx="12"/><rect class="L" x="42" y="24" width="36" height="44" rx="6"/><path class="W" d="M62 28 50 48h9l-3 16 14-22h-9z"/><path class="N" d="M46 92h10M64 92h10M50 80h.1M60 80h.1M70 80h.1" stroke-width="4"/>',
  ],
  [
    /音箱/,
    RED,
    '<rect class="B" x="16" y="34" width="88" height="56" rx="18"/><circle class="L" cx="40" cy="62" r="17"/><circle class="L" cx="80" cy="62" r="17"/><circle class="W" cx="40" cy="62" r="6"/><circle class="W" cx="80" cy="62" r="6"/><path class="N" d="M50 28q10-8 20 0M44 22q16-13 32 0"/>',
  ],
  [
    /鼠标/,
    BLUE,
    '<path class="B" d="M34 60q0-34 26-34t26 34v16q0 30-26 30T34 76z"/><path class="L" d="M60 26q26 0 26 34H60z"/><path class="N" d="M60 26v34M34 60h52"/><rect class="W" x="56" y="36" width="8" height="16" rx="4"/><path class="N" d="M60 26V10"/>',
  ],
  [
    /收纳箱/,
    TEAL,
    '<path class="L" d="M18 48h84l-6 56H24z"/><path class="B" d="M12 32h96v16H12z"/><path class="N" d="M46 40h28"/><rect class="W" x="44" y="62" width="32" height="20" rx="3"/><path class="N" d="M50 72h20"/>',
  ],
  [
    /地垫/,
    RED,
    '<path class="B" d="M22 34h76l14 58H8z"/><path class="L" d="M30 44h60l8 38H22z"/><path class="N" d="M40 56h10l-2 14M58 52v20M52 60h14M74 54l4 18M72 64h10"/>',
  ],
  [
    /台历/,
    AMBER,
    '<path class="B" d="M14 98 34 22h58l14 76z"/><path class="W" d="M26 92 42 30h46l10 62z"/><path class="N" d="M44 46h46M42 58h50M40 70h54M36 82h60M56 36v50M74 36l2 50"/><path class="N" d="M42 26v-8M54 26v-8M66 26v-8M78 26v-8" stroke-width="4"/>',
  ],
  [
    /大褂/,
    BLUE,
    '<path class="W" d="M46 14 26 24 12 60l14 6 8-16v58h52V50l8 16 14-6-14-36-20-10-14 10z"/><path class="L" d="M46 14l14 26 14-26-14 8z"/><path class="N" d="M60 40v68M66 56h.1M66 72h.1M66 88h.1M40 82h14v14H40z" stroke-width="3"/>',
  ],
]

const BOX: readonly [look: Look, sketch: string] = [
  TEAL,
  '<path class="B" d="M18 46h84v58H18z"/><path class="L" d="M12 30h96v18H12z"/><path class="W" d="M52 30h16v74H52z"/><path class="N" d="M60 30q-28-4-18-18 12-6 18 18 6-24 18-18 10 14-18 18"/>',
]

export function giftAddress(id: number, name: string): string {
  return `/files/gift/${id}-${createHash('sha256').update(`${PICTURE_VERSION}:${name}`).digest('hex').slice(0, 12)}.svg`
}

/** A gift as one SVG, by what it is called: the same name gives the same bytes on every machine. */
export function giftPicture(name: string): string {
  const known = GIFTS.find(([names]) => names.test(name))
  const [look, sketch] = known === undefined ? BOX : [known[1], known[2]]
  const shapes = sketch
    .replaceAll('class="B"', `fill="${look.body}"`)
    .replaceAll('class="L"', `fill="${look.light}"`)
    .replaceAll('class="W"', 'fill="#fff"')
    .replaceAll('class="N"', 'fill="none"')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_SIZES.gift.width} ${PICTURE_SIZES.gift.height}" ${LETTERING}><defs><radialGradient id="g" cy=".42"><stop stop-color="#fff"/><stop offset="1" stop-color="${look.ground}"/></radialGradient></defs>` +
    `<path d="M0 0h400v400H0z" fill="url(#g)"/><ellipse cx="200" cy="340" rx="120" ry="14" fill="${look.line}" fill-opacity=".14"/>` +
    `<g transform="translate(56 52) scale(2.4)" stroke="${look.line}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">${shapes}</g></svg>`
  )
}
