import { afterEach, describe, expect, it } from 'vitest'
import { openServer, type OpenServer } from '../testing/openServer.ts'
import { stubRest } from '../testing/stubRest.ts'

let open: OpenServer | undefined
afterEach(async () => open?.close())

async function get(path: string, init: RequestInit = {}, settings: Parameters<typeof openServer>[1] = {}): Promise<Response> {
  open = await openServer(stubRest({}), settings)
  return fetch(`${open.url}${path}`, init)
}

describe('/llms.txt', () => {
  it('/llms.txt names the shop, its interface and its pages', async () => {
    const response = await get('/llms.txt', {}, { settings: { siteTitle: '测试商城' } })
    const text = await response.text()
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(text).toMatch(/^# 测试商城\n\n> /)
    expect([...text.matchAll(/\]\((.*?)\)/g)].map(([, address]) => address)).toEqual([
      '/graphql',
      '/graphql',
      '/graphql',
      '/healthz',
      '/list',
      '/help',
      '/news',
    ])
  })

  it.each([{ introspection: false }, { trustedOnly: true }])(
    '/llms.txt speaks of no schema and no explorer where there is none: %j',
    async (settings) => {
      const text = await (await get('/llms.txt', {}, { settings })).text()
      expect(text).not.toMatch(/Explorer|Schema/)
      expect(text).toContain('[GraphQL](/graphql)')
    },
  )

  it('/llms.txt is read, not written', async () => {
    expect((await get('/llms.txt', { method: 'POST', body: 'x' })).status).toBe(405)
    const head = await get('/llms.txt', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})
