import { LRUCache } from 'lru-cache'

/** One bucket of tokens: it holds a minute's worth and fills evenly. */
export type Claim = { readonly key: string; readonly perMinute: number }

export type Buckets = {
  /** Takes `cost` from every bucket, or from none; 0, or the seconds until it may be tried again. */
  readonly spend: (claims: readonly Claim[], cost: number) => number | Promise<number>
}

type Bucket = { readonly tokens: number; readonly at: number }

export const mostBuckets = 100_000

/** Buckets of this process alone. */
export function memoryBuckets(now: () => number): {
  readonly spend: (claims: readonly Claim[], cost: number) => number
  readonly size: () => number
} {
  // One unused for a minute is full again, which is what no bucket means: so the longest unused may always go.
  const known = new LRUCache<string, Bucket>({ max: mostBuckets })
  return {
    size: () => known.size,
    spend(claims, cost) {
      const time = now()
      const held = claims.map(({ key, perMinute }) => filled(known.get(key), perMinute, time))
      const wait = held.reduce((longest, tokens, index) => Math.max(longest, secondsUntil(cost - tokens, claims[index]?.perMinute ?? 0)), 0)
      if (wait > 0) return wait
      claims.forEach(({ key }, index) => known.set(key, { tokens: (held[index] ?? 0) - cost, at: time }))
      return 0
    },
  }
}

export function secondsUntil(missing: number, perMinute: number): number {
  return missing <= 0 ? 0 : Math.max(1, Math.ceil((missing * 60) / perMinute))
}

function filled(bucket: Bucket | undefined, perMinute: number, time: number): number {
  return bucket === undefined ? perMinute : Math.min(perMinute, bucket.tokens + (Math.max(0, time - bucket.at) * perMinute) / 60_000)
}
