/** Values as PDFs write them; strings hold one byte a character. */
export type PdfValue = number | boolean | null | string | PdfName | PdfRef | PdfWord | readonly PdfValue[] | PdfDict
export type PdfDict = ReadonlyMap<string, PdfValue>
export class PdfName {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}
export class PdfRef {
  readonly id: number
  constructor(id: number) {
    this.id = id
  }
}
/** An operator or another bare word. */
export class PdfWord {
  readonly word: string
  constructor(word: string) {
    this.word = word
  }
}

export const isDict = (value: PdfValue | undefined): value is PdfDict => value instanceof Map
export const isList = (value: PdfValue | undefined): value is readonly PdfValue[] => Array.isArray(value)
export const nameOf = (value: PdfValue | undefined): string => (value instanceof PdfName ? value.name : '')

const DEPTH_MAX = 40
const BLANK = /[\0\t\n\f\r ]/
const END = /[\0\t\n\f\r ()<>[\]{}/%]/
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const WORDS: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null }

/** Reads one value after another; `undefined` where the text ends or goes wrong. */
export class PdfReader {
  readonly text: string
  at: number
  #depth = 0

  constructor(text: string, at = 0) {
    this.text = text
    this.at = at
  }

  next(): PdfValue | undefined {
    this.#skip()
    const sign = this.text[this.at]
    if (sign === undefined) return undefined
    if (sign === '(') return this.#literal()
    if (sign === '/') return new PdfName(this.#name())
    if (sign === '<') return this.text[this.at + 1] === '<' ? this.#dict() : this.#hex()
    if (sign === '[') return this.#list()
    return this.#word()
  }

  #skip(): void {
    for (;;) {
      while (BLANK.test(this.text[this.at] ?? 'x')) this.at++
      if (this.text[this.at] !== '%') return
      while (this.at < this.text.length && !/[\r\n]/.test(this.text[this.at] ?? '\n')) this.at++
    }
  }

  #run(): string {
    const from = this.at
    while (this.at < this.text.length && !END.test(this.text[this.at] ?? ' ')) this.at++
    return this.text.slice(from, this.at)
  }

  #name(): string {
    this.at++
    return this.#run().replaceAll(/#([\dA-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  }

  #literal(): string {
    let text = ''
    let open = 1
    for (this.at++; this.at < this.text.length; this.at++) {
      const sign = this.text[this.at] ?? ''
      if (sign === '\\') {
        const [octal] = /^[0-7]{1,3}/.exec(this.text.slice(this.at + 1, this.at + 4)) ?? []
        const follower = this.text[this.at + 1] ?? ''
        if (octal !== undefined) text += String.fromCharCode(Number.parseInt(octal, 8) & 255)
        else if (follower !== '\n' && follower !== '\r') text += ESCAPES[follower] ?? follower
        else if (follower === '\r' && this.text[this.at + 2] === '\n') this.at++
        this.at += octal?.length ?? 1
        continue
      }
      if (sign === '(') open++
      if (sign === ')' && --open === 0) break
      text += sign
    }
    this.at++
    return text
  }

  #hex(): string {
    const end = this.text.indexOf('>', this.at)
    const stop = end === -1 ? this.text.length : end
    const digits = this.text.slice(this.at + 1, stop).replaceAll(/[^\dA-Fa-f]/g, '')
    this.at = stop + 1
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex').toString('latin1')
  }

  #list(): readonly PdfValue[] | undefined {
    this.at++
    return this.#until(']')
  }

  #dict(): PdfDict | undefined {
    this.at += 2
    const parts = this.#until('>>')
    if (parts === undefined) return undefined
    const dict = new Map<string, PdfValue>()
    for (let at = 0; at + 1 < parts.length; at += 2) {
      const [key, value] = [parts[at], parts[at + 1]]
      if (key instanceof PdfName && value !== undefined) dict.set(key.name, value)
    }
    return dict
  }

  #until(end: ']' | '>>'): PdfValue[] | undefined {
    if (++this.#depth > DEPTH_MAX) return undefined
    const values: PdfValue[] = []
    for (;;) {
      this.#skip()
      if (this.text.startsWith(end, this.at)) {
        this.at += end.length
        this.#depth--
        return values
      }
      const value = this.next()
      if (value === undefined) return undefined
      // «12 0 R» names another object.
      if (value instanceof PdfWord && value.word === 'R') {
        const [id, generation] = values.splice(-2)
        if (typeof id !== 'number' || typeof generation !== 'number') return undefined
        values.push(new PdfRef(id))
      } else values.push(value)
    }
  }

  #word(): PdfValue | undefined {
    const word = this.#run()
    if (word === '') {
      this.at++
      return new PdfWord('')
    }
    if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) return Number(word)
    return Object.hasOwn(WORDS, word) ? WORDS[word] : new PdfWord(word)
  }
}
