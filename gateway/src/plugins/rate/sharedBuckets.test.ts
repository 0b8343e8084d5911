import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pino } from 'pino'
import { openSharedStore, type SharedStore } from '../../redis.ts'
import { startRedis, type RedisServer } from '../../testing/redisServer.ts'
import { memoryBuckets } from './buckets.ts'
import { sharedBuckets } from './sharedBuckets.ts'

/** `once` of node:events would take an error for the end. */
const seen = (store: SharedStore, event: string): Promise<void> => new Promise((resolve) => store.redis.once(event, () => resolve()))

let redis: RedisServer
const stores: SharedStore[] = []
beforeAll(async () => {
  redis = await startRedis()
})
afterEach(() => stores.splice(0).forEach((store) => store.close()))
afterAll(() => redis.stop())

type Gateway = {
  buckets: ReturnType<typeof sharedBuckets>
  store: SharedStore
  logs: Record<string, unknown>[]
  pass: (ms: number) => void
}

async function gateway(url = redis.url): Promise<Gateway> {
  const logs: Record<string, unknown>[] = []
  const store = openSharedStore(
    url,
    pino({ base: null }, { write: (line: string) => void logs.push(JSON.parse(line) as Record<string, unknown>) }),
  )
  stores.push(store)
  let time = 0
  const buckets = sharedBuckets(
    store.redis,
    memoryBuckets(() => time),
    () => time,
  )
  await seen(store, 'ready')
  return { buckets, store, logs, pass: (ms) => void (time += ms) }
}

describe('buckets in Redis', () => {
  it('buckets in Redis are one for all gateways, to the last token', async () => {
    const three = [await gateway(), await gateway(), await gateway()]
    // One more comes after ten seconds of Redis's own clock, which nobody can hold.
    const claims = [{ key: 'shared', perMinute: 6 }]
    const spent = await Promise.all(Array.from({ length: 6 }, () => three.map(({ buckets }) => buckets.spend(claims, 1))).flat())
    const waits = spent.filter((wait) => wait !== 0)
    expect(waits).toHaveLength(12)
    expect(waits.filter((wait) => !(wait > 0 && wait <= 10))).toEqual([])
  })

  it('buckets in Redis take from every bucket or from none', async () => {
    const { buckets } = await gateway()
    const both = [
      { key: 'wide', perMinute: 10 },
      { key: 'narrow', perMinute: 1 },
    ]
    expect(await buckets.spend(both, 1)).toBe(0)
    for (let tries = 0; tries < 20; tries++) expect(await buckets.spend(both, 1)).toBeGreaterThan(30)
    expect(await buckets.spend([{ key: 'wide', perMinute: 10 }], 9)).toBe(0)
  })

  it('buckets in Redis are gone after a minute and hold neither sessions nor addresses', async () => {
    const { buckets, store } = await gateway()
    await buckets.spend([{ key: 'brief', perMinute: 10 }], 1)
    const left = await store.redis.pttl('rate:brief')
    expect(left).toBeGreaterThan(50_000)
    expect(left).toBeLessThanOrEqual(61_000)
  })

  it("buckets in Redis cost a stalled Redis's patience once a second, not once a request", async () => {
    const { buckets, store, pass } = await gateway()
    const asked = vi.spyOn(store.redis, 'takeTokens')
    const claims = [{ key: 'stalled', perMinute: 100 }]
    redis.stall()
    try {
      expect(await buckets.spend(claims, 1)).toBe(0)
      for (let index = 0; index < 99; index++) expect(await buckets.spend(claims, 1)).toBe(0)
      expect(await buckets.spend(claims, 1)).toBe(1)
      expect(asked).toHaveBeenCalledTimes(1)
    } finally {
      redis.wake()
    }
    pass(1_001)
    expect(await buckets.spend(claims, 1)).toBe(0)
    expect(asked).toHaveBeenCalledTimes(2)
  })
})

describe('when Redis goes', () => {
  it('each gateway counts for itself while Redis is away, says so once, and returns', async () => {
    const lostRedis = await startRedis()
    const { buckets, store, logs, pass } = await gateway(lostRedis.url.replace('redis://', 'redis://:secret@'))
    const claims = [{ key: 'alone', perMinute: 3 }]
    const lost = seen(store, 'close')
    await lostRedis.stop()
    await lost
    expect([
      await buckets.spend(claims, 1),
      await buckets.spend(claims, 1),
      await buckets.spend(claims, 1),
      await buckets.spend(claims, 1),
    ]).toEqual([0, 0, 0, 20])
    await seen(store, 'reconnecting')
    await seen(store, 'reconnecting')
    expect(logs.filter(({ level }) => level === 40)).toHaveLength(1)
    expect(JSON.stringify(logs)).not.toContain('secret')
    const ready = seen(store, 'ready')
    const back = await startRedis(lostRedis.port)
    await ready
    pass(1_001)
    expect(await buckets.spend(claims, 3)).toBe(0)
    expect(await buckets.spend(claims, 1)).toBeGreaterThan(18)
    expect(logs.map(({ msg }) => msg)).toEqual([
      'redis does not answer; each gateway counts for itself until it does',
      'redis answers again',
    ])
    await back.stop()
  })
})
