import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import { readInWorker, type Asker } from '../upload/fileReader.ts'
import type { UploadStore } from '../upload/store/uploadStore.ts'
import { kindSentence } from '../upload/uploadScenes.ts'

/** Goods take the pictures that a shop may show of a request: no papers. */
const SCENE = 'wanted'
const DIGITS = 40

export const goodsFileAddress = (key: string): string => `/files/picture/${key}`

/** Keeps a picture under the digest of its bytes, checked as uploads are; the same picture again is the same file. */
export async function keepGoodsFile(deps: Deps, store: UploadStore, sent: Uint8Array, asker: Asker = {}): Promise<string> {
  const kind = await readInWorker({ task: 'kind', bytes: sent, scene: SCENE }, asker)
  if (kind === null) throw invalid('file', kindSentence(SCENE))
  const bytes = sent.subarray(0, kind.length)
  const key = `${createHash('sha256').update(bytes).digest('hex').slice(0, DIGITS)}.${kind.ending}`
  // The bytes first: an address that a row names is there.
  await store.save(key, bytes, kind.mime)
  const row = { key, mime: kind.mime, size: bytes.length, created_at: deps.clock.now() }
  await deps.db
    .insertInto('goods_file')
    .values(row)
    .onConflict((oc) => oc.column('key').doNothing())
    .execute()
  return key
}

export async function findGoodsFile({ db }: Deps, key: string): Promise<{ readonly mime: string } | null> {
  return (await db.selectFrom('goods_file').where('key', '=', key).select('mime').executeTakeFirst()) ?? null
}
