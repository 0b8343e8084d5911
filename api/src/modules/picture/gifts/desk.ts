import { mix } from '../palette.ts'
import { shadow } from '../solids.ts'
import { line } from '../svgText.ts'
import { edge, slab, solid, tube } from './solid.ts'

const GRAPHITE = '#343c44'

/** A paper roll that lies, its end towards us. */
function roll(x: number, y: number): string {
  const r = 56
  return (
    solid(`M${x - 28} ${y - 48}l70-40a56 56 0 0 1 56 96l-70 40z`, '#e9edef', 'y', 0.8) +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#fdfdfd"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#d)" opacity=".45"/>` +
    [48, 40, 32, 25]
      .map((ring) => `<circle cx="${x}" cy="${y}" r="${ring}" fill="none" stroke="#c3cad0" stroke-opacity=".8" stroke-width="1.5"/>`)
      .join('') +
    `<circle cx="${x}" cy="${y}" r="18" fill="#c79a63"/><circle cx="${x + 1}" cy="${y + 1}" r="12" fill="#4a3520"/>`
  )
}

export function paperRolls(): string {
  return (
    shadow(210, 330, 160, 20) +
    roll(196, 170) +
    roll(118, 270) +
    roll(236, 270) +
    solid('M284 300q14 24 8 40l60 4q6-24-14-46z', '#fbfbfb', 'f') +
    '<path d="M304 316h34M306 328h26" stroke="#9aa5ad" stroke-width="3"/>'
  )
}

export function calculator(): string {
  const keys = Array.from({ length: 20 }, (_, nth) => {
    const [x, y] = [120 + (nth % 4) * 42, 176 + Math.floor(nth / 4) * 34]
    const fill = nth % 4 === 3 ? '#e39a3b' : nth < 4 ? '#8d9aa5' : '#f4f6f7'
    return `<path d="${slab(x, y + 4, 34, 24, 6)}" fill="${mix(fill, '#0b1720', 0.45)}"/>${solid(slab(x, y, 34, 24, 6), fill, 'y', 0.4)}`
  }).join('')
  return (
    shadow(206, 358, 128, 18) +
    `<path d="${slab(98, 52, 208, 310, 22)}" fill="#1b2b44"/>` +
    solid(slab(94, 44, 208, 310, 22), '#33537f', 'f') +
    edge('M116 46h164', 0.5) +
    `<path d="${slab(114, 62, 58, 16, 3)}" fill="#26313b"/><path d="M133 62v16M152 62v16" stroke="#5d6f7e" stroke-width="2"/>` +
    solid(slab(112, 88, 172, 68, 8), '#c9d8c4', 'f') +
    '<g fill="none" stroke="#26352b" stroke-width="5"><path d="M176 106h18v14h-18zM176 120h18v18h-18z"/><path d="M212 106h18v14h-18v18h18"/><path d="M254 106h18v32h-18zM254 122h18"/></g>' +
    keys
  )
}

export function mouse(): string {
  const body = 'M200 74c58 0 84 46 84 112v44c0 66-30 106-84 106s-84-40-84-106v-44c0-66 26-112 84-112z'
  return (
    `<g transform="rotate(14 200 210)">${shadow(210, 320, 104, 34)}` +
    solid(body, '#eceff1', 'd') +
    '<path d="M116 196c40 20 128 20 168 0M200 74v128" fill="none" stroke="#77838c" stroke-width="3"/>' +
    `<path d="${slab(188, 104, 24, 62, 12)}" fill="${GRAPHITE}"/>${solid(slab(192, 112, 16, 46, 8), '#7b8791', 'y')}` +
    '<path d="M192 122h16M192 130h16M192 138h16M192 146h16" stroke="#39424a" stroke-width="2"/>' +
    '<path d="M140 150c2-34 18-56 40-62" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-opacity=".8"/>' +
    '<circle cx="200" cy="292" r="5" fill="#39b28a"/></g>'
  )
}

export function deskLamp(): string {
  return (
    '<defs><linearGradient id="beam" x2="0" y2="1"><stop stop-color="#ffe9ad" stop-opacity=".75"/><stop offset="1" stop-color="#ffe9ad" stop-opacity="0"/></linearGradient></defs>' +
    '<path d="M150 112h168l56 224H92z" fill="url(#beam)"/>' +
    shadow(150, 342, 112, 16) +
    tube('M116 322 92 176 188 92', '#dfe4e7', 16) +
    '<circle cx="92" cy="176" r="15" fill="#aab4bb"/><circle cx="92" cy="176" r="15" fill="url(#d)"/>' +
    solid(slab(124, 70, 208, 36, 18), '#f3f5f6', 'y') +
    '<path d="M138 104h180q-8 12-24 12H162q-16 0-24-12z" fill="#fff3c9"/>' +
    '<circle cx="188" cy="90" r="13" fill="#aab4bb"/><circle cx="188" cy="90" r="13" fill="url(#d)"/>' +
    '<path d="M48 324v10c0 10 34 18 78 18s78-8 78-18v-10z" fill="#b9c2c9"/><path d="M48 324v10c0 10 34 18 78 18s78-8 78-18v-10z" fill="url(#r)"/>' +
    '<ellipse cx="126" cy="324" rx="78" ry="18" fill="#f5f7f8"/><circle cx="164" cy="326" r="7" fill="#39b28a"/><circle cx="164" cy="326" r="3" fill="#fff"/>'
  )
}

export function scanner(): string {
  return (
    '<defs><linearGradient id="beam" x1="1" x2="0"><stop stop-color="#e5484d" stop-opacity=".5"/><stop offset="1" stop-color="#e5484d" stop-opacity="0"/></linearGradient></defs><path d="M84 128 14 96v76L84 142z" fill="url(#beam)"/>' +
    shadow(226, 342, 118, 18) +
    solid('M150 322c0-12 30-20 74-20s74 8 74 20v12c0 12-30 20-74 20s-74-8-74-20z', GRAPHITE, 'r', 0.7) +
    '<ellipse cx="224" cy="322" rx="74" ry="19" fill="#4a545d"/>' +
    solid('M210 174h62l18 136q-8 14-36 14t-36-14z', GRAPHITE, 'r') +
    '<path d="M214 194q-14 10-8 34l10 2z" fill="#e39a3b"/>' +
    solid('M92 96q6-14 22-16l150-8q54 4 60 52 2 42-40 58l-168 2q-20-4-24-18z', '#434d56', 'y', 0.7) +
    solid('M92 98 78 106q-6 26 0 54l16 8z', '#20262c', 'r', 0.6) +
    '<path d="M82 114q-4 18 0 40l8 4v-50z" fill="#a3232c"/>' +
    '<path d="M140 108h112q26 4 26 24" fill="none" stroke="#e39a3b" stroke-width="6" stroke-linecap="round"/>' +
    '<circle cx="290" cy="122" r="6" fill="#39b28a"/>' +
    edge('M118 86l142-8', 0.4)
  )
}

export function calendar(): string {
  const days = Array.from({ length: 31 }, (_, nth) => {
    const at = nth + 5
    return line(String(nth + 1), 112 + (at % 7) * 30, 204 + Math.floor(at / 7) * 24, {
      fill: at % 7 === 0 || at % 7 === 6 ? '#b4232c' : '#3a444c',
      size: 15,
      anchor: 'middle',
    })
  }).join('')
  const rings = Array.from({ length: 11 }, (_, nth) => {
    const x = 96 + nth * 21
    return `<path d="M${x} 88V66q0-8 6-8t6 8v10" fill="none" stroke="#6b7680" stroke-width="4"/><circle cx="${x}" cy="90" r="4" fill="#4a545d"/>`
  }).join('')
  return (
    shadow(214, 346, 160, 18) +
    '<path d="M318 76 368 336 342 344 318 90z" fill="#7d5a34"/>' +
    solid('M72 340h270l-4 10H76z', '#5f4326', 'f') +
    solid('M78 76h240l22 264H64z', '#fdfdfc', 'f') +
    `<path d="M77 76h242l6 78H71z" fill="#b4232c"/>${line('2027', 100, 138, { fill: '#fff', size: 46, isBold: true })}` +
    line('一月', 300, 136, { fill: '#fff', size: 26, isBold: true, anchor: 'end' }) +
    ['日', '一', '二', '三', '四', '五', '六']
      .map((day, nth) => line(day, 112 + nth * 30, 180, { fill: '#77838c', size: 14, anchor: 'middle' }))
      .join('') +
    days +
    rings +
    '<path d="M65 335h274" stroke="#d5dade" stroke-width="3"/>'
  )
}
