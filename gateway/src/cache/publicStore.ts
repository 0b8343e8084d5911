import type { Tag } from './publicRoutes.ts'

export type Found = { readonly body: Buffer | null; readonly stamp: string }

/** Keeps bodies by path. A body is written under the stamp that its tags had before it was asked for, and is no longer found once they have another. */
export type PublicStore = {
  readonly read: (path: string, tags: readonly Tag[]) => Promise<Found>
  readonly write: (path: string, tags: readonly Tag[], stamp: string, body: Buffer, seconds: number) => void
  readonly drop: (tags: readonly Tag[]) => Promise<void>
}

type Kept = { readonly body: Buffer; readonly stamp: string; readonly until: number }

const mostBytes = 32_000_000

/** Of this process alone; the longest unused goes first. */
export function memoryStore(now: () => number, limit = mostBytes): PublicStore & { readonly bytes: () => number } {
  const kept = new Map<string, Kept>()
  const versions = new Map<Tag, number>()
  let bytes = 0
  const stampOf = (tags: readonly Tag[]): string => tags.map((tag) => versions.get(tag) ?? 0).join(':')
  const remove = (path: string): void => {
    bytes -= sizeOf(path, kept.get(path))
    kept.delete(path)
  }
  return {
    bytes: () => bytes,
    read(path, tags) {
      const stamp = stampOf(tags)
      const entry = kept.get(path)
      if (entry === undefined) return Promise.resolve({ body: null, stamp })
      kept.delete(path)
      kept.set(path, entry)
      if (entry.stamp === stamp && entry.until > now()) return Promise.resolve({ body: entry.body, stamp })
      remove(path)
      return Promise.resolve({ body: null, stamp })
    },
    write(path, _tags, stamp, body, seconds) {
      remove(path)
      const entry = { body, stamp, until: now() + seconds * 1_000 }
      kept.set(path, entry)
      bytes += sizeOf(path, entry)
      for (const [oldest] of kept) {
        if (bytes <= limit) return
        remove(oldest)
      }
    },
    drop(tags) {
      for (const tag of tags) versions.set(tag, (versions.get(tag) ?? 0) + 1)
      return Promise.resolve()
    },
  }
}

function sizeOf(path: string, entry: Kept | undefined): number {
  return entry === undefined ? 0 : entry.body.length + path.length * 2 + 200
}
