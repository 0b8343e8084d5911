import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { keepUpload } from '../modules/upload/upload.service.ts'
import { openUploadStore } from '../modules/upload/store/openUploadStore.ts'
import type { UploadScene } from '../db/tables/paper.ts'
import type { Harness } from './harness.ts'

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
/** Its last chunk, IEND, takes 12 bytes. */
const PNG_END = PNG.length - 12

function pngChunk(name: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(12 + data.length)
  chunk.writeUInt32BE(data.length)
  chunk.write(name, 4, 'latin1')
  chunk.set(data, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  return chunk
}

/** The smallest true files of their kind; `salt` makes one differ from another. */
export const pngBytes = (salt = ''): Buffer =>
  Buffer.concat([PNG.subarray(0, PNG_END), pngChunk('saLt', createHash('sha256').update(salt).digest()), PNG.subarray(PNG_END)])
export const jpegBytes = (): Buffer =>
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxD/2Q==',
    'base64',
  )
export const webpBytes = (): Buffer => Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')
export const pdfBytes = (): Buffer => Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

/** A paper that the shop has sent; its key. */
export function uploadFor(h: Harness, memberId: number, scene: UploadScene): Promise<string> {
  return keepUpload(h.deps, openUploadStore(h.deps.settings), memberId, { bytes: pngBytes(scene), scene })
}
