import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startRedis, type RedisServer } from '../testing/redisServer.ts'
import { sharedStore } from './sharedStore.ts'

let server: RedisServer
let redis: Redis
beforeAll(async () => {
  server = await startRedis()
  redis = new Redis(server.url)
})
afterAll(async () => {
  redis.disconnect()
  await server.stop()
})

it('a store in Redis finds and keeps nothing for a minute after it could not be told to drop', async () => {
  let now = 0
  const store = sharedStore(redis, () => now)
  const { stamp } = await store.read('/api/help', ['pages'])
  store.write('/api/help', ['pages'], stamp, Buffer.from('kept'), 60)
  expect((await store.read('/api/help', ['pages'])).body?.toString()).toBe('kept')
  vi.spyOn(redis, 'incr').mockRejectedValueOnce(new Error('away'))
  await store.drop(['goods'])
  now = 59_999
  const doubted = await store.read('/api/help', ['pages'])
  expect(doubted.body).toBeNull()
  store.write('/api/help', ['pages'], doubted.stamp, Buffer.from('newer'), 60)
  now = 60_000
  expect((await store.read('/api/help', ['pages'])).body?.toString()).toBe('kept')
})
