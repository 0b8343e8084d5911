import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { closeVisits, comeToPage, openBrowser, settled } from '../support/browser.ts'
import type { FaultProxy } from '../support/faultProxy.ts'
import { detailOf } from '../support/ledgers.ts'
import {
  ADD,
  added,
  cartOf,
  emptyCart,
  enter,
  type InCart,
  mainOf,
  onShelf,
  open,
  ordersOf,
  payAtCashier,
  type Shopper,
  worth,
} from '../support/shopper.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { type Step, TROUBLES } from '../support/troubles.ts'

let stack: Stack
let browser: Browser
let proxy: FaultProxy

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack({ faults: true }), openBrowser()])
  if (!stack.proxy) throw new Error('the stack has no fault proxy')
  proxy = stack.proxy
})
afterAll(async () => {
  await closeVisits(browser)
  await stack.stop()
})

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

  it.each(Object.keys(TROUBLES))('%s at each step: nothing is lost, nothing ordered or paid twice', async (name) => {
    const { page, read } = demo
    const trouble = (step: Step): Promise<void> => TROUBLES[name]?.(demo, step, proxy) ?? Promise.reject(new Error(name))
    const [goods] = await onShelf(
      demo,
      { isInStock: true },
      (candidate) =>
        candidate.isBuyable &&
        candidate.warehouse.warehouseID === '1' &&
        candidate.tags.length === 0 &&
        candidate.stock >= worth(candidate, 260) * 2,
    )
    if (!goods) throw new Error('there is nothing in stock')
    const quantity = worth(goods, 240)
    await read(ADD, added(goods, quantity))
    const before = await ordersOf(demo)
    const line = async (): Promise<InCart | undefined> => (await cartOf(demo))[0]
    const lineID = (await line())?.lineID

    await open(demo, '/cart')
    await comeToPage(page)
    await trouble({
      path: `/api/cart/${lineID}/edit`,
      sends: `"lineID":"${lineID}"`,
      press: () => mainOf(demo).getByRole('button', { name: /^增加/ }).locator('visible=true').first().click(),
      done: () => expect.poll(async () => (await line())?.quantity).toBe(quantity + goods.packQuantity),
      waits: true,
    })
    await trouble({
      path: '/api/cart/checkout',
      sends: '"lineIDs":',
      press: (how) => page.getByRole('button', { name: '去结算' })[how](),
      done: () => page.waitForURL('**/cart_step2**'),
    })
    await page.getByRole('button', { name: '提交订单' }).waitFor()
    await settled(page)
    const cells = await mainOf(demo).getByRole('row').filter({ hasText: goods.name }).getByRole('cell').allTextContents()
    expect(cells.map((cell) => /^×(\d+) /.exec(cell)?.[1])).toContain(String(quantity + goods.packQuantity))
    await trouble({
      path: '/api/order',
      sends: '"quoteID":',
      press: (how) => page.getByRole('button', { name: '提交订单' })[how](),
      done: () => page.waitForURL('**/cart_step3/**'),
    })
    await page.getByRole('button', { name: '立即支付' }).waitFor()
    await settled(page)
    const tradeID = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await trouble({
      path: `/api/trade/${tradeID}/pay`,
      sends: '"channel":',
      press: (how) => page.getByRole('button', { name: '立即支付' })[how](),
      done: () => page.getByRole('link', { name: '打开模拟收银台付款' }).waitFor(),
    })
    await payAtCashier(demo, 'dblclick')

    const orders = (await ordersOf(demo)).filter(({ orderID }) => !before.some((earlier) => earlier.orderID === orderID))
    expect(orders.map((order) => [order.tradeID, order.status])).toEqual([[tradeID, 'PAID']])
    const { lines, payments, online } = await detailOf(demo, orders[0]?.orderID ?? '')
    expect(lines.map((ordered) => ordered.quantity)).toEqual([quantity + goods.packQuantity])
    expect(payments.filter(({ status }) => status === 'SETTLED').map(({ amount }) => amount)).toEqual([online])
    expect(await line()).toBeUndefined()
  })
})
