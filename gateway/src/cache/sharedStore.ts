import type { Redis } from 'ioredis'
import type { Tag } from './publicRoutes.ts'
import type { Found, PublicStore } from './publicStore.ts'

const keyOf = (path: string): string => `public:body:${path}`
const versionOf = (tag: Tag): string => `public:version:${tag}`

/** As long as anything is kept. */
const longestMs = 60_000

/**
 * Of all gateways on one Redis or Valkey. While it does not answer nothing is found and nothing kept: the marketplace is asked instead,
 * also until what it could not be told to drop is over.
 */
export function sharedStore(redis: Redis, now: () => number): PublicStore {
  let doubtedUntil = 0
  const doubt = (): void => {
    doubtedUntil = now() + longestMs
  }
  return {
    async read(path, tags) {
      if (now() < doubtedUntil) return { body: null, stamp: 'none' }
      const values = await redis.mgetBuffer([keyOf(path), ...tags.map(versionOf)]).catch(() => null)
      if (values === null) return { body: null, stamp: 'none' }
      const [entry, ...versions] = values
      const stamp = versions.map((version) => version?.toString() ?? '0').join(':')
      return { body: bodyUnder(stamp, entry ?? null), stamp }
    },
    write(path, _tags, stamp, body, seconds) {
      if (stamp === 'none') return
      void redis.set(keyOf(path), Buffer.concat([Buffer.from(`${stamp}\n`), body]), 'EX', seconds).catch(() => undefined)
    },
    async drop(tags) {
      await Promise.all(tags.map((tag) => redis.incr(versionOf(tag)).catch(doubt)))
    },
  }
}

function bodyUnder(stamp: string, entry: Buffer | null): Found['body'] {
  const end = entry?.indexOf(10) ?? -1
  return entry !== null && end >= 0 && entry.toString('latin1', 0, end) === stamp ? entry.subarray(end + 1) : null
}
