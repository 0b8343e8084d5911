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
    const addresses = [...text.matchAll(/\]\((.*?)\)/g)].map(([, address = '']) => address)
    expect(addresses.filter((address) => address.startsWith('/docs/guide/'))).toHaveLength(30)
    expect(text).toContain('- [登录](/docs/guide/zh/02-log-in.md)\n')
    expect(addresses.filter((address) => !address.startsWith('/docs/guide/'))).toEqual([
      '/graphql',
      '/graphql',
      '/graphql',
      '/healthz',
      '/docs/calls.md',
      '/docs/schema.md',
      '/docs/pharmacy-software.md',
      '/list',
      '/help',
      '/news',
    ])
  })

  it.each([{ introspection: false }, { trustedOnly: true }])(
    '/llms.txt speaks of no schema and no explorer where there is none: %j',
    async (settings) => {
      const text = await (await get('/llms.txt', {}, { settings })).text()
      expect(text).not.toMatch(/Explorer|[Ss]chema/)
      expect(text).toContain('[GraphQL](/graphql)')
      expect(text).toContain('/docs/guide/en/01-install.md')
      for (const page of ['schema', 'calls']) expect((await fetch(`${open?.url}/docs/${page}.md`)).status).toBe(404)
    },
  )

  it('/docs serves each page that /llms.txt names, packed, and nothing beside them', async () => {
    const text = await (await get('/llms.txt')).text()
    for (const [, address = ''] of text.matchAll(/\]\((\/docs\/.*?)\)/g)) {
      const response = await fetch(`${open?.url}${address}`)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8'])
      expect(await response.text()).toMatch(/^# /)
    }
    const schema = await fetch(`${open?.url}/docs/schema.md`)
    expect(schema.headers.get('content-encoding')).toBe('gzip')
    expect(await schema.text()).toContain('\n## type Goods implements Node\n')
    expect(await (await fetch(`${open?.url}/docs/calls.md`)).text()).toContain('\n### POST /api/cart\n')
    for (const path of ['/docs/../package.json', '/docs/SPEC.md', '/docs/guide/zh/', '/docs/guide/README.md'])
      expect((await fetch(`${open?.url}${path}`)).status).toBe(404)
    expect((await fetch(`${open?.url}/docs/schema.md`, { method: 'POST' })).status).toBe(405)
  })

  it('/llms.txt is read, not written', async () => {
    expect((await get('/llms.txt', { method: 'POST', body: 'x' })).status).toBe(405)
    const head = await get('/llms.txt', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})
