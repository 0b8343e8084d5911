import type { PictureParts } from '../pictureParts.ts'
import { face, type Artist } from '../face.ts'
import { box, cartonLook, shadow } from '../solids.ts'

/** Oral liquids in small doses: a wide carton with three of its vials. */
export function vialBox(artist: Artist): PictureParts {
  const { palette, goods } = artist
  const isPlastic = /开塞露|溶液剂/.test(`${goods.name}${goods.dosageForm}`) && !/口服/.test(goods.dosageForm)
  const vial = isPlastic
    ? `<path d="M14 0h6l3 40q11 6 11 20v36q0 14-17 14T0 96V60q0-14 11-20z" fill="#eaf3f6"/><path d="M14 0h6l3 40q11 6 11 20v36q0 14-17 14T0 96V60q0-14 11-20z" fill="url(#r)" opacity=".75"/>`
    : `<path d="M8 22h20v8q8 4 8 14v62q0 5-5 5H5q-5 0-5-5V44q0-10 8-14z" fill="url(#m)"/><path d="M0 58h36v34H0z" fill="#fff" opacity=".95"/><path d="M0 58h36v8H0z" fill="${palette.main}"/><path d="M5 72h26M5 78h26M5 84h16" stroke="${palette.dark}" stroke-width="2" opacity=".5"/><path d="M5 12q0-3 3-3h20q3 0 3 3v13H5z" fill="${palette.accent}"/><path d="M0 9h36v102H0z" fill="url(#r)" opacity=".35"/>`
  const stand = (x: number, y: number): string => `${shadow(x + 22, y + 110, 32, 8)}<use href="#v" x="${x}" y="${y}"/>`
  return {
    defs: `<g id="v">${vial}</g>`,
    body:
      box({ x: 26, y: 92, w: 304, h: 188 }, cartonLook(palette, 40), face(artist, 304, 188)) +
      stand(226, 222) +
      stand(274, 230) +
      stand(322, 222),
  }
}
