import { join } from 'node:path'
import type { Settings } from '../../../settings.ts'
import { folderStore } from './folderStore.ts'
import { s3Store } from './s3Store.ts'
import { WatchedStore } from './watchedStore.ts'

const opened = new WeakMap<Settings, WatchedStore>()

/** One for all rooms of an api, which therefore knows how its store is doing. */
export function openUploadStore(settings: Settings): WatchedStore {
  const { s3, dataDir } = settings
  const store = opened.get(settings) ?? new WatchedStore(s3 === null ? folderStore(join(dataDir, 'uploads')) : s3Store(s3))
  opened.set(settings, store)
  return store
}
