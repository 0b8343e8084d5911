import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeVisits, comeToPage, goTo, logIn, newVisitor, openBrowser, WIDTHS } from '../support/browser.ts'
import { audit } from '../support/audit.ts'
import { keepPicture } from '../support/pictures.ts'
import { type Address, shareStack } from '../support/shareStack.ts'

let stack: Address
let browser: Browser

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([shareStack('plain'), openBrowser()])
})
afterAll(() => closeVisits(browser))

const cartLink = (page: Page): ReturnType<Page['getByRole']> => page.getByRole('link', { name: /采购单/ }).first()

/** Yuan as shown, "¥1,234.50", in cents. */
const cents = (text: string | null): number => Math.round(Number((text ?? '').replace(/[^\d.]/g, '')) * 100)

describe.each([
  ['desktop', WIDTHS.desktop],
  ['phone', WIDTHS.phone],
] as const)('the path from login to logout (%s)', (name, width) => {
  it('a buyer walks the path from login to logout', async () => {
    const { context, page, complaints } = await newVisitor(browser, stack.gateway, width)
    await logIn(page, 'receipt')
    await goTo(page, '/list')
    await page.getByText('青').first().waitFor()
    await keepPicture(page, `list-${name}`)

    await page.locator('a[href^="/list/info/"]:visible').first().click()
    await page
      .getByRole('button', { name: /加入采购单/ })
      .first()
      .waitFor()
    await keepPicture(page, `detail-${name}`)
    await page
      .getByRole('button', { name: /加入采购单/ })
      .locator('visible=true')
      .first()
      .click()
    await cartLink(page).click()
    await page.waitForURL('**/cart')
    await page.getByText(/还差 .* 起配/).waitFor()
    await keepPicture(page, `cart-${name}`)
    expect(await audit(page)).toEqual([])

    const total = page.getByText(/应付/).locator('visible=true').first()
    const before = cents(await total.textContent())
    await page.getByRole('button', { name: /增加/ }).first().click()
    await expect.poll(async () => cents(await total.textContent())).toBeGreaterThan(before)

    // A phone has it in the member centre.
    await goTo(page, '/user')
    await page.getByRole('button', { name: '退出登录' }).locator('visible=true').first().click()
    await page.waitForURL((url) => url.pathname !== '/user')
    await page.goto('/list')
    await page.locator('a[href^="/login"]').locator('visible=true').first().waitFor()
    expect(await page.getByText('登录后可见').count()).toBeGreaterThan(0)
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('leaving in the middle', () => {
  it('a reload right after an addition loses nothing', async () => {
    const { context, page } = await newVisitor(browser, stack.gateway)
    await logIn(page, 'clinic')
    await goTo(page, '/list')
    // What sends an addition comes when somebody moves; until it has come the browser asks before it leaves.
    await comeToPage(page)
    await page
      .getByRole('button', { name: /加入采购单/ })
      .locator('visible=true')
      .first()
      .click()
    await page.reload()
    await expect
      .poll(async () => {
        await page.goto('/cart')
        return page.getByRole('button', { name: /去结算|起配/ }).count()
      })
      .toBe(1)
    await context.close()
  })
})
