import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { forgetEvents } from '../job/jobs.ts'
import { eventStream } from './event.service.ts'

const HOUR_MS = 3_600_000

let h: Harness
beforeAll(async () => {
  h = await openHarness()
})
afterAll(() => h.close())
beforeEach(() => h.deps.db.deleteFrom('outbox').execute())

function changed(what: string, hoursAgo: number): Promise<unknown> {
  const at = new Date(h.clock.now().getTime() - hoursAgo * HOUR_MS)
  return h.deps.db.insertInto('outbox').values({ member_id: null, topic: 'public', ref_id: what, at }).execute()
}

/** What one who goes on from there is told, as the event and its id, until nothing is new. */
async function heard(after?: number): Promise<string[]> {
  const leave = new AbortController()
  const words: string[] = []
  for await (const text of eventStream(h.deps, after?.toString(), leave.signal, () => undefined)) {
    if (text.startsWith(':')) break
    words.push(...[...text.matchAll(/event: (ready|reset)|"id":"(\w+)"/g)].map(([, event, id]) => event ?? id ?? ''))
    if (text.includes('\n\n:')) break
  }
  return words
}

async function kept(): Promise<{ readonly seq: number; readonly what: string }[]> {
  const rows = await h.deps.db.selectFrom('outbox').select(['seq', 'ref_id']).orderBy('seq').execute()
  return rows.map((row) => ({ seq: Number(row.seq), what: row.ref_id }))
}

it('the stream of events forgets what is older than six hours, but not how far it has come', async () => {
  for (const [what, hoursAgo] of Object.entries({ first: 8, second: 7, third: 5 })) await changed(what, hoursAgo)
  expect(await forgetEvents(h.deps)).toBe(2)
  const [third] = await kept()
  expect(await kept()).toEqual([{ seq: third?.seq, what: 'third' }])
  h.clock.advance(2 * HOUR_MS)
  expect(await forgetEvents(h.deps)).toBe(0)
  await changed('fourth', 0)
  expect(await heard(third?.seq)).toEqual(['ready', 'fourth'])
})

it('who was away for longer than events are kept begins anew, though nobody listened meanwhile', async () => {
  await changed('known', 8)
  await heard()
  const [known] = await kept()
  await changed('missed', 7)
  await changed('last', 7)
  await forgetEvents(h.deps)
  expect(await heard(known?.seq)).toEqual(['reset'])
})

it('the stream of events has no gaps: what came after one that stays is kept, though its own time is older', async () => {
  await changed('known', 8)
  await heard()
  const [known] = await kept()
  await changed('ahead', 5)
  await changed('next', 7)
  await changed('last', 5)
  await forgetEvents(h.deps)
  expect((await kept()).map(({ what }) => what)).toEqual(['ahead', 'next', 'last'])
  expect(await heard(known?.seq)).toEqual(['ready', 'ahead', 'next', 'last'])
})
