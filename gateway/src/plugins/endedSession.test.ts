import { Readable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { memoryStore } from '../cache/publicStore.ts'
import { sharedReads } from '../cache/sharedReads.ts'
import type { RestCall } from '../rest/restClient.ts'
import { goodsBody, listBody, userBody } from '../testing/bodies.ts'
import { json, openServer, type OpenServer, type ServerOptions } from '../testing/openServer.ts'
import { ok, refused, stubRest, type StubAnswer, type StubRest, type StubRoutes } from '../testing/stubRest.ts'
import { trust } from '../testing/trust.ts'
import { pagePolicy, serveStorefront } from './serveStorefront.ts'

let open: OpenServer | undefined
afterEach(async () => open?.close())

const documents = trust({
  list: 'query List { goodsList { totalCount edges { node { price } } } }',
  whole: 'query Whole { viewer { company } cart { lineCount } cartBadge goodsList { totalCount } }',
  words: 'query Words { categories { name } }',
  login: 'mutation Login($input: LoginInput!) { login(input: $input) { viewer { company } } }',
  later: 'query Later { goodsList { totalCount ... @defer(label: "x") { edges { node { price } } } } }',
})
const list = 'GET /api/goods/list'
const visitorsList = ok(listBody([goodsBody('1', { base_price: null, ladder_price: [], price_state: 'login' })]))
const membersList = ok(listBody([goodsBody('1')]))
const lapsed = (answer: StubAnswer): StubAnswer => (answer instanceof Error ? answer : { ...answer, isSessionExpired: true })
/** As the marketplace does it: a session it does not know is told of, and answered as none. */
const unlessLive =
  (forMember: StubAnswer, forVisitor: StubAnswer) =>
  ({ caller: { session } }: RestCall): StubAnswer =>
    session === null ? forVisitor : session.value === 'live' ? forMember : lapsed(forVisitor)
const routes: StubRoutes = {
  [list]: unlessLive(membersList, visitorsList),
  'GET /api/user/base': unlessLive(ok(userBody()), refused(401, '请先登录')),
  'GET /api/cart/list': unlessLive(ok({}), refused(401, '请先登录')),
  'GET /api/cart/total': unlessLive(ok({ count: 3 }), refused(401, '请先登录')),
  'GET /api/goods/fl': ok([{ id: '1', name: '西药', count: 1, children: [] }]),
  'POST /api/auth/login': ({ caller: { session } }) => {
    const welcome = ok({ token_expires: null, user: userBody() }, ['sid=live; Path=/; HttpOnly; Max-Age=60'])
    return session === null ? welcome : lapsed(welcome)
  },
}

async function start(changes: StubRoutes = {}, options: ServerOptions = {}): Promise<{ url: string; rest: StubRest }> {
  const rest = stubRest({ ...routes, ...changes })
  open = await openServer(
    sharedReads(
      rest,
      memoryStore(() => 0),
      { telling: 'live' },
      { now: () => 0, isAlone: true },
    ),
    { documents, ...options },
  )
  return { url: open.url, rest }
}

type Told = { data: unknown; codes: unknown[]; extensions: unknown; cookie: string | null }
async function ask(url: string, docId: string, headers: Record<string, string>, variables: object = {}): Promise<Told> {
  const response = await fetch(`${url}/graphql`, json({ doc_id: docId, variables }, headers))
  const {
    data,
    errors = [],
    extensions,
  } = (await response.json()) as { data: unknown; errors?: { extensions: { code: string } }[]; extensions?: unknown }
  return { data, codes: errors.map((error) => error.extensions.code), extensions, cookie: response.headers.get('set-cookie') }
}

const cleared = 'sid=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'
const entrances: [string, Record<string, string>][] = [
  ['the short entrance', {}],
  ['yoga', { accept: 'application/json;q=0.9' }],
]

describe.each(entrances)('a session that has ended, told by %s', (_, entrance) => {
  it('a session that has ended is answered as a visitor is, and the end is told beside the data', async () => {
    const { url } = await start()
    const visitor = await ask(url, 'list', entrance)
    expect(visitor).toEqual({
      data: { goodsList: { totalCount: 1, edges: [{ node: { price: null } }] } },
      codes: [],
      extensions: undefined,
      cookie: null,
    })
    expect(await ask(url, 'list', { ...entrance, cookie: 'sid=dead' })).toEqual({
      ...visitor,
      extensions: { session: 'EXPIRED' },
      cookie: cleared,
    })
    expect(await ask(url, 'list', { ...entrance, authorization: 'Bearer dead' })).toEqual({
      ...visitor,
      extensions: { session: 'EXPIRED' },
    })
    expect(await ask(url, 'list', { ...entrance, cookie: 'sid=live' })).toEqual({
      data: { goodsList: { totalCount: 1, edges: [{ node: { price: '12.30' } }] } },
      codes: [],
      extensions: undefined,
      cookie: null,
    })
  })

  it('a session that has ended is refused what needs a member, and nothing else', async () => {
    const { url } = await start()
    const { data, codes, extensions } = await ask(url, 'whole', { ...entrance, cookie: 'sid=dead' })
    expect(data).toEqual({ viewer: null, cart: null, cartBadge: 0, goodsList: { totalCount: 1 } })
    expect([codes, extensions]).toEqual([['LOGIN_REQUIRED'], { session: 'EXPIRED' }])
  })

  it('a session that has ended is known by a refused read where the marketplace does not tell', async () => {
    const { url } = await start({
      'GET /api/user/base': refused(401, '请先登录'),
      'GET /api/cart/list': refused(401, '请先登录'),
      'GET /api/cart/total': refused(401, '请先登录'),
      [list]: visitorsList,
    })
    expect(await ask(url, 'whole', { ...entrance, cookie: 'sid=dead' })).toMatchObject({
      extensions: { session: 'EXPIRED' },
      cookie: cleared,
    })
    expect(await ask(url, 'whole', entrance)).toMatchObject({ extensions: undefined, cookie: null })
  })

  it('a session that has ended is over with a login, whose cookie stays', async () => {
    const { url } = await start()
    const input = { username: 'demo', password: 'Demo-2026' }
    expect(await ask(url, 'login', { ...entrance, cookie: 'sid=dead' }, { input })).toEqual({
      data: { login: { viewer: { company: '康健大药房' } } },
      codes: [],
      extensions: undefined,
      cookie: 'sid=live; Path=/; HttpOnly; SameSite=Lax; Max-Age=60',
    })
  })

  it('a session that has ended costs no call and is not asked about where all are told the same', async () => {
    const { url, rest } = await start()
    const before = await ask(url, 'words', { ...entrance, cookie: 'sid=dead' })
    expect(before).toMatchObject({ data: { categories: [{ name: '西药' }] }, extensions: undefined, cookie: null })
    await ask(url, 'words', entrance)
    expect(rest.calls).toEqual(['GET /api/goods/fl'])
  })

  it("a session that has ended is nobody else's: neither what is kept nor what is under way tells it to others", async () => {
    const { url, rest } = await start()
    const answers = await Promise.all(
      [{ cookie: 'sid=dead' }, {}, { cookie: 'sid=live' }, { cookie: 'sid=dead' }].map((who) => ask(url, 'list', { ...entrance, ...who })),
    )
    expect(answers.map(({ extensions }) => extensions)).toEqual([{ session: 'EXPIRED' }, undefined, undefined, { session: 'EXPIRED' }])
    expect((await ask(url, 'list', entrance)).extensions).toBeUndefined()
    expect(rest.sent.filter(({ caller }) => caller.session === null)).toHaveLength(1)
  })
})

it('the end of a session is told with the parts that come later', async () => {
  const { url } = await start()
  const response = await fetch(`${url}/graphql`, json({ doc_id: 'later' }, { cookie: 'sid=dead', accept: 'multipart/mixed' }))
  expect(await response.text()).toContain('"extensions":{"session":"EXPIRED"}')
})

describe('a page of a session that has ended', () => {
  const storefront =
    (waits: boolean): NonNullable<ServerOptions['storefront']> =>
    (execute, inlinePicture) => [
      serveStorefront({
        execute,
        inlinePicture,
        clientDir: '/client',
        siteTitle: '测试商城',
        publicUrl: null,
        policy: pagePolicy,
        async render(request) {
          const asking = request.execute({ documentId: 'list', variables: {} })
          if (waits) await asking
          return {
            status: 200,
            headers: { 'content-type': 'text/html' },
            body: Readable.from(
              (async function* () {
                yield JSON.stringify(await asking)
              })(),
            ),
          }
        },
      }),
    ]

  it.each([
    ['takes the cookie away where that is known in time', true, cleared],
    ['leaves it to the script where the head has gone', false, null],
  ])('a page of a session that has ended: %s', async (_, waits, cookie) => {
    const { url } = await start({}, { storefront: storefront(waits) })
    const response = await fetch(`${url}/list`, { headers: { cookie: 'sid=dead' } })
    expect(response.headers.get('set-cookie')).toBe(cookie)
    expect(await response.json()).toMatchObject({ data: { goodsList: { totalCount: 1 } }, extensions: { session: 'EXPIRED' } })
  })
})
