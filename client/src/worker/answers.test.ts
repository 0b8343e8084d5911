import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Caches } from '../testing/browserStores.ts'
import { codeAnswer, pageAnswer } from './answers.ts'
import { keptHeaders } from './keptPages.ts'

const NOW = Date.parse('2026-11-26T06:14:00Z')
const DAY_MS = 24 * 3600 * 1000

let caches: Caches
beforeEach(() => {
  caches = new Caches()
  vi.stubGlobal('caches', caches)
})
afterEach(() => vi.unstubAllGlobals())

const keep = async (path: string, title: string, at: number, entry = '/assets/app-1.js') =>
  (await caches.open('kept')).put(path, new Response(`<p>${title}</p>`, { headers: keptHeaders({ title, at, entry }) }))
const keepCode = async (path: string) => (await caches.open('code-2')).put(path, new Response('code'))
const cart = new Request('https://shop.example/cart')
const cut = () => Promise.reject<Response>(new TypeError('no network'))
const ask = (online: Promise<Response>, request = cart) => pageAnswer(request, online, 'code-2', NOW)

it('the network’s page is shown whatever is kept, and refusals of the server too', async () => {
  await Promise.all([keep('/cart', '采购单', NOW), keepCode('/assets/app-1.js')])
  expect(await (await ask(Promise.resolve(new Response('fresh')))).text()).toBe('fresh')
  expect((await ask(Promise.resolve(new Response('', { status: 503 })))).status).toBe(503)
})

it('without a network the kept page is shown', async () => {
  await Promise.all([keep('/cart', '采购单', NOW), keepCode('/assets/app-1.js')])
  const answer = await ask(cut())
  expect([await answer.text(), answer.headers.get('server-timing')]).toEqual(['<p>采购单</p>', `kept;dur=${NOW}`])
})

it('without a network a page that is not kept is the shell, which offers those that are', async () => {
  await Promise.all([keep('/cart', '采购单', NOW), keep('/star', '我的收藏', NOW), keepCode('/assets/app-1.js')])
  const answer = await ask(cut(), new Request('https://shop.example/list'))
  const html = await answer.text()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(html).toContain('<h1>现在没有网络</h1>')
  expect([...html.matchAll(/<li><a href="([^"]+)">([^<]+)<small>([^<]+)/g)].map((found) => found.slice(1))).toEqual([
    ['/cart', '采购单', '保存于 11月26日 14:14'],
    ['/star', '我的收藏', '保存于 11月26日 14:14'],
  ])
})

it('to a visitor the shell offers nothing, and nothing is kept by its being shown', async () => {
  const html = await (await ask(cut())).text()
  expect([html.includes('<h1>现在没有网络</h1>'), html.includes('<li>'), caches.held.size]).toEqual([true, false, 0])
})

it('a kept page of another build is not shown: its code is not there', async () => {
  await Promise.all([keep('/cart', '采购单', NOW, '/assets/app-0.js'), keepCode('/assets/app-1.js')])
  expect(await (await ask(cut())).text()).toContain('<h1>现在没有网络</h1>')
})

it('a kept page that is older than a session is not shown, and nothing stays kept', async () => {
  await Promise.all([keep('/cart', '采购单', NOW - 7 * DAY_MS), keepCode('/assets/app-1.js')])
  expect(await (await ask(cut())).text()).toBe('<p>采购单</p>')
  await keep('/cart', '采购单', NOW - 7 * DAY_MS - 1)
  expect(await (await ask(cut())).text()).not.toContain('采购单')
  expect(caches.held.has('kept')).toBe(false)
})

it('code is fetched once, and a failure is not kept', async () => {
  const fetched: string[] = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    fetched.push(url)
    return fetched.length === 1 ? new Response('gone', { status: 404 }) : new Response('code')
  })
  const code = new Request('https://shop.example/assets/app-1.js')
  expect((await codeAnswer(code, 'code-2')).status).toBe(404)
  expect(await (await codeAnswer(code, 'code-2')).text()).toBe('code')
  expect(await (await codeAnswer(code, 'code-2')).text()).toBe('code')
  expect(fetched).toHaveLength(2)
})
