import { join } from 'node:path'
import type { Settings } from '../../../settings.ts'
import { folderStore } from './folderStore.ts'
import { s3Store } from './s3Store.ts'

/** Where the bytes of uploads lie. Keys are made by us: letters, digits, `-`, `_` and one dot. */
export interface UploadStore {
  put(key: string, bytes: Uint8Array, mime: string): Promise<void>
  /** Null when there is nothing under the key. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** What is not there is removed already. */
  remove(key: string): Promise<void>
}

export function openUploadStore({ s3, dataDir }: Settings): UploadStore {
  return s3 === null ? folderStore(join(dataDir, 'uploads')) : s3Store(s3)
}
