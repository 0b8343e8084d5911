import { createHash } from 'node:crypto'
import type { Db } from '../../db/schema.ts'
import type { UploadMime, UploadRow, UploadScene } from '../../db/tables/paper.ts'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import { readInWorker, type Asker } from './fileReader.ts'
import type { UploadForm } from './readForm.ts'
import type { UploadStore } from './store/uploadStore.ts'
import { holdUpload, insertUpload } from './upload.repo.ts'
import { kindSentence, SCENES } from './uploadScenes.ts'

const KEY_BYTES = 32

export const uploadUrl = (key: string): string => `/files/upload/${key}`

export interface CheckedUpload {
  readonly scene: UploadScene
  readonly mime: UploadMime
  readonly ending: string
  readonly bytes: Buffer
  readonly sha256: Buffer
}

/** By what the bytes are, not by what the sender calls them. */
export async function checkUpload(form: UploadForm, asker: Asker = {}): Promise<CheckedUpload> {
  const scene = SCENES.find((candidate) => candidate === form.scene?.toLowerCase())
  if (scene === undefined) throw invalid('scene', '请选择文件用途')
  const kind = await readInWorker({ task: 'kind', bytes: form.bytes, scene }, asker)
  if (kind === null) throw invalid('file', kindSentence(scene))
  // What stands behind the end of a picture is another file, or a phone's own notes.
  const bytes = form.bytes.subarray(0, kind.length)
  return { scene, mime: kind.mime, ending: kind.ending, bytes, sha256: createHash('sha256').update(bytes).digest() }
}

/** The row first: when the bytes cannot be kept, or nobody knows whether they were, it is what the job that forgets goes by. Only who has both learns the key. */
export async function keepChecked(deps: Deps, store: UploadStore, memberId: number, checked: CheckedUpload): Promise<string> {
  const { scene, mime, ending, bytes, sha256 } = checked
  const key = `${Buffer.from(deps.random.bytes(KEY_BYTES)).toString('base64url')}.${ending}`
  await insertUpload(deps.db, { key, member_id: memberId, scene, mime, size: bytes.length, sha256, created_at: deps.clock.now() })
  await store.save(key, bytes, mime)
  return key
}

export async function keepUpload(deps: Deps, store: UploadStore, memberId: number, form: UploadForm, asker: Asker = {}): Promise<string> {
  return keepChecked(deps, store, memberId, await checkUpload(form, asker))
}

/** For other rooms' forms: the shop's own upload made for that use, else a 422 of `field`. */
export async function claimUpload(db: Db, memberId: number, key: string, scene: UploadScene, field = 'file'): Promise<UploadRow> {
  const row = await holdUpload(db, memberId, key)
  if (row?.scene !== scene) throw invalid(field, '文件不存在，请重新上传')
  return row
}
