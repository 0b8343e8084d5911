import { mix } from '../palette.ts'
import { shadow } from '../solids.ts'
import { line } from '../svgText.ts'
import { edge, slab, solid, tube } from './solid.ts'

const NAVY = '#2f4260'

export function backpack(): string {
  const body = 'M112 150c0-64 36-96 88-96s88 32 88 96v160c0 24-12 34-34 34H146c-22 0-34-10-34-34z'
  return (
    shadow(204, 344, 122, 18) +
    tube('M172 66c0-36 56-36 56 0', mix(NAVY, '#0b1720', 0.35), 12) +
    solid(
      'M112 190c-26 4-32 24-32 60v46c0 20 10 28 32 28zM288 190c26 4 32 24 32 60v46c0 20-10 28-32 28z',
      mix(NAVY, '#0b1720', 0.25),
      'g',
      0.6,
    ) +
    solid(body, NAVY, 'r', 0.8) +
    `<path d="${body}" fill="url(#g)" opacity=".35"/>` +
    '<path d="M130 170c0-60 24-92 70-92s70 32 70 92" fill="none" stroke="#10203a" stroke-width="6"/><path d="M130 170c0-60 24-92 70-92s70 32 70 92" fill="none" stroke="#a9b7c9" stroke-width="2" stroke-dasharray="5 4"/>' +
    '<path d="M140 222q60 14 120 0v88q0 16-16 16h-88q-16 0-16-16z" fill="#10203a" fill-opacity=".45"/>' +
    solid('M138 216q62 14 124 0v88q0 18-18 18h-88q-18 0-18-18z', mix(NAVY, '#ffffff', 0.1), 'g', 0.5) +
    '<path d="M146 240h108" stroke="#10203a" stroke-width="6"/><path d="M146 240h108" stroke="#c9d2dd" stroke-width="2" stroke-dasharray="5 4"/>' +
    solid(slab(250, 234, 10, 30, 4), '#c9d2dd', 'r', 0.6) +
    solid(slab(178, 268, 44, 24, 4), '#d9b26a', 'f')
  )
}

/** Gores from the lightest to the darkest, as the light falls. */
const GORES: readonly (readonly [path: string, share: number])[] = [
  ['M200 70C120 84 62 130 44 206q30-22 62-2C112 150 144 100 200 70z', 0.1],
  ['M200 70c-56 30-88 80-94 134q46-24 94 0z', 0],
  ['M200 70v134q48-24 94 0c-6-54-38-104-94-134z', 0.16],
  ['M200 70c56 30 88 80 94 134q32-20 62 2C338 130 280 84 200 70z', 0.34],
]

export function umbrella(): string {
  return (
    shadow(214, 350, 84, 14) +
    tube('M200 62v256c0 34-46 34-46 2', '#8b96a0', 10) +
    solid('M194 296h12v24c0 40-58 42-58 0 0-8 12-8 12 0 0 22 34 22 34 0z', '#5b3a22', 'r', 0.7) +
    GORES.map(([path, share]) => `<path d="${path}" fill="${mix('#a23a3f', '#0b1720', share)}"/>`).join('') +
    '<path d="M44 206C62 130 120 84 200 70s138 60 156 136q-30-22-62-2-46-24-94 0-48-24-94 0-32-20-62 2z" fill="url(#d)" opacity=".6"/>' +
    edge('M56 186c22-52 70-92 130-108', 0.5) +
    solid(slab(194, 48, 12, 26, 5), '#6b7680', 'r')
  )
}

export function powerBank(): string {
  const front = slab(122, 62, 142, 282, 26)
  return (
    shadow(214, 346, 106, 18) +
    `<path d="${slab(138, 54, 142, 282, 26)}" fill="#15191d"/>` +
    solid(front, '#3c4650', 'f') +
    `<path d="${front}" fill="url(#r)" opacity=".35"/>` +
    `<path d="${slab(162, 60, 22, 8, 4)}" fill="#0b0e11"/><path d="${slab(200, 60, 30, 8, 2)}" fill="#0b0e11"/>` +
    edge('M148 64h92', 0.45) +
    '<path d="M204 140 166 206h26l-10 56 42-74h-27z" fill="#dfe6ea"/>' +
    line('20000mAh', 193, 300, { fill: '#c3ccd3', size: 18, isBold: true, anchor: 'middle' }) +
    '<g fill="#39b28a"><circle cx="172" cy="320" r="4.5"/><circle cx="186" cy="320" r="4.5"/><circle cx="200" cy="320" r="4.5"/></g><circle cx="214" cy="320" r="4.5" fill="#66727c"/>'
  )
}

export function speaker(): string {
  const body = 'M120 130h164c44 0 62 36 62 84s-18 84-62 84H120c-44 0-62-36-62-84s18-84 62-84z'
  return (
    '<defs><pattern id="mesh" width="8" height="8" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1.5" fill="#000" fill-opacity=".4"/><circle cx="6" cy="6" r="1.5" fill="#000" fill-opacity=".4"/></pattern></defs>' +
    shadow(206, 304, 166, 22) +
    tube('M96 142C70 100 92 66 128 78', '#20262c', 9) +
    solid(body, '#3d5f66', 'y', 0.8) +
    `<path d="${body}" fill="url(#mesh)"/>` +
    solid('M284 130c44 0 62 36 62 84s-18 84-62 84c-34 0-48-36-48-84s14-84 48-84z', '#2a3f45', 'd') +
    '<ellipse cx="292" cy="214" rx="36" ry="62" fill="#1b282d"/><ellipse cx="296" cy="214" rx="24" ry="46" fill="#39474e"/><ellipse cx="296" cy="214" rx="24" ry="46" fill="url(#d)"/>' +
    solid(slab(112, 122, 110, 20, 10), '#2a3f45', 'y', 0.5) +
    '<path d="M128 132h12M134 126v12M160 132h12M192 126v12l9-6z" stroke="#dfe6ea" stroke-width="2.5" fill="#dfe6ea"/><circle cx="84" cy="214" r="5" fill="#39b28a"/>'
  )
}

export function giftCard(): string {
  const card = (x: number, y: number, fill: string, turn: number, print: string): string =>
    `<g transform="rotate(${turn} 200 210)"><path d="${slab(x + 3, y + 6, 250, 158, 16)}" fill="#0b1720" fill-opacity=".22"/>${solid(slab(x, y, 250, 158, 16), fill, 'f')}${edge(`M${x + 16} ${y + 1}h218`, 0.6)}${print}</g>`
  const front =
    line('购物卡', 104, 236, { fill: '#fff', size: 34, isBold: true }) +
    '<path d="M104 262h98M104 280h60" stroke="#fff" stroke-opacity=".7" stroke-width="5"/>' +
    solid(slab(262, 214, 46, 34, 6), '#e3c37c', 'f') +
    '<path d="M262 226h46M262 238h46M285 214v34" stroke="#8a6a2a" stroke-width="1.5"/>'
  return shadow(206, 340, 150, 18) + card(92, 118, '#c9a25a', -12, '') + card(78, 168, '#0b6b4f', 4, front)
}
