import { afterEach, describe, expect, it } from 'vitest'
import { cartBody, listBody, userBody } from '../../testing/bodies.ts'
import type { OpenServer } from '../../testing/openServer.ts'
import { ok, refused, type StubRoutes } from '../../testing/stubRest.ts'
import { openWatched, watch, type Watched } from '../../testing/watch.ts'

let open: OpenServer | undefined
afterEach(async () => open?.close())

async function start(routes: StubRoutes = {}): Promise<Watched> {
  const watched = await openWatched(routes)
  open = watched
  return watched
}

describe('cartChanged', () => {
  it('the subscription cartChanged shows the cart as it is, then after each change, fetched again each time', async () => {
    const { url, feed, rest } = await start()
    const { next, response, leave } = await watch(url, 'subscription { cartChanged { lineCount } }')
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(await next()).toEqual({ data: { cartChanged: { lineCount: 1 } } })
    feed.tell('7', 'cart', '7')
    expect(await next()).toEqual({ data: { cartChanged: { lineCount: 2 } } })
    feed.tell('8', 'cart', '8')
    feed.tell('7', 'cart', '7')
    expect(await next()).toEqual({ data: { cartChanged: { lineCount: 3 } } })
    expect(rest.calls.filter((call) => call.startsWith('GET /api/cart/list'))).toHaveLength(3)
    expect(new Set(rest.sent.map(({ caller }) => caller.session?.value))).toEqual(new Set(['abc']))
    leave()
  })

  it('the subscription cartChanged may be watched longer than one request may ask', async () => {
    const { url, feed } = await start()
    const { next, leave } = await watch(url, 'subscription { cartChanged { lineCount } }')
    await next()
    for (let index = 2; index <= 120; index++) {
      feed.tell('7', 'cart', '7')
      expect(await next()).toEqual({ data: { cartChanged: { lineCount: index } } })
    }
    leave()
  })

  it('the subscription cartChanged masks what fails, and goes no further where nothing is left to show', async () => {
    const { url, feed } = await start({ 'GET /api/cart/list': refused(500, 'secret') })
    const { next } = await watch(url, 'subscription { cartChanged { lineCount } }')
    expect(await next()).toMatchObject({ data: { cartChanged: null }, errors: [{ extensions: { code: 'SYSTEM_BUSY' } }] })
    expect(await next()).toBe('over')
    expect(feed.open).toBe(0)
  })

  it('the subscription cartChanged ends after a logout', async () => {
    let isOut = false
    const { url, feed } = await start({ 'GET /api/cart/list': () => (isOut ? refused(401, '请先登录') : ok(cartBody())) })
    const { next } = await watch(url, 'subscription { cartChanged { lineCount } }')
    await next()
    isOut = true
    feed.tell('7', 'cart', '7')
    expect(await next()).toMatchObject({ errors: [{ extensions: { code: 'LOGIN_REQUIRED' } }] })
    expect(await next()).toBe('over')
  })
})

describe('access to the shop', () => {
  it('access to the shop that has ended ends the stream at once, and nothing more is shown', async () => {
    let isOut = false
    const { url, feed } = await start({ 'GET /api/user/base': () => (isOut ? refused(401, '请先登录') : ok(userBody())) })
    const watched = await watch(url, 'subscription { changed { cart { lineCount } } }')
    feed.tell('7', 'cart', '7')
    expect(await watched.next()).toEqual({ data: { changed: { cart: { lineCount: 1 } } } })
    isOut = true
    feed.tell('7', 'access', '3')
    expect(await watched.next()).toMatchObject({ data: { changed: null }, errors: [{ extensions: { code: 'LOGIN_REQUIRED' } }] })
    expect(await watched.next()).toBe('over')
  })

  it('access to the shop of somebody else is not noticed', async () => {
    const { url, feed } = await start()
    const { next, leave } = await watch(url, 'subscription { changed { cart { lineCount } } }')
    feed.tell('7', 'access', '3')
    feed.tell('7', 'cart', '7')
    expect(await next()).toEqual({ data: { changed: { cart: { lineCount: 1 } } } })
    leave()
  })

  it('access to the shop is not given to a page that shows another shop', async () => {
    const { url, feed } = await start()
    for (const shop of ['8', 'none']) {
      const { next } = await watch(url, 'subscription { changed { cart { lineCount } } }', { cookie: 'sid=abc', 'x-shop': shop })
      expect(await next()).toMatchObject({
        errors: [
          {
            extensions: { code: 'BUSINESS_REJECTED', reason: 'SHOP_CHANGED', userMessage: '当前门店已切换为康健大药房，请核对后重新操作' },
          },
        ],
      })
    }
    expect(feed.asked).toEqual([])
    const { next, leave } = await watch(url, 'subscription { changed { cart { lineCount } } }', { cookie: 'sid=abc', 'x-shop': '7' })
    feed.tell('7', 'cart', '7')
    expect(await next()).toEqual({ data: { changed: { cart: { lineCount: 1 } } } })
    leave()
  })
})

describe('orderStatusChanged', () => {
  it("the subscription orderStatusChanged shows nothing of an order that is not the session's own", async () => {
    const { url, feed } = await start({ 'GET /api/order/12': refused(404, '不存在', { reason: 'NOT_FOUND' }) })
    const { next, leave } = await watch(url, 'subscription { orderStatusChanged { orderNo } }')
    feed.tell('7', 'order', '12', { version: 1 })
    expect(await next()).toEqual({ data: { orderStatusChanged: null } })
    leave()
  })
})

describe('changed', () => {
  it('the subscription changed tells of carts and orders in one stream', async () => {
    const { url, feed } = await start({ 'GET /api/order/12': refused(404, '不存在', { reason: 'NOT_FOUND' }) })
    const { next, leave } = await watch(url, 'subscription { changed { cart { lineCount } order { orderNo } } }')
    feed.tell('7', 'order', '12', { version: 1 })
    expect(await next()).toEqual({ data: { changed: { cart: null, order: null } } })
    feed.tell('7', 'cart', '7')
    expect(await next()).toEqual({ data: { changed: { cart: { lineCount: 1 }, order: null } } })
    leave()
  })
})

describe('changed since a moment', () => {
  const moment = (at: number): string => new Date(at).toISOString().replace(/\.\d+/, '')

  it('the subscription changed with a moment begins with what has changed after it', async () => {
    const { url, feed } = await start()
    feed.past('7', 'cart', '7', Date.now() - 4_000)
    const { next, leave } = await watch(
      url,
      `subscription { changed(since: "${moment(Date.now() - 8_000)}") { isEverything cart { lineCount } } }`,
    )
    expect(await next()).toEqual({ data: { changed: { isEverything: false, cart: { lineCount: 1 } } } })
    leave()
  })

  it('the subscription changed with a moment begins with the advice to ask again where that is not known', async () => {
    const { url } = await start()
    const { next, leave } = await watch(
      url,
      `subscription { changed(since: "${moment(Date.now() - 3_600_000)}") { isEverything cart { lineCount } } }`,
    )
    expect(await next()).toEqual({ data: { changed: { isEverything: true, cart: null } } })
    leave()
  })
})

describe('a recharge', () => {
  it("a recharge is shown as it is now, and not at all where it is another shop's", async () => {
    const recharge = {
      id: '5',
      no: 'C1',
      amount: '500.00',
      channel: 'sandbox',
      status: 'settled',
      kind: 'qr',
      qr_image: null,
      url: 'http://pay.test/1',
      created_at: 1_795_226_700,
      expires_at: 1_795_228_500,
      settled_at: 1_795_226_800,
    }
    const { url, feed } = await start({
      'GET /api/user/recharge/5': ok(recharge),
      'GET /api/user/recharge/6': refused(404, '充值单不存在', { reason: 'NOT_FOUND' }),
    })
    const { next, leave } = await watch(url, 'subscription { changed { cart { lineCount } recharge { rechargeID status } } }')
    feed.tell('7', 'recharge', '5')
    expect(await next()).toEqual({ data: { changed: { cart: null, recharge: { rechargeID: '5', status: 'SETTLED' } } } })
    feed.tell('7', 'recharge', '6')
    expect(await next()).toEqual({ data: { changed: { cart: null, recharge: null } } })
    leave()
  })
})

describe('messages and the chat', () => {
  it('messages and the chat tell how much is unread and what was said last, alone and among all changes', async () => {
    const said = { id: '8', sender: 'staff', staff: '周景岳', content: '已发货', image: null, created_at: 1_795_226_400 }
    const { url, feed, rest } = await start({ 'GET /api/chat': ok({ ...listBody([said]), unread: 1 }) })
    const all = await watch(url, 'subscription { changed { messageCount chatMessage { content isOwn } } }')
    const count = await watch(url, 'subscription { messageCountChanged }')
    const chat = await watch(url, 'subscription { chatChanged { staff } }')
    feed.tell('7', 'message', '7')
    expect(await all.next()).toEqual({ data: { changed: { messageCount: 1, chatMessage: null } } })
    expect(await count.next()).toEqual({ data: { messageCountChanged: 1 } })
    feed.tell('7', 'chat', '7')
    expect(await all.next()).toEqual({ data: { changed: { messageCount: null, chatMessage: { content: '已发货', isOwn: false } } } })
    expect(await chat.next()).toEqual({ data: { chatChanged: { staff: '周景岳' } } })
    expect(rest.calls.filter((call) => call.startsWith('GET /api/chat'))).toEqual([
      'GET /api/chat?page=1&per_page=1',
      'GET /api/chat?page=1&per_page=1',
    ])
    for (const watcher of [all, count, chat]) watcher.leave()
  })
})

describe('a subscription', () => {
  it.each<[string, string, Record<string, string>, string]>([
    ['of a visitor', 'subscription { cartChanged { lineCount } }', {}, 'LOGIN_REQUIRED'],
    [
      'too deep',
      `subscription { cartChanged { lines { goods { ${'detail { '.repeat(8)}x${' }'.repeat(8)} } } } }`,
      { cookie: 'sid=abc' },
      'BAD_REQUEST',
    ],
    [
      'too dear',
      'subscription { cartChanged { a: lines { id } b: lines { id } c: lines { id } } }',
      { cookie: 'sid=abc' },
      'DOCUMENT_TOO_COSTLY',
    ],
  ])('%s is refused', async (_, query, headers, code) => {
    const { url, feed } = await start({ 'GET /api/user/base': refused(401, '请先登录') })
    const { next } = await watch(url, query, headers)
    expect(await next()).toMatchObject({ errors: [{ extensions: { code } }] })
    expect(feed.asked).toEqual([])
  })

  it("a subscription cannot be begun by another site's page", async () => {
    const { url } = await start()
    const response = await fetch(`${url}/graphql?query=subscription%7BcartChanged%7BlineCount%7D%7D`, {
      headers: { accept: 'text/event-stream', cookie: 'sid=abc' },
    })
    expect(response.status).toBe(403)
    await response.text()
  })

  it('a subscription lets the stream go when its reader leaves, and when the gateway drains', async () => {
    const { url, feed, rest } = await start()
    const leaving = await watch(url, 'subscription { cartChanged { lineCount } }')
    const staying = await watch(url, 'subscription { cartChanged { lineCount } }')
    await Promise.all([leaving.next(), staying.next()])
    leaving.leave()
    open?.events.close()
    expect(await staying.next()).toBe('over')
    expect([feed.open, rest.files.length]).toEqual([0, 1])
    expect(open?.logs.filter(({ msg }) => msg === 'graphql').map(({ kind }) => kind)).toEqual(['subscription', 'subscription'])
  })
})
