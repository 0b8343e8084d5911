import { createHash } from 'node:crypto'
import { PICTURE_SIZES } from 'rules/pictures'
import { LETTERING } from '../picture/packagePicture.ts'
import { line } from '../picture/svgText.ts'
import { makerMark } from '../picture/makerMark.ts'
import { mix, paletteOf } from '../picture/palette.ts'

/** Raised whenever a picture changes for the same name, since addresses are cached for ever. */
const PICTURE_VERSION = 3

export function brandMarkHash(name: string): string {
  return createHash('sha256').update(`${PICTURE_VERSION}:${name}`).digest('hex').slice(0, 12)
}

export function brandMarkAddress(id: number, name: string): string {
  return `/files/brand/${id}-${brandMarkHash(name)}.svg`
}

/** A maker's mark beside the two characters it is known by, in the colours of its packages. */
export function brandMarkPicture(name: string): string {
  const { main, dark, mark } = paletteOf({
    name,
    latin: '',
    spec: '',
    packUnit: '',
    manufacturer: name,
    dosageForm: '',
    kind: 'western',
    prescriptionClass: 'none',
    deviceClass: null,
  })
  const known = [...name].slice(0, 2).join('')
  const rest = [...name].slice(2).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_SIZES.brand.width} ${PICTURE_SIZES.brand.height}" ${LETTERING}><path d="M0 0h180v72H0z" fill="#fff"/><path d="M0 0h6v72H0z" fill="${mix(main, '#ffffff', 0.15)}"/>` +
    `${makerMark(mark, { x: 22, y: 18, size: 36, fill: main })}${line(known, 70, 38, { fill: dark, size: 26, isBold: true })}${line(rest, 70, 57, { fill: '#5b6670', size: Math.min(12, 100 / Math.max(1, [...rest].length)) })}</svg>`
  )
}
