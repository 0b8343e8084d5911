import { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller, RestAnswer, RestCall, RestMethod, Session } from '../rest/restClient.ts'
import { startRedis, type RedisServer } from '../testing/redisServer.ts'
import { ok, raw, refused, stubRest, type StubRest } from '../testing/stubRest.ts'
import { publicCache, type Told } from './publicCache.ts'
import { publicRoute } from './publicRoutes.ts'
import { memoryStore, type PublicStore } from './publicStore.ts'
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
beforeEach(async () => void (await redis.flushall()))

const member: Session = { kind: 'cookie', value: 'member' }
const list = '/api/goods/list?page=1'

function open(
  store: PublicStore,
  answer: (call: RestCall) => RestAnswer | Error = () => ok('fresh'),
  told: Told = { telling: 'live' },
): { rest: StubRest; ask: (path?: string, session?: Session | null, method?: RestMethod) => Promise<RestAnswer> } {
  const rest = stubRest(new Proxy({}, { get: () => answer }))
  const client = publicCache(rest, store, told)
  const caller = (session: Session | null): Caller => ({
    session,
    requestId: 'r',
    clientIp: '192.0.2.1',
    signal: new AbortController().signal,
  })
  return { rest, ask: (path = list, session = null, method = 'GET') => client.send({ method, path, caller: caller(session) }) }
}

describe.each<[string, (now: () => number) => PublicStore]>([
  ['in memory', (now) => memoryStore(now)],
  ['in Redis', () => sharedStore(redis, () => 0)],
])('what is public, kept %s', (_, openStore) => {
  const start = (answer?: (call: RestCall) => RestAnswer | Error): ReturnType<typeof open> =>
    open(
      openStore(() => 0),
      answer,
    )

  it('what is public is asked for once', async () => {
    const { rest, ask } = start()
    const [first, second] = [await ask(), await ask()]
    expect(rest.calls).toHaveLength(1)
    expect([first.from, second.from]).toEqual([undefined, 'cache'])
    expect(second.body.equals(first.body)).toBe(true)
    await ask('/api/goods/list?page=2')
    expect(rest.calls).toHaveLength(2)
  })

  it('what is public is never given to a member, nor kept from one', async () => {
    let asked = 0
    const { rest, ask } = start(() => ok(`price ${(asked += 1)}`))
    await ask(list, member)
    const visitor = await ask()
    const again = await ask(list, member)
    expect([again.from, rest.calls.length]).toEqual([undefined, 3])
    expect(visitor.body.toString()).toContain('price 2')
    expect((await ask()).body.toString()).toContain('price 2')
    expect((await ask(list, { kind: 'bearer', value: 'other' })).body.toString()).toContain('price 4')
  })

  it.each(['/api/goods/fl', '/api/goods/hot'])(
    'what is public is the same for all at %s: asked without the session, and no session comes back',
    async (path) => {
      const { rest, ask } = start(({ caller }) => ok(caller.session === null ? 'for all' : 'for one'))
      const [first, second] = [await ask(path, member), await ask(path)]
      expect([first.from, second.from, rest.calls.length]).toEqual([undefined, 'cache', 1])
      expect(second.body.toString()).toContain('for all')
      const opening = start(() => ok('x', ['sid=somebody']))
      expect((await opening.ask(path, member)).setCookie).toEqual([])
    },
  )

  it.each([
    '/api/user/base',
    '/api/cart/list',
    '/api/order/5',
    '/api/coupon/center',
    '/api/goods/detail/1/../../user/base',
    '/api/favorite',
    '/api/user/phone/13800000000',
  ])('a path that is not public is asked for each time: %s', async (path) => {
    const { rest, ask } = start()
    await ask(path)
    await ask(path)
    expect(rest.calls).toHaveLength(2)
  })

  it.each<[string, RestAnswer | Error]>([
    ['a refusal', refused(403, 'no')],
    ['a failure', refused(500, 'busy')],
    ['an answer with a cookie', ok('x', ['sid=somebody'])],
    ['rubbish', raw(200, '<html>')],
    ['no answer', new Error('reset')],
    ['an envelope that says login', raw(200, '{"code":401,"message":"请先登录","data":null}')],
  ])('nothing is kept of %s', async (_name, answer) => {
    const { rest, ask } = start(() => answer)
    await Promise.allSettled([ask()])
    await Promise.allSettled([ask()])
    expect(rest.calls).toHaveLength(2)
  })

  it.each<[string, RestMethod, string, boolean]>([
    ['an order', 'POST', '/api/order', true],
    ['the end of an order', 'POST', '/api/order/7/cancel', true],
    ['a change of a cart', 'POST', '/api/cart', false],
  ])('what is public is stale after %s as it must be', async (_name, method, path, isStale) => {
    const { ask } = start()
    await ask()
    await ask(path, member, method)
    expect((await ask()).from).toBe(isStale ? undefined : 'cache')
    await ask('/api/help/1')
    await ask('/api/order', member, 'POST')
    expect((await ask('/api/help/1')).from).toBe('cache')
  })

  it('what is public is not kept when it was written over while it was asked for', async () => {
    const store = openStore(() => 0)
    const { stamp } = await store.read(list, ['goods'])
    await store.drop(['goods'])
    store.write(list, ['goods'], stamp, Buffer.from('old'), 60)
    expect((await store.read(list, ['goods'])).body).toBeNull()
  })
})

describe('bounds', () => {
  it('public answers are forgotten with time', async () => {
    let now = 0
    const { rest, ask } = open(memoryStore(() => now))
    await ask()
    now = 9_999
    await ask()
    expect(rest.calls).toHaveLength(1)
    now = 10_000
    await ask()
    expect(rest.calls).toHaveLength(2)
  })

  it('public answers are forgotten where they are too many, the longest unused first', async () => {
    const store = memoryStore(() => 0, 10_000)
    const body = Buffer.alloc(2_000)
    const write = (path: string): void => store.write(path, ['goods'], '0', body, 60)
    ;['a', 'b', 'c', 'd'].forEach(write)
    await store.read('a', ['goods'])
    write('e')
    expect(store.bytes()).toBeLessThanOrEqual(10_000)
    const held = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(async (path) => (await store.read(path, ['goods'])).body !== null))
    expect(held).toEqual([true, false, true, true, true])
  })

  it('the bounds of public answers hold in Redis too, by its own clock', async () => {
    const { ask } = open(sharedStore(redis, () => 0))
    await ask()
    expect(await redis.ttl(`public:body:${list}`)).toBeGreaterThan(0)
    expect(await redis.ttl(`public:body:${list}`)).toBeLessThanOrEqual(10)
  })
})

describe('what is public while the marketplace', () => {
  const categories = '/api/goods/fl'
  it('has not been heard for a while is neither told from what is kept nor kept', async () => {
    const told: { telling: Told['telling'] } = { telling: 'live' }
    const { rest, ask } = open(
      memoryStore(() => 0),
      () => ok('fresh'),
      told,
    )
    await ask(categories)
    told.telling = 'silent'
    expect([(await ask(categories)).from, (await ask(categories, member)).from, (await ask('/api/help')).from]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    told.telling = 'live'
    expect([(await ask(categories)).from, (await ask('/api/help')).from]).toEqual(['cache', undefined])
    expect(rest.calls).toHaveLength(5)
  })

  it('never tells of changes is kept for its time', async () => {
    let now = 0
    const { ask } = open(
      memoryStore(() => now),
      () => ok('fresh'),
      { telling: 'never' },
    )
    await ask(categories)
    now = 59_999
    expect((await ask(categories)).from).toBe('cache')
    now = 60_000
    expect((await ask(categories)).from).toBeUndefined()
  })
})

describe('two gateways on one Redis', () => {
  it('two gateways on one Redis share what they keep and what makes it stale', async () => {
    const [first, second] = [open(sharedStore(redis, () => 0)), open(sharedStore(redis, () => 0))]
    await first.ask()
    expect((await second.ask()).from).toBe('cache')
    await second.ask('/api/order', member, 'POST')
    expect((await first.ask()).from).toBeUndefined()
  })

  it('a gateway asks the marketplace while Redis does not answer', async () => {
    const gone = new Redis({ port: 1, lazyConnect: true, enableOfflineQueue: false, retryStrategy: () => null })
    gone.on('error', () => undefined)
    const { rest, ask } = open(sharedStore(gone, () => 0))
    expect([(await ask()).from, (await ask()).from]).toEqual([undefined, undefined])
    await ask('/api/order', member, 'POST')
    expect(rest.calls).toHaveLength(3)
  })
})

describe('the list of public routes', () => {
  it.each([
    ['/api/goods/list?x=1', 10],
    ['/api/goods/filters', 10],
    ['/api/goods/batch?ids=1', 10],
    ['/api/goods/detail/17', 10],
    ['/api/goods/fl', 60],
    ['/api/goods/hot', 60],
    ['/api/combo', 10],
    ['/api/combo/4', 10],
    ['/api/spike', 10],
    ['/api/spike/4', 10],
    ['/api/group', 10],
    ['/api/group/4', 10],
    ['/api/supplier', 10],
    ['/api/supplier/4/goods', 10],
    ['/api/price/list', 10],
    ['/api/price/4', 10],
    ['/api/manjian', 10],
    ['/api/manjian/4/goods', 10],
    ['/api/zone/near_expiry', 10],
    ['/api/jfsc/category', 10],
    ['/api/jfsc/goods', 10],
    ['/api/jfsc/goods/4', 10],
    ['/api/index/spike', 10],
    ['/api/index_wntj/4', 10],
    ['/api/activity/everyday_price', 10],
    ['/api/activity/page/dongchu', 10],
    ['/api/activity/page/a/b-c', 10],
    ['/api/focus', 60],
    ['/api/focus/index/top', 60],
    ['/api/ads/links', 60],
    ['/api/ads/right', 60],
    ['/api/global/links', 60],
    ['/api/article', 60],
    ['/api/article/4', 60],
    ['/api/help/category', 60],
  ])('the list of public routes has %s for %d seconds, and nothing that only holds it', (path, seconds) => {
    expect(publicRoute(path)?.seconds).toBe(seconds)
    expect(publicRoute(`/v2${path}`)).toBeNull()
  })

  it.each([
    '/api/goods',
    '/api/goods/detail',
    '/api/goods/detail/17/price',
    '/api/v2/api/goods/fl',
    '/api/combo/x',
    '/api/group/4/join',
    '/api/supplier/4',
    '/api/price',
    '/api/price/4/rows',
    '/api/manjian/x/goods',
    '/api/jfsc/order',
    '/api/index_wntj/',
    '/api/zone',
    '/api/activity',
    '/api/activity/page/',
    '/api/activity/record',
    '/api/ads',
    '/api/user/base',
    '/api/cart/list',
    '/api/articles',
    '',
  ])('the list of public routes has no %j', (path) => {
    expect(publicRoute(path)).toBeNull()
  })
})
