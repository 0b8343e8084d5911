import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erpClient } from '../../scripts/lib/erpClient.ts'
import { audit } from '../support/audit.ts'
import { cartCount, cartCounts, closeVisits, goTo, logIn, newVisitor, openBrowser, settled, type Visit } from '../support/browser.ts'
import { keepPicture } from '../support/pictures.ts'
import { type Address, OFFICE, shareStack } from '../support/shareStack.ts'

const MARKUP = '<img src=x onerror=alert(1)>'
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

let stack: Address
let browser: Browser
let visit: Visit

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([shareStack('office'), openBrowser('whole')])
  visit = await newVisitor(browser, stack.gateway)
  await logIn(visit.page, 'demo')
  // Markup that ran would ask something.
  visit.page.on('dialog', (dialog) => void (visit.complaints.push(`dialog: ${dialog.message()}`), dialog.dismiss()))
})
afterAll(() => closeVisits(browser))

const erp = () => erpClient({ ERP_TOKEN: OFFICE, API_URL: stack.api })
const main = (page: Page): ReturnType<Page['locator']> => page.locator('main')
const fill = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
}
const says = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words }).first().waitFor()

describe('the account centre', () => {
  it('the account centre leads to the basic information, which takes names as words and a new password by its stated rule', async () => {
    const { page } = visit
    await page.goto('/zhzx')
    await page.waitForURL('**/basic')
    await settled(page)
    await page.getByRole('button', { name: '修改联系人' }).click()
    await fill(page, { 联系人: ' ' })
    await page.getByRole('button', { name: '保存联系人' }).click()
    await says(page, '请填写联系人')
    await fill(page, { 联系人: MARKUP })
    await page.getByRole('button', { name: '保存联系人' }).click()
    await main(page).getByText(MARKUP).waitFor()
    for (const [old, password, again, sentence] of [
      ['Demo-2026', 'short', 'short', '密码长度须为8至64个字符'],
      ['Demo-2026', 'Longer-2026', 'Other-2026', '两次输入的密码不一致'],
      ['wrong-one', 'Longer-2026', 'Longer-2026', '原密码不正确'],
      ['Demo-2026', '12345678', '12345678', '密码'],
    ] as const) {
      await fill(page, { 原密码: old, 新密码: password, 确认新密码: again })
      await page.getByRole('button', { name: '修改密码' }).click()
      await says(page, sentence)
    }
    // What was typed stays for another try.
    expect(await page.getByLabel('原密码', { exact: true }).inputValue()).toBe('Demo-2026')
    await page.getByLabel('上传头像').setInputFiles({ name: '脸.png', mimeType: 'image/png', buffer: Buffer.from(MARKUP) })
    await says(page, '仅支持 JPG、PNG、WebP 图片')
    await page.getByLabel('上传头像').setInputFiles({ name: '脸.png', mimeType: 'image/png', buffer: PICTURE })
    await page.getByText('头像已更换').waitFor()
    expect(await page.getByLabel('更换头像').count()).toBe(1)
    await keepPicture(page, 'account-basic')
  })

  it('the account centre keeps addresses with three levels of region, for landlines too, and refuses what is none', async () => {
    const { page } = visit
    await goTo(page, '/addr')
    await page.getByRole('button', { name: '新增地址' }).click()
    await fill(page, { 收货人: MARKUP, 联系电话: '12345', 详细地址: '示范路 9 号' })
    await page.getByRole('button', { name: '保存' }).click()
    await says(page, '联系电话须为手机号')
    expect(await audit(page)).toEqual([])
    await fill(page, { 联系电话: '0571-88889999' })
    await page.getByLabel('省份').selectOption({ label: '浙江省' })
    await page.getByLabel('城市').selectOption({ label: '宁波市' })
    await page.getByRole('button', { name: '保存' }).click()
    await says(page, '请选择区县')
    await page.getByLabel('区县').selectOption({ label: '海曙区' })
    await page.getByRole('button', { name: '保存' }).click()
    const row = main(page).getByRole('listitem').filter({ hasText: '浙江省宁波市海曙区示范路 9 号' })
    await row.getByRole('button', { name: /设为默认/ }).click()
    await row.getByText('默认', { exact: true }).waitFor()
    expect(await row.textContent()).toContain(MARKUP)
    await row.getByRole('button', { name: /修改/ }).click()
    await fill(page, { 收货人: '库管员' })
    await page.getByRole('button', { name: '保存' }).click()
    await row.getByText('库管员').waitFor()
    await row.getByRole('button', { name: /删除/ }).click()
    await page.getByRole('button', { name: '删除', exact: true }).click()
    await row.waitFor({ state: 'detached' })
    await keepPicture(page, 'account-addresses')
  })

  it('the account centre takes the next paper, no text that calls itself a picture and nothing of 6 MB, and shows it in force once it is passed', async () => {
    const { page } = visit
    await goTo(page, '/zzzj')
    expect(await main(page).textContent()).toMatch(/采购委托书必交还有 \d+ 天到期/)
    await page.getByRole('button', { name: '换证 采购委托书' }).click()
    const file = page.getByLabel('上传扫描件').last()
    await file.setInputFiles({ name: '委托书.png', mimeType: 'image/png', buffer: Buffer.from('#!/bin/sh\n') })
    await says(page, '仅支持 JPG、PNG、WebP 图片或 PDF 文件')
    await file.setInputFiles({ name: '委托书.png', mimeType: 'image/png', buffer: Buffer.concat([PICTURE, Buffer.alloc(6 * 1024 * 1024)]) })
    await says(page, '单个文件不能超过 5 MB')
    await file.setInputFiles({ name: '委托书.png', mimeType: 'image/png', buffer: PICTURE })
    await fill(page, { 证照编号: 'WTS-2027', 有效期起: '2026-01-01', 有效期止: '2025-01-01' })
    await page.getByRole('button', { name: '提交审核' }).click()
    await says(page, '有效期止须晚于有效期起')
    expect(await audit(page)).toEqual([])
    await keepPicture(page, 'account-certificate-form')
    await fill(page, { 有效期止: '2099-12-31' })
    await page.getByRole('button', { name: '提交审核' }).click()
    await main(page).getByText('新证审核中').waitFor()
    const client = await erp()
    const waiting = ((await client.get('/api/erp/certificate')) as { id: string; no: string }[]).find(({ no }) => no === 'WTS-2027')
    await client.post(`/api/erp/certificate/${waiting?.id}/decide`, { agree: '1' })
    await goTo(page, '/zzzj')
    const row = main(page).getByRole('listitem').filter({ hasText: '采购委托书' })
    expect(await row.textContent()).toMatch(/有效编号 WTS-2027/)
    const scan = await row.getByRole('link', { name: '查看采购委托书扫描件' }).getAttribute('href')
    expect((await page.request.get(scan ?? '')).headers()['content-type']).toBe('image/png')
  })

  it('the account centre saves the shop with its invoice fields, and asks before another name goes to review', async () => {
    const { page } = visit
    await goTo(page, '/shop')
    await fill(page, { 营业执照号: '9133', 联系电话: '0571-88880009' })
    await page.getByRole('button', { name: '保存' }).click()
    await says(page, '营业执照号须为15至20位数字或大写字母')
    await fill(page, { 营业执照号: '91330106MA00000001', 税号: '123' })
    await page.getByRole('button', { name: '保存' }).click()
    await says(page, '税号须为15至20位')
    await fill(page, { 税号: '91330106MA00000001', 发票抬头: MARKUP })
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('店铺信息已保存').waitFor()
    await fill(page, { 企业名称: '杭州改名大药房有限公司' })
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByRole('alertdialog').getByText('审核通过前不能下单').waitFor()
    expect(await audit(page)).toEqual([])
    await page.getByRole('button', { name: '取消' }).click()
    await goTo(page, '/shop')
    await expect.poll(() => page.getByLabel('企业名称').inputValue()).toBe('杭州青屿大药房有限公司')
    expect([await page.getByLabel('联系电话').inputValue(), await page.getByLabel('发票抬头').inputValue()]).toEqual([
      '0571-88880009',
      MARKUP,
    ])
    await keepPicture(page, 'account-shop')
    expect(visit.complaints.filter((complaint) => !complaint.includes('422'))).toEqual([])
  })
})

describe('an account with three shops', () => {
  it("an account with three shops goes on as another in one click: header, cart and prices are that shop's", async () => {
    const { page } = await newVisitor(browser, stack.gateway)
    await logIn(page, 'chain')
    await goTo(page, '/kxzq')
    await page.getByRole('banner').getByText('武汉楚蘅大药房江汉店').waitFor()
    const prices = await main(page).textContent()
    await goTo(page, '/list')
    await page
      .getByRole('button', { name: /加入采购单/ })
      .locator('visible=true')
      .first()
      .click()
    await cartCounts(page, 1)
    await expect
      .poll(async () => {
        await goTo(page, '/ddgl')
        return main(page).getByRole('listitem').filter({ hasText: '江汉店' }).textContent()
      })
      .toContain('采购单 1')
    await page.getByRole('button', { name: '切换到 上海楚蘅大药房浦东店' }).click()
    await page.getByRole('banner').getByText('上海楚蘅大药房浦东店').waitFor()
    await settled(page)
    expect(await cartCount(page)).toBe(0)
    await keepPicture(page, 'account-shops')
    await goTo(page, '/kxzq')
    expect(await main(page).textContent()).not.toBe(prices)
    await goTo(page, '/ddgl')
    await page.getByRole('button', { name: '切换到 武汉楚蘅大药房江汉店' }).click()
    await page.getByRole('banner').getByText('武汉楚蘅大药房江汉店').waitFor()
    await cartCounts(page, 1)
  })

  it("an account with three shops lets another account's shop in by the code sent to its phone, and gives it up again", async () => {
    const { page } = await newVisitor(browser, stack.gateway)
    await logIn(page, 'receipt')
    await goTo(page, '/ddgl')
    await page.getByRole('button', { name: '添加门店' }).click()
    await fill(page, { 门店账号的手机号: '13800000002' })
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByRole('button', { name: /秒后重发/ }).waitFor()
    await fill(page, { 验证码: '000000' })
    await page.getByRole('button', { name: '添加', exact: true }).click()
    await page.getByRole('alertdialog').getByText('验证码错误或已失效').waitFor()
    await page.getByRole('button', { name: '知道了' }).click()
    await says(page, '验证码错误或已失效')
    const outbox = await (await fetch(`${stack.api}/outbox`)).text()
    await fill(page, { 验证码: /13800000002[\s\S]*?验证码 (\d{6})/.exec(outbox)?.[1] ?? '' })
    await page.getByRole('radio', { name: /^财务/ }).check()
    await page.getByRole('button', { name: '添加', exact: true }).click()
    const row = main(page).getByRole('listitem').filter({ hasText: '宁波海曙和砚诊所' })
    await row.getByText('财务').waitFor()
    await row.getByRole('button', { name: /^移除/ }).click()
    await page.getByRole('button', { name: '移除', exact: true }).click()
    await row.waitFor({ state: 'detached' })
  })
})
