import type { PictureParts } from '../pictureParts.ts'
import { face, nameBlock, printedSpec, shrink, type Artist } from '../face.ts'
import { mix } from '../palette.ts'
import { box, cartonLook, shadow } from '../solids.ts'
import { line } from '../svgText.ts'

function slimBox(artist: Artist, x: number): string {
  return box({ x, y: 84, w: 134, h: 248 }, cartonLook(artist.palette, 34), face(artist, 134, 248))
}

/** Eye, ear and nose drops: a small bottle with a nozzle before its carton. */
export function dropper(artist: Artist): PictureParts {
  const { palette, goods } = artist
  const bottle = 'M238 226c0-14 18-18 22-30h32c4 12 22 16 22 30v96q0 18-16 18h-44q-16 0-16-18z'
  const name = nameBlock(goods, { x: 242, y: 250, w: 68, h: 38 }, { fill: palette.dark, max: 15, lines: 3, centre: true })
  return {
    body:
      `${slimBox(artist, 66)}${shadow(280, 340, 66, 14)}<path d="${bottle}" fill="#f7fafb"/><path d="M238 238h76v66h-76z" fill="#fff"/><path d="M238 238h76v8h-76zM238 296h76v8h-76z" fill="${palette.main}"/>${name.svg}` +
      `<path d="${bottle}" fill="url(#r)" opacity=".8"/><path d="M262 130q2-10 14-10t14 10l6 66h-40z" fill="${palette.main}"/><path d="M262 130q2-10 14-10t14 10l6 66h-40z" fill="url(#r)"/><path d="M264 176h24" stroke="#fff" stroke-opacity=".35" stroke-width="34" stroke-dasharray="2 3"/>`,
  }
}

/** Ointments and creams: a metal tube lying before its long carton. */
export function tube(artist: Artist): PictureParts {
  const { palette, goods } = artist
  const body = 'M52 258 262 270q24 4 26 24v10q-2 20-26 24L52 340z'
  const cap = 'M286 282h52q8 0 8 8v18q0 8-8 8h-52z'
  const name = nameBlock(goods, { x: 106, y: 278, w: 134, h: 30 }, { fill: palette.dark, max: 22, lines: 1 })
  return {
    body:
      box({ x: 36, y: 92, w: 296, h: 136 }, cartonLook(artist.palette, 34), face(artist, 296, 136)) +
      shadow(198, 338, 170, 18) +
      `<path d="${body}" fill="#fbfcfd"/><path d="M74 260l14 .8v76L74 338zM244 269l18 1q24 4 26 24v10q-2 20-26 24l-18 .8z" fill="${palette.main}"/><path d="M94 261l4 .2v75l-4 .3z" fill="${palette.accent}"/>` +
      name.svg +
      line(printedSpec(goods), 107, 322, { fill: palette.main, size: 12, isBold: true }) +
      `<path d="${body}" fill="url(#y)"/><path d="M40 256h14v86H40z" fill="url(#a)"/><path d="M44 256v86M49 256v86" stroke="#87919a" stroke-width="1.2"/>` +
      `<path d="${cap}" fill="${mix(palette.main, '#ffffff', 0.1)}"/><path d="M300 299h40" stroke="#0b1720" stroke-opacity=".18" stroke-width="32" stroke-dasharray="2 4"/><path d="${cap}" fill="url(#y)"/>`,
  }
}

/** A pressurised inhaler in its plastic holder. */
export function inhaler(artist: Artist): PictureParts {
  const { palette } = artist
  const holder = 'M244 176h70v108q28 6 34 26 2 18-12 24h-64q-28-2-28-32z'
  return {
    body:
      `${slimBox(artist, 62)}${shadow(292, 334, 76, 15)}<path d="M254 108q0-10 10-10h30q10 0 10 10v76h-50z" fill="url(#a)"/><path d="M254 108q0-10 10-10h30q10 0 10 10v76h-50z" fill="url(#r)" opacity=".6"/>` +
      `<path d="${holder}" fill="${palette.main}"/><path d="${holder}" fill="url(#r)" opacity=".75"/><path d="M314 284q28 6 34 26 2 18-12 24h-16q10-24-6-50z" fill="${mix(palette.main, '#ffffff', 0.45)}"/>` +
      `<path d="M252 214h54v54h-54z" fill="#fff" opacity=".94"/>${nameBlock(artist.goods, { x: 255, y: 216, w: 48, h: 50 }, { fill: palette.dark, max: 12, lines: 4, centre: true }).svg}`,
  }
}

/** Two spray cans before a carton, as trauma sprays come. */
export function sprayCan(artist: Artist): PictureParts {
  const { palette, goods } = artist
  const name = nameBlock(goods, { x: 6, y: 52, w: 52, h: 70 }, { fill: '#fff', max: 17, lines: 4, centre: true })
  const can =
    `<g id="q"><path id="d" d="M0 30q2-22 20-24h24q18 2 20 24v160q-32 10-64 0z"/><path d="M0 146h64v20H0z" fill="${palette.accent}"/>${name.svg}<use href="#d" fill="url(#r)" opacity=".85"/>` +
    `<path d="M12-30q0-8 8-8h24q8 0 8 8V8H12z" fill="#f5f6f6"/><path d="M12-30q0-8 8-8h24q8 0 8 8V8H12z" fill="url(#r)" opacity=".8"/></g>`
  return {
    defs: can,
    body:
      box({ x: 34, y: 90, w: 180, h: 236 }, cartonLook(palette, 30), face(artist, 180, 236)) +
      `${shadow(252, 340, 50, 12)}<use href="#q" transform="translate(216 148)" fill="${palette.main}"/>${shadow(328, 342, 46, 11)}<use href="#q" transform="translate(296 178) scale(.86)" fill="${mix(palette.main, '#c8161d', 0.55)}"/>`,
  }
}

/** A pump bottle with a nasal nozzle. */
export function nasalSpray(artist: Artist): PictureParts {
  const { palette, goods } = artist
  const bottle = 'M236 226q0-16 16-18h52q16 2 16 18v98q0 16-16 16h-52q-16 0-16-16z'
  const nozzle = 'M268 96q10-14 20 0l8 80h-36z'
  const size = shrink(goods.name, 76, 15)
  return {
    body:
      `${slimBox(artist, 64)}${shadow(282, 340, 68, 14)}<path d="${bottle}" fill="#fbfcfc"/><path d="M236 244h84v72h-84z" fill="${palette.main}"/>` +
      nameBlock(goods, { x: 240, y: 250, w: 76, h: 60 }, { fill: '#fff', max: Math.max(14, size), lines: 3, centre: true }).svg +
      `<path d="${bottle}" fill="url(#r)" opacity=".8"/><path d="${nozzle}" fill="#f4f6f7"/><path d="${nozzle}" fill="url(#r)" opacity=".8"/><path d="M240 176h76q4 0 4 5v10h-84v-10q0-5 4-5zM252 191h52v18h-52z" fill="${palette.accent}"/><path d="M236 176h84v33h-84z" fill="url(#r)" opacity=".5"/>`,
  }
}
