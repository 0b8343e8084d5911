import { createClient, type Client } from 'graphql-ws'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { cartBody, userBody } from '../testing/bodies.ts'
import { EventFeed } from '../testing/eventFeed.ts'
import { openServer, type OpenServer } from '../testing/openServer.ts'
import { ok, refused, stubRest, type StubRest } from '../testing/stubRest.ts'

let open: OpenServer | undefined
let client: Client | undefined
afterEach(async () => {
  await client?.dispose()
  await open?.close()
})

async function start(connectionParams: Record<string, unknown>): Promise<{ feed: EventFeed; rest: StubRest }> {
  const feed = new EventFeed()
  const rest = stubRest(
    {
      'GET /api/user/base': ({ caller }) => (caller.session === null ? refused(401, '请先登录') : ok(userBody())),
      'GET /api/cart/list': ok(cartBody()),
    },
    feed.answer,
  )
  open = await openServer(rest)
  const withCookie = class extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers: { cookie: 'sid=cookie', origin: 'https://evil.example' } })
    }
  }
  client = createClient({ url: `ws://127.0.0.1:${open.port}/graphql`, webSocketImpl: withCookie, connectionParams, retryAttempts: 0 })
  return { feed, rest }
}

const cart = { data: { cartChanged: { lineCount: 1 } } }
const query = 'subscription { cartChanged { lineCount } }'

describe('a subscription over a socket', () => {
  it.each([{ token: 'app-token' }, { authorization: 'Bearer app-token' }, { headers: { Authorization: 'Bearer app-token' } }])(
    'a subscription over a socket shows each event to who said %j, whatever cookie came',
    async (params) => {
      const { feed, rest } = await start(params)
      const events = client?.iterate({ query })
      expect((await events?.next())?.value).toEqual(cart)
      feed.tell('7', 'cart', '7')
      expect((await events?.next())?.value).toEqual(cart)
      expect(new Set(rest.sent.map(({ caller }) => caller.session?.value))).toEqual(new Set(['app-token']))
      await events?.return?.()
    },
  )

  it('a subscription over a socket is refused to a visitor, whose cookie is not looked at', async () => {
    await start({})
    expect((await client?.iterate({ query }).next())?.value).toMatchObject({ errors: [{ extensions: { code: 'LOGIN_REQUIRED' } }] })
  })

  it.each([
    ['{ serverTime }', 'A socket is for subscriptions.'],
    ['subscription { nothing }', 'Cannot query field "nothing" on type "Subscription".'],
    ['subscription {', 'Syntax Error: Expected Name, found <EOF>.'],
  ])('a socket refuses %s', async (text, message) => {
    const { rest } = await start({ token: 'app-token' })
    const failed: unknown = await client
      ?.iterate({ query: text })
      .next()
      .catch((error: unknown) => error)
    expect(failed).toMatchObject([{ message, extensions: { code: 'BAD_REQUEST' } }])
    expect(rest.calls).toEqual([])
  })

  it('a socket ends, and its subscriptions, when the gateway leaves', async () => {
    const { feed } = await start({ token: 'app-token' })
    const events = client?.iterate({ query })
    await events?.next()
    const ended = events?.next().catch((error: unknown) => error)
    open?.events.close()
    await ended
    expect(feed.open).toBe(0)
  })
})
