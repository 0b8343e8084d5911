import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, settled } from '../support/browser.ts'
import type { FaultProxy } from '../support/faultProxy.ts'
import { ADD, added, buyOnDetail, cartOf, checkOut, emptyCart, enter, type InCart, onShelf, open, ordersOf, pay, payAtCashier, type Shopper, submitOrder, worth } from '../support/shopper.ts'
import { type Stack, startStack } from '../support/stack.ts'

const TOKEN = 'the-office-of-the-journeys-0123456789'

let stack: Stack
let browser: Browser
let proxy: FaultProxy

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack({ faults: true, env: { ERP_TOKEN: TOKEN } }), openBrowser()])
  if (!stack.proxy) throw new Error('the stack has no fault proxy')
  proxy = stack.proxy
})
afterAll(async () => {
  await browser.close()
  await stack.stop()
})

const main = ({ page }: Shopper) => page.locator('main')

describe('a clinic without the scope of herbs', () => {
  it('is told why it gets no herbs, and orders western medicine and devices in one go', async () => {
    const clinic = await enter(browser, stack.gateway, 'clinic')
    const { page } = clinic
    await open(clinic, '/zyyp')
    await main(clinic).getByText('超出经营范围').locator('visible=true').first().waitFor()
    expect(await main(clinic).getByRole('button', { name: /加入采购单/ }).locator('visible=true').count()).toBe(0)
    const [herb] = await onShelf(clinic, { zone: 'HERBS' })
    if (!herb) throw new Error('there are no herbs')
    await open(clinic, `/list/info/${herb.goodsID}`)
    await main(clinic).getByText(/您提供的资质不具备购买.*的权限/).first().waitFor()
    // A page left open from before the scope ended asks all the same.
    expect((await clinic.ask(ADD, added({ ...herb, price: '1.00' }, herb.packQuantity))).errors?.[0]?.extensions).toMatchObject({ reason: 'SCOPE_DENIED' })

    const [western] = await onShelf(clinic, { inStock: true }, (one) => one.isBuyable && one.warehouse.warehouseID === '1' && one.tags.length === 0 && one.stock >= worth(one, 260))
    const [device] = await onShelf(clinic, { zone: 'DEVICES' }, (one) => one.isBuyable && one.tags.length === 0 && one.stock >= worth(one, 160))
    if (!western || !device) throw new Error('there is nothing for a clinic')
    for (const goods of [western, device]) await buyOnDetail(clinic, goods, worth(goods, goods === western ? 260 : 160))
    await checkOut(clinic)
    for (const name of ['主仓', '器械仓']) await main(clinic).getByRole('region', { name }).waitFor()
    const tradeID = await submitOrder(clinic)
    await pay(clinic)
    expect((await ordersOf(clinic, tradeID)).map(({ status, warehouse }) => [status, warehouse.warehouseID]).toSorted()).toEqual([['PAID', '1'], ['PAID', '3']])
    await open(clinic, '/order')
    await main(clinic).getByText('已付款').or(main(clinic).getByText('待发货')).first().waitFor()
    expect(clinic.complaints).toEqual([])
    await page.context().close()
  })
})

/** `sends`: what its request says, to know it by. */
type Step = { readonly path: string; readonly sends: string; readonly press: (how: 'click' | 'dblclick') => Promise<void>; readonly done: () => Promise<void> }

const CUT = '网络连接失败，请检查网络后重试'
const SLOW = { offline: false, latency: 700, downloadThroughput: 60_000, uploadThroughput: 60_000 }

/** What may become of a step: each plays its trouble, and has the buyer do what buyers do then. */
const troubles: Readonly<Record<string, (shopper: Shopper, step: Step) => Promise<void>>> = {
  async cut({ page, context }, { press, done }) {
    await context.setOffline(true)
    await press('click')
    await page.getByText(CUT).first().waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: '关闭提示' }).first().click()
    await press('click')
    await done()
  },
  /** It arrived and was done, only the answer never came back. */
  async 'cut before the answer'({ page }, { sends, press, done }) {
    let isDone = false
    await page.route('**/graphql', async (route, request) => {
      if (isDone || !request.postData()?.includes(sends)) return route.continue()
      isDone = true
      await route.fetch()
      return route.abort('connectionreset')
    })
    await press('click')
    await page.getByText(CUT).first().waitFor()
    await page.unroute('**/graphql')
    await page.getByRole('button', { name: '关闭提示' }).first().click()
    await press('click')
    await done()
  },
  async slowed({ page, context }, { press, done }) {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW)
    await press('dblclick')
    await done()
    await session.detach()
  },
  async 'answered twice'(_shopper, { path, press, done }) {
    proxy.break('POST', path, 'twice', 1)
    await press('dblclick')
    await done()
    proxy.heal()
  },
}

describe('from the cart to the paid order on a bad network', () => {
  let demo: Shopper
  beforeAll(async () => {
    demo = await enter(browser, stack.gateway, 'demo')
  })
  afterEach(async () => {
    await demo.page.unrouteAll({ behavior: 'ignoreErrors' })
    await emptyCart(demo)
    proxy.heal()
    await demo.context.setOffline(false)
  })

  it.each(Object.keys(troubles))('%s at each step: nothing is lost, nothing ordered or paid twice', async (name) => {
    const { page, read } = demo
    const trouble = (step: Step): Promise<void> => troubles[name]?.(demo, step) ?? Promise.reject(new Error(name))
    const [goods] = await onShelf(demo, { inStock: true }, (one) => one.isBuyable && one.warehouse.warehouseID === '1' && one.tags.length === 0 && one.stock >= worth(one, 260) * 2)
    if (!goods) throw new Error('there is nothing in stock')
    const quantity = worth(goods, 240)
    await read(ADD, added(goods, quantity))
    const before = await ordersOf(demo)
    const line = async (): Promise<InCart | undefined> => (await cartOf(demo))[0]
    const lineID = (await line())?.lineID

    await open(demo, '/cart')
    // What the first press needs is fetched at the first move of the hand.
    await page.mouse.move(200, 300)
    await page.waitForLoadState('networkidle')
    await trouble({
      path: `/api/cart/${lineID}/edit`,
      sends: `"lineID":"${lineID}"`,
      press: () => main(demo).getByRole('button', { name: /^增加/ }).locator('visible=true').first().click(),
      done: () => expect.poll(async () => (await line())?.quantity).toBe(quantity + goods.packQuantity),
    })
    await trouble({
      path: '/api/cart/checkout',
      sends: '"lineIDs":',
      press: (how) => page.getByRole('button', { name: '去结算' })[how](),
      done: () => page.waitForURL('**/cart_step2**'),
    })
    await page.getByRole('button', { name: '提交订单' }).waitFor()
    await settled(page)
    expect(await main(demo).getByRole('row').filter({ hasText: goods.name }).getByRole('cell').allTextContents()).toContain(String(quantity + goods.packQuantity))
    await trouble({
      path: '/api/order',
      sends: '"quoteID":',
      press: (how) => page.getByRole('button', { name: '提交订单' })[how](),
      done: () => page.waitForURL('**/cart_step3/**'),
    })
    await settled(page)
    const tradeID = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await trouble({
      path: `/api/trade/${tradeID}/pay`,
      sends: '"channel":',
      press: (how) => page.getByRole('button', { name: '立即支付' })[how](),
      done: () => page.getByRole('link', { name: '打开模拟收银台付款' }).waitFor(),
    })
    await payAtCashier(demo, 'dblclick')

    const orders = (await ordersOf(demo)).filter(({ orderID }) => !before.some((one) => one.orderID === orderID))
    expect(orders.map((order) => [order.tradeID, order.status])).toEqual([[tradeID, 'PAID']])
    const { order } = await read<{ order: { detail: { online: string; balance: string; lines: { quantity: number }[]; payments: { status: string; amount: string }[] } } }>(
      'query ($orderID: String!) { order(orderID: $orderID) { detail { online balance lines { quantity } payments { status amount } } } }', { orderID: orders[0]?.orderID })
    expect(order.detail.lines.map((one) => one.quantity)).toEqual([quantity + goods.packQuantity])
    expect(order.detail.payments.filter(({ status }) => status === 'SETTLED').map(({ amount }) => amount)).toEqual([order.detail.online])
    expect(await line()).toBeUndefined()
  })
})
