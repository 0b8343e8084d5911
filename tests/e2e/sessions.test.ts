import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../support/audit.ts'
import { closeVisits, goTo, logIn, newVisitor, openBrowser, quiet, settled, type Visit, WIDTHS } from '../support/browser.ts'
import { keepPicture } from '../support/pictures.ts'
import { type Stack, startStack } from '../support/stack.ts'

const [PUDONG, WUCHANG] = ['上海楚蘅大药房浦东店', '武汉楚蘅大药房武昌店']

let stack: Stack
let browser: Browser
beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack(), openBrowser()])
})
afterEach(() => closeVisits(browser))
afterAll(() => stack.stop())

const enter = async (username: string, width: number = WIDTHS.desktop): Promise<Visit> => {
  const visit = await newVisitor(browser, stack.gateway, width)
  await logIn(visit.page, username)
  return visit
}
/** Whether nothing lies beside the window. */
const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
const banner = (page: Page) => page.getByRole('banner')
const switchTo = async (page: Page, company: string): Promise<void> => {
  await goTo(page, '/ddgl')
  const other = page.getByRole('button', { name: `切换到 ${company}` })
  if (await other.isVisible()) await other.click()
  await banner(page).getByText(company).waitFor()
  await settled(page)
}
/** How many lines each shop of the chain has in its cart. */
async function carts(page: Page): Promise<Record<string, number>> {
  await goTo(page, '/ddgl')
  const rows = await page.locator('main ul').first().locator('li').filter({ hasText: '采购单' }).all()
  return Object.fromEntries(
    await Promise.all(
      rows.map(async (row) => [
        (await row.locator('h3').innerText()).split('\n')[0] ?? '',
        Number(await row.locator('b').first().innerText()),
      ]),
    ),
  )
}

describe('a chain in two tabs', () => {
  it('a chain in two tabs sees in the other tab at once that it has gone on as another shop', async () => {
    const { context, page, complaints } = await enter('chain')
    await switchTo(page, PUDONG)
    const other = await context.newPage()
    await goTo(other, '/list/table')
    await banner(other).getByText(PUDONG).waitFor()
    // It is said for a few seconds only.
    await Promise.all([other.getByText(`当前门店已切换为${WUCHANG}`).waitFor(), switchTo(page, WUCHANG)])
    await banner(other).getByText(WUCHANG).waitFor()
    expect(await other.getByText(PUDONG).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('a chain in two tabs puts no goods into the other shop from a tab that has not heard of it: the tab moves there and says so', async () => {
    const { context, page } = await enter('chain')
    await switchTo(page, PUDONG)
    const before = await carts(page)
    const other = await context.newPage()
    await other.addInitScript(() => {
      Reflect.deleteProperty(window, 'BroadcastChannel')
    })
    // Whatever it asks after the switch tells it of the other shop, its stream of events too where that opens late.
    await other.route('**/graphql', (route, request) =>
      request.headers()['accept'] === 'text/event-stream' ? undefined : route.continue(),
    )
    await goTo(other, '/list/table')
    await quiet(other)
    await switchTo(page, WUCHANG)
    await banner(other).getByText(PUDONG).waitFor()
    await Promise.all([
      other.getByText(`当前门店已切换为${WUCHANG}`).waitFor(),
      other.getByRole('button', { name: '加入采购单' }).first().click(),
    ])
    await banner(other).getByText(WUCHANG).waitFor()
    expect(await carts(page)).toEqual(before)
  })
})

describe('a log-out', () => {
  it.each(['/user', '/list'])(
    'a log-out in one tab leaves nothing of the shop on %s in the other, and logging in leads back there',
    async (path) => {
      const { context, page } = await enter('demo')
      await goTo(page, '/user')
      const company = await banner(page)
        .getByText(/药房|药店/)
        .first()
        .innerText()
      const other = await context.newPage()
      await goTo(other, path)
      await page.bringToFront()
      await page.getByRole('button', { name: '退出' }).first().click()
      await page.waitForURL((url) => url.pathname !== '/user')
      await other.waitForURL(`**/login?next=${encodeURIComponent(path)}`)
      await other.getByText('您已退出登录，请重新登录后继续').waitFor()
      expect(await other.getByText(company).count()).toBe(0)
      await other.getByLabel('用户名或手机号').fill('demo')
      await other.getByLabel('密码', { exact: true }).fill('Demo-2026')
      await other.getByRole('button', { name: '登录', exact: true }).click()
      await other.waitForURL(`**${path}`)
    },
  )
})

describe('who buys for a shop', () => {
  const joins = async (page: Page): Promise<void> => {
    await goTo(page, '/ddgl')
    await page.getByRole('button', { name: '添加门店' }).click()
    await page.getByLabel('门店账号的手机号').fill('13800000001')
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByRole('button', { name: /秒/ }).waitFor()
    const outbox = await (await fetch(`${stack.api}/outbox`)).text()
    await page.getByLabel('验证码', { exact: true }).fill(/13800000001[\s\S]*?验证码 (\d{6})/.exec(outbox)?.[1] ?? '')
    await page.getByRole('button', { name: '添加', exact: true }).click()
    await page.getByText('门店已添加，可随时切换').waitFor()
  }

  it('the list of who buys for a shop is seen by the owner, who changes a role and takes access back: the colleague is out at that moment', async () => {
    const [buyer, owner] = [await enter('clinic'), await enter('demo')]
    await joins(buyer.page)
    await buyer.page.getByRole('button', { name: /^切换到/ }).click()
    await buyer.page.getByText(/^当前门店已切换为/).waitFor()
    await settled(buyer.page)
    // It is the owner's matter alone.
    expect(await buyer.page.getByText('本店采购人员').count()).toBe(0)

    await goTo(owner.page, '/ddgl')
    const people = owner.page.getByRole('list', { name: '本店采购人员' })
    const row = people.getByRole('listitem').nth(1)
    await row.waitFor()
    expect(await row.innerText()).toMatch(/采购[\s\S]*1\d{2}\*{4}\d{4}[\s\S]*加入[\s\S]*最近使用/)
    expect(await audit(owner.page)).toEqual([])
    await keepPicture(owner.page, 'colleagues-1280')
    await owner.page.setViewportSize({ width: WIDTHS.phone, height: 844 })
    await keepPicture(owner.page, 'colleagues-390')
    expect(await fits(owner.page)).toBe(true)
    await row.getByRole('button', { name: /改为财务/ }).click()
    await row.getByText('财务', { exact: true }).waitFor()
    await row.getByRole('button', { name: /^收回/ }).click()
    await owner.page.getByRole('alertdialog').getByRole('button', { name: '收回权限' }).click()
    await owner.page.getByText('目前只有您本人').waitFor()
    // Nobody touches the colleague's page: its stream has ended.
    await buyer.page.waitForURL('**/login?next=%2Fddgl')
    expect([owner.complaints, buyer.complaints]).toEqual([[], []])
  })
})

describe('the devices of an account', () => {
  it('the devices of an account are seen and ended from one of them', async () => {
    const [desk, phone] = [await enter('expired'), await enter('expired', WIDTHS.phone)]
    await goTo(desk.page, '/basic')
    const devices = desk.page.getByRole('list', { name: '登录设备' }).getByRole('listitem')
    expect(await devices.count()).toBe(2)
    expect(await devices.filter({ hasText: '本设备' }).count()).toBe(1)
    await keepPicture(desk.page, 'devices-1280')
    await goTo(phone.page, '/basic')
    await keepPicture(phone.page, 'devices-390')
    expect(await fits(phone.page)).toBe(true)
    await desk.page.getByRole('button', { name: '退出其他设备' }).click()
    await desk.page.getByText('其他设备已全部退出').waitFor()
    expect(await devices.count()).toBe(1)
    await phone.page.waitForURL('**/login?next=%2Fbasic')
    expect([desk.complaints, phone.complaints]).toEqual([[], []])
  })
})
