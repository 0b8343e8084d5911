import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeVisits, comeToPage, goTo, logIn, newVisitor, openBrowser, quiet, type Visit, WIDTHS } from '../support/browser.ts'
import { buyUp, fillCart } from '../support/fillCart.ts'
import { GraphQLClient } from '../support/graphqlClient.ts'
import { keepPicture } from '../support/pictures.ts'
import { type Stack, startStack } from '../support/stack.ts'

let stack: Stack
let browser: Browser
let demo: GraphQLClient
let chain: GraphQLClient

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack(), openBrowser()])
  ;[demo, chain] = [new GraphQLClient(stack.gateway), new GraphQLClient(stack.gateway)]
  await demo.logIn('demo')
  await chain.logIn('chain')
  await fillCart(demo, chain)
})
afterAll(async () => {
  await closeVisits(browser)
  await stack.stop()
})

type Line = {
  lineID: string
  kind: string
  quantity: number
  isSelected: boolean
  refusal: { reason: string } | null
  goods: { goodsID: string; name: string; stock: number; packQuantity: number }
}
type Cart = { totals: { payable: string }; lines: Line[] }

async function stored(): Promise<Cart> {
  const { data } = await demo.ask(
    '{ cart { totals { payable } lines { lineID kind quantity isSelected refusal { reason } goods { goodsID name stock packQuantity } } } }',
  )
  return (data as { cart: Cart }).cart
}

async function openCart(width: number = WIDTHS.desktop, prepare?: (page: Page) => Promise<void>): Promise<Visit> {
  const visit = await newVisitor(browser, stack.gateway, width)
  await logIn(visit.page, 'demo')
  await prepare?.(visit.page)
  await goTo(visit.page, '/cart')
  return visit
}

/** What others do reaches this page by answers alone. */
async function withoutNews(page: Page): Promise<void> {
  await page.route('**/graphql*', (route, request) => (request.headers()['accept'] === 'text/event-stream' ? undefined : route.continue()))
}

const rowOf = (page: Page, { goods }: Line) =>
  page
    .locator('main tr')
    .filter({ has: page.locator(`a[href="/list/info/${goods.goodsID}"][data-stop]`) })
    .first()
const quantityIn = async (page: Page, line: Line): Promise<number> =>
  Number(await rowOf(page, line).getByRole('textbox', { name: '数量' }).inputValue())
const payable = async (page: Page): Promise<string> =>
  ((await page.getByText(/应付/).locator('visible=true').first().textContent()) ?? '').replace(/.*应付 ¥/, '').replaceAll(',', '')
const eventually = <T>(read: () => Promise<T>) => expect.poll(read)

/** An ordinary line that can grow, and is alone of its goods. */
async function anOrdinaryLine(besides: readonly string[] = []): Promise<Line> {
  const { lines } = await stored()
  const found = lines.find(
    (line) =>
      line.kind === 'PLAIN' &&
      !line.refusal &&
      line.isSelected &&
      !besides.includes(line.lineID) &&
      line.goods.stock > line.quantity + line.goods.packQuantity * 8 &&
      lines.filter((other) => other.goods.goodsID === line.goods.goodsID).length === 1,
  )
  if (!found) throw new Error('the cart has no ordinary line')
  return found
}

const widths = Object.entries(WIDTHS).filter(([name]) => process.env['FULL'] === '1' || name !== 'tablet')

describe('a cart of every kind of line', () => {
  it.each(widths)('a full cart fits the page, with what is gone at its end and the way on in sight (%s)', async (name, width) => {
    const { context, page, complaints } = await openCart(width)
    await keepPicture(page, `cart-full-${name}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const sections = await page
      .locator('main section[aria-label]')
      .evaluateAll((all) => all.map((section) => section.getAttribute('aria-label')))
    expect(sections.slice(-2)).toEqual(['失效商品', '合计'])
    expect(await payable(page)).toBe((await stored()).totals.payable)
    expect(await page.getByRole('button', { name: '去结算' }).isVisible()).toBe(true)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('a full cart takes two quick presses as two packs, and shows at once what the marketplace answers', async () => {
    const { context, page } = await openCart()
    const line = await anOrdinaryLine()
    // The arithmetic comes with the first sign of a buyer.
    const arithmetic = page.waitForResponse(/\/renderPrices-[\w-]+\.js$/)
    await comeToPage(page)
    await arithmetic
    await rowOf(page, line).getByRole('button', { name: /^增加/ }).dblclick()
    const wanted = line.quantity + 2 * line.goods.packQuantity
    expect(await quantityIn(page, line)).toBe(wanted)
    const shown = await payable(page)
    await eventually(async () => (await stored()).lines.find((other) => other.lineID === line.lineID)?.quantity).toBe(wanted)
    await quiet(page)
    expect([await payable(page), (await stored()).totals.payable]).toEqual([shown, shown])
    await context.close()
  })

  it('a full cart gives a deleted line back, and deletes it when nobody asks for it', async () => {
    const { context, page } = await openCart()
    const line = await anOrdinaryLine()
    const before = await payable(page)
    await rowOf(page, line).getByRole('button', { name: /^删除/ }).click()
    await page.getByRole('button', { name: '撤销' }).click()
    expect([await quantityIn(page, line), await payable(page)]).toEqual([line.quantity, before])
    expect((await stored()).lines.some((other) => other.lineID === line.lineID)).toBe(true)
    await rowOf(page, line).getByRole('button', { name: /^删除/ }).click()
    await page.getByRole('button', { name: '关闭提示' }).click()
    await eventually(async () => (await stored()).lines.some((other) => other.lineID === line.lineID)).toBe(false)
    await context.close()
  })
})

describe('when things go wrong', () => {
  it('a line that another tab deleted says so, and what else was changed stays', async () => {
    const [stale, deleting] = [await openCart(WIDTHS.desktop, withoutNews), await openCart()]
    const line = await anOrdinaryLine()
    const other = await anOrdinaryLine([line.lineID])
    await rowOf(deleting.page, line).getByRole('button', { name: /^删除/ }).click()
    await deleting.page.getByRole('button', { name: '关闭提示' }).click()
    await eventually(async () => (await stored()).lines.some(({ lineID }) => lineID === line.lineID)).toBe(false)
    await rowOf(stale.page, line).getByRole('button', { name: /^增加/ }).click()
    const alert = stale.page.getByRole('alertdialog', { name: '温馨提示' }).filter({ hasText: '该商品已不在采购单中' })
    await alert.getByRole('button').first().click()
    await rowOf(stale.page, other).getByRole('button', { name: /^增加/ }).click()
    await eventually(() => quantityIn(stale.page, other)).toBe(other.quantity + other.goods.packQuantity)
    await Promise.all([stale.context.close(), deleting.context.close()])
  })

  it('offline an edit is taken back with words; back online it goes through', async () => {
    const { context, page } = await openCart()
    const line = await anOrdinaryLine()
    // Nothing was touched yet, so the code of the act is not there either.
    await quiet(page)
    await context.setOffline(true)
    await rowOf(page, line).getByRole('button', { name: /^增加/ }).click()
    await page
      .getByText(/网络连接失败/)
      .first()
      .waitFor()
    expect(await quantityIn(page, line)).toBe(line.quantity)
    await context.setOffline(false)
    await rowOf(page, line).getByRole('button', { name: /^增加/ }).click()
    await eventually(async () => (await stored()).lines.find(({ lineID }) => lineID === line.lineID)?.quantity).toBe(
      line.quantity + line.goods.packQuantity,
    )
    await context.close()
  })

  it('on a slow network nothing flashes back while answers are under way', async () => {
    const { context, page } = await openCart()
    const line = await anOrdinaryLine()
    await comeToPage(page)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 900,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    })
    const field = await rowOf(page, line).getByRole('textbox', { name: '数量' }).elementHandle()
    const frames = await page.evaluateHandle((input) => {
      const values: number[] = []
      const look = (): void => {
        values.push(Number((input as HTMLInputElement | null)?.value))
        requestAnimationFrame(look)
      }
      look()
      return values
    }, field)
    // The second and the third press fall into the time in which the answer to the first is under way.
    for (const presses of [1, 2, 1]) {
      const sent = page.waitForRequest((request) => request.postData()?.includes(`"lineID":"${line.lineID}"`) === true)
      for (let press = 0; press < presses; press++) await rowOf(page, line).getByRole('button', { name: /^增加/ }).click()
      await sent
    }
    const wanted = line.quantity + 4 * line.goods.packQuantity
    await eventually(async () => (await stored()).lines.find(({ lineID }) => lineID === line.lineID)?.quantity).toBe(wanted)
    await quiet(page)
    const values = await frames.jsonValue()
    expect(values).toEqual(values.toSorted((a, b) => a - b))
    expect([values[0], values.at(-1)]).toEqual([line.quantity, wanted])
    await context.close()
  })

  it('a refused edit says why in the marketplace’s words and takes back its own line only', async () => {
    const { context, page } = await openCart(WIDTHS.desktop, withoutNews)
    const line = await anOrdinaryLine()
    const other = await anOrdinaryLine([line.lineID])
    const presses = [other, line].map((each) => rowOf(page, each).getByRole('button', { name: /^增加/ }))
    const [first, second] = await Promise.all(presses.map((press) => press.elementHandle()))
    await comeToPage(page)
    await buyUp(chain, line.goods.goodsID)
    // Both before an answer: the first would tell already that the second has nothing left to buy.
    await page.evaluate((buttons) => buttons.forEach((button) => (button as HTMLElement).click()), [first, second])
    const alert = page.getByRole('alertdialog', { name: '温馨提示' })
    await alert.waitFor()
    expect(await alert.textContent()).toContain(line.goods.name)
    expect(await alert.textContent()).toMatch(/库存不足|已售罄/)
    await alert.getByRole('button').first().click()
    await eventually(() => quantityIn(page, line)).toBe(line.quantity)
    expect(await quantityIn(page, other)).toBe(other.quantity + other.goods.packQuantity)
    await context.close()
  })
})

describe('help on the way', () => {
  it('the cart explains a price and opens the goods that fill a promotion up', async () => {
    const { context, page } = await openCart()
    await page
      .getByRole('button', { name: /^为什么是这个价/ })
      .nth(1)
      .click()
    const why = page.getByRole('dialog', { name: '为什么是这个价' })
    await why.getByText('原价小计').waitFor()
    await keepPicture(page, 'cart-why')
    await why.getByRole('button', { name: '关闭' }).click()
    await page
      .getByRole('button', { name: /^去凑单/ })
      .first()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /加入采购单/ })
      .first()
      .waitFor()
    await keepPicture(page, 'cart-fill')
    await context.close()
  })

  it('a chain copies what is ticked to its other shops', async () => {
    const { context, page } = await newVisitor(browser, stack.gateway)
    await logIn(page, 'chain')
    await goTo(page, '/list')
    for (const button of (
      await page
        .getByRole('button', { name: /加入采购单/ })
        .locator('visible=true')
        .all()
    ).slice(0, 3))
      await button.click()
    await quiet(page)
    await goTo(page, '/cart')
    await page.getByRole('button', { name: '复制到其他店铺' }).click()
    const dialog = page.getByRole('dialog', { name: '复制到其他店铺' })
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByRole('button', { name: '复制', exact: true }).click()
    await dialog.getByText(/已复制 \d+ 种/).waitFor()
    await keepPicture(page, 'cart-copy')
    await context.close()
  })

  it('an empty cart says what to do', async () => {
    const { context, page } = await newVisitor(browser, stack.gateway, WIDTHS.phone)
    await logIn(page, 'receipt')
    await page.goto('/cart')
    await page.getByText('采购单是空的').first().waitFor()
    await keepPicture(page, 'cart-empty')
    await context.close()
  })
})
