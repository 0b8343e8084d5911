import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cartCount, cartCounts, closeVisits, goTo, logIn, newVisitor, openBrowser, settled } from '../support/browser.ts'
import type { FaultProxy } from '../support/faultProxy.ts'
import { keepPicture } from '../support/pictures.ts'
import { type Stack, startStack } from '../support/stack.ts'

let stack: Stack
let browser: Browser
let proxy: FaultProxy

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack({ faults: true, env: { UPSTREAM_TIMEOUT_MS: '4000' } }), openBrowser()])
  if (!stack.proxy) throw new Error('the stack has no fault proxy')
  proxy = stack.proxy
})
afterEach(async () => {
  proxy.heal()
  await closeVisits(browser)
})
afterAll(() => stack.stop())

async function visit(username?: string): Promise<Page> {
  const { page } = await newVisitor(browser, stack.gateway)
  if (username) await logIn(page, username)
  return page
}
async function visitList(username: string): Promise<Page> {
  const page = await visit(username)
  await goTo(page, '/list')
  return page
}

async function submitLogin(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('用户名或手机号').fill(username)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

const addButton = (page: Page): ReturnType<Page['locator']> =>
  page
    .getByRole('button', { name: /加入采购单/ })
    .locator('visible=true')
    .first()
const alertDialog = (page: Page, text: RegExp): ReturnType<Page['locator']> => page.getByRole('alertdialog').filter({ hasText: text })

describe('a session that has ended unnoticed', () => {
  const ENDED = '登录已过期，现以访客身份浏览'
  /** As after seven days: the browser still has a cookie that nobody knows. */
  async function withDeadSession(): Promise<Page> {
    const page = await visit()
    await page.context().addCookies([{ name: 'sid', value: 'x'.repeat(43), url: stack.gateway, httpOnly: true, sameSite: 'Lax' }])
    return page
  }
  const hasCookie = async (page: Page): Promise<boolean> => (await page.context().cookies()).some(({ name }) => name === 'sid')

  it.each(['/', '/list'])(
    'a session that has ended unnoticed shows %s as to a visitor, says so once and forgets the cookie',
    async (path) => {
      const page = await withDeadSession()
      await page.goto(path)
      await page.getByText(ENDED).first().waitFor()
      await page
        .getByRole('link', { name: '请登录' })
        .or(page.getByRole('link', { name: '登录', exact: true }))
        .first()
        .waitFor()
      await settled(page)
      // It goes with the answer to a question that the page asks by itself.
      await expect.poll(() => hasCookie(page)).toBe(false)
      await page.reload()
      await settled(page)
      expect(await page.getByText(ENDED).count()).toBe(0)
    },
  )

  it('a session that ends in the middle of a visit goes on as a visitor with the next page', async () => {
    const page = await visitList('demo')
    await page.context().addCookies([{ name: 'sid', value: 'x'.repeat(43), url: stack.gateway, httpOnly: true, sameSite: 'Lax' }])
    await page.getByRole('link', { name: '首页' }).first().click()
    await page.getByText(ENDED).first().waitFor()
    await settled(page)
    // It goes with the answer to a question that the page asks by itself.
    await expect.poll(() => hasCookie(page)).toBe(false)
  })

  it('a session that has ended unnoticed leads from what needs a member to the login page', async () => {
    const page = await withDeadSession()
    await page.goto('/cart')
    await page.waitForURL('**/login?next=*')
  })
})

describe('business refusals, from real data', () => {
  it('422: a wrong password shows its first message as a toast with an error icon and beside the field', async () => {
    const page = await visit()
    await goTo(page, '/login')
    await submitLogin(page, 'demo', 'wrong-password')
    const toast = page.getByRole('alert').filter({ hasText: '账号或密码错误' })
    await toast.first().waitFor()
    expect(await page.getByLabel('用户名或手机号').inputValue()).toBe('demo')
    await keepPicture(page, 'error-422')
  })

  it('401: a session that ended elsewhere leads to the login page once, and back afterwards', async () => {
    const page = await visitList('demo')
    await page.context().clearCookies()
    await addButton(page).click()
    await page.waitForURL('**/login?next=*')
    await settled(page)
    await keepPicture(page, 'error-401')
    await submitLogin(page, 'demo', 'Demo-2026')
    await page.waitForURL('**/list')
  })

  it('403: a shop under review is told that prices are shown after the review', async () => {
    const page = await visit('pending')
    await goTo(page, '/list')
    await page.getByText('资质审核后可见').first().waitFor()
    await keepPicture(page, 'error-403')
  })

  it('400: a locked account is told in an alert titled 温馨提示', async () => {
    const page = await visit()
    await goTo(page, '/login')
    for (let attempt = 0; attempt < 5; attempt++) {
      await submitLogin(page, 'clinic', 'wrong-password')
      await page.getByRole('alert').filter({ hasText: '账号或密码错误' }).first().waitFor()
    }
    await submitLogin(page, 'clinic', 'Demo-2026')
    await alertDialog(page, /温馨提示/).waitFor()
    await alertDialog(page, /分钟/).waitFor()
    await keepPicture(page, 'error-400')
  })

  it('459: an unsigned e-contract is said in a toast, then read and signed at /dzht, and the way back works', async () => {
    const page = await visitList('contract')
    // Enough for the minimum of each warehouse.
    const buttons = page.getByRole('button', { name: /加入采购单/ }).locator('visible=true')
    for (const button of (await buttons.all()).slice(0, 12)) await button.click()
    await cartCounts(page, 12)
    await goTo(page, '/cart')
    await page.getByRole('button', { name: '去结算' }).locator('visible=true').first().click()
    await page.waitForURL('**/dzht*')
    await page.getByText('请先签署电子合同').first().waitFor()
    await keepPicture(page, 'error-459')
    await page.getByLabel(/我已阅读/).check()
    await page.getByRole('button', { name: /签署/ }).click()
    await page.waitForURL('**/cart*')
    await settled(page)
    await page.getByRole('button', { name: '去结算' }).locator('visible=true').first().click()
    await page.waitForURL('**/cart_step2*')
  })
})

describe('a broken marketplace, through the fault proxy', () => {
  // To a page all kinds of broken answers are the same error: tests/contract/faults.test.ts sends each.
  it.each(['internal', 'reset'] as const)('%s: a toast says the system is busy, and the cart is as before', async (fault) => {
    const page = await visitList('demo')
    const before = await cartCount(page)
    proxy.break('POST', '/api/cart', fault)
    await addButton(page).click()
    await page.getByRole('alert').filter({ hasText: '系统繁忙，请稍后再试' }).first().waitFor()
    await cartCounts(page, before)
    if (fault === 'internal') await keepPicture(page, 'error-5xx')
  })

  it('timeout: a dialog asks to refresh, and its button recovers', async () => {
    const page = await visitList('demo')
    proxy.break('POST', '/api/cart', 'hang')
    await addButton(page).click()
    await alertDialog(page, /请求超时，请刷新页面/).waitFor()
    await keepPicture(page, 'error-timeout')
    proxy.heal()
    await alertDialog(page, /请求超时/)
      .getByRole('button', { name: '刷新' })
      .click()
    await settled(page)
    await addButton(page).waitFor()
  })

  it('a list that cannot be fetched leaves header and footer in place and offers another try', async () => {
    const page = await visit('demo')
    proxy.break('GET', '/api/goods/list', 'internal')
    await page.goto('/list?page=2')
    await page.getByRole('button', { name: '重试' }).waitFor()
    expect(await page.getByRole('banner').isVisible()).toBe(true)
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true)
    await keepPicture(page, 'error-list')
    proxy.heal()
    await settled(page)
    await page.getByRole('button', { name: '重试' }).click()
    await addButton(page).waitFor()
  })

  it('header data that cannot be fetched is silently left out', async () => {
    const page = await visit('demo')
    proxy.break('GET', '/api/user/base', 'internal')
    await goTo(page, '/list')
    await page.locator('a[href^="/list/info/"]:visible').first().waitFor()
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0)
  })
})
