import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { erpClient } from '../../scripts/lib/erpClient.ts'
import { closeVisits, openBrowser, settled } from '../support/browser.ts'
import type { FaultProxy } from '../support/faultProxy.ts'
import { detailOf, type Ledgers, ledgersOf, sum } from '../support/ledgers.ts'
import {
  ADD,
  ADD_COMBINATION,
  added,
  buyOnDetail,
  cartOf,
  checkOut,
  emptyCart,
  enter,
  type InCart,
  OFFERS,
  type Offers,
  onShelf,
  open,
  ordersOf,
  pay,
  payAtCashier,
  type Shelved,
  type Shopper,
  submitOrder,
  topUp,
  worth,
} from '../support/shopper.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { type Step, TROUBLES } from '../support/troubles.ts'

const TOKEN = 'the-office-of-the-journeys-0123456789'

let stack: Stack
let browser: Browser
let proxy: FaultProxy

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack({ faults: true, env: { ERP_TOKEN: TOKEN } }), openBrowser('without pictures')])
  if (!stack.proxy) throw new Error('the stack has no fault proxy')
  proxy = stack.proxy
})
afterAll(async () => {
  await closeVisits(browser)
  await stack.stop()
})

const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
/** What the warehouse and the office do, by the same client as the command line. */
const office = async (path: string, form: Record<string, string> = {}): Promise<unknown> =>
  (await erpClient({ ERP_TOKEN: TOKEN, API_URL: stack.api })).post(path, form)
const main = ({ page }: Shopper) => page.locator('main')

describe('a clinic without the scope of herbs', () => {
  it('is told why it gets no herbs, and orders western medicine and devices in one go', async () => {
    const clinic = await enter(browser, stack.gateway, 'clinic')
    const { page } = clinic
    await open(clinic, '/zyyp')
    await main(clinic).getByText('超出经营范围').locator('visible=true').first().waitFor()
    expect(
      await main(clinic)
        .getByRole('button', { name: /加入采购单/ })
        .locator('visible=true')
        .count(),
    ).toBe(0)
    const [herb] = await onShelf(clinic, { zone: 'HERBS' })
    if (!herb) throw new Error('there are no herbs')
    await open(clinic, `/list/info/${herb.goodsID}`)
    await main(clinic)
      .getByText(/您提供的资质不具备购买.*的权限/)
      .first()
      .waitFor()
    // A page left open from before the scope ended asks all the same.
    expect((await clinic.ask(ADD, added({ ...herb, price: '1.00' }, herb.packQuantity))).errors?.[0]?.extensions).toMatchObject({
      reason: 'SCOPE_DENIED',
    })

    const [western] = await onShelf(
      clinic,
      { inStock: true },
      (one) => one.isBuyable && one.warehouse.warehouseID === '1' && one.tags.length === 0 && one.stock >= worth(one, 260),
    )
    const [device] = await onShelf(
      clinic,
      { zone: 'DEVICES' },
      (one) => one.isBuyable && one.tags.length === 0 && one.stock >= worth(one, 160),
    )
    if (!western || !device) throw new Error('there is nothing for a clinic')
    for (const goods of [western, device]) await buyOnDetail(clinic, goods, worth(goods, goods === western ? 260 : 160))
    await checkOut(clinic)
    for (const name of ['主仓', '器械仓']) await main(clinic).getByRole('region', { name }).waitFor()
    const tradeID = await submitOrder(clinic)
    await pay(clinic)
    expect((await ordersOf(clinic, tradeID)).map(({ status, warehouse }) => [status, warehouse.warehouseID]).toSorted()).toEqual([
      ['PAID', '1'],
      ['PAID', '3'],
    ])
    await open(clinic, '/order')
    await main(clinic).getByText('已付款').or(main(clinic).getByText('待发货')).first().waitFor()
    expect(clinic.complaints).toEqual([])
    await page.context().close()
  })
})

describe('a chain with three shops', () => {
  it('fills one cart, copies it to the others, and orders in each of them, for that shop alone', async () => {
    const chain = await enter(browser, stack.gateway, 'chain')
    const { page } = chain
    const { cartShops } = await chain.read<{ cartShops: { company: string }[] }>('{ cartShops { company } }')
    expect(cartShops).toHaveLength(2)
    const goods = (
      await onShelf(
        chain,
        { inStock: true },
        (one) =>
          one.isBuyable &&
          !one.isEphedrine &&
          one.warehouse.warehouseID === '1' &&
          one.tags.length === 0 &&
          one.stock >= worth(one, 130) * 4,
      )
    ).slice(-2)
    for (const one of goods) await buyOnDetail(chain, one, worth(one, 130))
    const filled = (await cartOf(chain)).map((line) => [line.goods.goodsID, line.quantity]).toSorted()
    await open(chain, '/cart')
    await page.getByRole('button', { name: '复制到其他店铺' }).click()
    const dialog = page.getByRole('dialog', { name: '复制到其他店铺' })
    for (const { company } of cartShops) await dialog.getByRole('checkbox', { name: company }).check()
    await dialog.getByRole('button', { name: '复制', exact: true }).click()
    await expect.poll(() => dialog.getByText('已复制 2 种').count()).toBe(2)
    await dialog.getByRole('button', { name: '知道了' }).click()

    const ordered: string[] = []
    for (const company of [null, ...cartShops.map((shop) => shop.company)]) {
      if (company !== null) {
        await open(chain, '/ddgl')
        await page.getByRole('button', { name: `切换到 ${company}` }).click()
        await main(chain).locator('li[aria-current]').filter({ hasText: company }).waitFor()
      }
      expect((await cartOf(chain)).map((line) => [line.goods.goodsID, line.quantity]).toSorted()).toEqual(filled)
      await checkOut(chain)
      const tradeID = await submitOrder(chain)
      await pay(chain)
      expect((await ordersOf(chain, tradeID)).map(({ status }) => status)).toEqual(['PAID'])
      expect(await cartOf(chain)).toEqual([])
      // What the shops before have ordered is nobody else's.
      expect((await ordersOf(chain)).filter((order) => ordered.includes(order.tradeID))).toEqual([])
      ordered.push(tradeID)
    }
    expect({ orders: new Set(ordered).size, complaints: chain.complaints }).toEqual({ orders: 3, complaints: [] })
    await chain.context.close()
  })
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
      { inStock: true },
      (one) => one.isBuyable && one.warehouse.warehouseID === '1' && one.tags.length === 0 && one.stock >= worth(one, 260) * 2,
    )
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
    expect(await main(demo).getByRole('row').filter({ hasText: goods.name }).getByRole('cell').allTextContents()).toContain(
      String(quantity + goods.packQuantity),
    )
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

    const orders = (await ordersOf(demo)).filter(({ orderID }) => !before.some((one) => one.orderID === orderID))
    expect(orders.map((order) => [order.tradeID, order.status])).toEqual([[tradeID, 'PAID']])
    const { lines, payments, online } = await detailOf(demo, orders[0]?.orderID ?? '')
    expect(lines.map((one) => one.quantity)).toEqual([quantity + goods.packQuantity])
    expect(payments.filter(({ status }) => status === 'SETTLED').map(({ amount }) => amount)).toEqual([online])
    expect(await line()).toBeUndefined()
  })
})

describe('a pharmacy with ephedrine goods, all kinds of prices and a part sent back', () => {
  let shop: Shopper
  let medicine: Shelved
  let [plainID, ephedrineID] = ['', '']
  let before: Ledgers
  beforeAll(async () => {
    shop = await enter(browser, stack.gateway, 'receipt')
    const [found] = await onShelf(shop, { keywords: '伪麻', inStock: true }, (one) => one.isEphedrine && one.stock >= worth(one, 100) * 2)
    if (!found) throw new Error('there are no ephedrine goods')
    medicine = found
  })

  const isBlocked = async (): Promise<void> => {
    await open(shop, `/list/info/${medicine.goodsID}`)
    await main(shop)
      .getByText(/补交回执后即可购买/)
      .first()
      .waitFor()
    expect((await shop.ask(ADD, added(medicine, medicine.packQuantity))).errors?.[0]?.extensions).toMatchObject({
      reason: 'EPH_RECEIPT_DUE',
    })
  }
  const isFree = async (): Promise<void> => {
    await open(shop, `/list/info/${medicine.goodsID}`)
    await main(shop)
      .getByRole('button', { name: /加入采购单/ })
      .locator('visible=true')
      .first()
      .waitFor()
  }
  const handIn = async (orderID: string): Promise<void> => {
    await open(shop, '/hmdd')
    const row = main(shop)
      .locator('ul[aria-label="含麻回执"] > li')
      .filter({ has: shop.page.locator(`a[href="/order/info/${orderID}"]`) })
    await row.locator('input[type=file]').setInputFiles({ name: '盖章回执.png', mimeType: 'image/png', buffer: PICTURE })
    await row.getByText('审核中').waitFor()
  }

  it('gets no more of them until the stamped receipt is in and has been approved', async () => {
    const { receipts } = await shop.read<{ receipts: { edges: { node: { orderID: string } }[] } }>(
      '{ receipts(status: DUE) { edges { node { orderID } } } }',
    )
    const due = receipts.edges[0]?.node.orderID ?? ''
    await isBlocked()
    await handIn(due)
    await office(`/api/erp/receipt/${due}/reject`, { reason: '未盖公章' })
    await isBlocked()
    await open(shop, '/hmdd')
    await main(shop).getByText('退回原因：未盖公章').waitFor()
    await handIn(due)
    await office(`/api/erp/receipt/${due}/approve`)
    await isFree()
  })

  it('orders them beside controlled, near-expiry, flash, combination and gift goods with a coupon and the balance: two orders, one payment', async () => {
    await topUp(shop, '100.00')
    const { couponOffers } = await shop.read<{ couponOffers: { edges: { node: { offerID: string; name: string } }[] } }>(
      '{ couponOffers(first: 20) { edges { node { offerID name } } } }',
    )
    await shop.read('mutation ($input: ClaimCouponInput!) { claimCoupon(input: $input) { coupon { id } } }', {
      input: { offerID: couponOffers.edges.find(({ node }) => node.name === '满300减15')?.node.offerID, clientKey: crypto.randomUUID() },
    })
    before = await ledgersOf(shop)
    const offers = await shop.read<Offers>(OFFERS)
    const flash = offers.flashSale.current.items.find(({ goods }) => goods.isBuyable && goods.warehouse.warehouseID === '1')
    const combination = offers.combinations.edges.find(({ node }) => node.warehouseID === '1')?.node
    const [controlled] = await onShelf(shop, { zone: 'CONTROLLED' }, (one) => one.isBuyable && one.stock >= worth(one, 150))
    const [near] = await onShelf(
      shop,
      { zone: 'NEAR_EXPIRY' },
      (one) => one.isBuyable && one.warehouse.warehouseID === '1' && one.stock >= worth(one, 60),
    )
    const [given] = await onShelf(
      shop,
      { inStock: true },
      (one) =>
        one.isBuyable &&
        one.warehouse.warehouseID === '1' &&
        one.tags.length === 1 &&
        one.tags[0]?.kind === 'GIFT' &&
        one.stock >= worth(one, 300),
    )
    if (!flash || !combination || !controlled || !near || !given) throw new Error('a kind of goods is missing')
    await shop.read(ADD, { input: { ...added(flash.goods, worth(flash.goods, 1)).input, seenPrice: flash.price, isFlash: true } })
    await shop.read(ADD_COMBINATION, {
      input: { combinationID: combination.combinationID, quantity: 1, seenPrice: combination.price, warehouseID: '1' },
    })
    for (const [goods, yuan] of [
      [medicine, 100],
      [controlled, 150],
      [near, 60],
      [given, 300],
    ] as const)
      await buyOnDetail(shop, goods, worth(goods, yuan))

    await checkOut(shop)
    await main(shop).getByText('含麻黄碱，单独成单').waitFor()
    await main(shop)
      .getByRole('checkbox', { name: /满300减15/ })
      .and(shop.page.locator(':checked'))
      .waitFor()
    await main(shop)
      .getByRole('checkbox', { name: /使用余额/ })
      .click()
    await main(shop).getByText('还需支付').waitFor()
    await settled(shop.page)
    const tradeID = await submitOrder(shop)
    await pay(shop)
    const orders = await ordersOf(shop, tradeID)
    ;[plainID, ephedrineID] = ['PLAIN', 'EPHEDRINE'].map((kind) => orders.find((one) => one.kind === kind)?.orderID ?? '') as [
      string,
      string,
    ]
    expect(orders.map(({ kind, status }) => [kind, status]).toSorted()).toEqual([
      ['EPHEDRINE', 'PAID'],
      ['PLAIN', 'PAID'],
    ])
    const [plain, ephedrine] = [await detailOf(shop, plainID), await detailOf(shop, ephedrineID)]
    expect(new Set(plain.lines.map(({ kind }) => kind))).toEqual(new Set(['PLAIN', 'FLASH', 'COMBINATION', 'GIFT']))
    // Neither coupon nor balance nor freight of its own for ephedrine.
    expect([
      ephedrine.lines.flatMap(({ adjustments }) => adjustments).some(({ phase }) => phase.includes('COUPON')),
      ephedrine.balance,
      ephedrine.shipping,
    ]).toEqual([false, '0.00', '0.00'])
    expect(
      sum(
        plain.lines
          .flatMap(({ adjustments }) => adjustments)
          .filter(({ phase }) => phase.includes('COUPON'))
          .map(({ amount }) => amount),
      ),
    ).toBe(15_00)
    expect(plain.balance).toBe('100.00')
  })

  it('receives both, owes a receipt again, and buys on when that is in', async () => {
    for (const orderID of [plainID, ephedrineID]) {
      for (const to of ['billed', 'picked', 'outbound']) await office(`/api/erp/order/${orderID}/advance`, { to })
      await office(`/api/erp/order/${orderID}/ship`, { carrier: '青禾物流', tracking_no: `QH2026${orderID.padStart(6, '0')}` })
      await open(shop, `/order/info/${orderID}`)
      await shop.page.getByRole('button', { name: '确认收货' }).click()
      await shop.page.getByRole('button', { name: '全部收到，确认收货' }).click()
      await Promise.all([
        shop.page.getByText('已确认收货').first().waitFor(),
        shop.page.getByRole('button', { name: '确认收货' }).first().waitFor({ state: 'detached' }),
      ])
    }
    await isBlocked()
    await handIn(ephedrineID)
    await office(`/api/erp/receipt/${ephedrineID}/approve`)
    await isFree()
  })

  it('sends a part back, gets it refunded where it came from, and every ledger agrees to the cent', async () => {
    const { page } = shop
    await open(shop, `/afterSaleApply?order=${plainID}`)
    await page.getByRole('radio', { name: /^退货退款/ }).check()
    await page.getByLabel(/数量$/).first().fill('1')
    await page.getByRole('radio', { name: '包装破损' }).check()
    await page.getByRole('button', { name: '提交申请' }).click()
    await page.waitForURL('**/order/returnInfo/**')
    const afterSaleID = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await office(`/api/erp/afterSale/${afterSaleID}/approve`)
    await shop.read('mutation ($input: ShipAfterSaleInput!) { shipAfterSale(input: $input) { afterSale { id } } }', {
      input: { afterSaleID, carrier: '青禾物流', trackingNumber: 'QH-BACK-0001', clientKey: crypto.randomUUID() },
    })
    await office(`/api/erp/afterSale/${afterSaleID}/received`)
    await office(`/api/erp/afterSale/${afterSaleID}/refund`)

    const [plain, ephedrine] = [await detailOf(shop, plainID), await detailOf(shop, ephedrineID)]
    const refunded = sum(plain.lines.map((line) => line.refunded))
    expect(refunded).toBeGreaterThan(0)
    expect(sum(plain.refunds.map(({ amount }) => amount))).toBe(refunded)
    await open(shop, `/order/info/${plainID}`)
    await main(shop)
      .getByText(new RegExp(`退款 ¥${(refunded / 100).toFixed(2)}`))
      .first()
      .waitFor()
    for (const order of [plain, ephedrine]) {
      expect(sum(order.lines.map(({ amount }) => amount))).toBe(sum([order.goodsAmount]))
      expect(sum([order.voucher, order.balance, order.online])).toBe(sum([order.goodsAmount, order.shipping]))
    }

    const after = await ledgersOf(shop)
    const toBalance = sum(plain.refunds.filter(({ tender }) => tender === 'BALANCE').map(({ amount }) => amount))
    expect(sum([after.wallet.balance]) - sum([before.wallet.balance])).toBe(toBalance - 100_00)
    expect(after.wallet.points - before.wallet.points).toBe(
      Math.floor((sum([plain.goodsAmount]) - refunded) / 100) + Math.floor(sum([ephedrine.goodsAmount]) / 100),
    )
    for (const { wallet, moneyLog, pointsLog, statement } of [before, after]) {
      expect([sum(moneyLog.map(({ amount }) => amount)), moneyLog[0]?.balance]).toEqual([sum([wallet.balance]), wallet.balance])
      expect([pointsLog.reduce((total, { points }) => total + points, 0), pointsLog[0]?.after]).toEqual([wallet.points, wallet.points])
      expect(sum([statement.opening]) + sum(statement.entries.filter(({ kind }) => kind === 'BALANCE').map(({ amount }) => amount))).toBe(
        sum([statement.closing]),
      )
      expect(statement.closing).toBe(wallet.balance)
    }
    expect(shop.complaints).toEqual([])
  })
})
