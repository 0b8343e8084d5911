import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { UploadStore } from './uploadStore.ts'

/** A folder of this machine, in 64 × 64 parts so that none grows too full. */
export function folderStore(folder: string): UploadStore {
  const pathOf = (key: string): string => {
    if (!/^[\w-]{8,100}\.[a-z]{3,4}$/.test(key)) throw new Error('not a key of an upload')
    return join(folder, key.slice(0, 2), key)
  }
  return {
    async save(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      // Whoever reads the key sees the whole file or none.
      await writeFile(`${path}.part`, bytes, { flag: 'wx', flush: true })
      await rename(`${path}.part`, path)
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}
