import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodsBody, goodsDetailBody, listBody } from '../testing/bodies.ts'
import { openServer, type OpenServer } from '../testing/openServer.ts'
import { ok, stubRest } from '../testing/stubRest.ts'
import { trust } from '../testing/trust.ts'

const text = 'query Page { goodsList { edges { node { goodsID ... @defer(label: "detail") { detail { storage } } } } } }'
const documents = trust({ page: text, streamed: 'query Streamed { categories @stream(initialCount: 1) { name } }' })
const categories = ['西药', '中药', '器械'].map((name, at) => ({ id: String(at + 1), name, logo1: null, count: 1, children: [] }))
const marketplace = stubRest({
  'GET /api/goods/list': ok(listBody([goodsBody('1')])),
  'GET /api/goods/detail/1': ok(goodsDetailBody('1')),
  'GET /api/goods/fl': ok(categories),
})
let open: OpenServer
beforeAll(async () => {
  open = await openServer(marketplace, { documents })
})
afterAll(() => open.close())

const post = (body: object, accept: string): Promise<Response> =>
  fetch(`${open.url}/graphql`, {
    method: 'POST',
    headers: { accept, 'accept-encoding': 'br, gzip', 'content-type': 'application/json', 'x-csrf': '1', 'x-show-calls': '1' },
    body: JSON.stringify(body),
  })
const whole = { goodsList: { edges: [{ node: { goodsID: '1', detail: { storage: '密封' } } }] } }

describe('parts of an answer that come later', () => {
  it.each(['application/json', 'application/graphql-response+json', 'application/graphql-response+json, application/json'])(
    'a client that takes %s alone gets the later parts with the rest',
    async (accept) => {
      for (const body of [{ query: text }, { doc_id: 'page' }]) {
        const answer = await post(body, accept)
        expect([answer.status, ((await answer.json()) as { data: unknown }).data]).toEqual([200, whole])
      }
    },
  )

  it.each(['multipart/mixed', 'multipart/mixed;deferSpec=20220824, application/json', 'text/event-stream', '*/*'])(
    'a client that takes %s gets the later parts later, by id too, and packed by nobody',
    async (accept) => {
      for (const body of [{ query: text }, { doc_id: 'page' }]) {
        const answer = await post(body, accept)
        expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, accept === 'text/event-stream' ? 'none' : null])
        const [first = '', later = ''] = (await answer.text()).split('"hasNext":true')
        expect(first).toContain('"data":{"goodsList":{"edges":[{"node":{"goodsID":"1"}}]}}')
        expect(first).not.toContain('密封')
        expect(later).toContain('{"data":{"detail":{"storage":"密封"}},"path":["goodsList","edges",0,"node"],"label":"detail"}')
      }
    },
  )

  it('a list that is streamed comes entry by entry, and whole where one piece is taken', async () => {
    const [first = '', later = ''] = (await (await post({ doc_id: 'streamed' }, 'multipart/mixed')).text()).split('"hasNext":true')
    expect(first).toContain('"categories":[{"name":"西药"}]')
    expect([later.includes('中药'), later.includes('器械')]).toEqual([true, true])
    const answer = (await (await post({ doc_id: 'streamed' }, 'application/json')).json()) as { data: unknown }
    expect(answer.data).toEqual({ categories: [{ name: '西药' }, { name: '中药' }, { name: '器械' }] })
  })

  it('what comes later costs what it would cost at once', async () => {
    const plain = text.replace(' @defer(label: "detail")', '')
    const costs = await Promise.all(
      [plain, text].map(async (query) => ((await (await post({ query }, 'application/json')).json()) as Costing).extensions.cost),
    )
    expect(costs[0]).toMatchObject({ rows: expect.any(Number), calls: expect.any(Number) })
    expect(costs[1]).toEqual(costs[0])
    const later = 'substitutes { goodsID ... @defer { detail { storage } } }'
    const dear = `query { goodsList(first: 100) { edges { node { substitutes { substitutes { ${later} } } } } } }`
    expect(await (await post({ query: dear }, 'multipart/mixed')).text()).toContain('DOCUMENT_TOO_COSTLY')
  })

  it("a visitor's read by an address has a version in one piece, and none in parts", async () => {
    const get = (accept: string): Promise<Response> => fetch(`${open.url}/graphql?documentId=page`, { headers: { accept } })
    const [kept, parts] = [await get('application/json'), await get('multipart/mixed')]
    expect([kept.headers.get('cache-control'), kept.headers.get('etag')]).toEqual(['public, no-cache', expect.stringMatching(/^W\//)])
    expect([parts.headers.get('cache-control'), parts.headers.get('etag')]).toEqual(['no-store', null])
    await parts.text()
  })
})

type Costing = { readonly extensions: { readonly cost: unknown } }
