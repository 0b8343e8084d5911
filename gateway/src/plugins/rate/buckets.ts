/** One bucket of tokens: it holds a minute's worth and fills evenly. */
export type Claim = { readonly key: string; readonly perMinute: number }

export type Buckets = {
  /** Takes `cost` from every bucket, or from none; 0, or the seconds until it may be tried again. */
  readonly take: (claims: readonly Claim[], cost: number) => number | Promise<number>
}

type Bucket = { tokens: number; at: number }

export const mostBuckets = 100_000

/** Buckets of this process alone. */
export function memoryBuckets(now: () => number): { readonly take: (claims: readonly Claim[], cost: number) => number; readonly size: () => number } {
  const buckets = new Map<string, Bucket>()
  const filled = ({ key, perMinute }: Claim, time: number): Bucket => {
    const known = buckets.get(key)
    if (known === undefined) return { tokens: perMinute, at: time }
    return { tokens: Math.min(perMinute, known.tokens + (Math.max(0, time - known.at) * perMinute) / 60_000), at: time }
  }
  return {
    size: () => buckets.size,
    take(claims, cost) {
      const time = now()
      const held = claims.map((claim) => filled(claim, time))
      const waits = claims.map(({ perMinute }, index) => secondsUntil(cost - (held[index]?.tokens ?? 0), perMinute))
      const wait = Math.max(0, ...waits)
      if (wait > 0) return wait
      if (buckets.size + claims.length > mostBuckets) forget(buckets, time)
      claims.forEach(({ key }, index) => {
        // Set anew, so that the map stays in the order of last use.
        buckets.delete(key)
        buckets.set(key, { tokens: (held[index]?.tokens ?? 0) - cost, at: time })
      })
      return 0
    },
  }
}

export function secondsUntil(missing: number, perMinute: number): number {
  return missing <= 0 ? 0 : Math.max(1, Math.ceil((missing * 60) / perMinute))
}

/** A bucket unused for a minute is full again, which is what no bucket means; under a flood the oldest tenth goes too. */
function forget(buckets: Map<string, Bucket>, time: number): void {
  let left = mostBuckets / 10
  for (const [key, { at }] of buckets) {
    if (left <= 0 && time - at < 60_000) return
    buckets.delete(key)
    left -= 1
  }
}
