import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeVisits, goTo, logIn, newVisitor, openBrowser, type Visit } from '../support/browser.ts'
import { type Address, shareStack } from '../support/shareStack.ts'

/** Bytes of a page whose dictionary the browser has. */
const MOST = { list: 4000, detail: 2000 }

let stack: Address
let browser: Browser
let visit: Visit
beforeAll(async () => {
  ;[stack, browser] = await Promise.all([shareStack('plain'), openBrowser()])
  visit = await newVisitor(browser, stack.gateway)
  await logIn(visit.page, 'clinic')
})
afterAll(() => closeVisits(browser))

type Came = { coding: string | undefined; bytes: number; dictionary: string | undefined }

/** A page as it comes over the wire. */
async function come(page: Page, path: string): Promise<Came> {
  const headers = (await page.goto(path))?.headers() ?? {}
  const dictionary = /^<([^>]+)>; rel="compression-dictionary"$/.exec(headers['link'] ?? '')?.[1]
  const bytes = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return navigation?.encodedBodySize ?? 0
  })
  return { coding: headers['content-encoding'], bytes, dictionary }
}

/** Opens the page until the dictionary of its family is made, fetched and used; where that is, too. */
async function comeByDictionary(page: Page, path: string): Promise<Came & { offered: string }> {
  let offered = ''
  for (;;) {
    const came = await come(page, path)
    offered = came.dictionary ?? offered
    if (came.coding === 'dcz' && offered !== '' && came.dictionary === undefined) return { ...came, offered }
  }
}

it('a page that was seen before comes as what differs, and what it differs from holds nothing of the buyer', async () => {
  const { page } = visit
  const list = await comeByDictionary(page, '/list')
  process.stdout.write(`the list again: ${list.bytes} B\n`)
  expect(list.bytes).toBeGreaterThan(500)
  expect(list.bytes).toBeLessThanOrEqual(MOST.list)
  const asked = { headers: { 'x-csrf': '1' }, data: { query: '{ viewer { company } }' } }
  const answer = (await (await page.request.post('/graphql', asked)).json()) as { data: { viewer: { company: string } } }
  const dictionary = await page.evaluate(async (path) => (await fetch(path)).text(), list.offered)
  expect(dictionary).toContain('加入采购单')
  for (const secret of ['clinic', answer.data.viewer.company]) expect(dictionary).not.toContain(secret)
  const address = (await page.locator('main a[href^="/list/info/"]').first().getAttribute('href')) ?? ''
  const detail = await comeByDictionary(page, address)
  process.stdout.write(`goods again: ${detail.bytes} B\n`)
  expect(detail.bytes).toBeGreaterThan(500)
  expect(detail.bytes).toBeLessThanOrEqual(MOST.detail)
  await page.getByRole('heading', { level: 1 }).waitFor()
})

it('goods that are opened by the middle button were fetched when the pointer rested on them', async () => {
  const { page, context, complaints } = visit
  await goTo(page, '/list/table')
  const ready = Promise.withResolvers<void>()
  const session = await context.newCDPSession(page)
  await session.send('Preload.enable')
  session.on('Preload.prefetchStatusUpdated', ({ status }) => (status === 'Ready' ? ready.resolve() : undefined))
  const link = page.locator('main table a[href^="/list/info/"]:not([tabindex="-1"])').first()
  await link.hover()
  await ready.promise
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ button: 'middle' })])
  await tab.getByRole('heading', { level: 1 }).waitFor()
  const delivery = await tab.evaluate(() => performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'deliveryType')))
  expect(delivery).toEqual(['navigational-prefetch'])
  expect(complaints).toEqual([])
})
