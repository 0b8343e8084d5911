import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cartCount, cartCounts, closeVisits, goTo, logIn, newVisitor, openBrowser, quiet, type Visit, WIDTHS } from '../support/browser.ts'
import { type Stack, startStack } from '../support/stack.ts'

let stack: Stack
let browser: Browser
let visit: Visit
beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack(), openBrowser()])
  visit = await newVisitor(browser, stack.gateway, WIDTHS.desktop, 'reduce', 'allow')
})
afterAll(async () => {
  await closeVisits(browser)
  await stack.stop()
})

type Cart = { totals: { payable: string }; lines: { quantity: number; goods: { name: string; packQuantity: number } }[] }

async function stored(): Promise<Cart> {
  const answer = await visit.page.request.post('/graphql', {
    headers: { 'x-csrf': '1' },
    data: { query: '{ cart { totals { payable } lines { quantity goods { name packQuantity } } } }' },
  })
  return ((await answer.json()) as { data: { cart: Cart } }).data.cart
}

/** What of a member lies in this browser: names of caches that are not code, databases, the choice. */
const keptIn = (page: Page): Promise<unknown> =>
  page.evaluate(async () => [
    (await caches.keys()).filter((name) => !name.startsWith('code-')),
    (await indexedDB.databases()).map(({ name }) => name),
    localStorage.getItem('kept-shop'),
  ])
const plus = (page: Page) => page.getByRole('main').getByRole('button', { name: /^增加/ }).locator('visible=true').first()
const workerIsReady = (page: Page): Promise<unknown> => page.evaluate(async () => (await navigator.serviceWorker.ready).scope)

it('a cart that was chosen to be kept is opened and changed without a network, joins to the cent, and is gone after the log-out', async () => {
  const { context, page } = visit
  await goTo(page, '/list')
  await workerIsReady(page)
  // A visitor's browser keeps nothing, and is told why no page comes.
  expect(await keptIn(page)).toEqual([[], [], null])
  await context.setOffline(true)
  await page.goto('/help')
  await page.getByRole('heading', { name: '现在没有网络' }).waitFor()
  expect(await page.getByRole('list').count()).toBe(0)
  await context.setOffline(false)
  await logIn(page, 'demo')
  await goTo(page, '/list')
  await page
    .getByRole('button', { name: /加入采购单/ })
    .locator('visible=true')
    .first()
    .click()
  await expect.poll(async () => (await stored()).lines.length).toBe(1)
  const [line] = (await stored()).lines
  if (line === undefined) throw new Error('nothing was added')

  await goTo(page, '/basic')
  await page.getByRole('switch', { name: '在本机保存' }).click()
  await page.getByText('已保存在本机').waitFor()

  // Another document, later, without a network: the shell leads to what is kept.
  await context.setOffline(true)
  await page.goto('/list')
  await page.getByRole('link', { name: '采购单' }).click()
  await page.getByText(/^现在没有网络，显示的是/).waitFor()
  await page.mouse.move(200, 300)
  await plus(page).click()
  await page.getByText(`现在没有网络，${line.goods.name}的更改待同步`).waitFor()
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toContain('kept')
  // The document goes, the change stays.
  await page.goto('/cart')
  await page.getByText(`现在没有网络，${line.goods.name}的更改待同步`).waitFor()
  expect((await page.getByRole('textbox', { name: '数量' }).first().inputValue()).trim()).toBe(
    String(line.quantity + line.goods.packQuantity),
  )

  await context.setOffline(false)
  await page.getByText('网络已恢复，1 处更改已同步').waitFor()
  const { lines, totals } = await stored()
  expect(lines.map(({ quantity }) => quantity)).toEqual([line.quantity + line.goods.packQuantity])
  await page.getByRole('region', { name: '合计' }).getByText(`¥${totals.payable}`).first().waitFor()

  await quiet(page)
  await page.getByRole('banner').getByRole('button', { name: '退出登录' }).click()
  await page.waitForURL('**/list')
  expect(await keptIn(page)).toEqual([[], [], null])
  await context.setOffline(true)
  await page.goto('/cart')
  await page.getByRole('heading', { name: '现在没有网络' }).waitFor()
  expect(await page.getByRole('list').count()).toBe(0)
  await context.setOffline(false)
})

it('the cart and a favourite of one device are shown by another as they change', async () => {
  const [first, second] = [await newVisitor(browser, stack.gateway), await newVisitor(browser, stack.gateway)]
  for (const { page } of [first, second]) {
    await logIn(page, 'clinic')
    const stream = page.waitForRequest((request) => request.headers()['accept'] === 'text/event-stream')
    await goTo(page, '/list')
    await stream
    await quiet(page)
  }
  const heart = (page: Page) => page.getByRole('button', { name: /^收藏：/ }).first()
  const before = await heart(second.page).getAttribute('aria-pressed')
  const after = String(before !== 'true')
  await heart(first.page).click()
  await second.page.locator(`button[aria-label^="收藏："][aria-pressed="${after}"]`).first().waitFor()
  expect(await heart(second.page).getAttribute('aria-pressed')).toBe(after)
  await first.page.getByRole('button', { name: '继续选购' }).click()
  const lines = await cartCount(second.page)
  await first.page
    .getByRole('button', { name: /加入采购单/ })
    .locator('visible=true')
    .first()
    .click()
  await cartCounts(second.page, lines + 1)
})
