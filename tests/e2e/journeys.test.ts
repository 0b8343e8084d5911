import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeVisits, openBrowser } from '../support/browser.ts'
import {
  ADD,
  added,
  buyOnDetail,
  cartOf,
  checkOut,
  enter,
  mainOf,
  onShelf,
  open,
  ordersOf,
  pay,
  submitOrder,
  worth,
} from '../support/shopper.ts'
import { type Stack, startStack } from '../support/stack.ts'

let stack: Stack
let browser: Browser

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack(), openBrowser()])
})
afterAll(async () => {
  await closeVisits(browser)
  await stack.stop()
})

describe('a clinic without the scope of herbs', () => {
  it('a clinic without the scope of herbs is told why it gets no herbs, and orders western medicine and devices in one go', async () => {
    const clinic = await enter(browser, stack.gateway, 'clinic')
    const { page } = clinic
    await open(clinic, '/zyyp')
    await mainOf(clinic).getByText('超出经营范围').locator('visible=true').first().waitFor()
    expect(
      await mainOf(clinic)
        .getByRole('button', { name: /加入采购单/ })
        .locator('visible=true')
        .count(),
    ).toBe(0)
    const [herb] = await onShelf(clinic, { zone: 'HERBS' })
    if (!herb) throw new Error('there are no herbs')
    await open(clinic, `/list/info/${herb.goodsID}`)
    await mainOf(clinic)
      .getByText(/您提供的资质不具备购买.*的权限/)
      .first()
      .waitFor()
    // A page left open from before the scope ended asks all the same.
    expect((await clinic.ask(ADD, added({ ...herb, price: '1.00' }, herb.packQuantity))).errors?.[0]?.extensions).toMatchObject({
      reason: 'SCOPE_DENIED',
    })

    const [western] = await onShelf(
      clinic,
      { isInStock: true },
      (goods) => goods.isBuyable && goods.warehouse.warehouseID === '1' && goods.tags.length === 0 && goods.stock >= worth(goods, 260),
    )
    const [device] = await onShelf(
      clinic,
      { zone: 'DEVICES' },
      (goods) => goods.isBuyable && goods.tags.length === 0 && goods.stock >= worth(goods, 160),
    )
    if (!western || !device) throw new Error('there is nothing for a clinic')
    for (const goods of [western, device]) await buyOnDetail(clinic, goods, worth(goods, goods === western ? 260 : 160))
    await checkOut(clinic)
    for (const name of ['主仓', '器械仓']) await mainOf(clinic).getByRole('region', { name }).waitFor()
    const tradeID = await submitOrder(clinic)
    await pay(clinic)
    expect((await ordersOf(clinic, tradeID)).map(({ status, warehouse }) => [status, warehouse.warehouseID]).toSorted()).toEqual([
      ['PAID', '1'],
      ['PAID', '3'],
    ])
    await open(clinic, '/order')
    await mainOf(clinic).getByText('已付款').or(mainOf(clinic).getByText('待发货')).first().waitFor()
    expect(clinic.complaints).toEqual([])
    await page.context().close()
  })
})

describe('a chain with three shops', () => {
  it('a chain with three shops fills one cart, copies it to the others, and orders in each of them, for that shop alone', async () => {
    const chain = await enter(browser, stack.gateway, 'chain')
    const { page } = chain
    const { cartShops } = await chain.read<{ cartShops: { company: string }[] }>('{ cartShops { company } }')
    expect(cartShops).toHaveLength(2)
    const goods = (
      await onShelf(
        chain,
        { isInStock: true },
        (candidate) =>
          candidate.isBuyable &&
          !candidate.isEphedrine &&
          candidate.warehouse.warehouseID === '1' &&
          candidate.tags.length === 0 &&
          candidate.stock >= worth(candidate, 130) * 4,
      )
    ).slice(-2)
    for (const chosen of goods) await buyOnDetail(chain, chosen, worth(chosen, 130))
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
        await mainOf(chain).locator('li[aria-current]').filter({ hasText: company }).waitFor()
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
