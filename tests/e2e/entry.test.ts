import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../support/audit.ts'
import { closeVisits, goTo, logIn, newVisitor, openBrowser, settled, type Visit, WIDTHS } from '../support/browser.ts'
import { keepPicture } from '../support/pictures.ts'
import { type Stack, startStack } from '../support/stack.ts'

/** Of the demo: three shops behind one phone, and a clinic. */
const CHAIN = '13800000006'
const CLINIC = '13800000002'
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

let stack: Stack
let browser: Browser
let visit: Visit

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack(), openBrowser()])
  visit = await newVisitor(browser, stack.gateway)
})
afterAll(async () => {
  await closeVisits(browser)
  await stack.stop()
})

async function open(path: string): Promise<Page> {
  await visit.context.clearCookies()
  await goTo(visit.page, path)
  return visit.page
}

/** The code last sent to a phone, read where a tester reads it. */
async function codeFor(phone: string): Promise<string> {
  const outbox = await (await visit.context.request.get('/outbox')).text()
  return new RegExp(`${phone}</td>.*?验证码 (\\d{6})`).exec(outbox)?.[1] ?? 'none'
}

/** Has a code sent, types it, and goes on. */
async function prove(page: Page, phone: string, button: string): Promise<void> {
  await page.getByLabel(/手机号$/).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('button', { name: /秒后重发/ }).waitFor()
  await page.getByLabel('验证码').fill(await codeFor(phone))
  await page.getByRole('button', { name: button, exact: true }).click()
}

describe('registering', () => {
  /** Moves down a list until it says what is wanted, as ↓ does. */
  async function choose(page: Page, label: string, words: string): Promise<void> {
    const list = page.getByLabel(label)
    await expect.poll(() => list.isEnabled()).toBe(true)
    await page.keyboard.press('Tab')
    for (let step = 0; step < 40 && (await list.locator('option:checked').textContent()) !== words; step += 1)
      await page.keyboard.press('ArrowDown')
  }

  it('registering goes from the phone to the review by the keyboard alone, and hands in a paper', async () => {
    const page = await open('/register')
    expect(new URL(page.url()).pathname).toBe('/register/step1')
    const { keyboard } = page
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await keyboard.press(key)
    }
    await page.getByLabel('手机号').focus()
    await keyboard.type('13912345001')
    await press('Tab', 'Tab', 'Enter')
    await page.getByRole('button', { name: /秒后重发/ }).waitFor()
    // The focus has gone back to the field that the code belongs into.
    await keyboard.type(await codeFor('13912345001'))
    // Past the link to the demo's messages.
    await press('Tab', 'Tab', 'Space', 'Tab', 'Tab', 'Enter')
    await page.waitForURL('**/register/step2')
    await page.getByRole('radio', { name: /单体药店/ }).focus()
    await press('Space', 'Tab')
    await keyboard.type('键盘大药房')
    await choose(page, '省份', '浙江省')
    await choose(page, '城市', '杭州市')
    await choose(page, '区县', '西湖区')
    for (const words of ['keyboard-shop', '白芷', 'correct horse 7']) {
      await press('Tab')
      await keyboard.type(words)
    }
    // The button that shows the password lies between.
    await press('Tab', 'Tab')
    await keyboard.type('correct horse 7')
    await press('Tab', 'Tab', 'Enter')
    await page.waitForURL('**/register/step3')
    await settled(page)
    expect(await page.locator('main').textContent()).toContain('注册成功，还差 4 项证照')
    await page.getByRole('button', { name: '提交 营业执照' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('证照编号').fill('91330106MA2B0000X1')
    await dialog.getByLabel('有效期起').fill('2024-01-01')
    await dialog.getByLabel('长期有效').check()
    await dialog.locator('input[type=file]').setInputFiles({ name: 'licence.png', mimeType: 'image/png', buffer: PNG })
    await dialog.getByRole('button', { name: /移除/ }).waitFor()
    await dialog.getByRole('button', { name: '提交审核' }).click()
    await page.getByRole('button', { name: '修改 营业执照' }).waitFor()
    expect(await audit(page)).toEqual([])
    await keepPicture(page, 'entry-review')
  })

  it('registering says beside the field what is wrong with bad and hostile input, and keeps it', async () => {
    const page = await open('/register/step1')
    await page.getByRole('button', { name: '下一步' }).click()
    for (const bad of ['abc', '1380013800', '１３８００１３８０００', '<script>alert(1)</script>', '13800138000 or 1=1']) {
      await page.getByLabel('手机号').fill(bad)
      await page.getByLabel('验证码').focus()
      expect(await page.getByLabel('手机号').getAttribute('aria-invalid'), bad).toBe('true')
    }
    await page.getByLabel('我已阅读并同意用户协议').check()
    await page.getByLabel('手机号').fill('13912345002')
    await page.getByLabel('验证码').fill('000000')
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByRole('alertdialog').getByText('验证码错误或已失效').waitFor()
    await page.getByRole('button', { name: '知道了' }).click()
    expect(await page.getByLabel('验证码').getAttribute('aria-invalid')).toBe('true')
    await prove(page, '13912345002', '下一步')
    await page.waitForURL('**/register/step2')
    const wrong: readonly (readonly [label: string, value: string, sentence: string])[] = [
      ['用户名', '13800000001', '用户名不能是手机号'],
      ['用户名', 'demo', '该用户名已被使用'],
      ['用户名', '藏\u202E名', '用户名含有无法使用的字符'],
      ['企业名称', '<'.repeat(100), '企业名称不能超过50个字符'],
      ['密码', '12345678', '密码过于常见，请换一个'],
      ['密码', '短', '密码长度须为8至64个字符'],
    ]
    for (const [label, value, sentence] of wrong) {
      await page.getByLabel(label, { exact: true }).fill(value)
      await page.getByLabel('联系人姓名').focus()
      await page.getByText(sentence).first().waitFor()
    }
    await page.getByRole('button', { name: '提交注册' }).click()
    expect(await page.getByLabel('企业名称').inputValue()).toBe('<'.repeat(100))
    expect(await audit(page)).toEqual([])
    await keepPicture(page, 'entry-refused')
  })

  it('registering with a ticket that no longer counts begins again, and what was typed is still there', async () => {
    const { page } = visit
    await page.getByLabel('企业名称').fill('<img src=x onerror=alert(1)>药房')
    await page.evaluate(() =>
      sessionStorage.setItem(
        'entry-register',
        JSON.stringify({ ...JSON.parse(sessionStorage.getItem('entry-register') ?? '{}'), ticket: 'a'.repeat(43) }),
      ),
    )
    await page.reload()
    await settled(page)
    await expect.poll(() => page.getByLabel('企业名称').inputValue()).toBe('<img src=x onerror=alert(1)>药房')
    await page.getByRole('radio', { name: /诊所/ }).check()
    await page.getByLabel('省份').selectOption({ label: '浙江省' })
    await page.getByLabel('城市').selectOption({ label: '杭州市' })
    await page.getByLabel('区县').selectOption({ label: '西湖区' })
    await page.getByLabel('用户名').fill('hostile-shop')
    await page.getByLabel('联系人姓名').fill("'; drop table account; --")
    for (const label of ['密码', '确认密码']) await page.getByLabel(label, { exact: true }).fill('correct horse 7')
    await page.getByRole('button', { name: '提交注册' }).click()
    await page.getByText('验证已过期，请重新验证').waitFor()
    await expect
      .poll(async () => [new URL(page.url()).pathname, await page.getByLabel('手机号').inputValue()])
      .toEqual(['/register/step1', '13912345002'])
    expect(visit.complaints).toEqual([])
  })
})

describe('a new password', () => {
  it('a new password is set by the person who has the phone, and ends every other session', async () => {
    const other = await newVisitor(browser, stack.gateway)
    await logIn(other.page, 'clinic')
    const page = await open('/forget')
    await prove(page, CLINIC, '下一步')
    await page.waitForURL('**/forget_step2')
    await page.getByLabel('新密码', { exact: true }).fill('a new word 2026')
    await page.getByLabel('确认新密码').fill('a new word 2025')
    await page.getByRole('button', { name: '重置密码' }).click()
    await page.getByText('两次输入的密码不一致').first().waitFor()
    await page.getByLabel('确认新密码').fill('a new word 2026')
    await page.getByRole('button', { name: '重置密码' }).click()
    await page.waitForURL('**/forget_step3')
    await other.page.goto('/order', { waitUntil: 'commit' })
    await other.page.waitForURL('**/login**')
    await other.context.close()
    await logIn(page, 'clinic', 'a new word 2026')
  })
})

describe('logging in', () => {
  it('logging in by code enters the shop that is chosen of several behind one phone', async () => {
    const page = await open('/login')
    await page.getByRole('tab', { name: '短信登录' }).click()
    await prove(page, CHAIN, '登录')
    const shops = page.getByRole('radio')
    await shops.first().waitFor()
    expect(await shops.count()).toBe(3)
    expect(await audit(page)).toEqual([])
    const name = (await page.locator('label:has(input[type=radio])').nth(2).textContent()) ?? ''
    await shops.nth(2).check()
    await page.getByRole('button', { name: '进入门店' }).click()
    await page.waitForURL((url) => url.pathname !== '/login')
    await settled(page)
    const company = (await page.locator('header').first().textContent()) ?? ''
    expect(company).toContain(/^.*?店/.exec(name)?.[0] ?? 'no name')
  })

  it('logging in by WeChat takes a binding made by the same phone, until it is undone', async () => {
    const page = await open('/login')
    await logIn(page, 'demo')
    await goTo(page, '/bdwx')
    await page.getByRole('button', { name: '绑定微信' }).click()
    await confirmOn(page, '演示微信用户2')
    await page.getByText('已绑定微信').waitFor()
    await keepPicture(page, 'entry-bound')
    await open('/login')
    await page.getByRole('tab', { name: '微信登录' }).click()
    await confirmOn(page, '演示微信用户2')
    await page.waitForURL((url) => url.pathname !== '/login')
    await goTo(page, '/bdwx')
    await page.getByRole('button', { name: '解除绑定' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '解除绑定' }).click()
    await page.getByRole('button', { name: '绑定微信' }).waitFor()
  })

  it('logging in by a WeChat nobody has bound leads to registering with it, on a phone too', async () => {
    const phone = await newVisitor(browser, stack.gateway, WIDTHS.phone)
    const { page } = phone
    await goTo(page, '/login')
    await page.getByRole('tab', { name: '微信登录' }).click()
    await confirmOn(page, '演示微信用户4')
    await page.getByRole('button', { name: '用这个微信注册' }).click()
    await page.waitForURL('**/register/wechat')
    await page.getByText('已确认微信：演示微信用户4').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)).toBe(false)
    expect([await audit(page), phone.complaints]).toEqual([[], []])
    await keepPicture(page, 'entry-wechat-phone')
    await phone.context.close()
  })

  /** What somebody does with the phone that scanned. */
  async function confirmOn(page: Page, user: string): Promise<void> {
    const [phone] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('link', { name: /模拟微信/ }).click()])
    await phone.getByLabel(user).check()
    await phone.getByRole('button', { name: '同意' }).click()
    await phone.getByText('已同意').first().waitFor()
    await phone.close()
  }
})
