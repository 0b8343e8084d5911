import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../api/src/testing/catalogue.ts'
import { GATEWAY_SECRET, openHarness, type Harness } from '../../api/src/testing/harness.ts'
import { memoryStore } from '../../gateway/src/cache/publicStore.ts'
import { tags } from '../../gateway/src/cache/publicRoutes.ts'
import { sharedReads } from '../../gateway/src/cache/sharedReads.ts'
import { EventHub, everything } from '../../gateway/src/events/eventHub.ts'
import { makeLog } from '../../gateway/src/log.ts'
import { thisMachine } from '../../gateway/src/machine.ts'
import { createHttpRestClient } from '../../gateway/src/rest/httpRestClient.ts'
import type { RestClient } from '../../gateway/src/rest/restClient.ts'

let h: Harness
let goodsId: number
let rest: RestClient
let hub: EventHub
/** As the gateway asks for visitors: from what is kept, where it may. */
let shared: RestClient
let heard: PromiseWithResolvers<string>
/** What was asked of the marketplace, and not of what is kept. */
let calls: string[] = []
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  goodsId = await createGoods(h, { name: '阿莫西林胶囊', stock: 30 })
  const apiUrl = await h.app.listen({ port: 0, host: '127.0.0.1' })
  rest = createHttpRestClient({ apiUrl, timeoutMs: 10_000, gatewaySecret: GATEWAY_SECRET, machine: thisMachine })
  hub = new EventHub(rest, makeLog('fatal', process.stderr), thisMachine)
  const kept = memoryStore(thisMachine.elapsed)
  const counted: RestClient = { ...rest, send: (call) => (calls.push(call.path.split('?')[0] ?? ''), rest.send(call)) }
  // Whatever the machine is busy with, its marketplace is heard.
  shared = sharedReads(counted, kept, { telling: 'live' }, { now: () => 0, isAlone: true })
  const begun = hub.subscribe('', [], new AbortController().signal)
  hub.tellOfShown((kind) => {
    void kept.drop(tags.filter((tag) => kind === tag || kind === everything))
    heard.resolve(kind)
  })
  await begun
})
afterAll(async () => {
  hub.close()
  await rest.close()
  await h.close()
})
beforeEach(() => {
  calls = []
  heard = Promise.withResolvers()
})

async function ask(path: string): Promise<unknown> {
  const caller = { session: null, requestId: 'r', clientIp: '127.0.0.1', signal: new AbortController().signal }
  return (JSON.parse((await shared.send({ method: 'GET', path, caller })).body.toString()) as { data: unknown }).data
}

it('a visitor is told of goods as they are, from what is kept while nothing changes', async () => {
  const nameOf = async (): Promise<unknown> => ((await ask(`/api/goods/detail/${goodsId}`)) as { name: string }).name
  expect([await nameOf(), await nameOf(), calls.length]).toEqual(['阿莫西林胶囊', '阿莫西林胶囊', 1])
  heard = Promise.withResolvers()
  await h.deps.db.updateTable('goods').set({ name: '阿莫西林颗粒' }).where('id', '=', goodsId).execute()
  expect(await heard.promise).toBe('goods')
  expect([await nameOf(), await nameOf(), calls.length]).toEqual(['阿莫西林颗粒', '阿莫西林颗粒', 2])
})

it('a visitor is shown the frame of a page as staff have just made it', async () => {
  const words = async (): Promise<unknown> =>
    ((await ask('/api/focus/common')) as { rnss: { name: string }[] }).rnss.map(({ name }) => name)
  await h.deps.db.insertInto('hot_word').values({ word: '布洛芬', url: '/search?keywords=布洛芬', sort: 1 }).execute()
  await heard.promise
  expect([await words(), await words(), calls.length]).toEqual([['布洛芬'], ['布洛芬'], 1])
  heard = Promise.withResolvers()
  await h.deps.db.updateTable('hot_word').set({ word: '连花清瘟' }).execute()
  await heard.promise
  expect(await words()).toEqual(['连花清瘟'])
})
