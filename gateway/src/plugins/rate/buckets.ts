/** One bucket of tokens: it holds a minute's worth and fills evenly. */
export type Claim = { readonly key: string; readonly perMinute: number }

export type Buckets = {
  /** Takes `cost` from every bucket, or from none; 0, or the seconds until it may be tried again. */
  readonly take: (claims: readonly Claim[], cost: number) => number | Promise<number>
}

type Bucket = { tokens: number; at: number }

export const mostBuckets = 100_000

/** Buckets of this process alone. */
export function memoryBuckets(now: () => number): {
  readonly take: (claims: readonly Claim[], cost: number) => number
  readonly size: () => number
} {
  const known = new Generations(now())
  return {
    size: () => known.size,
    take(claims, cost) {
      const time = now()
      const held = claims.map(({ key, perMinute }) => filled(known.get(key), perMinute, time))
      const wait = held.reduce((longest, tokens, index) => Math.max(longest, secondsUntil(cost - tokens, claims[index]?.perMinute ?? 0)), 0)
      if (wait > 0) return wait
      claims.forEach(({ key }, index) => known.set(key, (held[index] ?? 0) - cost, time))
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

/**
 * Buckets used of late and those of the minute before. A bucket unused for a minute is full again, which is what no bucket
 * means: so whole generations are forgotten, sooner under a flood of keys. A map kept in order of last use costs a tenth of a small query.
 */
class Generations {
  #young = new Map<string, Bucket>()
  #old = new Map<string, Bucket>()
  #began: number

  constructor(time: number) {
    this.#began = time
  }

  get size(): number {
    return this.#young.size + this.#old.size
  }

  get(key: string): Bucket | undefined {
    return this.#young.get(key) ?? this.#old.get(key)
  }

  set(key: string, tokens: number, time: number): void {
    if (time - this.#began > 60_000 || this.#young.size >= mostBuckets / 2) {
      this.#old = this.#young
      this.#young = new Map()
      this.#began = time
    }
    const bucket = this.#young.get(key)
    if (bucket === undefined) this.#young.set(key, { tokens, at: time })
    else {
      bucket.tokens = tokens
      bucket.at = time
    }
  }
}
