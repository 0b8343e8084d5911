import { mix } from '../palette.ts'
import { box, shadow } from '../solids.ts'
import { line } from '../svgText.ts'
import { edge, slab, solid, tube } from './solid.ts'

export function floorMat(): string {
  const fill = '#8f2f30'
  return (
    '<defs><pattern id="pile" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 6 6 0" stroke="#000" stroke-opacity=".16" stroke-width="1.5"/></pattern></defs>' +
    shadow(200, 314, 176, 18) +
    '<path d="M30 300h340v4q0 4-6 4H36q-6 0-6-4z" fill="#4a1d1f"/>' +
    solid('M98 132h204l68 168H30z', fill, 'f') +
    '<path d="M98 132h204l68 168H30z" fill="url(#pile)"/>' +
    '<path d="M110 146h180l54 140H56z" fill="none" stroke="#e8c98a" stroke-width="4"/>' +
    `<g transform="matrix(1 0 0 .7 0 70)">${line('欢迎光临', 200, 238, { fill: '#f7e7c4', size: 46, isBold: true, anchor: 'middle' })}</g>` +
    edge('M100 133h200', 0.35)
  )
}

export function whiteCoat(): string {
  const coat = 'M166 92 112 112 82 232l30 10 18-62v152q70 16 140 0V180l18 62 30-10-30-120-54-20-34 26z'
  return (
    shadow(202, 340, 110, 14) +
    tube('M200 66c0-26 28-18 18 0-6 8-18 8-18 20', '#8b96a0', 6) +
    solid(coat, '#fbfcfc', 'g', 0.55) +
    '<path d="M130 180l-8 26M270 180l8 26M150 332l6-70M236 332l-4-60" stroke="#9aa6ae" stroke-opacity=".5" stroke-width="4" fill="none" stroke-linecap="round"/>' +
    '<path d="M166 92q34 22 68 0l-34 26z" fill="#cfd8dd"/>' +
    solid('M166 92 148 104 160 152 200 188v-70zM234 92l18 12-12 48-40 36v-70z', '#eef2f4', 'f') +
    '<path d="M200 188v150" stroke="#c3ccd2" stroke-width="3"/>' +
    '<g fill="#aeb9c0"><circle cx="210" cy="212" r="5"/><circle cx="210" cy="250" r="5"/><circle cx="210" cy="288" r="5"/></g>' +
    `<g fill="#f4f7f8" stroke="#c3ccd2" stroke-width="2"><path d="${slab(144, 256, 42, 50, 4)}"/><path d="${slab(222, 256, 36, 50, 4)}"/><path d="${slab(222, 186, 34, 30, 3)}"/></g>` +
    '<path d="M232 178v22" stroke="#0b6b4f" stroke-width="5" stroke-linecap="round"/>' +
    `<path d="${coat}" fill="none" stroke="#c3ccd2" stroke-width="2"/>`
  )
}

export function bloodPressureMonitor(): string {
  return (
    shadow(210, 332, 158, 20) +
    tube('M256 236c60-20 20-92 74-104', '#56626c', 10) +
    solid('M296 92h64q12 0 12 12v92q0 12-12 12h-64z', '#2f5f86', 'g', 0.7) +
    solid('M296 92q-18 0-18 58t18 58q18 0 18-58t-18-58z', mix('#2f5f86', '#0b1720', 0.3), 'd', 0.6) +
    '<path d="M46 306h224v12q0 12-12 12H58q-12 0-12-12z" fill="#b6bfc5"/>' +
    solid('M70 148q2-18 18-18h140q16 0 18 18l24 158H46z', '#f4f6f7', 'f') +
    edge('M86 132h144', 0.8) +
    '<path d="M84 150h148l14 96H70z" fill="#202a31"/>' +
    solid('M92 158h132l10 80H82z', '#c6d5cb', 'f') +
    line('118', 216, 192, { fill: '#22302a', size: 34, isBold: true, anchor: 'end' }) +
    line('76', 216, 228, { fill: '#22302a', size: 34, isBold: true, anchor: 'end' }) +
    line('mmHg', 100, 192, { fill: '#4a5a52', size: 14 }) +
    '<path d="M112 206q-10-10-16 0-2 8 16 20 18-12 16-20-6-10-16 0z" fill="#b4232c"/>' +
    solid('M126 262h64q12 0 14 12 0 16-14 18h-64q-14-2-14-18 2-12 14-12z', '#0f7f5f', 'y', 0.6) +
    line('开始', 158, 284, { fill: '#fff', size: 17, isBold: true, anchor: 'middle' })
  )
}

/** What has no picture by its name comes wrapped. */
export function wrapped(): string {
  const paper = '#0f7f5f'
  const ribbon = '#e3c37c'
  return (
    box(
      { x: 76, y: 160, w: 208, h: 174 },
      { depth: 54, side: mix(paper, '#0b1720', 0.3), top: mix(paper, '#ffffff', 0.2) },
      `<path d="M0 0h208v174H0z" fill="${paper}"/><path d="M88 0h32v174H88z" fill="${ribbon}"/>`,
    ) +
    `<path d="M164 160l54-30h32l-54 30z" fill="${mix(ribbon, '#ffffff', 0.25)}"/>` +
    solid('M206 146c-16-54-84-64-88-28-2 24 46 34 88 28z', ribbon, 'd', 0.8) +
    solid('M206 146c16-54 84-64 88-28 2 24-46 34-88 28z', mix(ribbon, '#0b1720', 0.1), 'd', 0.8) +
    solid('M192 132q14-10 28 0l4 18q-18 8-36 0z', mix(ribbon, '#0b1720', 0.18), 'd', 0.8)
  )
}
