import type { GraphQLResponse, RequestParameters } from 'relay-runtime'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createNetwork } from './network.ts'
import { pageShop } from './pageShop.ts'
import { sendFile } from './sendFile.ts'

const request = (operationKind: 'query' | 'mutation'): RequestParameters => ({
  id: 'id',
  text: null,
  name: 'Any',
  operationKind,
  metadata: {},
})
const [query, mutation] = [request('query'), request('mutation')]
const answering = (body: unknown) => createNetwork(async () => Response.json(body))
const run = (network: ReturnType<typeof createNetwork>, params: RequestParameters): Promise<GraphQLResponse | undefined> =>
  network.execute(params, {}, {}).toPromise()

const reload = vi.fn()
beforeEach(() => {
  pageShop.set('7')
  vi.stubGlobal('location', { reload, pathname: '/list', search: '' })
})
afterEach(() => {
  window.dispatchEvent(new Event('pageshow'))
  vi.unstubAllGlobals()
  reload.mockReset()
  pageShop.set(null)
})

it.each([
  ['7', '7'],
  ['none', 'none'],
  [null, undefined],
])('the shop of a page goes along with everything: %s', async (shop, header) => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ data: {} }))
  pageShop.set(shop)
  for (const params of [query, mutation]) await run(createNetwork(send), params)
  expect(send.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-shop') ?? undefined)).toEqual([header, header])
})

it('a page is left as soon as a write is refused for its shop, whichever code asked, and the write fails', async () => {
  const error = {
    message: 'x',
    path: ['addToCart'],
    extensions: { code: 'BUSINESS_REJECTED', reason: 'SHOP_CHANGED', userMessage: '当前门店已切换为武昌店，请核对后重新操作' },
  }
  await expect(run(answering({ data: { addToCart: null }, errors: [error] }), mutation)).rejects.toMatchObject({
    reason: 'SHOP_CHANGED',
    message: '当前门店已切换为武昌店，请核对后重新操作',
  })
  await run(answering({ data: { shop: null }, errors: [error] }), query)
  const refusal = { __typename: 'ShopChanged', reason: 'SHOP_CHANGED', message: '当前门店已切换为武昌店，请核对后重新操作' }
  await expect(run(answering({ data: { addToCart: { refusals: [refusal] } } }), mutation)).rejects.toMatchObject({ reason: 'SHOP_CHANGED' })
  expect([reload.mock.calls.length, document.documentElement.style.visibility]).toEqual([1, 'hidden'])
})

it('a page is not left for words that only look like a refusal of its shop', async () => {
  await run(answering({ data: { goods: { name: '"reason":"SHOP_CHANGED"', reason: 'SHOP_CHANGED' } } }), query)
  expect(reload).not.toHaveBeenCalled()
})

it('a page is left when an answer is about another shop, not when it is about its shop or nobody', async () => {
  for (const viewer of [{ memberID: '7' }, null, { company: '甲药房' }]) await run(answering({ data: { viewer } }), query)
  expect(reload).not.toHaveBeenCalled()
  await run(answering({ data: { viewer: { memberID: '8' } } }), query)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('the shop of a page is what the first answer says where the server did not know', async () => {
  pageShop.set(null)
  await run(answering({ data: { viewer: { memberID: '9' } } }), query)
  expect([pageShop.current(), reload.mock.calls.length]).toEqual(['9', 0])
})

it('the shop of a page goes along with files', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ key: 'k', url: '/files/upload/k' }))
  vi.stubGlobal('fetch', send)
  await sendFile(new File(['x'], 'x.png'), 'chat')
  expect(send.mock.calls[0]?.[1]?.headers).toEqual({ 'x-csrf': '1', 'x-shop': '7' })
})
