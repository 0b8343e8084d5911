import { LIST_BOUNDS, tooLarge } from '../sheet/sheetBounds.ts'
import { readFont, type PdfFont } from './pdfFont.ts'
import type { PdfFile } from './pdfFile.ts'
import { isList, nameOf, PdfName, PdfReader, PdfWord, type PdfDict, type PdfValue } from './pdfValues.ts'

/** A sign and where it is printed: `x` to `end` from the left, `y` from below, both in points. */
export interface Glyph {
  readonly text: string
  readonly page: number
  readonly x: number
  readonly end: number
  readonly y: number
  readonly size: number
}

export interface PdfText {
  readonly glyphs: readonly Glyph[]
  /** Signs of which the file does not say which letters they are. */
  readonly unknown: number
}

type Matrix = readonly [number, number, number, number, number, number]
const UNIT: Matrix = [1, 0, 0, 1, 0, 0]
/** A page that is shown turned is read as it is shown. */
const TURNS: Readonly<Record<number, Matrix>> = { 90: [0, -1, 1, 0, 0, 0], 180: [-1, 0, 0, -1, 0, 0], 270: [0, 1, -1, 0, 0, 0] }

function times([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}

const FORMS_DEEP = 6
const GLYPHS_MAX = 200_000

interface Printing {
  readonly file: PdfFile
  readonly fonts: Map<PdfDict, PdfFont>
  readonly glyphs: Glyph[]
  unknown: number
  operators: number
}

/** All signs that the pages print as text. */
export function readPdfText(file: PdfFile): PdfText {
  const printing: Printing = { file, fonts: new Map(), glyphs: [], unknown: 0, operators: 0 }
  for (const [nth, page] of file.pages().entries()) {
    const contents = file.resolve(page.get('Contents'))
    const parts = isList(contents) ? contents : [page.get('Contents')]
    const turn = TURNS[(((file.number(page.get('Rotate')) ?? 0) % 360) + 360) % 360] ?? UNIT
    const text = parts.map((part) => file.stream(part)).join('\n')
    new ContentReader(printing, nth, file.dict(page.get('Resources')), turn).read(text, 0)
  }
  return { glyphs: printing.glyphs, unknown: printing.unknown }
}

/** The operators of one page or form, one after another. */
class ContentReader {
  readonly #printing: Printing
  readonly #page: number
  readonly #resources: PdfDict
  readonly #saved: Matrix[] = []
  #ground: Matrix
  #text: Matrix = UNIT
  #line: Matrix = UNIT
  #font: PdfFont | null = null
  #size = 1
  #spacing = { sign: 0, word: 0, wide: 1, leading: 0, rise: 0 }

  constructor(printing: Printing, page: number, resources: PdfDict, ground: Matrix) {
    this.#printing = printing
    this.#page = page
    this.#resources = resources
    this.#ground = ground
  }

  read(content: string, depth: number): void {
    const reader = new PdfReader(content)
    let values: PdfValue[] = []
    for (let value = reader.next(); value !== undefined; value = reader.next()) {
      if (!(value instanceof PdfWord)) {
        if (values.length < LIST_BOUNDS.columns) values.push(value)
        continue
      }
      if (++this.#printing.operators > LIST_BOUNDS.tags) throw tooLarge()
      if (value.word === 'BI') skipPicture(reader)
      else if (value.word === 'Do') this.#form(values[0], depth)
      else this.#do(value.word, values)
      values = []
    }
  }

  #do(word: string, values: readonly PdfValue[]): void {
    const numbers = values.map((value) => (typeof value === 'number' ? value : 0))
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
    const spacing = this.#spacing
    const words: Readonly<Record<string, () => void>> = {
      q: () => void (this.#saved.length < GLYPHS_MAX && this.#saved.push(this.#ground)),
      Q: () => void (this.#ground = this.#saved.pop() ?? this.#ground),
      cm: () => void (this.#ground = times([a, b, c, d, e, f], this.#ground)),
      BT: () => void (this.#text = this.#line = UNIT),
      Tf: () => this.#choose(values[0], b),
      Tc: () => void (this.#spacing = { ...spacing, sign: a }),
      Tw: () => void (this.#spacing = { ...spacing, word: a }),
      Tz: () => void (this.#spacing = { ...spacing, wide: a / 100 }),
      TL: () => void (this.#spacing = { ...spacing, leading: a }),
      Ts: () => void (this.#spacing = { ...spacing, rise: a }),
      Td: () => this.#move(a, b),
      TD: () => {
        this.#spacing = { ...spacing, leading: -b }
        this.#move(a, b)
      },
      Tm: () => void (this.#text = this.#line = [a, b, c, d, e, f]),
      'T*': () => this.#move(0, -spacing.leading),
      Tj: () => this.#show(values[0]),
      TJ: () => (isList(values[0]) ? values[0] : []).forEach((part) => this.#show(part)),
      "'": () => {
        this.#move(0, -spacing.leading)
        this.#show(values[0])
      },
      '"': () => {
        this.#spacing = { ...spacing, word: a, sign: b }
        this.#move(0, -spacing.leading)
        this.#show(values[2])
      },
    }
    if (Object.hasOwn(words, word)) words[word]?.()
  }

  #move(x: number, y: number): void {
    this.#text = this.#line = times([1, 0, 0, 1, x, y], this.#line)
  }

  #choose(name: PdfValue | undefined, size: number): void {
    const { file, fonts } = this.#printing
    const dict = file.dict(file.dict(this.#resources.get('Font')).get(nameOf(name)))
    const font = fonts.get(dict) ?? readFont(file, dict)
    fonts.set(dict, font)
    this.#font = font
    this.#size = size
  }

  #show(value: PdfValue | undefined): void {
    const { sign, word, wide, rise } = this.#spacing
    const forward = (width: number): void => void (this.#text = times([1, 0, 0, 1, width * wide, 0], this.#text))
    if (typeof value === 'number') forward((-value / 1_000) * this.#size)
    if (typeof value !== 'string' || this.#font === null) return
    for (const { text, width } of this.#font.read(value)) {
      const [, , c, d, x, y] = times(times([1, 0, 0, 1, 0, rise], this.#text), this.#ground)
      forward((width / 1_000) * this.#size + sign + (text === ' ' ? word : 0))
      const [, , , , end] = times(this.#text, this.#ground)
      const size = Math.hypot(c, d) * Math.abs(this.#size)
      if (this.#printing.glyphs.length >= GLYPHS_MAX) throw tooLarge()
      if (text === null) this.#printing.unknown++
      else if (Number.isFinite(x + y + end + size)) this.#printing.glyphs.push({ text, page: this.#page, x, end, y, size })
    }
  }

  /** A part that is drawn by its name, with resources of its own. */
  #form(name: PdfValue | undefined, depth: number): void {
    const { file } = this.#printing
    const value = name instanceof PdfName ? file.dict(this.#resources.get('XObject')).get(name.name) : undefined
    const form = file.dict(value)
    if (depth >= FORMS_DEEP || nameOf(file.resolve(form.get('Subtype'))) !== 'Form') return
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = file.list(form.get('Matrix')).map((number) => file.number(number) ?? 0)
    const resources = form.get('Resources')
    const reader = new ContentReader(
      this.#printing,
      this.#page,
      resources === undefined ? this.#resources : file.dict(resources),
      times([a, b, c, d, e, f], this.#ground),
    )
    reader.read(file.stream(value), depth + 1)
  }
}

/** A picture among the operators: its bytes are none. */
function skipPicture(reader: PdfReader): void {
  const end = /\sEI\s/g
  end.lastIndex = reader.at
  reader.at = end.exec(reader.text) === null ? reader.text.length : end.lastIndex
}
