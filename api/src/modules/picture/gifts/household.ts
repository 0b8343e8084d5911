import { mix } from '../palette.ts'
import { shadow } from '../solids.ts'
import { edge, slab, solid, tube } from './solid.ts'

const GREEN = '#1d6b58'
const BLACK = '#2a3138'

export function thermos(): string {
  const body = 'M140 130V318c0 16 26 28 60 28s60-12 60-28V130z'
  const lid = 'M148 66v60c0 8 22 14 52 14s52-6 52-14V66c0-8-22-14-52-14s-52 6-52 14z'
  return (
    shadow(206, 342, 108, 20) +
    solid(body, GREEN, 'r') +
    '<path d="M140 128c0 10 26 18 60 18s60-8 60-18v14c0 10-26 18-60 18s-60-8-60-18z" fill="url(#t)"/>' +
    '<path d="M140 304c0 12 26 22 60 22s60-10 60-22v14c0 16-26 28-60 28s-60-12-60-28z" fill="url(#t)"/>' +
    solid(lid, '#e9edef', 'r', 0.7) +
    '<ellipse cx="200" cy="66" rx="52" ry="13" fill="#f7f9fa"/><ellipse cx="200" cy="65" rx="38" ry="8" fill="#dfe4e7"/>' +
    '<path d="M190 212h20v16h16v20h-16v16h-20v-16h-16v-20h16z" fill="#fff" fill-opacity=".86"/>'
  )
}

export function kettle(): string {
  const body = 'M128 124 108 312q0 18 22 22h132q22-4 22-22l-20-188z'
  const lid = 'M126 126c2-26 32-40 70-40s68 14 70 40c-40 10-100 10-140 0z'
  return (
    shadow(206, 346, 130, 20) +
    tube('M264 132c40-10 66 6 66 50v58c0 30-20 44-44 50', BLACK, 24) +
    solid('M132 134 84 142c-4 22 8 40 40 62z', '#b9c2c9', 'f') +
    `<path d="${body}" fill="url(#t)"/><path d="${body}" fill="url(#y)" opacity=".3"/>` +
    solid(lid, BLACK, 'd') +
    solid(slab(182, 68, 28, 22, 8), BLACK, 'r', 0.8) +
    `<path d="${slab(184, 176, 26, 110, 10)}" fill="#dff1fb"/><path d="M184 226h26v50q0 10-10 10h-6q-10 0-10-10z" fill="#7fc0e6"/><path d="M202 192h8M202 212h8M202 232h8M202 252h8" stroke="#4b6b80" stroke-width="2"/>` +
    solid('M98 330h196q8 12 8 22-4 10-20 10H110q-16 0-20-10 0-10 8-22z', BLACK, 'r', 0.7) +
    edge('M136 136c36 8 84 8 120 0', 0.5)
  )
}

export function riceCooker(): string {
  const body = 'M86 164c-8 40-10 90 2 128 8 28 40 42 112 42s104-14 112-42c12-38 10-88 2-128z'
  return (
    shadow(206, 336, 150, 20) +
    solid(body, '#f6f7f7', 'r', 0.7) +
    solid('M80 168c0-50 52-82 120-82s120 32 120 82c-60 18-180 18-240 0z', '#eef1f2', 'd', 0.7) +
    '<path d="M80 162c60 18 180 18 240 0v14c-60 18-180 18-240 0z" fill="url(#t)"/>' +
    solid('M150 92c6-30 94-30 100 0-8-8-92-8-100 0z', BLACK, 'r', 0.6) +
    `<path d="${slab(142, 208, 116, 92, 14)}" fill="#20272d"/><path d="${slab(156, 220, 88, 36, 5)}" fill="#0d3c36"/>` +
    '<path d="M172 229h14v9h-14zm0 9h14v9h-14zM196 229v18M206 229h14v18h-14zM228 229v18" fill="none" stroke="#7ff0d4" stroke-width="3"/>' +
    '<g fill="#8b98a2"><circle cx="164" cy="278" r="8"/><circle cx="188" cy="278" r="8"/><circle cx="212" cy="278" r="8"/></g><circle cx="236" cy="278" r="8" fill="#e2903a"/>'
  )
}

export function storageBox(): string {
  const wall = '#bfe0da'
  const lid = '#2d8375'
  return (
    shadow(212, 330, 160, 20) +
    `<path d="M318 152 346 132 332 300 306 326z" fill="${mix(wall, '#0b1720', 0.22)}"/>` +
    solid('M74 152h244l-12 174H86z', wall, 'f') +
    '<path d="M100 196h192M104 240h184M108 284h176" stroke="#fff" stroke-opacity=".55" stroke-width="5"/>' +
    `<path d="M84 118 330 118 360 96H116z" fill="${mix(lid, '#ffffff', 0.25)}"/><path d="M332 118l28-22v30l-28 26z" fill="${mix(lid, '#0b1720', 0.28)}"/>` +
    solid('M60 118h272v34H60z', lid, 'y', 0.55) +
    solid('M160 144h72v34q0 8-8 8h-56q-8 0-8-8z', mix(lid, '#0b1720', 0.15), 'y', 0.5) +
    `<path d="${slab(146, 208, 100, 56, 5)}" fill="#fff"/><path d="M158 224h76M158 238h56M158 252h64" stroke="#aab4ba" stroke-width="4"/>` +
    '<g fill="#3a444c"><circle cx="112" cy="328" r="11"/><circle cx="284" cy="328" r="11"/></g>'
  )
}

/** One folded towel, its fold to the left. */
function towel(y: number, fill: string): string {
  const shape = `M86 ${y - 30}h228q14 0 14 14v32q0 14-14 14H86q-36 0-36-30t36-30z`
  return (
    solid(shape, fill, 'y', 0.75) +
    `<path d="M322 ${y - 14}H92q-18 0-18 14t18 14h230" fill="none" stroke="${mix(fill, '#0b1720', 0.35)}" stroke-width="3" stroke-opacity=".5"/>` +
    `<path d="M270 ${y - 30}v60M284 ${y - 30}v60" stroke="#fff" stroke-opacity=".55" stroke-width="6"/>` +
    edge(`M92 ${y - 26}h160`, 0.5)
  )
}

export function towels(): string {
  return shadow(200, 322, 160, 18) + towel(292, '#7fa7a0') + towel(230, '#efe3cf') + towel(168, '#c98f6f')
}
