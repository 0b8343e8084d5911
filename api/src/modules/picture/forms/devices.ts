import type { PictureParts } from '../pictureParts.ts'
import { deviceSketch } from '../deviceSketch.ts'
import { nameBlock, printedSpec, shrink, type Artist } from '../face.ts'
import { makerMark } from '../makerMark.ts'
import { packMarks } from '../packMarks.ts'
import { mix } from '../palette.ts'
import { box, shadow } from '../solids.ts'
import { line } from '../svgText.ts'

const W = 296
const H = 214

function brandOf(maker: string): string {
  return [...maker].slice(0, 2).join('')
}

/** White clinical print: the device drawn large at the right, words at the left. */
function deviceFace(artist: Artist): string {
  const { goods, palette } = artist
  const name = nameBlock(goods, { x: 18, y: 52, w: 142, h: 76 }, { fill: palette.dark, max: 30, lines: 3 })
  const marks = packMarks(goods, { right: W - 14, y: 14, size: 18 })
  const spec = printedSpec(goods)
  const model = `${goods.dosageForm} ${spec}`
  return (
    `<path d="M${W} 40v${H - 40}H150Q204 150 ${W} 40z" fill="${palette.tint}"/><path d="M0 ${H - 34}h${W}v34H0z" fill="${palette.main}"/><path d="M0 ${H - 40}h${W}v6H0z" fill="${palette.accent}"/>` +
    makerMark(palette.mark, { x: 18, y: 14, size: 24, fill: palette.main }) +
    line(brandOf(goods.manufacturer), 47, 33, { fill: palette.main, size: 18, isBold: true }) +
    marks.svg +
    name.svg +
    line(model, 18, 152, { fill: '#475059', size: shrink(model, 138, 15) }) +
    deviceSketch(goods.name, { x: 162, y: 40, size: 128, stroke: palette.dark, fill: '#fff' }) +
    line(goods.manufacturer, 18, H - 12, { fill: '#fff', size: shrink(goods.manufacturer, 250, 16), isBold: true })
  )
}

export function deviceBox(artist: Artist): PictureParts {
  const { palette } = artist
  return {
    body: box({ x: 28, y: 104, w: W, h: H }, { depth: 46, side: mix(palette.main, '#0b1720', 0.15), top: '#f1f4f6' }, deviceFace(artist)),
  }
}

/** Sterile goods in a peel pouch: paper below, film above, the product seen through it. */
export function devicePouch(artist: Artist): PictureParts {
  const { goods, palette } = artist
  const bag = 'M76 58h248q6 0 6 6v270q0 6-6 6H76q-6 0-6-6V64q0-6 6-6z'
  const name = nameBlock(goods, { x: 92, y: 244, w: 216, h: 40 }, { fill: palette.dark, max: 28, lines: 2, centre: true })
  const model = `${goods.dosageForm}  ${printedSpec(goods)}`
  const marks = packMarks(goods, { right: 314, y: 74, size: 18 })
  return {
    body:
      `${shadow(204, 340, 152, 16)}<path d="${bag}" fill="#fff"/><path d="M70 100h260v132q-130 16-260 0z" fill="${palette.tint}"/><path d="M70 100h260v3H70z" fill="${palette.accent}"/>` +
      makerMark(palette.mark, { x: 86, y: 72, size: 22, fill: palette.main }) +
      line(brandOf(goods.manufacturer), 113, 90, { fill: palette.main, size: 17, isBold: true }) +
      marks.svg +
      deviceSketch(goods.name, { x: 136, y: 102, size: 132, stroke: palette.dark, fill: '#fff' }) +
      name.svg +
      line(model, 200, 300, { fill: '#475059', size: shrink(model, 210, 14), anchor: 'middle' }) +
      `<path d="M70 308h260v26q0 6-6 6H76q-6 0-6-6z" fill="${palette.main}"/>${line(goods.manufacturer, 200, 329, { fill: '#fff', size: shrink(goods.manufacturer, 220, 14), isBold: true, anchor: 'middle' })}` +
      `<path d="${bag}" fill="url(#f)"/><path d="M84 58v282M316 58v282" stroke="#0b1720" stroke-opacity=".07" stroke-width="14" stroke-dasharray="2 3"/><path d="M96 104h70l-62 122q-18-4-22-6v-90q0-22 14-26z" fill="#fff" opacity=".35"/><path d="${bag}" fill="none" stroke="#cfd6db"/>`,
  }
}
