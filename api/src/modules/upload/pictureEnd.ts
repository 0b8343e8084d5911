const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Where a PNG ends: behind its chunk IEND. Null when it does not come to an end. */
export function pngEnd(bytes: Uint8Array): number | null {
  const view = viewOf(bytes)
  const nameAt = (at: number): string => String.fromCharCode(...bytes.subarray(at + 4, at + 8))
  if (bytes.length < 33 || nameAt(8) !== 'IHDR') return null
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (nameAt(at) === 'IEND') return view.getUint32(at) === 0 ? at + 12 : null
  }
  return null
}

/** Where a JPEG ends: at the mark FF D9 that stands between segments. */
export function jpegEnd(bytes: Uint8Array): number | null {
  const view = viewOf(bytes)
  let [at, hasFrame] = [2, false]
  while (at + 4 <= bytes.length || (at + 2 <= bytes.length && bytes[at + 1] === 0xd9)) {
    const sign = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || sign === 0) return null
    if (sign === 0xff) at++
    else if (sign === 0xd9) return hasFrame ? at + 2 : null
    else {
      at += 2 + view.getUint16(at + 2)
      hasFrame ||= sign >= 0xc0 && sign <= 0xc3
      if (sign === 0xda) at = afterScan(bytes, at)
    }
  }
  return null
}

/** Within a scan FF stands before 00, before a restart mark (D0 to D7) or nowhere. */
function afterScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

/** Where a WebP ends: its head says how long it is. */
export function webpEnd(bytes: Uint8Array): number | null {
  if (bytes.length < 20) return null
  const size = viewOf(bytes).getUint32(4, true)
  const end = 8 + size + (size % 2)
  return size >= 12 && end <= bytes.length ? end : null
}
