import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erpClient } from '../../scripts/lib/erpClient.ts'
import { closeVisits, goTo, logIn, newVisitor, openBrowser, type Visit, WIDTHS } from '../support/browser.ts'
import { keepPicture } from '../support/pictures.ts'
import { type Stack, startStack } from '../support/stack.ts'

const TOKEN = 'the-office-of-the-help-tests-0123456789'
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

let stack: Stack
let browser: Browser
let visit: Visit

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack({ env: { ERP_TOKEN: TOKEN } }), openBrowser()])
  visit = await newVisitor(browser, stack.gateway)
})
afterAll(async () => {
  await closeVisits(browser)
  await stack.stop()
})

const main = (page: Page): ReturnType<Page['locator']> => page.locator('main')
const erp = () => erpClient({ ERP_TOKEN: TOKEN, API_URL: stack.api })
const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

describe('help and news', () => {
  it('help and news are found by search engines: each page has its title, its description and one address, before any script ran', async () => {
    const head = async (path: string): Promise<(string | undefined)[]> => {
      const response = await fetch(`${stack.gateway}${path}`)
      const html = await response.text()
      expect([response.status, html.includes('<h1')], path).toEqual([200, true])
      return [
        /<title>(.*?) - /.exec(html)?.[1],
        /<link rel="canonical" href="[^"]*?:\d+([^"]*)"/.exec(html)?.[1],
        /<meta name="description" content="(.{10})/.exec(html)?.[1],
      ]
    }
    // The first answer of all may take longer than a head waits.
    await head('/help')
    expect(await head('/help')).toEqual(['帮助中心', '/help', '会员注册、购物指南、'])
    expect(await head('/help/xrzn/hyzc')).toEqual(['会员注册', '/help/xrzn/hyzc?id=11', '本站只面向持证的药店'])
    expect((await head('/help/pay')).slice(0, 2)).toEqual(['订单支付', '/help/zfps/ddzf?id=21'])
    expect((await head('/help/zfps/ypth?id=23')).slice(0, 2)).toEqual(['药品退换货', '/help/zfps/ypth?id=23'])
    expect((await head('/news/info/72/notice'))[1]).toBe('/news/info/72/notice')
    expect((await head('/news/hyzx')).slice(0, 2)).toEqual(['行业资讯', '/news/hyzx'])
    for (const path of ['/help/xrzn/none', '/help/xrzn/hyzc?id=1%27--', '/news/info/999999/news'])
      expect((await fetch(`${stack.gateway}${path}`)).status, path).toBe(404)
  })

  it('help and news lead from one to the next, and what was read stays readable without a connection', async () => {
    const { page, context } = visit
    await goTo(page, '/help')
    await keepPicture(page, 'help')
    await main(page).getByRole('link', { name: '货物配送' }).click()
    await main(page).getByRole('heading', { name: '起配金额与运费' }).waitFor()
    expect([await page.title(), await page.locator('header').getByRole('search').count()]).toEqual([expect.stringContaining('货物配送'), 0])
    await main(page).getByRole('link', { name: '药品退换货' }).click()
    await main(page).getByRole('heading', { name: '不能退换的情形' }).waitFor()
    await goTo(page, '/news/hyzx')
    await main(page)
      .getByRole('link', { name: /含麻黄碱类复方制剂销售管理要点回顾/ })
      .click()
    await main(page)
      .getByRole('link', { name: /上一篇/ })
      .click()
    await main(page)
      .getByRole('heading', { level: 1, name: /药店效期管理/ })
      .waitFor()
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain('help-articles')
    // A new document: nothing is left of the pages before but what the browser kept.
    await goTo(page, '/help/xrzn/hyzc?id=11')
    const before = visit.complaints.length
    await context.setOffline(true)
    await main(page).getByRole('link', { name: '药品退换货' }).click()
    // From the store, or with a word that it was kept where the failure came first.
    try {
      await main(page).getByRole('heading', { name: '不能退换的情形' }).waitFor()
    } finally {
      await context.setOffline(false)
      // What was asked for without a connection may fail, aloud.
      visit.complaints.length = before
    }
  })
})

describe('my messages', () => {
  it('messages are opened, read and deleted together, by keyboard too, and the badge follows', async () => {
    const { page } = visit
    await logIn(page, 'demo')
    await goTo(page, '/wdxx')
    const badge = page.getByRole('complementary').getByRole('link', { name: /消息/ })
    const unread = async (): Promise<number> => Number(/\d+/.exec((await badge.textContent()) ?? '')?.[0] ?? 0)
    const before = await unread()
    expect(before).toBeGreaterThan(5)
    const first = main(page).getByRole('button', { name: /未读/ }).first()
    await first.focus()
    await page.keyboard.press('Enter')
    await main(page).getByRole('link', { name: '去查看' }).locator('visible=true').waitFor()
    await expect.poll(unread).toBe(before - 1)
    await keepPicture(page, 'messages')
    await main(page).getByRole('link', { name: '只看未读' }).click()
    await main(page).getByRole('link', { name: '显示全部' }).waitFor()
    const [newest, older] = [
      main(page).getByRole('checkbox', { name: /选择/ }).nth(0),
      main(page).getByRole('checkbox', { name: /选择/ }).nth(1),
    ]
    await newest.check()
    await older.check()
    await main(page).getByRole('button', { name: '删除', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await page.getByText('已删除 2 条消息').waitFor()
    await expect.poll(unread).toBe(before - 3)
    await main(page).getByRole('button', { name: '全部已读' }).click()
    await main(page).getByText('没有未读消息').waitFor()
    await goTo(page, '/wdxx?kind=<script>&page=-1&unread=x')
    expect(await main(page).getByRole('button', { name: /未读/ }).count()).toBe(0)
  })
})

describe('the talk with the account manager', () => {
  it('the talk with the account manager accepts words, markup as words, and a picture, but no other file, and shows the answer as it comes', async () => {
    const { page } = visit
    await goTo(page, '/list')
    await page.getByRole('complementary').getByRole('button', { name: '客服' }).click()
    const drawer = page.getByRole('dialog')
    const log = drawer.getByRole('log')
    await log.getByText('好的，谢谢。').waitFor()
    const box = drawer.getByLabel('留言内容')
    expect(await drawer.getByRole('button', { name: '发送', exact: true }).isDisabled()).toBe(true)
    const hostile = '<img src=x onerror="document.title=1"> 发货了吗？\'; drop table chat_message --'
    await box.fill(hostile)
    await box.press('Enter')
    await log.getByText(hostile).waitFor()
    expect([await box.inputValue(), await page.title()]).toEqual(['', expect.stringContaining('全部商品')])
    const choose = drawer.locator('input[type=file]')
    await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('MZ no picture at all') })
    await drawer.getByText('仅支持 JPG、PNG、WebP 图片').waitFor()
    await choose.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024) })
    await drawer.getByText('图片不能超过 5 MB').waitFor()
    await choose.setInputFiles({ name: 'c.png', mimeType: 'image/png', buffer: PICTURE })
    await log.getByRole('img', { name: '我发送的图片' }).waitFor()
    const threads = (await (await erp()).get('/api/erp/chat')) as { member_id: string; is_waiting: number }[]
    expect(threads[0]).toMatchObject({ is_waiting: 1 })
    await (await erp()).post(`/api/erp/chat/${threads[0]?.member_id}`, { content: '已出库，明天送达' })
    await log.getByText('已出库，明天送达').waitFor()
    await keepPicture(page, 'chat')
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
  })

  // All other pages are seen on a phone by pages.test.ts.
  it('the talk with the account manager fits a phone, as the messages do', async () => {
    const phone = await newVisitor(browser, stack.gateway, WIDTHS.phone)
    await logIn(phone.page, 'demo')
    for (const path of ['/wdxx', '/wdxx?kind=chat']) {
      await goTo(phone.page, path)
      expect(await overflow(phone.page), path).toBe(0)
    }
    await main(phone.page).getByRole('log').getByText('已出库，明天送达').waitFor()
    expect([phone.complaints, visit.complaints.filter((complaint) => !/INTERNET_DISCONNECTED|网络连接失败|422/.test(complaint))]).toEqual([
      [],
      [],
    ])
    await phone.context.close()
  })
})
