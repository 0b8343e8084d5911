import { inflateSync } from 'node:zlib'
import { invalid, type ApiError } from '../../../server/apiErrors.ts'
import { LIST_BOUNDS, tooLarge } from '../sheet/sheetBounds.ts'
import { isDict, isList, nameOf, PdfReader, PdfRef, PdfWord, type PdfDict, type PdfValue } from './pdfValues.ts'

export const unreadablePdf = (): ApiError => invalid('file', 'PDF 无法读取，请另存为 xlsx 或 csv，或把文字粘贴进来')

interface PdfObject {
  readonly value: PdfValue
  /** The bytes of a stream as they lie in the file. */
  readonly packed: string | null
}

const OBJECTS_MAX = 20_000
const REFS_MAX = 20
const PAGES_MAX = 60

/** The objects of a file, found by their own heads: what the file says of where they lie is not believed. */
export class PdfFile {
  readonly #objects = new Map<number, PdfObject>()
  #left = LIST_BOUNDS.unpacked

  constructor(bytes: Uint8Array) {
    const text = Buffer.from(bytes).toString('latin1')
    if (/\/Encrypt\b/.test(text)) throw invalid('file', 'PDF 设有密码或权限限制，请另存为不加密的文件')
    const head = /(\d{1,7})\s{1,9}\d{1,5}\s{1,9}obj\b/g
    for (let found = head.exec(text); found !== null; found = head.exec(text)) {
      const reader = new PdfReader(text, head.lastIndex)
      const value = reader.next()
      if (value === undefined) continue
      const packed = isDict(value) ? streamAt(text, reader, value) : null
      this.#keep(Number(found[1]), { value, packed })
      head.lastIndex = reader.at
    }
    for (const object of [...this.#objects.values()].filter(({ value }) => typeOf(value) === 'ObjStm')) this.#unfold(object)
  }

  #keep(id: number, object: PdfObject): void {
    if (this.#objects.size >= OBJECTS_MAX) throw tooLarge()
    this.#objects.set(id, object)
  }

  /** Objects within a stream: pairs of numbers and places come first. */
  #unfold(object: PdfObject): void {
    const text = this.#unpacked(object)
    const dict = isDict(object.value) ? object.value : new Map<string, PdfValue>()
    const [first, count] = [this.number(dict.get('First')) ?? 0, this.number(dict.get('N')) ?? 0]
    const heads = new PdfReader(text.slice(0, first))
    for (let nth = 0; nth < Math.min(count, OBJECTS_MAX); nth++) {
      const [id, place] = [heads.next(), heads.next()]
      if (typeof id !== 'number' || typeof place !== 'number') return
      const value = new PdfReader(text, first + place).next()
      if (value !== undefined && !this.#objects.has(id)) this.#keep(id, { value, packed: null })
    }
  }

  /** What a reference leads to. */
  resolve(value: PdfValue | undefined): PdfValue | undefined {
    let found = value
    for (let nth = 0; found instanceof PdfRef && nth < REFS_MAX; nth++) found = this.#objects.get(found.id)?.value
    return found instanceof PdfRef ? undefined : found
  }

  dict(value: PdfValue | undefined): PdfDict {
    const found = this.resolve(value)
    return isDict(found) ? found : new Map()
  }

  list(value: PdfValue | undefined): readonly PdfValue[] {
    const found = this.resolve(value)
    return isList(found) ? found : []
  }

  number(value: PdfValue | undefined): number | null {
    const found = this.resolve(value)
    return typeof found === 'number' && Number.isFinite(found) ? found : null
  }

  /** The text of a stream; empty where there is none, or it is packed in a way of pictures. */
  stream(value: PdfValue | undefined): string {
    const object = value instanceof PdfRef ? this.#objects.get(value.id) : undefined
    return object === undefined ? '' : this.#unpacked(object)
  }

  #unpacked({ value, packed }: PdfObject): string {
    if (packed === null || !isDict(value)) return ''
    const filter = this.resolve(value.get('Filter'))
    const filters = (isList(filter) ? filter : [filter]).map((name) => nameOf(this.resolve(name))).filter((name) => name !== '')
    let bytes: Buffer = Buffer.from(packed, 'latin1')
    for (const name of filters) {
      if (name === 'ASCIIHexDecode') bytes = Buffer.from(bytes.toString('latin1').replaceAll(/[^\dA-Fa-f]/g, ''), 'hex')
      else if (name === 'FlateDecode' || name === 'Fl') bytes = this.#inflated(bytes)
      else return ''
    }
    this.#left -= bytes.length
    if (this.#left < 0) throw tooLarge()
    return bytes.toString('latin1')
  }

  #inflated(bytes: Buffer): Buffer {
    try {
      return inflateSync(bytes, { maxOutputLength: this.#left, finishFlush: 2 })
    } catch (error) {
      if (error instanceof RangeError) throw tooLarge()
      throw unreadablePdf()
    }
  }

  /** The pages in order, each with what it inherits. */
  pages(): PdfDict[] {
    const root = [...this.#objects.values()].findLast(({ value }) => typeOf(value) === 'Catalog')
    const pages: PdfDict[] = []
    const seen = new Set<PdfDict>()
    const walk = (value: PdfValue | undefined, inherited: PdfDict): void => {
      const node = this.dict(value)
      if (seen.has(node) || seen.size > OBJECTS_MAX) throw unreadablePdf()
      seen.add(node)
      const whole = new Map([...inherited, ...node])
      const kids = this.list(node.get('Kids'))
      if (kids.length === 0 && typeOf(node) === 'Page') pages.push(whole)
      if (pages.length > PAGES_MAX) throw tooLarge()
      for (const kid of kids) walk(kid, new Map([...whole].filter(([key]) => key === 'Resources' || key === 'Rotate')))
    }
    walk(this.dict(root?.value).get('Pages'), new Map())
    return pages
  }
}

const typeOf = (value: PdfValue): string => (isDict(value) ? nameOf(value.get('Type')) : '')

/** What lies between `stream` and `endstream`, by its length where that is right. */
function streamAt(text: string, reader: PdfReader, dict: PdfDict): string | null {
  const before = reader.at
  const word = reader.next()
  if (!(word instanceof PdfWord) || word.word !== 'stream') {
    reader.at = before
    return null
  }
  const from = reader.at + (text.startsWith('\r\n', reader.at) ? 2 : 1)
  const length = dict.get('Length')
  const told = typeof length === 'number' && /^\s*endstream/.test(text.slice(from + length, from + length + 20)) ? from + length : -1
  const end = told === -1 ? text.indexOf('endstream', from) : told
  if (end === -1) throw unreadablePdf()
  reader.at = end
  return text.slice(from, end)
}
