import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erpClient } from '../../scripts/lib/erpClient.ts'
import { audit } from '../support/audit.ts'
import { closeVisits, goTo, logIn, newVisitor, openBrowser, type Visit } from '../support/browser.ts'
import { keepPicture } from '../support/pictures.ts'
import { type Address, OFFICE, shareStack } from '../support/shareStack.ts'

let stack: Address
let browser: Browser
let visit: Visit

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([shareStack('office'), openBrowser()])
  visit = await newVisitor(browser, stack.gateway)
  await logIn(visit.page, 'demo')
})
afterAll(() => closeVisits(browser))

const main = (page: Page) => page.locator('main')
/** What the page says the balance is, in yuan. */
const balanceOn = async (page: Page): Promise<number> =>
  Number((await main(page).locator('dl').first().locator('dd').first().innerText()).replaceAll(/[¥,\s]/g, ''))
const office = async (path: string, form: Record<string, string>): Promise<unknown> =>
  (await erpClient({ ERP_TOKEN: OFFICE, API_URL: stack.api })).post(path, form)

describe('recharging', () => {
  it('recharging refuses what is no amount beside the field and keeps what was typed', async () => {
    const { page } = visit
    await goTo(page, '/yegl')
    await page.getByRole('button', { name: '充值', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '余额充值' })
    const amount = dialog.getByLabel('充值金额（元）')
    for (const wrong of ['', 'abc', '0', '-5', '1e9', '1.234', '200000.01', '<script>1']) {
      await amount.fill(wrong)
      await amount.press('Enter')
      await dialog.getByText('最多两位小数').waitFor()
      expect(await amount.inputValue()).toBe(wrong.slice(0, 12))
      expect(await amount.getAttribute('aria-invalid')).toBe('true')
    }
    expect(await audit(page)).toEqual([])
    await keepPicture(page, 'wallet-recharge')
  })

  it('recharging leads to the cashier and back: the page notices, and the log has its line', async () => {
    const { page, context } = visit
    const before = await balanceOn(page)
    const dialog = page.getByRole('dialog', { name: '余额充值' })
    await dialog.getByRole('button', { name: '1000 元' }).click()
    await dialog.getByRole('button', { name: '去支付' }).dblclick()
    await page.waitForURL('**/yegl?recharge=*')
    await keepPicture(page, 'wallet-recharge-pay')
    const [cashier] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: '打开模拟收银台付款' }).click()])
    await cashier.getByRole('button', { name: '支付成功' }).click()
    expect(await cashier.getByRole('link', { name: '返回余额' }).getAttribute('href')).toContain('/yegl?recharge=')
    await cashier.close()
    await main(page).getByText('充值成功').waitFor()
    await expect.poll(() => balanceOn(page)).toBeCloseTo(before + 1000, 2)
    await main(page).getByRole('cell', { name: '+1,000.00' }).first().waitFor()
    // Another's recharge, or none, shows nothing of it.
    await goTo(page, '/yegl?recharge=999999')
    expect(await main(page).getByText('充值成功').count()).toBe(0)
  })
})

describe('withdrawing', () => {
  it('withdrawing says what is wrong with each field, and takes the money once though the button was pressed twice', async () => {
    const { page } = visit
    await goTo(page, '/yegl')
    const before = await balanceOn(page)
    await page.getByRole('button', { name: '提现', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '余额提现' })
    await dialog.getByLabel('提现金额（元）').fill('99999')
    await dialog.getByLabel('户名').fill(' ')
    await dialog.getByLabel('开户行').fill('行')
    await dialog.getByLabel('银行账号').fill('6222-ABCD')
    await dialog.getByRole('button', { name: '提交申请' }).click()
    for (const words of ['可用余额只有', '请填写户名', '请填写开户行', '银行账号应为8至30位数字'])
      await dialog.getByText(words).first().waitFor()
    expect(await dialog.getByLabel('银行账号').inputValue()).toBe('6222-ABCD')
    expect(await audit(page)).toEqual([])
    expect(await audit(page)).toEqual([])
    await keepPicture(page, 'wallet-withdraw')
    await dialog.getByLabel('提现金额（元）').fill('88.5')
    await dialog.getByLabel('户名').fill('杭州青屿<b>大药房</b>')
    await dialog.getByLabel('开户行').fill('演示银行西湖支行')
    await dialog.getByLabel('银行账号').fill('6222 0000 1111 7777')
    await dialog.getByRole('button', { name: '提交申请' }).dblclick()
    await expect.poll(() => balanceOn(page)).toBeCloseTo(before - 88.5, 2)
    await main(page).getByText('尾号 7777').waitFor()
    expect(await main(page).getByText('审核中').count()).toBe(1)
  })

  it('a withdrawal comes back when the office refuses it, with the reason', async () => {
    const { page } = visit
    const before = await balanceOn(page)
    const answer = await page.request.post('/graphql', {
      headers: { 'x-csrf': '1' },
      data: { query: '{ withdrawals(first: 1) { edges { node { withdrawalID } } } }' },
    })
    const { data } = (await answer.json()) as {
      data: { withdrawals: { edges: readonly { readonly node: { readonly withdrawalID: string } }[] } }
    }
    await office(`/api/erp/withdraw/${data.withdrawals.edges[0]?.node.withdrawalID ?? ''}/reject`, { reason: '户名与账户不符' })
    await goTo(page, '/yegl')
    expect(await balanceOn(page)).toBeCloseTo(before + 88.5, 2)
    await main(page).getByText('退回原因：户名与账户不符').waitFor()
  })
})

describe('the logs, the statement and the member centre', () => {
  it('a filter of a log is an address, and a wrong one means all', async () => {
    const { page } = visit
    await goTo(page, '/yegl')
    await main(page).getByRole('link', { name: '提现', exact: true }).click()
    await page.waitForURL('**/yegl?kind=withdraw')
    await expect
      .poll(
        async () =>
          new Set(
            await main(page)
              .locator('tbody td:nth-child(2)')
              .evaluateAll((cells) => cells.map((cell) => cell.firstChild?.textContent ?? '')),
          ),
      )
      .toEqual(new Set(['提现', '提现退回']))
    await page.goto('/yegl?kind=%3Cscript%3E&from=2026-99-99&page=-1')
    await main(page).getByRole('link', { name: '全部明细', exact: true }).and(page.locator('[aria-current]')).waitFor()
    await goTo(page, '/jfgl?kind=out&from=2030-01-01')
    await main(page).getByText('没有积分明细').waitFor()
  })

  it('each line of a month leads to its order, and the file holds the same', async () => {
    const { page } = visit
    await goTo(page, '/yegl/statement')
    await main(page).getByText('期末余额').waitFor()
    expect(await main(page).getByRole('table', { name: '收支明细' }).getByRole('link').count()).toBeGreaterThan(0)
    const csv = await page.request.get((await main(page).getByRole('link', { name: '下载 CSV' }).getAttribute('href')) ?? '')
    expect([csv.status(), csv.headers()['content-type'], (await csv.text()).includes('期末余额')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      true,
    ])
    await main(page).getByRole('combobox', { name: '月份' }).selectOption({ index: 1 })
    await page.waitForURL('**/yegl/statement?month=*')
    expect(await audit(page)).toEqual([])
  })

  it('a wrong code says so and stays; the dashboard names what is next', async () => {
    const { page, complaints } = visit
    await goTo(page, '/yhq')
    const code = main(page).getByLabel('券码兑换')
    await code.fill('NO-SUCH-CODE')
    await main(page).getByRole('button', { name: '兑换' }).click()
    await main(page).getByText('兑换码无效').waitFor()
    expect(await code.inputValue()).toBe('NO-SUCH-CODE')
    await goTo(page, '/user')
    await main(page).getByRole('list', { name: '待办' }).getByText('待付款').waitFor()
    await main(page).getByText('查看每月数据').first().click()
    expect(await main(page).getByRole('row').count()).toBeGreaterThanOrEqual(13)
    expect(await audit(page)).toEqual([])
    await keepPicture(page, 'wallet-member-centre')
    expect(complaints).toEqual([])
  })
})
