import { Readable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { userBody } from '../testing/bodies.ts'
import { openServer, type OpenServer } from '../testing/openServer.ts'
import { ok, refused, stubRest, type StubRest, type StubRoutes } from '../testing/stubRest.ts'
import { trust } from '../testing/trust.ts'
import type { FileAnswer } from '../rest/restClient.ts'
import { pagePolicy, serveStorefront } from './serveStorefront.ts'
import type { Render, StorefrontRequest, StorefrontResponse } from './storefront.ts'

afterEach(async () => open?.close())
let open: OpenServer | undefined

const documents = trust({
  page: 'query Page($n: Int) { viewer { company } cart { lineCount } goodsList(first: $n) { totalCount } }',
  write: 'mutation Write { logout { isLoggedOut } }',
  later: 'query Later { viewer { id ... @defer(label: "x") { company } } }',
})
const routes = {
  'GET /api/user/base': ok(userBody()),
  'GET /api/cart/list': refused(500, 'secret'),
  'GET /api/goods/list': ok({ data: [], current_page: 1, per_page: 20, total: 0, last_page: 1 }),
}

async function start(
  render: Render,
  more: StubRoutes = {},
  file?: Parameters<typeof stubRest>[1],
): Promise<OpenServer & { rest: StubRest }> {
  const rest = stubRest({ ...routes, ...more }, file)
  open = await openServer(rest, {
    documents,
    storefront: (execute, inlinePicture) => [
      serveStorefront({
        render,
        execute,
        inlinePicture,
        clientDir: '/client',
        siteTitle: '测试商城',
        publicUrl: 'https://shop.example',
        policy: pagePolicy,
      }),
    ],
  })
  return { ...open, rest }
}
const page = (body: string | null, changes: Partial<StorefrontResponse> = {}): StorefrontResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: body === null ? null : Readable.from([body]),
  ...changes,
})

describe('a page', () => {
  it('a page is rendered with what the gateway knows', async () => {
    let request: StorefrontRequest | undefined
    const { url } = await start((given) => {
      request = given
      return Promise.resolve(page('<h1>你好</h1>'))
    })
    const response = await fetch(`${url}/list/info/1?from=%2Fcart`, {
      headers: { cookie: 'sid=abc; large-text=1; compact=1; panel-closed=0' },
    })
    expect([response.status, await response.text()]).toEqual([200, '<h1>你好</h1>'])
    expect(request).toMatchObject({
      url: '/list/info/1?from=%2Fcart',
      siteTitle: '测试商城',
      publicUrl: 'https://shop.example',
      hasSession: true,
      looks: 'large-text compact',
      isDesk: false,
      isMeasured: false,
      clientDir: '/client',
    })
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "img-src 'self' data:",
      `style-src 'nonce-${request?.nonce}'`,
      "style-src-attr 'unsafe-inline'",
      `script-src 'nonce-${request?.nonce}' 'self'`,
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "manifest-src 'self'",
    ])
    expect(Buffer.from(request?.nonce ?? '', 'base64')).toHaveLength(16)
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  it('a rendered page shows pictures of the sites that a setting names', () => {
    expect(pagePolicy('n', ['https://cdn.example'])).toContain("; img-src 'self' data: https://cdn.example; ")
  })

  it('a rendered page has another nonce every time', async () => {
    const nonces: string[] = []
    const { url } = await start(({ nonce }) => {
      nonces.push(nonce)
      return Promise.resolve(page(''))
    })
    await fetch(url)
    await fetch(url)
    expect(new Set(nonces).size).toBe(2)
  })

  it('a rendered page may be a redirect or a missing page', async () => {
    const { url } = await start(({ url: path }) =>
      Promise.resolve(
        path === '/cart' ? page(null, { status: 302, headers: { location: '/login?next=%2Fcart' } }) : page('没有', { status: 404 }),
      ),
    )
    const redirect = await fetch(`${url}/cart`, { redirect: 'manual' })
    expect([redirect.status, redirect.headers.get('location')]).toEqual([302, '/login?next=%2Fcart'])
    expect((await fetch(`${url}/x`)).status).toBe(404)
  })

  it.each(['br', 'gzip'])('a rendered page leaves head first, compressed by %s', async (encoding) => {
    const { promise: held, resolve: finish } = Promise.withResolvers<void>()
    const { url } = await start(() =>
      Promise.resolve(
        page(null, {
          body: Readable.from(
            (async function* () {
              yield '<head>'
              await held
              yield '<body>'
            })(),
          ),
        }),
      ),
    )
    const response = await fetch(url, { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    const reader = response.body?.getReader()
    const next = async (): Promise<string> => new TextDecoder().decode((await reader?.read())?.value)
    expect(await next()).toBe('<head>')
    finish()
    expect(await next()).toBe('<body>')
  })

  it('a page that cannot be rendered says so with the request id and nothing else', async () => {
    const { url, logs } = await start(() => Promise.reject(new Error('secret /srv/client.js')))
    const response = await fetch(url)
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(html).toContain('系统繁忙，请稍后再试')
    expect(html).toContain(response.headers.get('x-request-id'))
    expect(html).not.toContain('secret')
    expect(logs.filter(({ level }) => level === 50)).toHaveLength(1)
  })

  it('a rendered page that breaks off ends its connection only', async () => {
    const { url } = await start(() =>
      Promise.resolve(
        page(null, {
          body: Readable.from(
            (function* () {
              yield '<head>'
              throw new Error('broke off')
            })(),
          ),
        }),
      ),
    )
    await expect(fetch(url).then((response) => response.text())).rejects.toThrow()
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  it('a rendered page hears when its reader leaves', async () => {
    let left: Promise<unknown> | undefined
    const controller = new AbortController()
    const { url } = await start(({ signal }) => {
      left = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
      setImmediate(() => controller.abort())
      return new Promise(() => undefined)
    })
    await expect(fetch(url, { signal: controller.signal })).rejects.toThrow()
    await expect(left).resolves.toBeDefined()
  })

  it('a rendered page is read, not written', async () => {
    const { url } = await start(() => Promise.resolve(page('<p>')))
    expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(405)
    const head = await fetch(url, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

describe('a document asked for while rendering', () => {
  const ask = async (
    documentId: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = { cookie: 'sid=abc' },
  ): Promise<{ result: unknown; rest: StubRest }> => {
    let result: unknown
    const { url, rest } = await start(async ({ execute }) => {
      result = await execute({ documentId, variables })
      return page('')
    })
    await fetch(url, { headers })
    return { result, rest }
  }

  it("a document asked for while rendering is answered in process, in the caller's session, with presented errors", async () => {
    const { result, rest } = await ask('page', { n: 5 })
    expect(result).toMatchObject({
      data: { viewer: { company: '康健大药房' }, cart: null, goodsList: { totalCount: 0 } },
      errors: [
        {
          message: 'The marketplace failed to answer.',
          path: ['cart'],
          extensions: { code: 'SYSTEM_BUSY', userMessage: '系统繁忙，请稍后再试' },
        },
      ],
    })
    expect(JSON.stringify(result)).not.toMatch(/secret|"http"/)
    expect(rest.calls.toSorted()).toEqual([
      'GET /api/cart/list?filters=99999&fields=warnings,count,data.id',
      'GET /api/goods/list?page=1&per_page=5&sort=default&fields=total,correction,data.id',
      'GET /api/user/base',
    ])
    expect(new Set(rest.sent.map(({ caller }) => caller.session?.value))).toEqual(new Set(['abc']))
  })

  it.each([
    ['unknown', {}],
    ['write', {}],
    ['page', { n: 'x' }],
  ])('a document asked for while rendering is refused: %s %j', async (id, variables) => {
    const { result, rest } = await ask(id, variables)
    expect(result).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
    expect(rest.calls.filter((call) => !call.startsWith('GET'))).toEqual([])
  })

  it('a document asked for while rendering is answered whole: deferred parts come with the rest', async () => {
    const { result } = await ask('later')
    expect(result).toEqual({ data: { viewer: { id: expect.any(String), company: '康健大药房' } } })
  })

  it('a document asked for while rendering knows a visitor', async () => {
    const { result } = await ask('page', {}, {})
    expect(result).toMatchObject({ data: { viewer: null } })
  })
})

describe('a picture in a page', () => {
  it('a picture in a page is public, small, and asked for once', async () => {
    const headers = { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' }
    const files: Record<string, FileAnswer> = {
      '/files/a.svg': { status: 200, headers: { ...headers, 'content-length': '6' }, body: Readable.from([Buffer.from('<svg/>')]) },
      '/files/large.svg': { status: 200, headers: { ...headers, 'content-length': '10241' }, body: Readable.from([]) },
      '/files/own.svg': {
        status: 200,
        headers: { ...headers, 'content-length': '6', 'cache-control': 'private' },
        body: Readable.from([]),
      },
    }
    const asked = [
      '/files/a.svg',
      '/files/large.svg',
      '/files/own.svg',
      '/files/photo.jpg',
      '/files/../api/x.svg',
      'https://elsewhere/a.svg',
      '/files/none.svg',
    ]
    const { url, rest } = await start(
      async ({ inlinePicture }) => page(JSON.stringify(await Promise.all(asked.map(inlinePicture)))),
      {},
      ({ path }) => files[path] ?? { status: 404, headers: {}, body: Readable.from([]) },
    )
    const expected = JSON.stringify(['<svg/>', null, null, null, null, null, null])
    for (let visit = 0; visit < 2; visit++) expect(await (await fetch(url, { headers: { cookie: 'sid=abc' } })).text()).toBe(expected)
    expect(rest.files.map(({ path, caller }) => [path, caller.session])).toEqual([
      ['/files/a.svg', null],
      ['/files/large.svg', null],
      ['/files/own.svg', null],
      ['/files/none.svg', null],
    ])
  })

  it('a picture in a page that is missing costs the page nothing', async () => {
    const { url } = await start(
      async ({ inlinePicture }) => page(String(await inlinePicture('/files/a.svg'))),
      {},
      () => Promise.reject(new Error('away')),
    )
    expect(await (await fetch(url)).text()).toBe('null')
  })
})
