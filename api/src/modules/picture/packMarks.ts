import { isExternal } from './packageForm.ts'
import type { PackageGoods } from './packageGoods.ts'
import { line, num } from './svgText.ts'

interface Mark {
  readonly width: number
  picture(x: number, y: number): string
}

const label = (x: number, y: number, size: number, text: string): string =>
  line(text, x, y, { size, isBold: true, anchor: 'middle', fill: '#fff' })

function otc(fill: string, size: number): Mark {
  const width = size * 1.9
  return {
    width,
    picture: (x, y) =>
      `<ellipse cx="${num(x + width / 2)}" cy="${num(y + size / 2)}" rx="${num(width / 2)}" ry="${num(size / 2)}" fill="${fill}" stroke="#fff" stroke-opacity=".85"/>` +
      label(x + width / 2, y + size * 0.72, size * 0.62, 'OTC'),
  }
}

function box(fill: string, size: number, text: string, width = size): Mark {
  return {
    width,
    picture: (x, y) =>
      `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(size)}" rx="2" fill="${fill}" stroke="#fff" stroke-opacity=".85"/>` +
      label(x + width / 2, y + size * 0.78, size * 0.76, text),
  }
}

function marksOf(goods: PackageGoods, size: number): Mark[] {
  const marks: Mark[] = []
  if (isExternal(goods)) marks.push(box('#d0021b', size, '外'))
  if (goods.prescriptionClass === 'otc_a') marks.push(otc('#d0021b', size))
  if (goods.prescriptionClass === 'otc_b') marks.push(otc('#14833b', size))
  if (goods.prescriptionClass === 'rx') marks.push(box('#1f2a44', size, 'Rx', size * 1.35))
  if (goods.kind === 'device' && goods.deviceClass !== null) {
    marks.push(box('#4a5a6a', size, `${['Ⅰ', 'Ⅱ', 'Ⅲ'][goods.deviceClass - 1] ?? ''}类器械`, size * 4))
  }
  return marks
}

/** The marks of a pack, the outermost ending at `right`. */
export function packMarks(goods: PackageGoods, place: { right: number; y: number; size: number }): { svg: string; width: number } {
  let right = place.right
  let svg = ''
  for (const mark of marksOf(goods, place.size).toReversed()) {
    right -= mark.width
    svg += mark.picture(right, place.y)
    right -= place.size * 0.25
  }
  return { svg, width: place.right - right }
}
