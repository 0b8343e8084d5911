import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openSharedStore } from './redis.ts'

it('a lost Redis is asked again after a tenth of a second more each time, two seconds at most', async () => {
  const server = createServer((socket) => socket.destroy())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const store = openSharedStore(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`, pino({ level: 'silent' }))
  const pauseBefore = store.redis.options.retryStrategy
  expect([1, 2, 19, 20, 21, 500].map((attempt) => pauseBefore?.(attempt))).toEqual([100, 200, 1_900, 2_000, 2_000, 2_000])
  store.close()
  server.close()
})
