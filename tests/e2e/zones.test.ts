import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeVisits, goTo, logIn, newVisitor, openBrowser, settled, type Visit } from '../support/browser.ts'
import { GraphQLClient } from '../support/graphqlClient.ts'
import { keepPicture } from '../support/pictures.ts'
import { type Stack, startStack } from '../support/stack.ts'

let stack: Stack
let browser: Browser
let visit: Visit
let demo: GraphQLClient

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack(), openBrowser()])
  demo = new GraphQLClient(stack.gateway)
  await demo.logIn('demo')
  visit = await newVisitor(browser, stack.gateway)
  await logIn(visit.page, 'demo')
})
afterAll(async () => {
  await closeVisits(browser)
  await stack.stop()
})

/** What a zone gave, and the price it showed. */
type Taken = { readonly goodsID: string; readonly price: string }
type Line = {
  goodsID: string
  kind: string
  quantity: number
  listAmount: string
  amount: string
  adjustments: { phase: string; title: string; amount: string }[]
}
type Quoted = { coupons: string; lines: Line[] }

const main = (page: Page) => page.locator('main')
const cents = (text: string | null | undefined): number => Math.round(Number((text ?? '').replaceAll(/[^\d.]/g, '')) * 100)
const taken = new Map<string, Taken>()
let lines: Line[] = []
let claimed = 0

async function openPage(path: string): Promise<Page> {
  await goTo(visit.page, path)
  return visit.page
}

/** Until the marketplace has so many lines: additions rest before they are sent. */
const cartHolds = (count: number) => expect.poll(async () => Number((await demo.ask('{ cartBadge }')).data?.['cartBadge'])).toBe(count)

/** Takes the first goods of a zone that no other zone has given yet, for at least so much money, at the price it shows. */
async function addFromZone(zone: string, path: string, worth = 0): Promise<void> {
  const page = await openPage(path)
  for (const button of await main(page)
    .getByRole('button', { name: /^加入采购单：/ })
    .locator('visible=true')
    .all()) {
    const row = button.locator('xpath=ancestor::*[self::tr or @data-row][1]')
    const goodsID = /\d+$/.exec((await row.locator('a[href^="/list/info/"]').first().getAttribute('href')) ?? '')?.[0] ?? ''
    if ([...taken.values()].some((earlier) => earlier.goodsID === goodsID)) continue
    const price = /¥([\d,]+\.\d\d)\/(?!kg)/.exec((await row.textContent()) ?? '')?.[1]?.replaceAll(',', '') ?? ''
    const field = row.getByRole('textbox', { name: '数量' })
    if (worth > 0) {
      await field.fill(String(Math.ceil(worth / Number(price))))
      await field.press('Tab')
    }
    await button.click()
    taken.set(zone, { goodsID, price })
    return cartHolds(taken.size)
  }
  throw new Error(`${zone} holds nothing to buy`)
}

const lineOf = (zone: string): Line =>
  lines.find((line) => line.goodsID === taken.get(zone)?.goodsID) ?? {
    goodsID: '',
    kind: 'none',
    quantity: 0,
    listAmount: '0.00',
    amount: '0.00',
    adjustments: [],
  }
const reduced = (line: Line, ...phases: string[]): number =>
  line.adjustments.filter(({ phase }) => phases.includes(phase)).reduce((sum, { amount }) => sum + cents(amount), 0)

describe('what the zones sell, bought in one go', () => {
  it('goods of every zone lie in the cart at the price the zone showed', async () => {
    await addFromZone('daily', '/mrtj')
    await addFromZone('near', '/jxqzc?expiry=MONTHS_4_TO_6')
    await addFromZone('welfare', '/welfare')
    await addFromZone('controlled', '/kxzq_new')
    await addFromZone('preferred', '/yx', 1_000)
    await addFromZone('device', '/qxzq?class=2', 150)
    await addFromZone('herb', '/zyyp', 50)
    const page = await openPage('/yjh')
    await main(page)
      .getByRole('link', { name: /^去凑单：/ })
      .first()
      .click()
    await page.waitForURL('**/yjh/**')
    await addFromZone('reduction', new URL(page.url()).pathname, 320)

    await openPage('/')
    const flash = page.getByRole('button', { name: /（秒杀价）/ }).first()
    const offer = page.getByRole('list', { name: '秒杀商品' }).getByRole('listitem').filter({ has: flash }).first()
    const flashID = /\d+$/.exec((await offer.locator('a').first().getAttribute('href')) ?? '')?.[0] ?? ''
    const flashPrice = /¥([\d,]+\.\d\d)\//.exec((await offer.textContent()) ?? '')?.[1] ?? ''
    await flash.click()
    taken.set('flash', { goodsID: flashID, price: flashPrice })
    await cartHolds(9)

    await openPage('/gyqg')
    await main(page)
      .getByRole('link', { name: /^去参团：/ })
      .first()
      .click()
    await page.waitForURL('**/gyqg/info**')
    await settled(page)
    await main(page)
      .getByRole('button', { name: /^参团：/ })
      .first()
      .click()
    await cartHolds(10)

    await openPage('/zhzq')
    await main(page)
      .getByRole('button', { name: /^整套加入采购单：/ })
      .first()
      .click()
    await cartHolds(11)

    await openPage('/lqzx')
    const claim = main(page)
      .getByRole('button', { name: /^立即领取：/ })
      .first()
    claimed = cents(/减(\d+)/.exec((await claim.getAttribute('aria-label')) ?? '')?.[1])
    await claim.click()
    await page
      .getByText(/^已领取：/)
      .first()
      .waitFor()
    expect(visit.complaints).toEqual([])
  })

  it('an add-on is sold once the cart has reached its amount, and the order says why each line costs what it does', async () => {
    const page = await openPage('/cart')
    await page
      .getByRole('region', { name: '换购' })
      .getByRole('button', { name: /^去换购/ })
      .first()
      .click()
    await page
      .getByRole('button', { name: /^换购：/ })
      .locator('visible=true')
      .first()
      .click()
    await page
      .getByText(/^已按换购价加入采购单/)
      .first()
      .waitFor()
    await cartHolds(12)
    await page.keyboard.press('Escape')
    await keepPicture(page, 'zones-cart')
    await page.getByRole('button', { name: '去结算' }).click()
    await page.waitForURL('**/cart_step2**')
    await page.getByRole('button', { name: '提交订单' }).dblclick()
    await page.waitForURL('**/cart_step3/**')
    const tradeID = page.url().split('/').at(-1)
    const { data } = await demo.ask<{ trade: { orders: { orderID: string }[] } }>(
      'query ($id: ID!) { trade(tradeID: $id) { orders { orderID } } }',
      { id: tradeID },
    )
    const orders = await Promise.all(
      (data?.trade.orders ?? []).map(
        async ({ orderID }) =>
          (
            await demo.ask<{ order: { detail: Quoted } }>(
              'query ($id: ID!) { order(orderID: $id) { detail { lines { goodsID kind quantity listAmount amount adjustments { phase title amount } } } } }',
              { id: orderID },
            )
          ).data?.order.detail,
      ),
    )
    lines = orders.flatMap((order) => order?.lines ?? [])

    for (const zone of ['daily', 'near', 'welfare', 'controlled', 'preferred', 'device', 'herb', 'flash']) {
      const line = lineOf(zone)
      const unit = (cents(line.listAmount) - reduced(line, 'SPECIAL', 'FLASH', 'LADDER')) / line.quantity
      expect([zone, unit <= cents(taken.get(zone)?.price)]).toEqual([zone, true])
      if (!line.adjustments.some(({ phase }) => phase === 'LADDER')) expect([zone, unit]).toEqual([zone, cents(taken.get(zone)?.price)])
    }
    for (const zone of ['daily', 'near', 'welfare'])
      expect([zone, lineOf(zone).adjustments.map(({ phase }) => phase)]).toEqual([zone, expect.arrayContaining(['SPECIAL'])])
    // 94 % of the list price, each unit rounded down.
    const welfare = lineOf('welfare')
    expect(cents(taken.get('welfare')?.price)).toBeLessThanOrEqual(Math.floor(((cents(welfare.listAmount) / welfare.quantity) * 94) / 100))
    expect(lineOf('flash')).toMatchObject({ kind: 'FLASH', adjustments: [{ phase: 'FLASH' }] })
    expect(reduced(lineOf('reduction'), 'FULL_REDUCTION')).toBeGreaterThan(0)
    for (const [kind, phase] of [
      ['GROUP', 'GROUP'],
      ['COMBINATION', 'COMBINATION'],
      ['ADDON', 'ADDON'],
    ] as const) {
      expect([
        kind,
        lines.filter((line) => line.kind === kind).flatMap(({ adjustments }) => adjustments.map((adjustment) => adjustment.phase)),
      ]).toEqual([kind, expect.arrayContaining([phase])])
    }
    expect(lines.reduce((sum, line) => sum + reduced(line, 'COUPON'), 0)).toBe(claimed)
    expect(
      lines
        .filter(({ kind }) => kind === 'FLASH' || kind === 'GROUP' || kind === 'COMBINATION')
        .every((line) => reduced(line, 'COUPON') === 0),
    ).toBe(true)
  })

  it('a paid order gives one draw, and no second', async () => {
    const { page, context } = visit
    await settled(page)
    await page.getByRole('button', { name: '立即支付' }).click()
    const [cashier] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: '打开模拟收银台付款' }).click()])
    await cashier.getByRole('button', { name: '支付成功' }).click()
    await cashier.getByText('支付成功').first().waitFor()
    await cashier.close()
    await page.waitForURL('**/cart_step4**')
    const fresh = await newVisitor(browser, stack.gateway)
    await logIn(fresh.page, 'demo')
    await goTo(fresh.page, '/list')
    const popup = fresh.page.getByRole('region', { name: '抽奖' })
    await popup.getByRole('button', { name: '立即抽奖' }).dblclick()
    await popup.getByText(/恭喜您，抽中了|感谢参与/).waitFor()
    await popup.getByRole('button', { name: '知道了' }).click()
    await fresh.context.close()
    expect((await demo.ask('{ drawPopup { hasJoined } }')).data).toMatchObject({ drawPopup: { hasJoined: true } })
  })
})

describe('the points mall', () => {
  it('the points mall gives a gift for points once though the button was pressed twice, and refuses a wrong phone beside its field', async () => {
    const page = await openPage('/jfsc?range=0-1000')
    const before = cents(
      await main(page)
        .getByText(/贵店可用/)
        .textContent(),
    )
    await main(page).getByRole('button', { name: '兑换：桌面计算器' }).click()
    const form = page.getByRole('form', { name: '兑换' })
    await form.getByRole('radio', { name: /其他地址/ }).check()
    await form.getByRole('textbox', { name: '收货地址' }).fill('<script>alert(1)</script> 延安路 9 号')
    await form.getByRole('textbox', { name: /联系电话/ }).fill('123')
    await form.getByRole('button', { name: '确认兑换' }).click()
    await form.getByText('请输入正确的手机号或固定电话（区号-号码）').waitFor()
    await form.getByRole('textbox', { name: /联系电话/ }).fill('13900000009')
    await keepPicture(page, 'zones-gift')
    await form.getByRole('button', { name: '确认兑换' }).dblclick()
    await page.waitForURL('**/jfdd')
    const rows = main(page).getByRole('list', { name: '积分订单' }).getByRole('listitem')
    expect(await rows.first().textContent()).toContain('桌面计算器 ×1')
    expect(await rows.first().textContent()).toContain('<script>alert(1)</script> 延安路 9 号')
    await openPage('/jfsc')
    expect(
      cents(
        await main(page)
          .getByText(/贵店可用/)
          .textContent(),
      ),
    ).toBe(before - 60_000)
    expect(visit.complaints).toEqual([])
  })
})

describe('zones say how they stand', () => {
  it.each([
    ['/gyqg', ['进行中', '未开始', '已结束', '距开始']],
    ['/hb', ['进行中', '距结束', '满 ¥500 返 ¥10']],
    ['/kxzq', ['贵店暂未授权', '贵店在供应区域内', '供应：', '致电申请授权']],
    ['/zyyp', ['产地 / 等级', '/kg', '报告']],
    ['/qxzq?class=3', ['三类器械', '注册证号', '须三类经营许可']],
    ['/welfare', ['9.4 折', '共省', '每店限购', '距结束']],
    ['/yx', ['整单包邮', '凑够']],
    ['/jxqzc', ['到期', '批号', ' 折']],
    ['/price?sheet=2', ['今日特价 30 种', '降 ']],
    ['/jxqzc?expiry=UNDER_3_MONTHS&expiry=MONTHS_3_TO_4', ['近效期商品']],
    ['/zqmb?id=3&template=board', ['慢病常备', '最近效期']],
    ['/kxzq/goods/%3Cscript%3E', ['没有这个控销专场']],
    ['/zqmb?id=%2E%2E%2F1&template=x', ['没有这个专区']],
    ['/jfsc?category=x&range=y&page=9999', ['没有符合条件的礼品']],
    ['/ppzq/info/1/99', ['这一页没有商品']],
  ])('a zone says how it stands: %s', async (path, words) => {
    // The server writes them; how the pages look and what their scripts do is seen by pages.test.ts.
    const html = await (await visit.page.request.get(path)).text()
    const text = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll(/<[^>]*>/g, '')
    for (const word of words) expect(text).toContain(word)
  })
})
