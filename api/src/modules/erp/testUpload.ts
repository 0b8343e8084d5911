import { createHash } from 'node:crypto'
import type { Harness } from '../../testing/harness.ts'
import { insertUpload } from '../upload/upload.repo.ts'

let files = 0

/** An upload's row without its bytes, for forms that only name its key. */
export async function keepUploadRow(
  h: Harness,
  memberId: number,
  scene: 'receipt' | 'after_sale' | 'certificate' | 'face' = 'receipt',
): Promise<string> {
  const key = `${String(++files).padStart(43, 'k')}.png`
  await insertUpload(h.deps.db, {
    key,
    member_id: memberId,
    scene,
    mime: 'image/png',
    size: 10,
    sha256: createHash('sha256').update(key).digest(),
    created_at: h.clock.now(),
  })
  return key
}
