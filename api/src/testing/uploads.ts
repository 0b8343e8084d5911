import { createHash } from 'node:crypto'
import { keepUpload } from '../modules/upload/upload.service.ts'
import type { UploadScene } from '../modules/upload/fileKind.ts'
import { openUploadStore } from '../modules/upload/store/uploadStore.ts'
import type { Harness } from './harness.ts'

/** The smallest true files of their kind; `salt` makes one differ from another. */
export const pngBytes = (salt = ''): Buffer => Buffer.concat([
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'), createHash('sha256').update(salt).digest(),
])
export const jpegBytes = (): Buffer => Buffer.from('/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=', 'base64')
export const webpBytes = (): Buffer => Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')
export const pdfBytes = (): Buffer => Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

/** A paper that the shop has sent; its key. */
export function uploadFor(h: Harness, memberId: number, scene: UploadScene): Promise<string> {
  return keepUpload(h.deps, openUploadStore(h.deps.settings), memberId, { bytes: pngBytes(scene), scene })
}
