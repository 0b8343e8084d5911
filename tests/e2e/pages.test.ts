import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, knownRoutes } from '../support/addresses.ts'
import { cartCounts, logIn, newVisitor, openBrowser, settled, type Visit, WIDTHS } from '../support/browser.ts'
import { keepPicture } from '../support/pictures.ts'
import { type Stack, startStack } from '../support/stack.ts'

const TITLE = '康采医药批发'
const widths = Object.entries(WIDTHS).filter(([name]) => process.env['FULL'] === '1' || name !== 'tablet')
const routes = knownRoutes()
/** Pages whose content depends on an address of its own making: visited where their own tests make it. */
const OWN_STATUS: Readonly<Record<string, number>> = { notFound: 404, noActivity: 404 }

let stack: Stack
let browser: Browser
const params: Record<string, string> = {}
/** By route: what its address needs beyond the pattern's own parameters. */
const own: Record<string, { readonly id?: string; readonly search?: string }> = {}

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack(), openBrowser()])
  const { context, page } = await newVisitor(browser, stack.gateway)
  await logIn(page, 'demo')
  const href = await page.locator('a[href^="/list/info/"]').first().getAttribute('href')
  params['id'] = href?.split('/').at(-1) ?? ''
  for (const button of (await page.getByRole('button', { name: /加入采购单/ }).locator('visible=true').all()).slice(0, 12)) await button.click()
  await cartCounts(page, 12)
  await page.goto('/cart')
  await settled(page)
  await page.getByRole('button', { name: '去结算' }).click()
  await page.waitForURL('**/cart_step2**')
  own['confirmOrder'] = { search: new URL(page.url()).search }
  Object.assign(own, await ownOrders(page))
  await context.close()
})
afterAll(async () => {
  await browser.close()
  await stack.stop()
})

/** The pages of an order are shown with orders of the demo's own: one to be paid, and the latest of all. */
async function ownOrders(page: Page): Promise<typeof own> {
  const query = '{ orders(filter: { tab: UNPAID }, first: 20) { edges { node { orderID tradeID } } } }'
  const answer = await page.request.post('/graphql', { headers: { 'x-csrf': '1' }, data: { query } })
  const { data } = (await answer.json()) as { data: { orders: { edges: { node: { orderID: string; tradeID: string } }[] } } }
  const order = data.orders.edges.at(-1)?.node ?? { orderID: '', tradeID: '' }
  const search = `?trade=${order.tradeID}`
  return { pay: { id: order.tradeID }, bankTransfer: { search }, payDone: { search }, orderDetail: { id: order.orderID } }
}

async function audit(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const engine: typeof axe = Reflect.get(globalThis, 'axe')
    const { violations } = await engine.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(' | ')}`)
  })
}

async function look({ page, complaints }: Visit, route: (typeof routes)[number], address: string, picture: string): Promise<void> {
  complaints.length = 0
  const asked: string[] = []
  const note = (request: { url(): string; method(): string }): void => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/graphql') asked.push(request.url())
  }
  page.on('request', note)
  const response = await page.goto(address, { waitUntil: 'load' })
  await settled(page)
  page.off('request', note)
  expect(response?.status(), 'status').toBe(OWN_STATUS[route.name] ?? 200)
  expect(await page.title()).toBe(`${route.title} - ${TITLE}`)
  expect(asked, 'requests on first load').toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 'overflow').toBeLessThanOrEqual(0)
  expect(await page.locator('h1').count(), 'main headings').toBe(1)
  expect(await audit(page)).toEqual([])
  const ownStatus = (words: string): boolean => (OWN_STATUS[route.name] ?? 200) !== 200 && words.includes('404')
  expect(complaints.filter((words) => !ownStatus(words))).toEqual([])
  await keepPicture(page, picture)
}

describe.each(widths)('every page at %s width', (widthName, width) => {
  describe.each([['a visitor', null], ['a member', 'demo']] as const)('as %s', (who, user) => {
    let visit: Visit
    beforeAll(async () => {
      visit = await newVisitor(browser, stack.gateway, width)
      if (user !== null) await logIn(visit.page, user)
    })
    afterAll(() => visit.context.close())

    it.each(routes.flatMap((route) => route.patterns.slice(0, 1).map((pattern) => [pattern, route] as const)))('%s', async (pattern, route) => {
      const { id = params['id'] ?? '', search = '' } = own[route.name] ?? {}
      const address = addressOf(pattern, { ...params, id }) + search
      if (user === null && route.requiresLogin) {
        await visit.page.goto(address)
        expect(new URL(visit.page.url()).pathname).toBe('/login')
        return
      }
      await look(visit, route, address, `page-${route.name}-${widthName}-${who.replace(' ', '-')}`)
    })
  })
})

it('any other path leads to /404', async () => {
  const { context, page } = await newVisitor(browser, stack.gateway)
  await page.goto('/no/such/page')
  expect(new URL(page.url()).pathname).toBe('/404')
  await context.close()
})
