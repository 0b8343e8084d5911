import { statfsSync } from 'node:fs'

const FOLDER = '/dev/shm'
const ROOM = 3 * 1024 ** 3

/**
 * A folder in memory, where there is room. Each file of tests copies a database, which is 1,400 files: on a busy disk up to two
 * seconds of processor and seven of waiting, in memory a twentieth of a second.
 */
export function folderInMemory(): string | null {
  try {
    const { bavail, bsize } = statfsSync(FOLDER)
    return bavail * bsize >= ROOM && process.availableMemory() >= 2 * ROOM ? FOLDER : null
  } catch {
    return null
  }
}
