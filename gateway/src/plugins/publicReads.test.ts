import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { goodsBody, listBody, userBody } from '../testing/bodies.ts'
import { openServer, type OpenServer } from '../testing/openServer.ts'
import { ok, refused, stubRest, type StubAnswer } from '../testing/stubRest.ts'
import { trust } from '../testing/trust.ts'

const first = ok(listBody([goodsBody('1')], 1))
let list: StubAnswer = first
const marketplace = stubRest({ 'GET /api/goods/list': () => list, 'GET /api/user/base': ok(userBody()) })
const documents = trust({
  list: 'query List { goodsList { totalCount } }',
  out: 'mutation Out { logout { isLoggedOut } }',
})
let open: OpenServer
beforeAll(async () => {
  open = await openServer(marketplace, { documents })
})
afterAll(() => open.close())
beforeEach(() => {
  list = first
})

const get = (search: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${open.url}/graphql?${search}`, { headers: { accept: 'application/json', ...headers } })
const kept = (response: Response): unknown[] => [response.status, response.headers.get('cache-control'), response.headers.get('etag')]

describe("a visitor's read by an address", () => {
  it("a visitor's read by an address may be kept by anybody, and says whether it still holds", async () => {
    const read = await get('documentId=list')
    const etag = read.headers.get('etag') ?? ''
    expect([read.status, await read.text()]).toEqual([200, '{"data":{"goodsList":{"totalCount":1}}}'])
    expect([read.headers.get('cache-control'), etag]).toEqual(['public, no-cache', expect.stringMatching(/^W\/"[\w-]{22}"$/)])
    expect(read.headers.get('vary')).toMatch(/authorization.*cookie/)
    const again = await get('doc_id=list', { 'if-none-match': `"other", ${etag}` })
    expect([...kept(again), await again.text()]).toEqual([304, 'public, no-cache', etag, ''])
    list = ok(listBody([goodsBody('1'), goodsBody('2')], 2))
    const changed = await get('documentId=list', { 'if-none-match': etag })
    expect([changed.status, await changed.text()]).toEqual([200, '{"data":{"goodsList":{"totalCount":2}}}'])
    expect(changed.headers.get('etag')).not.toBe(etag)
  })

  it.each([{ cookie: 'sid=member', 'x-csrf': '1' }, { authorization: 'Bearer app-token' }, { cookie: 'other=1', 'x-csrf': '1' }])(
    'a read with %j is kept by nobody',
    async (headers) => {
      const read = await get('documentId=list', headers)
      expect(kept(read)).toEqual([200, 'no-store', null])
      expect(await read.json()).toEqual({ data: { goodsList: { totalCount: 1 } } })
    },
  )

  it('what is sent is kept by nobody, and a text in an address neither', async () => {
    const headers = { accept: 'application/json', 'content-type': 'application/json', 'x-csrf': '1' }
    const sent = await fetch(`${open.url}/graphql`, { method: 'POST', headers, body: '{"query":"{ __typename }"}' })
    expect(kept(sent)).toEqual([200, 'no-store', null])
    expect(kept(await get('query={__typename}', { 'x-csrf': '1' }))).toEqual([200, 'no-store', null])
  })

  it('a read that failed, and an id that is not known, are kept by nobody', async () => {
    expect(kept(await get('documentId=nobody'))).toEqual([200, 'no-store', null])
    list = refused(500, '坏')
    expect(kept(await get('documentId=list'))).toEqual([200, 'no-store', null])
  })

  it('a text in an address still needs a header, and a change is none of an address', async () => {
    expect((await get('query={__typename}')).status).toBe(403)
    expect((await get('documentId=list', { cookie: 'sid=member' })).status).toBe(403)
    const change = await get('documentId=out')
    expect([change.status, marketplace.calls.filter((call) => call.startsWith('DELETE'))]).toEqual([405, []])
  })
})
