import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { erpClient, rowsOf } from '../../scripts/lib/erpClient.ts'
import { closeVisits, openBrowser, settled } from '../support/browser.ts'
import { type Address, OFFICE, shareStack } from '../support/shareStack.ts'
import { enter, open, type Shopper } from '../support/shopper.ts'

let stack: Address
let browser: Browser
let shop: Shopper

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([shareStack('office'), openBrowser()])
  shop = await enter(browser, stack.gateway, 'demo')
})
afterAll(() => closeVisits(browser))

it('a recall is met first thing after the log-in, is answered with what goes back, and its return waits for its number', async () => {
  const { page } = shop
  await open(shop, '/')
  await page.getByRole('complementary', { name: '药品召回' }).getByRole('link', { name: '查看并回复' }).click()
  await page.waitForURL('**/zhaohui')
  await settled(page)
  const main = page.locator('main')
  const lot = main.getByRole('list', { name: '召回批号' }).getByRole('listitem')
  const [, bought = ''] = /购入 (\d+)/.exec((await main.getByRole('group').filter({ hasText: '购入' }).textContent()) ?? '') ?? []
  await main.getByLabel('在库').fill(bought)
  await main.getByLabel('已售').fill('0')
  await main.getByLabel('退回').fill(bought)
  await main.getByRole('button', { name: '提交回复' }).click()
  await main.getByRole('button', { name: '更正回复' }).waitFor()
  expect(await lot.textContent()).toContain(`在库 ${bought}，已售 0，退回 ${bought}`)
  const office = await erpClient({ ERP_TOKEN: OFFICE, API_URL: stack.api })
  expect(rowsOf(await office.get('/api/erp/recall'))).toMatchObject([{ read: 1, answered: 1 }])

  await lot.getByRole('link', { name: '查看订单' }).click()
  await page.waitForURL('**/order/info/*')
  await main.getByRole('link', { name: '已召回，请停用' }).first().click()
  await page.waitForURL('**/zhaohui')
  await lot
    .getByRole('link', { name: /^退货售后/ })
    .first()
    .click()
  await page.waitForURL('**/order/afterSalesInfo/*')
  await main.getByText('药品召回', { exact: true }).first().waitFor()
  await main.getByRole('button', { name: '填写寄回单号' }).waitFor()
  // The shop's day does not begin with it any more.
  await open(shop, '/')
  await settled(page)
  expect(await page.getByRole('complementary', { name: '药品召回' }).count()).toBe(0)
  expect(shop.complaints).toEqual([])
})

type Sent = {
  readonly orders: { readonly edges: readonly { readonly node: { readonly orderNo: string; readonly codes: Codes | null } }[] }
}
type Codes = { readonly lots: readonly { readonly codes: readonly string[] }[] }

it("a box that lies on the shop's counter leads to its order by its code, and there to its lot, its papers and all its codes", async () => {
  const { page } = shop
  const { orders } = await shop.read<Sent>('{ orders(first: 30) { edges { node { orderNo codes { lots { codes } } } } } }')
  const sent = orders.edges.map(({ node }) => node).find(({ codes }) => codes?.lots.some((lot) => lot.codes.length > 0))
  const box = sent?.codes?.lots.flatMap(({ codes }) => codes)[0] ?? 'no box with a code was sent'
  await open(shop, '/order')
  const field = page.getByRole('searchbox', { name: '订单号、商品名或追溯码' })
  await field.fill(box)
  await field.press('Enter')
  await page.waitForURL('**keywords=*')
  await settled(page)
  const main = page.locator('main')
  const found = main.getByRole('link', { name: '查看详情' })
  await expect.poll(() => found.count()).toBe(1)
  await found.click()
  await page.waitForURL('**/order/info/*')
  await settled(page)
  expect(await main.textContent()).toContain(sent?.orderNo)
  await main.getByRole('button', { name: '查看与下载追溯码' }).click()
  await main.getByRole('list', { name: '下载追溯码' }).waitFor()
  await main.locator('summary').first().click()
  expect(await main.textContent()).toContain(box)
  await main.getByRole('button', { name: '查看同行单、药检报告、发票' }).click()
  await main
    .getByRole('link', { name: /随货同行单/ })
    .first()
    .waitFor()
  expect(shop.complaints).toEqual([])
})
