import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertInvoice } from '../modules/invoice/invoice.repo.ts'
import { openSale } from '../modules/group/testGroup.ts'
import { post } from '../modules/ledger/ledger.service.ts'
import { seedPointsMall } from '../modules/points/points.seed.ts'
import { allowedForm, apiCalls, filled, type ApiCall } from '../testing/apiCalls.ts'
import { addressOf, colleagueOf, deviceOf, messageOf, paperOf, walletOf } from '../testing/belongings.ts'
import { createGoods, createTrade } from '../testing/catalogue.ts'
import { openHarness, type Harness } from '../testing/harness.ts'
import type { TestAnswer, TestClient } from '../testing/testClient.ts'
import { addToCart, buy, createShopper, payAtCashier, quoteFor, type PlacedWire, type Shopper } from '../testing/trading.ts'

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

function send(
  client: TestClient,
  call: ApiCall,
  id: string | number,
  form: Record<string, string> = allowedForm(call),
): Promise<TestAnswer> {
  const url = filled(call.path, id)
  if (call.method === 'GET') return client.get(url)
  return call.method === 'DELETE' ? client.delete(url) : client.send(call.method, url, form)
}

/** Every call that is not as it should be, by name: one list instead of a hundred tests. */
async function wrong(chosen: readonly ApiCall[], isRight: (call: ApiCall) => Promise<unknown>): Promise<string[]> {
  const found: string[] = []
  for (const call of chosen) {
    const answer = await isRight(call)
    if (answer !== true) found.push(`${call.name}: ${JSON.stringify(answer)}`)
  }
  return found
}

const is = (answer: TestAnswer, status: number, reason?: string): unknown => {
  const { reason: given } = (answer.data ?? {}) as { reason?: string }
  return answer.status === status && answer.code === status && given === reason ? true : [answer.status, answer.message, answer.data]
}

/** The paths that the router knows, read from its own drawing of the tree. */
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
  it('meets every path of the router: what openapi.json does not describe is listed here', () => {
    const known = new Set(calls.map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1')))
    const routed = routedPaths()
    expect(routed.filter((path) => known.has(path))).toHaveLength(known.size)
    expect(routed.filter((path) => !known.has(path)).toSorted()).toEqual([
      '/api/events',
      '/cashier/:no',
      '/files/banner/:file',
      '/files/brand/:file',
      '/files/document/:id/:file',
      '/files/gift/:file',
      '/files/goods/:file',
      '/files/invoice/:file',
      '/files/pay/:file',
      '/files/price/:file',
      '/files/recharge/:file',
      '/files/report/:file',
      '/files/site/code.svg',
      '/files/statement/:file',
      '/files/upload/:key',
      '/files/wechat/:file',
      '/healthz',
      '/outbox',
      '/readyz',
      '/wechat/callback',
      '/wechat/demo',
    ])
  })
})

describe('without a session', () => {
  const ofMembers = (): ApiCall[] => calls.filter(({ access }) => access !== 'visitor')

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
      expect(await wrong(ofMembers(), async (call) => is(await send(stranger, call, 1), 401)), value).toEqual([])
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
        async (call) => is(await send(session, call, 1), 401),
      ),
    ).toEqual([])
  })
})

describe('a page of another site', () => {
  it('makes a buyer’s browser write nothing: every call that changes something refuses it first', async () => {
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

  it('may read only what browsers let it: no answer allows another origin', async () => {
    const { client } = await createShopper(h)
    for (const url of ['/api/user/base', '/api/goods/list', '/api/nope']) {
      const { headers } = await h.client({ cookie: `sid=${client.cookie('sid')}`, origin: 'https://evil.example' }).get(url)
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  })
})

describe('a shop whose papers are not passed', () => {
  it.each(['pending', 'rejected', 'frozen'] as const)('and are %s buys nothing, whatever it had prepared', async (review) => {
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
  })
})

describe('what belongs to somebody else', () => {
  let owner: Shopper
  let stranger: Shopper
  let ownIds: Readonly<Record<string, string>>
  let placed: PlacedWire

  beforeAll(async () => {
    owner = await createShopper(h)
    stranger = await createShopper(h)
    placed = await buy(owner.client, [{ goodsId: await createGoods(h), number: 30 }])
    const quote = await quoteFor(owner.client, [{ goodsId: await createGoods(h), number: 30 }])
    const lineId = await addToCart(owner.client, { goodsId: await createGoods(h), number: 30 })
    const paid = await buy(owner.client, [{ goodsId: await createGoods(h), number: 30 }])
    await payAtCashier(h, owner.client, paid.trade_id)
    const asked = (await owner.client.post(`/api/order/${paid.orders[0]?.id}/refund_apply`, { reason: '不要了' })).data as {
      after_sale_id: string
    }
    ownIds = {
      order: placed.orders[0]?.id ?? '',
      trade: placed.trade_id,
      quote: quote.quote_id,
      cart: lineId,
      afterSale: asked.after_sale_id,
      'jfsc/order': await giftOf(owner),
      address: await addressOf(owner),
      invoice: await invoiceOf(owner, placed),
      message: await messageOf(owner),
      'user/buy': await wantedOf(owner),
      supply: await supplyOf(owner),
      'user/zizhi': await paperOf(h, owner),
      'shop/multi': String(owner.person.memberId),
      'shop/colleague': await colleagueOf(h, owner),
      'user/session': await deviceOf(owner),
      ...(await walletOf(h, owner)),
    }
  })

  /** Whose the {id} of a path is; everything else in a path is open to all. */
  const OWNED =
    /^\/api\/(jfsc\/order|order\/jf|order|trade|quote|cart|afterSale|address|invoice|message|user\/buy|user\/recharge|user\/withdraw|user\/zizhi|user\/session|shop\/multi|shop\/colleague|supply)\/\{id\}/
  const OPEN =
    /^\/api\/(goods|goods\/detail|spike|combo|manjian|coupon|cart\/quick_add|focus\/brand|help|article|draw|jfsc\/goods|group|supplier|price)\/\{id\}/
  const withId = (): ApiCall[] => calls.filter(({ path, access }) => path.includes('{id}') && access !== 'erp')
  const kindOf = (call: ApiCall): string => (OWNED.exec(call.path)?.[1] ?? '').replace('order/jf', 'jfsc/order')

  it('is known for every call that takes an id', () => {
    expect(
      withId()
        .filter(({ path }) => OWNED.test(path) === OPEN.test(path))
        .map(({ name }) => name),
    ).toEqual([])
    expect(withId().filter(({ path }) => OWNED.test(path)).length).toBeGreaterThan(8)
  })

  it('is not found: read, changed or deleted, as if it were not there', async () => {
    const owned = withId().filter(({ path }) => OWNED.test(path))
    const before = [await owner.client.get(`/api/order/${ownIds['order']}`), await owner.client.get('/api/cart/list')].map(
      ({ data }) => data,
    )
    const missing = await wrong(owned, async (call) => is(await send(stranger.client, call, '999999'), 404, 'NOT_FOUND'))
    expect(missing).toEqual([])
    for (const call of owned) {
      const [foreign, absent] = [await send(stranger.client, call, ownIds[kindOf(call)] ?? ''), await send(stranger.client, call, '999999')]
      expect([foreign.status, foreign.message, foreign.data], call.name).toEqual([absent.status, absent.message, absent.data])
    }
    const after = [await owner.client.get(`/api/order/${ownIds['order']}`), await owner.client.get('/api/cart/list')].map(
      ({ data }) => data,
    )
    expect(after).toEqual(before)
  })

  it('is not found by ids that are none, either', async () => {
    for (const id of ['x', '0', '-1', '1.5', '1e3', '01x', '9'.repeat(15), '%31%3Fx', '1%00', '..%2F..%2Fuser%2Fbase', '１']) {
      expect(
        await wrong(withId(), async (call) => {
          const { status } = await send(stranger.client, call, id)
          return status === 404 || status
        }),
        id,
      ).toEqual([])
    }
  })

  it('is not reached through the ids of a form', async () => {
    const own = await addToCart(stranger.client, { goodsId: await createGoods(h), number: 30 })
    const line = ownIds['cart'] ?? ''
    const coupon = await couponOf(owner)
    const mine = await quoteFor(stranger.client, [{ goodsId: await createGoods(h), number: 30 }])
    const tries: Readonly<Record<string, Record<string, string>>> = {
      'POST /api/auth/switch member_id': { member_id: String(owner.person.memberId) },
      'POST /api/cart/batch_select ids': { ids: line, is_selected: '0' },
      'POST /api/cart/batch_delete ids': { ids: line },
      'POST /api/cart/copy ids': { ids: line, other_user_ids: String(stranger.person.memberId) },
      'POST /api/cart/copy other_user_ids': { ids: own, other_user_ids: String(owner.person.memberId) },
      'POST /api/cart/next_hint id': { id: line },
      'POST /api/cart/checkout ids': { ids: line },
      'POST /api/cart/checkout coupon_ids': { ids: own, coupon_ids: coupon },
      'POST /api/afterSale order_id': {
        order_id: ownIds['order'] ?? '',
        type: 'exchange',
        reason: '其他',
        client_key: 'key-of-a-stranger',
      },
      'POST /api/order address_id': {
        quote_id: mine.quote_id,
        hash: mine.hash,
        client_key: 'key-of-a-stranger',
        pay_mode: 'online',
        address_id: ownIds['address'] ?? '',
      },
      'POST /api/cart/checkout address_id': { ids: own, address_id: ownIds['address'] ?? '' },
      'POST /api/invoice order_ids': {
        order_ids: ownIds['order'] ?? '',
        kind: 'vat_plain',
        tax_no: '91420100MA00000001',
        client_key: 'key-of-a-stranger',
      },
      'POST /api/jfsc/exchange address_id': { id: gift, number: '1', client_key: 'key-of-a-stranger', address_id: ownIds['address'] ?? '' },
      'POST /api/message/read ids': { ids: ownIds['message'] ?? '' },
      'POST /api/message/delete ids': { ids: ownIds['message'] ?? '' },
      'POST /api/order quote_id': {
        quote_id: ownIds['quote'] ?? '',
        hash: 'a'.repeat(64),
        client_key: 'key-of-a-stranger',
        pay_mode: 'online',
      },
    }
    const isOpen = /^(goods_id|goods_ids|combo_id|ck_id|parent_id|category_id)$/
    // Of things that are open to all.
    const open = new Set([
      'POST /api/contract/sign id',
      'POST /api/follow ids',
      'POST /api/follow/cancel ids',
      'POST /api/group/{id}/join team_id',
      'POST /api/jfsc/exchange id',
      'POST /api/order invoice_id',
    ])
    const taking = calls
      .filter(({ access }) => access === 'member')
      .flatMap((call) =>
        Object.keys(call.form)
          .filter((name) => /(^|_)ids?$/.test(name) && !isOpen.test(name))
          .map((name) => ({ call, key: `${call.name} ${name}` })),
      )
      .filter(({ key }) => !open.has(key))
    expect(taking.map(({ key }) => key).toSorted(), 'a field that names something of a shop belongs into `tries`').toEqual(
      Object.keys(tries).toSorted(),
    )
    for (const { call, key } of taking) expect(is(await send(stranger.client, call, 0, tries[key] ?? {}), 404, 'NOT_FOUND'), key).toBe(true)
    const cart = (await owner.client.get('/api/cart/list')).data as { data: { id: string; is_selected: number }[] }
    expect(cart.data.find((one) => one.id === line)).toMatchObject({ is_selected: 1 })
  })

  /** What a shop looks for, and what it offers and nobody has published yet. */
  async function wantedOf({ client }: Shopper): Promise<string> {
    return (
      (await client.post('/api/user/buy', { name: '三七粉', number: 10, until: '2026-12-20', client_key: 'key-of-the-owner-1' })).data as {
        id: string
      }
    ).id
  }

  async function supplyOf({ client }: Shopper): Promise<string> {
    return (
      (
        await client.post('/api/supply', {
          name: '三七粉',
          spec: '3g',
          maker: '澄野',
          price: '86.00',
          stock: 10,
          expires: '2027-10-31',
          client_key: 'key-of-the-owner-1',
        })
      ).data as { id: string }
    ).id
  }

  /** As the office finds it before it decides. */
  async function invoiceOf({ person }: Shopper, { orders }: PlacedWire): Promise<string> {
    const buyer = {
      title: '甲药房',
      tax_no: '91420100MA00000001',
      company_address: null,
      company_phone: null,
      bank: null,
      bank_account: null,
    }
    const content = {
      orders: [{ id: Number(orders[0]?.id), no: orders[0]?.no ?? '', cents: 100 }],
      lines: [],
      rows: [],
      key: 'A'.repeat(43),
    }
    return String(
      await insertInvoice(h.deps.db, {
        no: 'FP1',
        memberId: person.memberId,
        kind: 'vat_plain',
        buyer,
        content,
        cents: 100,
        redOf: null,
        now: h.clock.now(),
      }),
    )
  }

  async function giftOf({ client, person }: Shopper): Promise<string> {
    await post(h.deps, { memberId: person.memberId, kind: 'points', delta: 5_000, reason: 'order_points', ref: 'welcome' })
    await client.post('/api/jfsc/exchange', { id: gift, number: '1', client_key: 'key-of-the-owner' })
    return ((await client.get('/api/order/jf')).data as { data: { id: string }[] }).data[0]?.id ?? ''
  }

  async function couponOf({ person }: Shopper): Promise<string> {
    const now = h.clock.now()
    const until = new Date(now.getTime() + 86_400_000)
    const template = await h.deps.db
      .insertInto('coupon_template')
      .values({
        name: '满40减10',
        kind: 'threshold',
        face: 1_000,
        min_cents: 4_000,
        total: 5,
        issued: 1,
        claim_from: now,
        claim_to: until,
        valid_days: 7,
        code: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const coupon = await h.deps.db
      .insertInto('coupon')
      .values({ template_id: template.id, member_id: person.memberId, nth: 1, valid_from: now, valid_to: until, trade_id: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    return String(coupon.id)
  }
})
