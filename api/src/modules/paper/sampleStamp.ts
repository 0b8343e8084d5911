import { runsOf } from './fonts.ts'

const RED = '#c8281e'
/** Of the circle, from the lower left over the top to the lower right. */
const [FROM, TO] = [-104, 104]
const SIZE = 9

interface Placed {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly company: string
  readonly name: string
}

/** A seal that nobody could take for one: the name of an invented company around a star, and 样章 where a number would be. */
export function sampleStamp(doc: PDFKit.PDFDocument, { x, y, radius, company, name }: Placed): void {
  doc.save().lineWidth(2).strokeColor(RED).circle(x, y, radius).stroke()
  const points = Array.from({ length: 10 }, (_, nth): [number, number] => {
    const [angle, far] = [(nth * Math.PI) / 5, nth % 2 === 0 ? radius * 0.26 : radius * 0.1]
    return [x + far * Math.sin(angle), y - 4 - far * Math.cos(angle)]
  })
  doc.polygon(...points).fill(RED)
  const letters = [...company]
  for (const [at, letter] of letters.entries()) {
    const angle = letters.length === 1 ? 0 : FROM + ((TO - FROM) * at) / (letters.length - 1)
    doc.save().rotate(angle, { origin: [x, y] })
    written(doc, letter, x, y - radius + 4, SIZE)
    doc.restore()
  }
  written(doc, name, x, y + radius * 0.34, 8)
  written(doc, '样章', x, y + radius * 0.58, 10)
  doc.restore()
}

/** Centred at x, below y. */
function written(doc: PDFKit.PDFDocument, text: string, x: number, y: number, size: number): void {
  const runs = runsOf(text).map((run) => ({ ...run, width: doc.font(run.font.name).fontSize(size).widthOfString(run.text) }))
  let left = x - runs.reduce((sum, { width }) => sum + width, 0) / 2
  for (const { font, text: letters, width } of runs) {
    doc.font(font.name).fontSize(size).fillColor(RED).text(letters, left, y, { lineBreak: false })
    left += width
  }
}
