import { waitFor } from '@testing-library/react'
import { commitLocalUpdate } from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginAfterwards } from '../../../app/afterwards.ts'
import { alerts } from '../../../errors/alertStore.ts'
import { createBrowserEnvironment } from '../../../relay/environment.ts'
import { becomeVisitor } from '../../../relay/endedSession.ts'
import { NO_SHOP, pageShop } from '../../../relay/pageShop.ts'
import { keptBrowser, NOTHING } from '../../../testing/browserStores.ts'
import { toasts } from '../../../ui/toastStore.ts'
import type { CartChange } from '../cart-changes/cartChange.ts'
import { keepChanges } from '../cart-changes/keptChanges.ts'
import { forgetKept } from './forgetKept.ts'
import { keepPages } from './keepPages.ts'
import { received } from './received.ts'

let browser: Awaited<ReturnType<typeof keptBrowser>>
beforeEach(async () => void (browser = await keptBrowser()))
afterEach(() => {
  vi.unstubAllGlobals()
  pageShop.set(null)
  toasts.clear()
  alerts.close()
  localStorage.clear()
  sessionStorage.clear()
})

const pageOf = (shop: string): string => `<script type="module" src="/assets/app-1.js"></script><p>{"shop":"${shop}"}</p>`
const edit: CartChange = { type: 'edit', line: { lineID: '7', goodsID: '97', name: '阿莫西林胶囊' }, quantity: 20 }
const kept = () => [...(browser.caches.held.get('kept')?.keys() ?? [])]

it('the cart, frequent goods, purchase plans and favourites are kept, each as the gateway serves it', async () => {
  vi.stubGlobal('fetch', async (path: string) => new Response(`${path}${pageOf('1')}`))
  expect(await keepPages('1', undefined, true)).toBe(4)
  expect(kept()).toEqual(['/cart', '/kjcg', '/cgjh', '/star'])
  const plans = browser.caches.held.get('kept')?.get('/cgjh')
  expect([decodeURIComponent(plans?.headers.get('x-kept') ?? ''), await plans?.text()]).toEqual([
    expect.stringContaining('"title":"采购计划"'),
    `/cgjh${pageOf('1')}`,
  ])
})

it('the plans that the kept list names are kept too, each under its name', async () => {
  const plan = (id: number, name: string) =>
    `<h2><a class="x" href="/cgjh/info?id=${id}">${name}</a></h2><a href="/cgjh/info?id=${id}">打开</a>`
  vi.stubGlobal(
    'fetch',
    async (path: string) => new Response(`${path === '/cgjh' ? plan(3, '每周补货') + plan(9, '夏季') : path}${pageOf('1')}`),
  )
  await keepPages('1', undefined, true)
  expect(kept()).toEqual(['/cart', '/kjcg', '/cgjh', '/star', '/cgjh/info?id=3', '/cgjh/info?id=9'])
  const header = browser.caches.held.get('kept')?.get('/cgjh/info?id=3')?.headers.get('x-kept')
  expect(decodeURIComponent(header ?? '')).toContain('"title":"每周补货"')
})

it.each([
  ['another shop’s', () => new Response(pageOf('2'))],
  ['the login page', () => Object.defineProperty(new Response(pageOf('1')), 'redirected', { value: true })],
  ['a failure', () => new Response(pageOf('1'), { status: 503 })],
])('a page that comes as %s is not kept in the place of the shop’s', async (_name, answer) => {
  vi.stubGlobal('fetch', async () => answer())
  expect(await keepPages('1', undefined, true)).toBe(0)
  expect(kept()).toEqual(['/cart'])
})

it('a log-out in another tab clears what this one is just about to keep: pages', async () => {
  vi.stubGlobal('fetch', async () => new Response(pageOf('1')))
  const leaving = forgetKept()
  await Promise.all([leaving, keepPages('1', undefined, true)])
  expect(browser.left()).toEqual(NOTHING)
})

it('a log-out in another tab clears what this one is just about to keep: changes that wait', async () => {
  const keeping = keepChanges('1', [{ key: 'k', change: edit }])
  await forgetKept()
  await keeping
  expect(browser.left()).toEqual(NOTHING)
})

/** A document of `shop` that has begun, over a gateway that serves that shop's pages. */
function begin(shop: string) {
  vi.stubGlobal('fetch', async () => new Response(pageOf(shop)))
  pageShop.set(shop)
  const environment = createBrowserEnvironment()
  commitLocalUpdate(environment, (store) => {
    store.getRoot().setLinkedRecord(store.create('Viewer:1', 'Viewer').setValue(shop, 'memberID'), 'viewer')
  })
  beginAfterwards(environment)
  return environment
}
const LOST = '登录或门店已变更，离线时的 1 处更改没有提交：阿莫西林胶囊'

it('a session that ends while its page is open clears what was kept, and names what a tab that is closed had waiting', async () => {
  const waiting = browser.databases.held.get('kept')
  browser.databases.held.clear()
  const environment = begin('1')
  await waitFor(() => expect(kept()).toEqual(['/cart', '/kjcg', '/cgjh', '/star']))
  if (waiting !== undefined) browser.databases.held.set('kept', waiting)
  becomeVisitor(environment)
  await waitFor(() => expect(alerts.current()?.text).toBe(LOST))
  expect(browser.left()).toEqual(NOTHING)
})

it.each([
  ['another shop', '2'],
  ['a visitor', NO_SHOP],
])('a document that comes for %s clears what was kept for the shop before, and names what had waited there', async (_name, shop) => {
  begin(shop)
  await waitFor(() => expect(alerts.current()?.text).toBe(LOST))
  expect(browser.left()).toEqual(NOTHING)
})

describe('scans at the door, which need no choice', () => {
  beforeEach(() => {
    localStorage.clear()
    browser.caches.held.clear()
    browser.databases.held.clear()
    received.change('1', '3', (before) => ({ ...before, scans: [{ text: '83857930000879766601' }] }))
  })

  it.each([
    ['another shop', '2'],
    ['a visitor', NO_SHOP],
  ])('a document that comes for %s clears the scans of the shop before', async (_name, shop) => {
    begin(shop)
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
  })

  it('scans stay with their shop’s pages, keep nothing else, and go when the session ends while a page is open', async () => {
    const environment = begin('1')
    expect(Object.keys(localStorage)).toEqual(['received-shop', 'received:3'])
    becomeVisitor(environment)
    await waitFor(() => expect(browser.left()).toEqual(NOTHING))
    expect(Object.keys(localStorage)).toEqual([])
  })
})
