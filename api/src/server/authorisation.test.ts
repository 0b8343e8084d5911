import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSale } from '../modules/group/testGroup.ts'
import { seedPointsMall } from '../seed/seedPoints.ts'
import { apiCalls, type ApiCall } from '../testing/apiCalls.ts'
import { is, send, wrong } from '../testing/apiWalk.ts'
import { createGoods, createTrade } from '../testing/catalogue.ts'
import { openHarness, type Harness } from '../testing/harness.ts'
import type { TestClient } from '../testing/testClient.ts'
import { addToCart, createShopper, quoteFor } from '../testing/trading.ts'

let h: Harness
let calls: readonly ApiCall[]
let gift: string
beforeAll(async () => {
  h = await openHarness()
  calls = await apiCalls(h)
  await createTrade(h)
  await seedPointsMall(h.deps.db, h.clock.now())
  const { id } = await h.deps.db
    .selectFrom('points_goods')
    .where('stock', '>', 3)
    .orderBy('points')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  gift = String(id)
})
afterAll(() => h.close())

/** The paths that the router knows, read from the tree that it prints. */
function routedPaths(): string[] {
  const parts: string[] = []
  return h.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part, methods] = /^((?:[│ ] {3})*)[├└]── (\S*)(?: \((.+)\))?$/u.exec(line) ?? []
      if (part === undefined) return []
      parts.splice(indent.length / 4, Number.POSITIVE_INFINITY, part)
      return methods === undefined ? [] : [parts.join('')]
    })
}

describe('the walk', () => {
  it('the walk meets every path of the router: what openapi.json does not describe is listed here', () => {
    const known = new Set(calls.map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1')))
    const routed = routedPaths()
    expect(routed.filter((path) => known.has(path))).toHaveLength(known.size)
    expect(routed.filter((path) => !known.has(path)).toSorted()).toEqual([
      '/api/erp/import/:kind/template',
      '/api/erp/recall/:id/report',
      '/api/events',
      '/cashier/:no',
      '/files/banner/:file',
      '/files/brand/:file',
      '/files/codes/:id/:format',
      '/files/document/:id/:file',
      '/files/dossier/:file',
      '/files/export/:file',
      '/files/gift/:file',
      '/files/goods/:file',
      '/files/invoice/:file',
      '/files/licence/:file',
      '/files/pay/:file',
      '/files/picture/:key',
      '/files/price/:file',
      '/files/purchases/:file',
      '/files/recharge/:file',
      '/files/report/:file',
      '/files/schema/delivery-1.json',
      '/files/signing-key/:file',
      '/files/site/:file',
      '/files/site/code.svg',
      '/files/statement/:file',
      '/files/temperature/:id',
      '/files/upload/:key',
      '/files/wechat/:file',
      '/healthz',
      '/message/unsubscribe',
      '/outbox',
      '/readyz',
      '/wechat/callback',
      '/wechat/demo',
    ])
  })
})

describe('without a session', () => {
  const ofMembers = (): ApiCall[] => calls.filter(({ access }) => access !== 'visitor')

  /** So slowly that nobody takes it for guessing. */
  const unhurried = (client: TestClient, call: ApiCall) => {
    h.clock.advance(60_000)
    return send(client, call, 1)
  }

  it('every call of a member or of the office answers 401 and nothing else', async () => {
    expect(ofMembers().length).toBeGreaterThan(40)
    expect(await wrong(ofMembers(), async (call) => is(await send(h.client(), call, 1), 401))).toEqual([])
  })

  it('also before it looks at what it is given', async () => {
    expect(await wrong(ofMembers(), async (call) => is(await send(h.client(), call, 'x', { rubbish: '\u0000' }), 401))).toEqual([])
  })

  it('and so it does for sessions that were invented, ended or have expired', async () => {
    const { client } = await createShopper(h)
    const ended = client.cookie('sid') ?? ''
    await client.delete('/api/user/logout')
    const { client: old } = await createShopper(h)
    const expired = old.cookie('sid') ?? ''
    h.clock.advance(8 * 86_400_000)
    const cookies = [ended, expired, '', 'x', 'A'.repeat(43), `${'A'.repeat(43)}; sid=1`, "' or 1=1 --"]
    for (const value of cookies) {
      const stranger = h.client({
        cookie: `sid=${encodeURIComponent(value)}`,
        authorization: `Bearer ${/^[\w-]+$/.test(value) ? value : 'x'}`,
      })
      expect(await wrong(ofMembers(), async (call) => is(await unhurried(stranger, call), 401)), value).toEqual([])
    }
  })

  it('calls for visitors never ask for one', async () => {
    const visitors = calls.filter(({ access, path }) => access === 'visitor' && !path.startsWith('/api/pay/notify'))
    expect(
      await wrong(visitors, async (call) => {
        const { status } = await send(h.client(), call, 1, {})
        return status !== 401 || status
      }),
    ).toEqual([])
  })

  it('a buyer’s session is no token of the office', async () => {
    const { client } = await createShopper(h)
    const session = h.client({ authorization: `Bearer ${client.cookie('sid')}` })
    expect(
      await wrong(
        calls.filter(({ access }) => access === 'erp'),
        async (call) => is(await unhurried(session, call), 401),
      ),
    ).toEqual([])
  })
})

describe('a page of another site', () => {
  it('a page of another site makes a buyer’s browser write nothing: every call that changes something refuses it first', async () => {
    const { client } = await createShopper(h)
    const cookie = `sid=${client.cookie('sid')}`
    const writes = calls.filter(({ method, path }) => method !== 'GET' && !path.startsWith('/api/pay/notify'))
    expect(writes.length).toBeGreaterThan(35)
    for (const headers of [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const page = h.client({ cookie, ...headers })
      expect(await wrong(writes, async (call) => is(await send(page, call, 1), 403, 'ORIGIN_REFUSED'))).toEqual([])
    }
    expect((await client.get('/api/user/base')).status).toBe(200)
  })

  it('a page of another site may read only what browsers let it: no answer allows another origin', async () => {
    const { client } = await createShopper(h)
    for (const url of ['/api/user/base', '/api/goods/list', '/api/nope']) {
      const { headers } = await h.client({ cookie: `sid=${client.cookie('sid')}`, origin: 'https://evil.example' }).get(url)
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  })
})

describe('a shop whose papers are not passed', () => {
  it.each(['pending', 'rejected', 'frozen'] as const)(
    'a shop whose papers are not passed and are %s buys nothing, whatever it had prepared',
    async (review) => {
      const { client, person } = await createShopper(h)
      const goodsId = await createGoods(h)
      const quote = await quoteFor(client, [{ goodsId, number: 30 }])
      const lineId = await addToCart(client, { goodsId: await createGoods(h), number: 30 })
      await h.deps.db.updateTable('member').set({ review }).where('id', '=', person.memberId).execute()
      const tries: Readonly<Record<string, readonly [id: string | number, form: Record<string, string>]>> = {
        'POST /api/cart': [0, { goods_id: String(goodsId), number: '5', price: '10.00', ck_id: '1' }],
        'POST /api/cart/quick_add/{id}': [goodsId, {}],
        'POST /api/cart/{id}/edit': [lineId, { number: '35' }],
        'POST /api/cart/checkout': [0, { ids: lineId }],
        'POST /api/group/{id}/join': [await openSale(h, goodsId), { number: '5', client_key: `key-${review}` }],
        'POST /api/jfsc/exchange': [0, { id: gift, number: '1', client_key: `key-${review}` }],
        'POST /api/order/{id}/rebuy': [1, {}],
        'POST /api/supply': [
          0,
          { name: '三七粉', spec: '3g', maker: '澄野', price: '86.00', stock: '10', expires: '2027-10-31', client_key: `key-${review}` },
        ],
        'POST /api/quick/add': [0, { 'rows[0][goods_id]': String(goodsId), 'rows[0][number]': '5', client_key: `key-${review}` }],
        'POST /api/order': [0, { quote_id: quote.quote_id, hash: quote.hash, client_key: `key-${review}`, pay_mode: 'online' }],
      }
      const gated = calls.filter(({ responses }) => responses['403']?.description.includes('NOT_REVIEWED'))
      expect(gated.map(({ name }) => name).toSorted(), 'a call that needs passed papers belongs into `tries`').toEqual(
        Object.keys(tries).toSorted(),
      )
      expect(
        await wrong(gated, async (call) => {
          const [id, form] = tries[call.name] ?? [0, {}]
          // What moves money is refused to a frozen shop before anything else is looked at.
          const isFrozen = review === 'frozen' && call.responses['403']?.description.includes('SHOP_FROZEN') === true
          return is(await send(client, call, id, form), 403, isFrozen ? 'SHOP_FROZEN' : 'NOT_REVIEWED')
        }),
      ).toEqual([])
      expect(await h.deps.db.selectFrom('trade').where('member_id', '=', person.memberId).select('id').execute()).toEqual([])
    },
  )
})
