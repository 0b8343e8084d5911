import { afterEach, describe, expect, it } from 'vitest'
import { userBody } from '../../testing/bodies.ts'
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

describe('what is watched', () => {
  it('the subscription orderStatusChanged with an order tells of that one alone', async () => {
    const { url, feed, rest } = await start({ 'GET /api/order/12': refused(404, '不存在', { reason: 'NOT_FOUND' }) })
    const { next, leave } = await watch(url, 'subscription { orderStatusChanged(orderID: "12") { orderNo } }')
    feed.tell('7', 'order', '11', { version: 1 })
    feed.tell('7', 'order', '12', { version: 1 })
    expect(await next()).toEqual({ data: { orderStatusChanged: null } })
    expect(rest.calls.filter((call) => call.startsWith('GET /api/order/'))).toEqual(['GET /api/order/12'])
    leave()
  })
})

describe('changes', () => {
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as unknown
  const all = `{ __typename ... on StreamBegan { at } ... on AnythingChanged { at } ... on CartChanged { at cart { lineCount } }
    ... on OrderChanged { orderID order { orderNo } } ... on UnreadChanged { messageCount }
    ... on FavoriteChanged { goodsID isFavorite } }`

  it('the subscription changes says at once where it begins, then tells each change by its type', async () => {
    const { url, feed } = await start({ 'GET /api/order/12': refused(404, '不存在', { reason: 'NOT_FOUND' }) })
    const { next, leave } = await watch(url, `subscription { changes ${all} }`)
    expect(await next()).toEqual({ data: { changes: { __typename: 'StreamBegan', at } } })
    feed.tell('7', 'cart', '7')
    expect(await next()).toEqual({ data: { changes: { __typename: 'CartChanged', at, cart: { lineCount: 1 } } } })
    feed.tell('7', 'order', '12', { version: 1 })
    expect(await next()).toEqual({ data: { changes: { __typename: 'OrderChanged', orderID: '12', order: null } } })
    feed.tell('7', 'message', '7')
    expect(await next()).toEqual({ data: { changes: { __typename: 'UnreadChanged', messageCount: 1 } } })
    feed.tell('7', 'favorite', '417', { version: 1 })
    expect(await next()).toEqual({ data: { changes: { __typename: 'FavoriteChanged', goodsID: '417', isFavorite: true } } })
    feed.tell('7', 'favorite', '417', { version: 0 })
    expect(await next()).toEqual({ data: { changes: { __typename: 'FavoriteChanged', goodsID: '417', isFavorite: false } } })
    leave()
  })

  it('the subscription changes of one topic tells of no other, and of everything where the past is not known', async () => {
    const { url, feed } = await start()
    const { next, leave } = await watch(url, `subscription { changes(topics: [MESSAGE], since: "2020-01-01T00:00:00Z") ${all} }`)
    expect(await next()).toMatchObject({ data: { changes: { __typename: 'StreamBegan' } } })
    expect(await next()).toMatchObject({ data: { changes: { __typename: 'AnythingChanged' } } })
    feed.tell('7', 'cart', '7')
    feed.tell('7', 'message', '7')
    expect(await next()).toEqual({ data: { changes: { __typename: 'UnreadChanged', messageCount: 1 } } })
    leave()
  })

  it('the subscription changes ends where the access has ended', async () => {
    let isOut = false
    const { url, feed } = await start({ 'GET /api/user/base': () => (isOut ? refused(401, '请先登录') : ok(userBody())) })
    const { next } = await watch(url, `subscription { changes ${all} }`)
    await next()
    feed.tell('7', 'access', '3')
    feed.tell('7', 'cart', '7')
    expect(await next()).toMatchObject({ data: { changes: { __typename: 'CartChanged' } } })
    isOut = true
    feed.tell('7', 'access', '3')
    expect(await next()).toMatchObject({ data: { changes: null }, errors: [{ extensions: { code: 'LOGIN_REQUIRED' } }] })
    expect(await next()).toBe('over')
  })
})
