import { LRUCache } from 'lru-cache'
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
  const kept = new LRUCache<string, Kept>({ maxSize: limit, sizeCalculation: ({ body }, path) => body.length + path.length * 2 + 200 })
  const versions = new Map<Tag, number>()
  const stampOf = (tags: readonly Tag[]): string => tags.map((tag) => versions.get(tag) ?? 0).join(':')
  return {
    bytes: () => kept.calculatedSize,
    read(path, tags) {
      const stamp = stampOf(tags)
      const entry = kept.get(path)
      const isGood = entry !== undefined && entry.stamp === stamp && entry.until > now()
      if (!isGood) kept.delete(path)
      return Promise.resolve({ body: isGood ? entry.body : null, stamp })
    },
    write(path, _tags, stamp, body, seconds) {
      kept.set(path, { body, stamp, until: now() + seconds * 1_000 })
    },
    drop(tags) {
      for (const tag of tags) versions.set(tag, (versions.get(tag) ?? 0) + 1)
      return Promise.resolve()
    },
  }
}
