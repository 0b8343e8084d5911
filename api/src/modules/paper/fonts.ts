import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkit'

/**
 * Noto Sans (OFL, see font/LICENSE): simplified Chinese with Latin, two subsets for rare characters of medicine names, and Greek.
 * Not packed as WOFF: PDFKit would unpack them again for each glyph, 13 s a page.
 */
const FILES = ['sc-chinese-simplified', 'sc-40', 'sc-67', 'greek'].map((subset) =>
  join(import.meta.dirname, 'font', `noto-sans-${subset}-400-normal.ttf`),
)
/** What no subset has and no normal form helps. */
const STAND_INS: Readonly<Record<string, string>> = { 𠮷: '吉' }
const UNKNOWN = '〓'

export interface Font {
  readonly name: string
  readonly data: Buffer
  readonly covered: ReadonlySet<number>
}
export interface Run {
  readonly font: Font
  readonly text: string
}

let loaded: readonly [Font, ...Font[]] | null = null

/** Read when the first paper is drawn: the files are the program's own and never change. */
export function fonts(): readonly [Font, ...Font[]] {
  return (loaded ??= load())
}

function load(): readonly [Font, ...Font[]] {
  const [first, ...others] = FILES.map((file, at): Font => {
    const data = readFileSync(file)
    const font = create(data)
    if (!('characterSet' in font)) throw new Error(`${file} holds several fonts`)
    return { name: `f${at}`, data, covered: new Set(font.characterSet) }
  })
  if (first === undefined) throw new Error('there is no font')
  return [first, ...others]
}

/** The text in pieces of one font each; what no font has is written as its plain form, else as a mark. */
export function runsOf(text: string): Run[] {
  const runs: { font: Font; text: string }[] = []
  for (const char of [...text].flatMap(printable)) {
    const font = fontOf(char) ?? fonts()[0]
    const last = runs.at(-1)
    if (last?.font === font) last.text += char
    else runs.push({ font, text: char })
  }
  return runs
}

function printable(char: string): string[] {
  if (fontOf(char) !== undefined) return [char]
  const plain = [...char.normalize('NFKC')].map((letter) => STAND_INS[letter] ?? letter)
  return plain.map((letter) => (fontOf(letter) === undefined ? UNKNOWN : letter))
}

function fontOf(char: string): Font | undefined {
  return fonts().find((font) => font.covered.has(char.codePointAt(0) ?? 0))
}
