import { createHash } from 'node:crypto'
import type { Db } from '../../db/schema.ts'
import type { UploadRow } from '../../db/tables/paper.ts'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import { fileKind, kindSentence, SCENES, type UploadScene } from './fileKind.ts'
import type { UploadForm } from './readForm.ts'
import type { UploadStore } from './store/uploadStore.ts'
import { holdUpload, insertUpload } from './upload.repo.ts'

const KEY_BYTES = 32

export const uploadUrl = (key: string): string => `/files/upload/${key}`

/** The bytes first, the row after: what has a row can be read. */
export async function keepUpload(deps: Deps, store: UploadStore, memberId: number, form: UploadForm): Promise<string> {
  const scene = SCENES.find((one) => one === form.scene)
  if (scene === undefined) throw invalid('scene', '请选择文件用途')
  const kind = await fileKind(form.bytes, scene)
  if (kind === null) throw invalid('file', kindSentence(scene))
  const key = `${Buffer.from(deps.random.bytes(KEY_BYTES)).toString('base64url')}.${kind.ending}`
  await store.put(key, form.bytes, kind.mime)
  const sha256 = createHash('sha256').update(form.bytes).digest()
  await insertUpload(deps.db, { key, member_id: memberId, scene, mime: kind.mime, size: form.bytes.length, sha256, created_at: deps.clock.now() })
  return key
}

/** For other rooms' forms: the shop's own upload made for that use, else a 422 of `field`. */
export async function claimUpload(db: Db, memberId: number, key: string, scene: UploadScene, field = 'file'): Promise<UploadRow> {
  const row = await holdUpload(db, memberId, key)
  if (row?.scene !== scene) throw invalid(field, '文件不存在，请重新上传')
  return row
}
