import { crc32, inflateRawSync } from 'node:zlib'

/** Reads an archive by its central directory, as unzip does, and checks each sum: other code than what writes it. */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let nth = 0; nth < bytes.readUInt16LE(end + 10); nth++) {
    const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)]
    const [sum, packed, size] = [16, 20, 24].map((offset) => bytes.readUInt32LE(at + offset))
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [number, number, number]
    const path = bytes.subarray(at + 46, at + 46 + name)
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const raw = bytes.subarray(start, start + (packed ?? 0))
    const file = method === 0 ? raw : inflateRawSync(raw)
    const text = path.toString('utf8')
    // Names that are not plain ASCII say that they are UTF-8.
    if (/[^\u0020-\u007e]/.test(text) && (flags & 0x800) === 0) throw new Error(`${text} does not say how its name is written`)
    if (crc32(file) !== sum || file.length !== size) throw new Error(`${text} is damaged`)
    files.set(text, Buffer.from(file))
    at += 46 + name + extra + comment
  }
  return files
}
