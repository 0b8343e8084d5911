import type { Redis, Result } from 'ioredis'
import { secondsUntil, type Buckets, type Claim } from './buckets.ts'

/** All or nothing over every bucket, by Redis's own clock, in one step that no other gateway comes between. */
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local cost = tonumber(ARGV[1])
local held, missing, at = {}, 0, 0
for i, key in ipairs(KEYS) do
  local rate = tonumber(ARGV[i + 1])
  local known = redis.call('HMGET', key, 't', 'a')
  held[i] = rate
  if known[1] then held[i] = math.min(rate, tonumber(known[1]) + math.max(0, now - tonumber(known[2])) * rate / 60000) end
  local short = (cost - held[i]) / rate
  if short > missing then missing, at = short, i end
end
if at > 0 then return {at, tostring(cost - held[at])} end
for i, key in ipairs(KEYS) do
  redis.call('HSET', key, 't', tostring(held[i] - cost), 'a', tostring(now))
  redis.call('PEXPIRE', key, 61000)
end
return {0, '0'}
`

declare module 'ioredis' {
  interface RedisCommander<Context> {
    takeTokens(keys: number, ...args: (string | number)[]): Result<[number, string], Context>
  }
}

const pauseMs = 1_000

/** Buckets that all gateways share; while Redis does not answer, each gateway's own. */
export function sharedBuckets(
  redis: Redis,
  local: Buckets,
  now: () => number,
): { readonly spend: (claims: readonly Claim[], cost: number) => Promise<number> } {
  redis.defineCommand('takeTokens', { lua: script })
  let pausedUntil = 0
  return {
    async spend(claims, cost) {
      if (now() < pausedUntil) return local.spend(claims, cost)
      try {
        const [at, missing] = await redis.takeTokens(
          claims.length,
          ...claims.map(({ key }) => `rate:${key}`),
          cost,
          ...claims.map(({ perMinute }) => perMinute),
        )
        const refusing = claims[at - 1]
        return refusing === undefined ? 0 : secondsUntil(Number(missing), refusing.perMinute)
      } catch {
        // The connection itself says that it was lost; a stalled one must not cost every request its patience.
        pausedUntil = now() + pauseMs
        return local.spend(claims, cost)
      }
    },
  }
}
