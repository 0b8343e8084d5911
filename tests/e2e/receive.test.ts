import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { erpClient } from '../../scripts/lib/erpClient.ts'
import { closeVisits, goTo, openBrowser, settled, WIDTHS } from '../support/browser.ts'
import { type CartData, CART, CHECKOUT, type CheckoutData, ORDER, type OrderData } from '../support/journey.ts'
import { type Address, OFFICE, shareStack } from '../support/shareStack.ts'
import { ADD, added, enter, pay, SHELVED, type Shelved, type Shopper } from '../support/shopper.ts'
import { smallTargets } from '../support/smallTargets.ts'

const LINES = 30
const BOXES = 10
/** A scan or a press takes three seconds at the door, so that so many take three minutes. */
const ACTS_MAX = 60

let stack: Address
let browser: Browser
let shop: Shopper
let orderID = ''

type Codes = {
  readonly lots: readonly { readonly lineID: string; readonly codes: readonly string[] }[]
  readonly packs: readonly { readonly code: string; readonly codes: readonly string[] }[]
}
type Page = { readonly edges: readonly { readonly node: Shelved & { readonly approvalNumber: string | null } }[] }

/** Chinese patent medicines, of which the demo sends those at an even price with trace codes: ten boxes in a pack. */
async function coded(): Promise<Shelved[]> {
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((page) =>
      shop.read<{ goodsList: Page }>(
        `query ($page: Int) {
          goodsList(filter: { isInStock: true }, first: 100, page: $page) { edges { node { ${SHELVED} approvalNumber } } }
        }`,
        { page },
      ),
    ),
  )
  return pages
    .flatMap(({ goodsList }) => goodsList.edges.map(({ node }) => node))
    .filter((goods) => goods.approvalNumber?.includes('Z') === true && Math.round(Number(goods.price) * 100) % 2 === 0)
    .filter(
      ({ isBuyable, isEphedrine, stock, tags }) =>
        isBuyable && !isEphedrine && stock >= BOXES && tags.every(({ kind }) => kind !== 'SPECIAL'),
    )
    .filter(({ packQuantity, minimumQuantity }) => BOXES % packQuantity === 0 && minimumQuantity <= BOXES)
    .slice(0, LINES)
}

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([shareStack('office'), openBrowser()])
  shop = await enter(browser, stack.gateway, 'clinic')
  const goods = await coded()
  for (const each of goods) await shop.read(ADD, added(each, BOXES))
  const { cart } = await shop.read<CartData>(CART)
  const wanted = new Set(goods.map(({ goodsID }) => goodsID))
  const lineIDs = cart?.lines.filter((line) => wanted.has(line.goods.goodsID)).map(({ lineID }) => lineID)
  const { quoteID, hash } = (await shop.read<CheckoutData>(CHECKOUT, { input: { lineIDs } })).checkout.quote
  const placed = await shop.read<OrderData>(ORDER, { input: { quoteID, hash, clientKey: crypto.randomUUID(), payMode: 'ONLINE' } })
  orderID = placed.placeOrder.orders[0]?.orderID ?? ''
  await goTo(shop.page, `/cart_step3/${placed.placeOrder.trade?.tradeID}`)
  await pay(shop)
  const office = await erpClient({ ERP_TOKEN: OFFICE, API_URL: stack.api })
  for (const to of ['billed', 'picked', 'outbound']) await office.post(`/api/erp/order/${orderID}/advance`, { to })
  await office.post(`/api/erp/order/${orderID}/ship`, { carrier: '青禾物流', tracking_no: 'QH20261127' })
})
afterAll(() => closeVisits(browser))

it('thirty lines are received by a scanner in under sixty acts, without a network too, and two missing boxes are claimed', async () => {
  const { page, context } = shop
  const { order } = await shop.read<{ order: { codes: Codes } }>(
    'query ($orderID: ID!) { order(orderID: $orderID) { codes { lots { lineID codes } packs { code codes } } } }',
    { orderID },
  )
  const { lots, packs } = order.codes
  expect(new Set(lots.map(({ lineID }) => lineID)).size).toBe(LINES)
  await page.setViewportSize({ width: WIDTHS.phone, height: 844 })
  await goTo(page, `/order/info/${orderID}`)
  await page.getByRole('link', { name: '收货核对' }).first().click()
  await page.waitForURL(`**/order/receive/${orderID}`)
  await settled(page)
  expect(await smallTargets(page)).toEqual([])

  let acts = 0
  const scan = async (code: string): Promise<void> => {
    acts += 1
    await page.keyboard.insertText(code)
    await page.keyboard.press('Enter')
  }
  const press = async (name: string): Promise<void> => {
    acts += 1
    await page.getByRole('button', { name }).click()
  }
  const progress = (): Promise<string | null> => page.getByText(/^到货 \d+ \/ \d+$/).textContent()
  // A gift may be among the goods; it has no codes and is counted.
  const more = Number((await progress())?.split(' / ')[1]) - LINES * BOXES
  const came = (count: number) => expect.poll(progress).toBe(`到货 ${count} / ${LINES * BOXES + more}`)
  const inPacks = new Set(packs.flatMap(({ codes }) => codes))
  const loose = lots.flatMap(({ codes }) => codes).filter((code) => !inPacks.has(code))
  const [torn, ...whole] = packs
  await page.getByLabel('扫码枪或手工输入追溯码').waitFor()
  await context.setOffline(true)
  for (const { code } of whole) await scan(code)
  for (const code of loose) await scan(code)
  await came(LINES * BOXES - (torn?.codes.length ?? 0))
  await context.setOffline(false)
  await page.reload()
  await settled(page)
  await came(LINES * BOXES - (torn?.codes.length ?? 0))
  const missing = torn?.codes.slice(-2) ?? []
  for (const code of torn?.codes.slice(0, -2) ?? []) await scan(code)
  await came(LINES * BOXES - 2)
  const counting = page.getByRole('button', { name: /全部到货$/ })
  for (const nth of Array.from({ length: await counting.count() }).keys()) {
    acts += 1
    await counting.nth(nth).click()
  }
  await came(LINES * BOXES - 2 + more)

  await press('扫完了，看差异')
  for (const code of missing) expect(await page.getByRole('list', { name: '差异' }).textContent()).toContain(code)
  await press('申请售后（2 件）')
  const claimed = page.getByRole('list', { name: '这张订单的售后' }).getByRole('link')
  await claimed.waitFor()
  expect(await claimed.textContent()).toMatch(/^补发 2 件 /)
  await page.getByRole('button', { name: '确认收货' }).waitFor()
  expect(acts).toBeLessThan(ACTS_MAX)
  expect(acts).toBeGreaterThan(LINES)

  await claimed.click()
  await page.waitForURL('**/order/afterSalesInfo/**')
  for (const code of missing) await page.locator('main').getByText(code).waitFor()
  expect(shop.complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
