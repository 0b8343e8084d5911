import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erpClient } from '../../scripts/lib/erpClient.ts'
import { cartCounts, closeVisits, goTo, logIn, newVisitor, openBrowser, quiet, settled, type Visit } from '../support/browser.ts'
import { keepPicture } from '../support/pictures.ts'
import { type Stack, startStack } from '../support/stack.ts'

const TOKEN = 'the-office-of-the-order-tests-0123456789'

let stack: Stack
let browser: Browser
let visit: Visit
let orderID = ''

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack({ embedded: true, env: { ERP_TOKEN: TOKEN } }), openBrowser()])
  visit = await newVisitor(browser, stack.gateway)
  await logIn(visit.page, 'demo')
})
afterAll(async () => {
  await closeVisits(browser)
  await stack.stop()
})

const main = (page: Page): ReturnType<Page['locator']> => page.locator('main')
/** What the warehouse and the office do, by the same client as the command line. */
const office = async (path: string, form: Record<string, string> = {}): Promise<unknown> =>
  (await erpClient({ ERP_TOKEN: TOKEN, API_URL: stack.api })).post(path, form)

describe('the life of an order, as its buyer sees it', () => {
  it('a cart becomes one order, though the button was pressed twice', async () => {
    const { page } = visit
    await goTo(page, '/list')
    for (const button of (
      await page
        .getByRole('button', { name: /加入采购单/ })
        .locator('visible=true')
        .all()
    ).slice(0, 8))
      await button.click()
    await cartCounts(page, 8)
    // The badge counts what is still on its way, and what is on its way when the page is left may not arrive.
    await quiet(page)
    await goTo(page, '/cart')
    expect(await page.getByRole('button', { name: /增加/ }).locator('visible=true').count()).toBe(8)
    await page.getByRole('button', { name: '去结算' }).click()
    await page.waitForURL('**/cart_step2**')
    await page.getByLabel('备注（选填）').fill('请下午送货')
    await page.getByRole('radio', { name: /^电子普通发票/ }).check()
    await page.getByRole('button', { name: '提交订单' }).dblclick()
    await page.waitForURL('**/cart_step3/**')
    await settled(page)
    await cartCounts(page, 0)
    await keepPicture(page, 'orders-pay')
  })

  it('an order is paid at the cashier in another window, and this one notices', async () => {
    const { page, context } = visit
    await page.getByRole('button', { name: '立即支付' }).click()
    const [cashier] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: '打开模拟收银台付款' }).click()])
    await cashier.getByRole('button', { name: '支付成功' }).click()
    await cashier.getByText('支付成功').first().waitFor()
    await cashier.close()
    await page.waitForURL('**/cart_step4**')
    await main(page).getByText('支付成功').waitFor()
    // The step before, opened again later, shows the truth too.
    await page.goto(`/cart_step3/${new URL(page.url()).searchParams.get('trade')}`)
    await page.waitForURL('**/cart_step4**')
    await settled(page)
    const order = main(page).getByRole('list', { name: '订单' }).getByRole('link').first()
    orderID = (await order.getAttribute('href'))?.split('/').at(-1) ?? ''
    expect(orderID).toMatch(/^\d+$/)
  })

  it('an order is shipped with its lots, and its page shows parcel, remark and progress', async () => {
    for (const to of ['billed', 'picked', 'outbound']) await office(`/api/erp/order/${orderID}/advance`, { to })
    const { page } = visit
    await page.goto(`/order/info/${orderID}`)
    await main(page).getByText('已出库').first().waitFor()
    // Before the page's stream of changes has begun.
    await office(`/api/erp/order/${orderID}/ship`, { carrier: '青禾物流', tracking_no: 'QH20261122' })
    await main(page).getByText('已发货').first().waitFor()
    await page.goto(`/order/wl/${orderID}`)
    await page.waitForURL(`**/order/info/${orderID}`)
    await settled(page)
    for (const words of ['已发货', 'QH20261122', '请下午送货', '批号', '电子普通发票，开票中'])
      expect(await main(page).textContent()).toContain(words)
    await page.getByRole('button', { name: '为什么是这个价' }).click()
    await main(page).getByText('与订单一致').waitFor()
    await keepPicture(page, 'orders-detail')
  })

  it('an order has its invoice, wished for when it was ordered', async () => {
    const { page } = visit
    await office('/api/erp/invoice/1/issue', { invoice_no: '26332000000000000001' })
    await main(page).getByRole('link', { name: '开票中' }).click()
    await page.waitForURL('**/dzfp')
    await settled(page)
    for (const words of ['已开票', '26332000000000000001', '杭州青屿大药房有限公司'])
      expect(await page.getByRole('list', { name: '我的发票' }).textContent()).toContain(words)
  })

  it('an order is received, one line goes back, and the money the office pays back is shown to the cent', async () => {
    const { page } = visit
    await goTo(page, `/order/info/${orderID}`)
    await page.getByRole('button', { name: '确认收货' }).click()
    await page.getByRole('button', { name: '全部收到，确认收货' }).click()
    await page.getByRole('link', { name: '申请售后' }).click()
    await page.waitForURL('**/afterSaleApply**')
    await settled(page)
    await page.getByRole('radio', { name: /^退货退款/ }).check()
    await page.getByRole('textbox', { name: '数量' }).first().fill('1')
    await page.getByRole('radio', { name: '包装破损' }).check()
    await page.getByRole('button', { name: '提交申请' }).click()
    await page.waitForURL('**/order/returnInfo/**')
    const afterSaleID = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await office(`/api/erp/afterSale/${afterSaleID}/approve`)
    await page.reload()
    await settled(page)
    await page.getByRole('button', { name: '填写寄回单号' }).click()
    await page.getByLabel('承运商').fill('青禾物流')
    await page.getByLabel('运单号').fill('QH20261123')
    await page.getByRole('button', { name: '提交', exact: true }).click()
    await main(page).getByText('退货途中').first().waitFor()
    await office(`/api/erp/afterSale/${afterSaleID}/received`)
    await office(`/api/erp/afterSale/${afterSaleID}/refund`)
    await page.reload()
    await settled(page)
    const text = (await main(page).textContent()) ?? ''
    const amount = /退款金额¥([\d.]+)/.exec(text)?.[1]
    expect(amount).toBeDefined()
    expect(text).toContain(`原路退回¥${amount}`)
    await page.goto(`/order/info/${orderID}`)
    expect(await main(page).textContent()).toContain(`退款 ¥${amount}`)
    await office('/api/erp/invoice/2/issue', { invoice_no: '26332000000000000002' })
    await goTo(page, '/dzfp')
    const [red, blue] = await page.getByRole('list', { name: '我的发票' }).getByRole('listitem').allTextContents()
    expect([red, blue]).toEqual([
      expect.stringMatching(/普通发票.*红字发票.*冲销发票 26332000000000000001.*−¥/),
      expect.stringMatching(/已开票（部分红冲）.*已红冲 ¥/),
    ])
    const paper = await page.request.get((await page.getByRole('link', { name: '打开 PDF' }).first().getAttribute('href')) ?? '')
    expect([paper.status(), (await paper.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    await keepPicture(page, 'orders-invoices')
    expect(visit.complaints).toEqual([])
  })
})
