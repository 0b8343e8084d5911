import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erpClient } from '../../scripts/lib/erpClient.ts'
import { closeVisits, openBrowser, settled } from '../support/browser.ts'
import { detailOf, type Ledgers, ledgersOf, sum } from '../support/ledgers.ts'
import {
  ADD,
  ADD_COMBINATION,
  added,
  buyOnDetail,
  checkOut,
  enter,
  mainOf,
  OFFERS,
  type Offers,
  onShelf,
  open,
  ordersOf,
  pay,
  type Shelved,
  type Shopper,
  submitOrder,
  topUp,
  worth,
} from '../support/shopper.ts'
import { type Address, OFFICE, shareStack } from '../support/shareStack.ts'

let stack: Address
let browser: Browser

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([shareStack('office'), openBrowser()])
})
afterAll(() => closeVisits(browser))

/** What the law says of goods changes no price. */
const OF_LAW: readonly string[] = ['INSURANCE_A', 'INSURANCE_B', 'BASIC_DRUG', 'PROCURED']
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
/** What the warehouse and the office do, by the same client as the command line. */
const office = async (path: string, form: Record<string, string> = {}): Promise<unknown> =>
  (await erpClient({ ERP_TOKEN: OFFICE, API_URL: stack.api })).post(path, form)

describe('a pharmacy with ephedrine goods, all kinds of prices and a part sent back', () => {
  let shop: Shopper
  let medicine: Shelved
  let [plainID, ephedrineID] = ['', '']
  let before: Ledgers
  beforeAll(async () => {
    shop = await enter(browser, stack.gateway, 'receipt')
    const [found] = await onShelf(
      shop,
      { keywords: '伪麻', isInStock: true },
      (goods) => goods.isEphedrine && goods.stock >= worth(goods, 100) * 2,
    )
    if (!found) throw new Error('there are no ephedrine goods')
    medicine = found
  })

  const isBlocked = async (): Promise<void> => {
    await open(shop, `/list/info/${medicine.goodsID}`)
    await mainOf(shop)
      .getByText(/补交回执后即可购买/)
      .first()
      .waitFor()
    expect((await shop.ask(ADD, added(medicine, medicine.packQuantity))).errors?.[0]?.extensions).toMatchObject({
      reason: 'EPH_RECEIPT_DUE',
    })
  }
  const isFree = async (): Promise<void> => {
    await open(shop, `/list/info/${medicine.goodsID}`)
    await mainOf(shop)
      .getByRole('button', { name: /加入采购单/ })
      .locator('visible=true')
      .first()
      .waitFor()
  }
  const handIn = async (orderID: string): Promise<void> => {
    await open(shop, '/hmdd')
    const row = mainOf(shop)
      .locator('ul[aria-label="含麻回执"] > li')
      .filter({ has: shop.page.locator(`a[href="/order/info/${orderID}"]`) })
    await row.locator('input[type=file]').setInputFiles({ name: '盖章回执.png', mimeType: 'image/png', buffer: PICTURE })
    await row.getByText('审核中').waitFor()
  }

  it('a pharmacy gets no more ephedrine goods until the stamped receipt is in and has been approved', async () => {
    const { receipts } = await shop.read<{ receipts: { edges: { node: { orderID: string } }[] } }>(
      '{ receipts(filter: { status: DUE }) { edges { node { orderID } } } }',
    )
    const due = receipts.edges[0]?.node.orderID ?? ''
    await isBlocked()
    await handIn(due)
    await office(`/api/erp/receipt/${due}/reject`, { reason: '未盖公章' })
    await isBlocked()
    await open(shop, '/hmdd')
    await mainOf(shop).getByText('退回原因：未盖公章').waitFor()
    await handIn(due)
    await office(`/api/erp/receipt/${due}/approve`)
    await isFree()
  })

  it('a pharmacy orders ephedrine goods beside controlled, near-expiry, flash, combination and gift goods with a coupon and the balance: two orders, one payment', async () => {
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
    const [controlled] = await onShelf(shop, { zone: 'CONTROLLED' }, (goods) => goods.isBuyable && goods.stock >= worth(goods, 150))
    const [near] = await onShelf(
      shop,
      { zone: 'NEAR_EXPIRY' },
      (goods) => goods.isBuyable && goods.warehouse.warehouseID === '1' && goods.stock >= worth(goods, 60),
    )
    const [given] = await onShelf(
      shop,
      { isInStock: true },
      (goods) =>
        goods.isBuyable &&
        goods.warehouse.warehouseID === '1' &&
        goods.tags.some(({ kind }) => kind === 'GIFT') &&
        goods.tags.every(({ kind }) => kind === 'GIFT' || OF_LAW.includes(kind)) &&
        goods.stock >= worth(goods, 300),
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
    await mainOf(shop).getByText('含麻黄碱，单独成单').waitFor()
    await mainOf(shop)
      .getByRole('checkbox', { name: /满300减15/ })
      .and(shop.page.locator(':checked'))
      .waitFor()
    await mainOf(shop)
      .getByRole('checkbox', { name: /使用余额/ })
      .click()
    await mainOf(shop).getByText('还需支付').waitFor()
    await settled(shop.page)
    const tradeID = await submitOrder(shop)
    await pay(shop)
    const orders = await ordersOf(shop, tradeID)
    ;[plainID, ephedrineID] = ['PLAIN', 'EPHEDRINE'].map((kind) => orders.find((order) => order.kind === kind)?.orderID ?? '') as [
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

  it('a pharmacy receives both orders, owes a receipt again, and buys on when that is in', async () => {
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

  it('a pharmacy sends a part back, gets it refunded where it came from, and every ledger agrees to the cent', async () => {
    const { page } = shop
    await open(shop, `/afterSaleApply?order=${plainID}`)
    await page.getByRole('radio', { name: /^退货退款/ }).check()
    await page.getByRole('textbox', { name: '数量' }).first().fill('1')
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
    await mainOf(shop)
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
