import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cartCounts, closeVisits, goTo, logIn, newVisitor, openBrowser, settled, type Visit } from '../support/browser.ts'
import { type Stack, startStack } from '../support/stack.ts'

let stack: Stack
let browser: Browser
let visit: Visit
let page: Page

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack(), openBrowser('whole')])
  visit = await newVisitor(browser, stack.gateway)
  ;({ page } = visit)
  await page.addInitScript(() => sessionStorage.setItem('draw-asked', '1'))
  await logIn(page, 'demo')
})
afterAll(async () => {
  await closeVisits(browser)
  await stack.stop()
})

const within = (label: string): ReturnType<Page['getByRole']> => page.getByRole('complementary', { name: label })
const hrefs = (links: ReturnType<Page['getByRole']>): Promise<string[]> =>
  links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))

it('the header has all that the specification lists', async () => {
  await goTo(page, '/')
  const header = page.getByRole('banner')
  await within('页头推广').getByRole('link').waitFor()
  for (const [name, path] of [
    ['杭州青屿大药房有限公司', '/user'],
    ['会员中心', '/user'],
    ['我的订单', '/order'],
    ['电子发票查询', '/dzfp'],
  ] as const) {
    expect(await hrefs(header.getByRole('link', { name, exact: true }))).toEqual([path])
  }
  expect(await header.getByRole('link', { name: '返回首页' }).count()).toBe(0)
  for (const name of ['退出登录', '加入桌面', '手机访问', '公告停止滚动']) await header.getByRole('button', { name }).waitFor()
  expect(await header.getByLabel('搜索范围').locator('option').allTextContents()).toEqual(['药品', '厂家'])
  expect(await header.getByText(/^专属服务 客户经理 /).textContent()).toMatch(/ 1\d{10}$/)
  await header.getByText(/^投诉热线 /).waitFor()
  await header.getByRole('button', { name: '手机访问' }).click()
  await page
    .getByRole('dialog')
    .getByRole('img', { name: /二维码/ })
    .waitFor()
  await page.keyboard.press('Escape')
  await goTo(page, '/list/table')
  expect(await hrefs(header.getByRole('link', { name: '返回首页' }))).toEqual(['/'])
  expect(
    await hrefs(
      header
        .getByRole('link')
        .filter({ has: page.locator('svg, img') })
        .first(),
    ),
  ).toEqual(['/'])
})

it('larger text is chosen once: the next page has it before any script', async () => {
  await goTo(page, '/list/table')
  await page.getByRole('button', { name: '大字版' }).click()
  const classOf = async (): Promise<string | undefined> =>
    /<html lang="zh-CN"( class="[^"]*")?>/.exec((await (await page.goto('/list/table'))?.text()) ?? '')?.[1]
  expect(await classOf()).toBe(' class="large-text"')
  await settled(page)
  await page.getByRole('button', { name: '标准字号' }).click()
  expect(await classOf()).toBeUndefined()
})

it('the banner turns at a press and by itself while somebody is at the page', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await goTo(page, '/')
  const banner = page.getByRole('region', { name: '活动' })
  const shown = (): Promise<string | null> => banner.locator('[role=group]:not([inert])').getAttribute('aria-label')
  expect(await shown()).toBe('第 1 张，共 4 张')
  await banner.getByRole('button', { name: '下一张' }).click()
  expect(await shown()).toBe('第 2 张，共 4 张')
  await page.mouse.move(5, 5)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await expect.poll(shown).toBe('第 3 张，共 4 张')
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

it('the category menu has four trees of seven at most, the navigation nine entries with what lies below', async () => {
  const nav = page.getByRole('navigation', { name: '商品分类' })
  expect(await nav.locator('ul[data-top] > li').count()).toBeLessThanOrEqual(10)
  await nav.getByRole('link', { name: '全部商品' }).hover()
  await nav.locator('ul[data-top] ul a').first().waitFor()
  await page.mouse.move(640, 700)
  await nav.getByRole('button', { name: '全部分类' }).click()
  for (const tree of ['全部', '优选', '中药', '器械']) await nav.getByRole('button', { name: tree, exact: true }).waitFor()
  await page.keyboard.press('Escape')
})

it('the search follows from 205 pixels on, not before', async () => {
  const row = page.locator('header [data-follows]')
  for (const [y, follows] of [
    [204, 0],
    [206, 1],
  ] as const) {
    await page.evaluate((to) => window.scrollTo(0, to), y)
    await expect.poll(() => row.count()).toBe(follows)
  }
  await page.getByRole('button', { name: '返回顶部' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

it('the bar at the right is 40 pixels wide, 310 when open, asks before it deletes, and opens by itself on the cart', async () => {
  const bar = within('采购单侧栏')
  const width = async (): Promise<number> => Math.round((await bar.boundingBox())?.width ?? 0)
  expect(await width()).toBe(40)
  expect(await hrefs(bar.getByRole('link', { name: /^(我的|消息)/ }))).toEqual(['/user', '/wdxx'])
  for (const name of ['客服', '微信公众号', '返回顶部']) await bar.getByRole('button', { name }).waitFor()
  await page
    .getByRole('main')
    .getByRole('button', { name: /加入采购单/ })
    .first()
    .click()
  await cartCounts(page, 1)
  await bar.getByRole('button', { name: /^采购单，1 种商品/ }).click()
  await bar.getByText('已选 1 / 1 种').waitFor()
  await expect.poll(width).toBe(310)
  await bar.getByRole('button', { name: /^删除/ }).click()
  await page.getByRole('alertdialog').getByText('确定删除该商品').waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click()
  await bar.getByRole('link', { name: '去采购单' }).click()
  await page.waitForURL('**/cart')
  await expect.poll(width).toBe(310)
})

it('the footer shows four help categories, and back returns to the place before', async () => {
  await goTo(page, '/list/table')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('heading').nth(3).waitFor()
  expect(await footer.getByRole('heading').count()).toBe(4)
  const before = await page.evaluate(() => window.scrollY)
  await footer.getByRole('link', { name: '购物指南' }).click()
  await page.waitForURL('**/help/**')
  await page.goBack()
  await page.waitForURL('**/list/table')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  expect(visit.complaints).toEqual([])
})

it('the first goods of a list or a zone stand in the upper half of a phone, and six beside each other on a wide screen', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/list', '/list/table', '/qxzq', '/kxzq']) {
    await goTo(page, path)
    expect((await page.locator('main [data-row], main tbody tr').first().boundingBox())?.y).toBeLessThan(422)
  }
  await page.setViewportSize({ width: 1920, height: 1080 })
  await goTo(page, '/list')
  const tops = await page.locator('main [data-row]').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  expect(tops.filter((top) => top === tops[0])).toHaveLength(6)
  await page.setViewportSize({ width: 1280, height: 900 })
})

it('on a phone a member has one row of ways, rows of goods one shape, and a form the width of its sheet', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, '/order')
  await page.getByRole('navigation', { name: '会员中心' }).waitFor()
  expect(await page.getByRole('navigation', { name: '商品分类' }).isVisible()).toBe(false)
  expect((await page.locator('main article').first().boundingBox())?.y).toBeLessThan(280)
  const days = page.getByLabel('下单日期从')
  expect(await days.isVisible()).toBe(false)
  await page.getByRole('button', { name: '选日期' }).click()
  await days.waitFor()
  await goTo(page, '/list/table')
  expect(await page.getByRole('navigation', { name: '商品分类' }).isVisible()).toBe(true)
  const shapes = await page
    .locator('main tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        ['picture', 'expiry', 'pack', 'price'].map((cell) => Math.round(row.querySelector(`.${cell}`)?.getBoundingClientRect().left ?? -1)),
      ),
    )
  expect(new Set(shapes.map(String)).size).toBe(1)
  const other = await newVisitor(browser, stack.gateway, 390)
  await goTo(other.page, '/forget_step1')
  const sides = await other.page
    .locator('main section')
    .first()
    .evaluate((sheet) => {
      const [outer, field] = [sheet, sheet.querySelector('[name=code]')?.parentElement].map((box) => box?.getBoundingClientRect())
      return outer && field && [field.left - outer.left, outer.right - field.right]
    })
  expect(sides).toEqual([17, 17])
  await other.context.close()
  await page.setViewportSize({ width: 1280, height: 900 })
})

it('the counts of a member on the home page stand in two rows apart from each other', async () => {
  await goTo(page, '/')
  const [first, second] = await page
    .locator('main dl > div')
    .evaluateAll((counts) => [counts[0], counts[4]].map((count) => count?.getBoundingClientRect() ?? new DOMRect()))
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThanOrEqual(8)
})

it('on a tablet the ways to the goods stand in one row, the notice has words, and what adds goods stands beside their quantity', async () => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await goTo(page, '/list/table')
  const heightOf = async (part: ReturnType<Page['locator']>): Promise<number | undefined> => (await part.boundingBox())?.height
  expect(await heightOf(page.getByRole('navigation', { name: '商品分类' }).locator('ul[data-top]'))).toBe(44)
  const notice = page
    .getByRole('banner')
    .locator('div', { has: page.getByRole('button', { name: '公告停止滚动' }) })
    .last()
  expect((await notice.getByRole('button').first().boundingBox())?.width).toBeGreaterThan(60)
  const lines = page.locator('main tbody .buyLine')
  expect(await lines.evaluateAll((all) => [...new Set(all.map(({ clientHeight }) => clientHeight))])).toEqual([28])
  await page.setViewportSize({ width: 1280, height: 900 })
})

it('on a phone larger text stands at the foot of the page, and logging out in the member centre', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, '/user')
  await page.getByRole('contentinfo').getByRole('button', { name: '大字版' }).waitFor()
  expect(await page.getByRole('banner').getByRole('button', { name: '退出登录' }).isVisible()).toBe(false)
  await page.getByRole('main').getByRole('button', { name: '退出登录' }).waitFor()
  await page.setViewportSize({ width: 1280, height: 900 })
})

it('a printed page is what it tells: no head, no menus, no foot', async () => {
  await goTo(page, '/order')
  await page.emulateMedia({ media: 'print' })
  const shown = (role: 'banner' | 'navigation' | 'contentinfo') =>
    page.getByRole(role, { includeHidden: true }).evaluateAll((all) => all.filter((element) => element.checkVisibility()).length)
  expect([await shown('banner'), await shown('navigation'), await shown('contentinfo')]).toEqual([0, 0, 0])
  expect(await page.getByRole('heading', { name: '我的订单', exact: true }).isVisible()).toBe(true)
  await page.emulateMedia({ media: null })
  expect(await shown('navigation')).toBeGreaterThan(0)
})

it('on a tablet the words of an order are not cut, and its steps stay within their sheet', async () => {
  await page.setViewportSize({ width: 768, height: 900 })
  await goTo(page, '/order')
  const cut = await page
    .locator('main article ul :is(a, small)')
    .evaluateAll((words) => words.filter((part) => part.scrollWidth > part.clientWidth).map(({ textContent }) => textContent))
  expect(cut).toEqual([])
  const [search, send] = await Promise.all(
    [page.getByLabel('订单号、商品名或追溯码'), page.getByRole('button', { name: '查询' })].map((part) => part.boundingBox()),
  )
  expect([send?.y, (search?.width ?? 0) >= 300]).toEqual([search?.y, true])
  const [day, spans] = await Promise.all(
    [page.getByLabel('下单日期到'), page.getByRole('list', { name: '常用时间' })].map((part) => part.boundingBox()),
  )
  expect(spans?.y).toBeLessThan((day?.y ?? 0) + (day?.height ?? 0))
  await page.locator('main article a').first().click()
  await page.waitForURL('**/order/info/*')
  const steps = page.getByRole('list', { name: '订单进度' })
  const [sheet, way] = [await steps.locator('xpath=ancestor::section').boundingBox(), await steps.boundingBox()]
  expect(way?.x).toBeGreaterThan(sheet?.x ?? Infinity)
  expect((way?.x ?? 0) + (way?.width ?? Infinity)).toBeLessThan((sheet?.x ?? 0) + (sheet?.width ?? 0))
  await page.setViewportSize({ width: 1280, height: 900 })
})
