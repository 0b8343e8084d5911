import PdfDocument from 'pdfkit'
import { fonts, runsOf } from './fonts.ts'
import { sampleStamp } from './sampleStamp.ts'

const MARGIN = 40
const [SHORT, LONG] = [595.28, 841.89]
const STAMP = 104
const INK = '#1f2328'
const GREY = '#57606a'
const RULE = '#c5ccd3'

export interface Column {
  readonly title: string
  readonly width: number
  readonly align?: 'left' | 'right' | 'center'
}
interface TextStyle {
  readonly size?: number
  readonly align?: 'left' | 'right' | 'center'
  readonly colour?: string
}

/** The picture of a seal, a sample that is drawn with the company's name, or the place for one. */
export type Stamp = { readonly picture: Buffer } | { readonly sample: string } | null

/** A paper of A4 pages, drawn from the top down. The same content gives the same bytes. */
export class Sheet {
  readonly #doc: PDFKit.PDFDocument
  readonly #chunks: Buffer[] = []
  readonly #done: Promise<void>
  readonly #inner: number
  readonly #height: number
  #y = MARGIN

  constructor(title: string, at: Date, { isWide = false } = {}) {
    this.#inner = (isWide ? LONG : SHORT) - 2 * MARGIN
    this.#height = isWide ? SHORT : LONG
    this.#doc = new PdfDocument({
      size: 'A4',
      layout: isWide ? 'landscape' : 'portrait',
      margin: 0,
      bufferPages: true,
      lang: 'zh-CN',
      displayTitle: true,
      info: { Title: title, Producer: 'medicinal wholesale', Creator: 'medicinal wholesale', CreationDate: at, ModDate: at },
    })
    for (const font of fonts()) this.#doc.registerFont(font.name, font.data)
    this.#doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
    this.#done = new Promise((resolve) => this.#doc.on('end', resolve))
  }

  title(text: string, under = ''): this {
    this.text(text, { size: 20, align: 'center' })
    if (under !== '') this.text(under, { size: 9, align: 'center', colour: GREY })
    return this.gap(8)
  }

  text(text: string, style: TextStyle = {}): this {
    this.#room(20)
    this.#y += this.#block(text, MARGIN, this.#inner, style) + 2
    return this
  }

  gap(height: number): this {
    this.#y += height
    return this
  }

  /** Names and values in two columns. */
  facts(facts: readonly (readonly [name: string, value: string])[]): this {
    const half = this.#inner / 2
    for (let at = 0; at < facts.length; at += 2) {
      this.#room(30)
      const heights = facts.slice(at, at + 2).map(([name, value], side) => {
        const x = MARGIN + side * half
        this.#block(name, x, 70, { size: 9, colour: GREY })
        return this.#block(value, x + 72, half - 82, { size: 9 })
      })
      this.#y += Math.max(...heights) + 4
    }
    return this.gap(6)
  }

  /** With its head again on each page. Widths are shares of the whole. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): this {
    const total = columns.reduce((sum, column) => sum + column.width, 0)
    const widths = columns.map((column) => (column.width / total) * this.#inner)
    this.#room(60)
    this.#row(
      columns.map((column) => column.title),
      columns,
      widths,
      GREY,
    )
    for (const row of rows) {
      if (this.#y + this.#rowHeight(row, widths) > this.#bottom) {
        this.#page()
        this.#row(
          columns.map((column) => column.title),
          columns,
          widths,
          GREY,
        )
      }
      this.#row(row, columns, widths, INK)
    }
    return this.gap(10)
  }

  /** Lines to be signed, and the seal beside them; where there is none yet, its place. */
  sealed(lines: readonly string[], stamp: Stamp, name: string): this {
    this.#room(STAMP)
    const [top, x] = [this.#y, MARGIN + this.#inner - STAMP]
    for (const [at, line] of lines.entries()) {
      this.#y = top + 14 + at * 32
      this.#block(line, MARGIN, this.#inner - STAMP - 20, {})
    }
    this.#y = top
    if (stamp === null) {
      this.#doc.rect(x, top, STAMP, STAMP).dash(3, { space: 3 }).lineWidth(0.5).strokeColor(RULE).stroke().undash()
      this.#y = top + STAMP / 2 - 6
      this.#block(name, x, STAMP, { size: 9, align: 'center', colour: GREY })
    } else if ('picture' in stamp) this.#doc.image(stamp.picture, x, top, { fit: [STAMP, STAMP], align: 'center', valign: 'center' })
    else sampleStamp(this.#doc, { x: x + STAMP / 2, y: top + STAMP / 2, radius: STAMP / 2 - 4, company: stamp.sample, name })
    this.#y = top + STAMP
    return this.gap(6)
  }

  async finish(): Promise<Buffer> {
    const { count } = this.#doc.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.#doc.switchToPage(page)
      this.#y = this.#height - 36
      this.#block(`第 ${page + 1} 页，共 ${count} 页`, MARGIN, this.#inner, { size: 8, align: 'center', colour: GREY })
    }
    this.#doc.end()
    await this.#done
    return Buffer.concat(this.#chunks)
  }

  get #bottom(): number {
    return this.#height - 56
  }

  #row(cells: readonly string[], columns: readonly Column[], widths: readonly number[], colour: string): void {
    const height = this.#rowHeight(cells, widths)
    let x = MARGIN
    for (const [at, cell] of cells.entries()) {
      const width = widths[at] ?? 0
      this.#y += 4
      this.#block(cell, x + 3, width - 6, { size: 8.5, colour, align: columns[at]?.align ?? 'left' })
      this.#y -= 4
      x += width
    }
    this.#y += height
    this.#doc
      .moveTo(MARGIN, this.#y)
      .lineTo(MARGIN + this.#inner, this.#y)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke()
  }

  #rowHeight(cells: readonly string[], widths: readonly number[]): number {
    return Math.max(...cells.map((cell, at) => this.#wrap(cell, (widths[at] ?? 0) - 6, 8.5).length)) * 8.5 * 1.4 + 7
  }

  /** Draws at the current height; returns how high it is. */
  #block(text: string, x: number, width: number, { size = 10, align = 'left', colour = INK }: TextStyle): number {
    const lines = this.#wrap(text, width, size)
    for (const [at, line] of lines.entries()) {
      const rest = width - this.#width(line, size)
      let left = x + (align === 'right' ? rest : align === 'center' ? rest / 2 : 0)
      for (const run of runsOf(line)) {
        this.#doc.font(run.font.name).fontSize(size).fillColor(colour)
        this.#doc.text(run.text, left, this.#y + at * size * 1.4, { lineBreak: false })
        left += this.#doc.widthOfString(run.text)
      }
    }
    return lines.length * size * 1.4
  }

  /** Between any two Chinese characters a line may end, but not inside a word or a number that fits on one. */
  #wrap(text: string, width: number, size: number): string[] {
    const lines: string[] = []
    let line = ''
    for (const token of text.match(/[\x21-\x7e]+|[\s\S]/gu) ?? []) {
      for (const part of this.#width(token, size) > width ? token : [token]) {
        if (line !== '' && this.#width(line + part, size) > width) {
          lines.push(line)
          line = ''
        }
        line += part
      }
    }
    return [...lines, line]
  }

  #width(text: string, size: number): number {
    return runsOf(text).reduce((sum, run) => sum + this.#doc.font(run.font.name).fontSize(size).widthOfString(run.text), 0)
  }

  #room(height: number): void {
    if (this.#y + height > this.#bottom) this.#page()
  }

  #page(): void {
    this.#doc.addPage()
    this.#y = MARGIN
  }
}
