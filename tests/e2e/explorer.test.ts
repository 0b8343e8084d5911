import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../gateway/src/explorer/demoAccounts.ts'
import { closeVisits, newVisitor, openBrowser } from '../support/browser.ts'
import { goToTab, markedVariables, openDocument, openExplorer, runOnce, write, writeVariables } from '../support/explorer.ts'
import { keepPicture } from '../support/pictures.ts'
import { type Stack, startStack } from '../support/stack.ts'

let stack: Stack
let browser: Browser
/** Opened once: it is by far the heaviest page. */
let page: Page
let complaints: string[]
const requests: URL[] = []
beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack(), openBrowser()])
  ;({ page, complaints } = await newVisitor(browser, stack.gateway))
  page.on('request', (request) => requests.push(new URL(request.url())))
  await openExplorer(page)
})
afterAll(async () => {
  await closeVisits(browser)
  await stack.stop()
})

const logInAs = async (username: string): Promise<string> => {
  await page.getByRole('button', { name: username, exact: true }).click()
  await page.getByRole('button', { name: username, exact: true, pressed: true }).waitFor()
  return page.locator('#viewer').innerText()
}

describe('what a visitor does first', () => {
  it('the first tab of the explorer answers a visitor at once', async () => {
    const { data } = await runOnce(page)
    expect(data).toMatchObject({ goodsList: { totalCount: expect.any(Number), edges: expect.arrayContaining([expect.anything()]) } })
  })

  it('the explorer says in Chinese what a tab lacks and how to get it, and sends nothing', async () => {
    await goToTab(page, 'AddToCart')
    await page.locator('#values', { hasText: '请先点右上角 demo 登录' }).waitFor()
    await page.getByRole('button', { name: /^Execute query/ }).click()
    await page.locator('.graphiql-response', { hasText: '请先点右上角 demo 登录' }).waitFor()
  })

  it('the explorer logs every demo account in without leaving, and asks nobody but this gateway', async () => {
    for (const { username } of demoAccounts) expect(await logInAs(username)).toMatch(/药|诊所/)
    await logInAs('demo')
    expect(new URL(page.url()).pathname).toBe('/graphql')
    expect(requests.filter((url) => url.origin !== stack.gateway && !['data:', 'blob:'].includes(url.protocol)).map(String)).toEqual([])
    expect(complaints).toEqual([])
  })
})

const some = expect.any(String) as string
const first = (node: object): object => ({ edges: expect.arrayContaining([{ node: expect.objectContaining(node) as object }]) as object })

/** The journey in its order; each tab is opened and run once, and nothing is filled in by hand. */
const tasks: readonly (readonly [tab: string, data: object])[] = [
  ['Login', { login: { viewer: { company: '杭州青屿大药房有限公司' }, refusals: [] } }],
  ['Me', { viewer: { username: 'demo', canOrder: true }, session: { status: 'MEMBER' } }],
  ['Suggest', { searchSuggestions: expect.arrayContaining([expect.objectContaining({ text: '阿莫西林胶囊' })]) }],
  ['Search', { goodsList: first({ price: some, manufacturer: some }) }],
  ['Detail', { goods: { approvalNumber: some, detail: { storage: some } } }],
  ['AddToCart', { addToCart: { cart: { lineCount: 1 }, refusals: [] } }],
  ['Cart', { cart: { lineCount: 1, lines: [{ isSelected: true, refusal: null }] } }],
  ['EditLine', { updateCartLine: { cart: { lines: [{ lineID: some }] }, refusals: [] } }],
  ['Checkout', { checkout: { quote: { hash: some }, refusals: [] } }],
  ['PlaceOrder', { placeOrder: { trade: { tradeNo: some }, refusals: [] } }],
  ['Pay', { startPayment: { payment: { url: some }, refusals: [] } }],
  ['TradeState', { trade: { tradeNo: some, payStatus: some } }],
  ['Orders', { orders: first({ orderNo: some }) }],
  ['Order', { order: { orderNo: some, detail: { paidAt: null } } }],
  ['Logistics', { order: { logistics: expect.arrayContaining([expect.objectContaining({ trackingNumber: some })]) } }],
  ['Receive', { receiveOrder: { order: { statusText: '已收货' }, refusals: [] } }],
  ['AfterSaleOptions', { afterSaleOptions: { reasons: expect.arrayContaining([{ reason: 'SHORT', text: '少发漏发' }]) } }],
  ['ApplyAfterSale', { requestAfterSale: { afterSale: { afterSaleID: some }, refusals: [] } }],
  ['CouponOffers', { couponOffers: first({ canClaim: true }) }],
  ['ClaimCoupon', { claimCoupon: { coupon: { couponID: some }, refusals: [] } }],
  ['Messages', { messages: first({ title: some }) }],
  ['Flash', { flashSale: { sessions: expect.arrayContaining([expect.objectContaining({ status: some })]) } }],
  ['Papers', { viewer: { certificates: expect.arrayContaining([expect.objectContaining({ name: '营业执照' })]) } }],
]

it('long lines of the explorer are whole, and an empty answer says how to get one', async () => {
  await goToTab(page, 'EditLine')
  await page.locator('#root[data-unanswered]').waitFor()
  const cut = page.locator('.graphiql-query-editor').evaluate((editor) => {
    const edge = editor.getBoundingClientRect().right
    return [...editor.querySelectorAll('.view-line > span')].filter((line) => line.getBoundingClientRect().right > edge).length
  })
  expect(await cut).toBe(0)
})

describe('the tasks of a front-end developer', () => {
  it.each(tasks)("the journey's tab %s succeeds at its first run", async (tab, wanted) => {
    await goToTab(page, tab)
    const { data } = await runOnce(page)
    expect(data).toMatchObject(wanted)
  })

  it('the explorer pays at the sandbox in place of the buyer', async () => {
    await goToTab(page, 'Pay')
    await runOnce(page)
    await page.getByRole('button', { name: '模拟付款成功' }).click()
    await page.getByText('已付款：运行「付款结果」看状态。').waitFor()
  })

  it('a document of the storefront is sent by its id, and the REST calls it took are told', async () => {
    await openDocument(page, '页面文档', 'GoodsListPageQuery', 'GoodsListPageQuery')
    const { sent, data } = await runOnce(page)
    expect(sent).toMatchObject({ doc_id: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(data).toMatchObject({ viewer: { company: '杭州青屿大药房有限公司' } })
    await page.locator('#calls').getByText('/api/goods/list?page=1').waitFor()
    expect(await page.locator('#calls summary').innerText()).toMatch(/^\d+ 次 REST 调用，\d+ 次来自缓存/)
  })
})

describe('what stands around GraphiQL', () => {
  it('the cost of a document is told while it is written, and what is too much before it is sent', async () => {
    await goToTab(page, 'Cart')
    await page.locator('#cost', { hasText: '开销：1/50 次调用，500/1000 行' }).waitFor()
    await goToTab(page, 'Suggest')
    await write(page, 'query Dear { a: cart { lines { id } } b: cart { lines { id } } c: cart { lines { id } } }', 'Dear')
    await page.locator('#cost.bad', { hasText: '1500/1000 行；超出上限' }).waitFor()
  })

  it('a search in Chinese finds by the descriptions, and leads to the documentation by the keyboard', async () => {
    await page.getByRole('combobox', { name: '搜索文档' }).fill('起购量')
    await page.getByRole('listbox', { name: '搜索结果' }).getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.graphiql-doc-explorer-content', { hasText: '起购量' }).waitFor()
    await page.getByRole('combobox', { name: '搜索文档' }).fill('没有这样的词')
    await page.getByText('没有找到').waitFor()
    await page.keyboard.press('Escape')
  })

  it('the errors show what the mutation in the editor may refuse, and Escape closes them', async () => {
    await goToTab(page, 'EditLine')
    await page.getByRole('button', { name: '错误' }).click()
    const panel = page.getByRole('complementary', { name: '错误一览' })
    await panel.getByRole('row', { name: 'StockShort' }).waitFor()
    expect(await panel.getByRole('row', { name: 'StockShort' }).innerText()).toMatch(/库存不足.*available goods line/s)
    expect(await panel.innerText()).toContain('系统繁忙，请稍后再试')
    await keepPicture(page, 'explorer')
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
  })

  it('a value that the journey fills in carries no red mark, what is wrong beside it does', async () => {
    await goToTab(page, 'EditLine')
    await writeVariables(page, '{ "input": { "lineID": true, "quantity": "{{lineQuantity}}" } }')
    await expect.poll(() => markedVariables(page)).toEqual(['true'])
  })

  it('a subscription says that it waits, and what would make it speak', async () => {
    await goToTab(page, 'CartChanged')
    await page.getByRole('button', { name: /^Execute query/ }).click()
    await page.getByText(/正在等待变化… \d+ 秒.*触发办法：到另一个标签页运行「加入采购单」/).waitFor()
    await page.getByRole('button', { name: /^Stop query/ }).click()
    await page.getByText('正在等待变化').waitFor({ state: 'hidden' })
  })

  it('the log replays a request as it was, compares two answers, and keeps no password', async () => {
    await goToTab(page, 'Cart')
    await runOnce(page)
    await goToTab(page, 'AddToCart')
    await runOnce(page)
    await page.getByRole('button', { name: '记录' }).click()
    const log = page.getByRole('complementary', { name: '请求记录' })
    const carts = log.getByRole('row', { name: /\sCart 200/ })
    const before = await carts.count()
    await carts.first().getByRole('button', { name: '重放' }).click()
    await carts.nth(before).waitFor()
    for (const at of [0, 1]) await carts.nth(at).getByRole('checkbox').check()
    await log.getByText('data.cart.lineCount').waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('explorer:log'))).not.toContain('Demo-2026')
    await page.keyboard.press('Escape')
  })

  it('a test shop is built, its clock is set forward, and the demo beside it stays as it is', async () => {
    await page.getByRole('button', { name: '测试商店' }).click()
    await page.getByRole('button', { name: '建一家测试商店' }).click()
    // The first one after a change of the code fills its demo, for as long as that takes.
    await page.getByText('已建好，并已登录').waitFor({ timeout: 0 })
    await goToTab(page, 'Me')
    await page.getByRole('button', { name: '+1 天' }).click()
    await page.getByText('时钟已拨到').waitFor()
    const { extensions } = await runOnce(page)
    const { shop } = extensions as { shop: { time: string } }
    expect(Date.parse(shop.time)).toBeGreaterThan(Date.now() + 80_000_000)
    await page.getByRole('button', { name: '关闭测试商店' }).click()
    await page.getByText('已关闭；回到演示商城。').waitFor()
    expect((await runOnce(page)).extensions).not.toHaveProperty('shop')
  })
})
