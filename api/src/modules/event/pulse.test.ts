import { afterAll, beforeAll, expect, it } from 'vitest'
import { setDatabaseClock } from '../../testing/databaseClock.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { eventStream } from './event.service.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
})
afterAll(() => h.close())

it('the stream of events says after each look how many changes it has told, and as of when by the clock of the database', async () => {
  const now = h.clock.now()
  await setDatabaseClock(h.deps.db, now)
  const leave = new AbortController()
  const stream = eventStream({ ...h.deps, pause: () => Promise.resolve() }, undefined, leave.signal, () => undefined)
  const next = async (): Promise<string> => String((await stream.next()).value)
  expect(await next()).toBe(`id: 0\nevent: ready\ndata: {"at":${now.getTime()}}\n\n`)
  expect(await next()).toBe(`:0 ${now.getTime()}\n\n`)
  const changes = ['goods', 'pages'].map((kind) => ({ member_id: null, topic: 'public', ref_id: kind, at: now }))
  await h.deps.db.insertInto('outbox').values(changes).execute()
  expect((await next()).split('\n\n').at(-2)).toBe(`:2 ${now.getTime()}`)
  expect(await next()).toBe(`:2 ${now.getTime()}\n\n`)
  leave.abort()
  await stream.next()
})
