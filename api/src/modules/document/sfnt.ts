import { inflateSync } from 'node:zlib'

const HEADER = 44
const ENTRY = 20

/** A WOFF's tables as the plain font they were: the PDF library would inflate them again for each glyph (13 s a page). */
export function plainFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('the font is no WOFF')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) => tableAt(woff, HEADER + at * ENTRY))
  const head = Buffer.alloc(12 + count * 16)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(2 ** power * 16, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10)
  let offset = head.length
  const bodies = tables.map(({ tag, checksum, data }, at) => {
    head.write(tag, 12 + at * 16, 'latin1')
    head.writeUInt32BE(checksum, 16 + at * 16)
    head.writeUInt32BE(offset, 20 + at * 16)
    head.writeUInt32BE(data.length, 24 + at * 16)
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
    offset += padded.length
    return padded
  })
  return Buffer.concat([head, ...bodies])
}

function tableAt(woff: Buffer, at: number): { tag: string; checksum: number; data: Buffer } {
  const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
  const body = woff.subarray(offset, offset + packed)
  return {
    tag: woff.toString('latin1', at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    data: packed < length ? inflateSync(body) : body,
  }
}

/** The characters a plain font has a glyph for: its cmap of segments (format 4) or of groups (format 12). */
export function coverage(font: Buffer): ReadonlySet<number> {
  const table = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + at * 16).find(
    (at) => font.toString('latin1', at, at + 4) === 'cmap',
  )
  if (table === undefined) throw new Error('the font has no cmap')
  const cmap = font.readUInt32BE(table + 8)
  const covered = new Set<number>()
  for (let at = 0; at < font.readUInt16BE(cmap + 2); at++) {
    const map = cmap + font.readUInt32BE(cmap + 4 + at * 8 + 4)
    const format = font.readUInt16BE(map)
    if (format === 4) addSegments(font, map, covered)
    else if (format === 12) addGroups(font, map, covered)
  }
  return covered
}

function addSegments(font: Buffer, map: number, covered: Set<number>): void {
  const size = font.readUInt16BE(map + 6)
  for (let at = 0; at < size; at += 2) {
    const [end, start] = [font.readUInt16BE(map + 14 + at), font.readUInt16BE(map + 16 + size + at)]
    for (let code = start; code <= end && code < 0xffff; code++) covered.add(code)
  }
}

function addGroups(font: Buffer, map: number, covered: Set<number>): void {
  for (let at = 0; at < font.readUInt32BE(map + 12); at++) {
    const group = map + 16 + at * 12
    for (let code = font.readUInt32BE(group); code <= font.readUInt32BE(group + 4); code++) covered.add(code)
  }
}
