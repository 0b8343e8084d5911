import { inflateRawSync } from 'node:zlib'
import { LIST_BOUNDS, unreadable, type SheetBounds } from './sheetBounds.ts'

/** A workbook has a dozen parts, with pictures and further sheets some hundreds. */
const PARTS_MAX = 1_000
const ZIP64 = 0xff_ff_ff_ff

interface Part {
  readonly at: number
  readonly method: number
  readonly packed: number
  readonly size: number
}

/** The parts of an archive by their names in small letters, each unpacked when it is asked for and no further than all together may be. */
export class ZipParts {
  readonly #bytes: Buffer
  readonly #parts: ReadonlyMap<string, Part>
  readonly #tooLarge: SheetBounds['tooLarge']
  #left: number

  constructor(bytes: Uint8Array, { unpacked, tooLarge }: SheetBounds = LIST_BOUNDS) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#tooLarge = tooLarge
    this.#left = unpacked
    this.#parts = readDirectory(this.#bytes, tooLarge)
  }

  has(name: string): boolean {
    return this.#parts.has(name.toLowerCase())
  }

  /** The text of a part; null when there is none of that name. */
  text(name: string): string | null {
    const part = this.#parts.get(name.toLowerCase())
    if (part === undefined) return null
    if (part.size > this.#left) throw this.#tooLarge()
    this.#left -= part.size
    const unpacked = unpack(this.#bytes, part)
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(unpacked)
    } catch {
      throw unreadable()
    }
  }
}

/** The directory stands at the end and must lead exactly to it: nothing is hidden behind an archive or in its gaps. */
function readDirectory(bytes: Buffer, tooLarge: SheetBounds['tooLarge']): Map<string, Part> {
  const end = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  if (end < 0 || end + 22 > bytes.length || end + 22 + bytes.readUInt16LE(end + 20) !== bytes.length) throw unreadable()
  const count = bytes.readUInt16LE(end + 10)
  if (count > PARTS_MAX) throw tooLarge()
  const parts = new Map<string, Part>()
  let at = bytes.readUInt32LE(end + 16)
  for (let nth = 0; nth < count; nth++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== 0x02_01_4b_50) throw unreadable()
    const [nameLength, extraLength, commentLength] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30), bytes.readUInt16LE(at + 32)]
    const next = at + 46 + nameLength + extraLength + commentLength
    if (next > end) throw unreadable()
    const name = bytes
      .toString('utf8', at + 46, at + 46 + nameLength)
      .replaceAll('\\', '/')
      .toLowerCase()
    if (parts.has(name)) throw unreadable()
    parts.set(name, partOf(bytes, at, bytes.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength)))
    at = next
  }
  return parts
}

/** Writers of long lists put the sizes into the extra field, as if they could be above 4 GB. */
function partOf(bytes: Buffer, at: number, extra: Buffer): Part {
  const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1
  const method = bytes.readUInt16LE(at + 10)
  if (isEncrypted || (method !== 0 && method !== 8)) throw unreadable()
  const long = longSizes(extra)
  const [packed, size, offset] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 42)]
  const sizeOf = (short: number): number => (short === ZIP64 ? (long.shift() ?? Infinity) : short)
  // In this order they follow one another in the extra field.
  const [whole, within, start] = [sizeOf(size), sizeOf(packed), sizeOf(offset)]
  return { at: start, method, packed: within, size: whole }
}

function longSizes(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    const field = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2))
    return Array.from({ length: Math.floor(field.length / 8) }, (_, nth) => Number(field.readBigUInt64LE(nth * 8)))
  }
  return []
}

/** What comes out is as much as was announced, or the archive is not read. */
function unpack(bytes: Buffer, { at, method, packed, size }: Part): Buffer {
  if (!(at + 30 <= bytes.length) || bytes.readUInt32LE(at) !== 0x04_03_4b_50) throw unreadable()
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  if (!(from + packed <= bytes.length)) throw unreadable()
  const data = bytes.subarray(from, from + packed)
  try {
    const unpacked = method === 0 ? data : inflateRawSync(data, { maxOutputLength: Math.max(1, size) })
    if (unpacked.length === size) return unpacked
  } catch {
    /* Said below. */
  }
  throw unreadable()
}
