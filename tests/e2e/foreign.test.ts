import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ForeignGateway, startForeignGateway } from '../foreign/gateway.ts'
import { type ForeignHost, startForeignHost } from '../foreign/host.ts'
import { cartCounts, closeVisits, newVisitor, openBrowser, quiet, settled } from '../support/browser.ts'

let host: ForeignHost
let gateway: ForeignGateway
let browser: Browser
let page: Page
const complaints: string[] = []

beforeAll(async () => {
  host = await startForeignHost('numbers')
  ;[gateway, browser] = await Promise.all([startForeignGateway(host), openBrowser('without pictures')])
  const visit = await newVisitor(browser, gateway.url)
  ;({ page } = visit)
  visit.complaints.push = (...words) => complaints.push(...words)
})
afterAll(async () => {
  await closeVisits(browser)
  await gateway.stop()
  host.close()
})

const main = () => page.locator('main')
/** A page that stands: its own words are there, and no failure is told. */
async function open(path: string, words: string | RegExp): Promise<void> {
  await page.goto(path)
  await settled(page)
  await main().getByText(words).locator('visible=true').first().waitFor()
  await quiet(page)
  expect(await page.getByText(/系统繁忙|页面暂时打不开|请求超时/).count(), path).toBe(0)
}

it("a visitor of somebody else's marketplace sees the home page, lists, a search and a product", async () => {
  await open('/', /阿莫西林胶囊/)
  await page.getByRole('link', { name: '每日特价' }).first().waitFor()
  await open('/list', '布洛芬缓释胶囊')
  await open('/search?keywords=板蓝根', '板蓝根颗粒')
  for (const zone of ['/mrtj', '/yx', '/qxzq', '/zyyp', '/jxqzc', '/welfare']) await open(zone, /阿莫西林胶囊/)
  await open('/list/info/1', '华北制药')
  await main().getByText('0.25g*24粒').locator('visible=true').first().waitFor()
})

it('a member logs in by the form, and fills, narrows and empties the cart', async () => {
  await page.goto('/login')
  await settled(page)
  await page.getByLabel('用户名或手机号').fill('青山药房')
  await page.getByLabel('密码', { exact: true }).fill('Demo-2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByText('青山大药房').first().waitFor()
  await open('/list/info/1', '阿莫西林胶囊')
  const added = page.waitForResponse((response) => (response.request().postData() ?? '').includes('"quantity":10'))
  await main()
    .getByRole('button', { name: /加入采购单/ })
    .locator('visible=true')
    .first()
    .click()
  await cartCounts(page, 1)
  await added
  await open('/cart', '阿莫西林胶囊')
  await page.getByRole('region', { name: '合计' }).getByText('¥125').first().waitFor()
  await main().getByText('运费以订单为准').waitFor()
  await main().getByRole('checkbox', { name: '选择 阿莫西林胶囊' }).uncheck()
  await page.getByText('已选 0 种').waitFor()
  await main().getByRole('checkbox', { name: '选择 阿莫西林胶囊' }).check()
  await page.getByText('已选 1 种').waitFor()
  await main().getByRole('button', { name: '删除 阿莫西林胶囊' }).click()
  await cartCounts(page, 0)
  // The deletion rests until the page is left.
  await page.goto('/list')
  await expect.poll(() => host.calls.filter((call) => call.startsWith('POST /api/cart/batch_delete'))).toHaveLength(1)
  await page.goto('/cart')
  await main().getByText('采购单是空的').waitFor()
  expect(host.calls.filter((call) => call.startsWith('POST /api/cart goods_id'))).toEqual([
    expect.stringContaining('POST /api/cart goods_id=1&number=10&price=12.50&ck_id=1'),
  ])
})

it('a member keeps a favourite, draws, reads a message and finds the own pages standing', async () => {
  await open('/list/info/2', '板蓝根颗粒')
  await main().getByRole('button', { name: '收藏：板蓝根颗粒' }).first().click()
  await page.getByRole('dialog').getByText('收藏成功').waitFor()
  await open('/star', '板蓝根颗粒')
  await page.evaluate(() => sessionStorage.removeItem('draw-asked'))
  await page.goto('/')
  await page.getByRole('button', { name: '立即抽奖' }).click()
  await page.getByText(/电子血压计/).waitFor()
  await open('/wdxx', '欢迎入驻')
  for (const [path, words] of [
    ['/user', '青山大药房'],
    ['/wdqb', '余额'],
    ['/yhq', '优惠券'],
    ['/zzzj', '资质'],
    ['/basic', '青山药房'],
    ['/shop', '店铺信息'],
    ['/star', '我的收藏'],
    ['/follow', '关注'],
  ] as const)
    await open(path, words)
  await page.goto('/order')
  await main().getByText('当前商城未开通此功能').waitFor()
  expect(complaints.filter((words) => words.startsWith('page:'))).toEqual([])
})
