import type { Locator, Page } from 'playwright-core'
import { goTo, settled } from './browser.ts'
import { payAtCashier, type Shopper } from './shopper.ts'

/** A buyer's hand. A touch is a press, or a field that is typed or pasted into. */
export class Hand {
  touches = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(target: Locator): Promise<void> {
    this.touches += 1
    await target.click()
  }

  async write(target: Locator, text: string): Promise<void> {
    this.touches += 1
    await target.fill(text)
  }
}

const mainOf = ({ page }: Hand): Locator => page.locator('main')
const toCart = (hand: Hand): Promise<void> => hand.press(hand.page.getByRole('link', { name: '去采购单' }).first())

/** Buys an order that is still under way once more, all its lines, up to the cart. */
export async function reorder(hand: Hand): Promise<void> {
  await goTo(hand.page, '/order')
  await hand.press(mainOf(hand).getByRole('button', { name: '再次购买' }).first())
  await hand.press(hand.page.getByRole('dialog').getByRole('button', { name: '去采购单' }))
  await hand.page.waitForURL('**/cart')
}

/** Buys a pasted list of names and quantities, up to the cart; gives how many rows needed a hand. */
export async function buyList(hand: Hand, rows: readonly string[]): Promise<number> {
  await goTo(hand.page, '/kjcg')
  await hand.write(hand.page.getByLabel('采购清单'), rows.join('\n'))
  await hand.press(hand.page.getByRole('button', { name: '识别清单' }))
  const found = hand.page.getByRole('region', { name: '识别结果' })
  await found.waitFor()
  const open = found.locator('li[data-open]')
  const byHand = await open.count()
  for (let left = byHand; left > 0; left -= 1) {
    const choice = open.first().locator('ul button').first()
    // oxlint-disable-next-line no-await-in-loop -- a buyer has one hand, and each row that is settled leaves the list of open ones
    await hand.press((await choice.count()) > 0 ? choice : open.first().getByRole('button', { name: /^移除/ }))
  }
  await hand.press(found.getByRole('button', { name: /^加入采购单/ }))
  await found.getByText(/^已把 \d+ 种商品加入采购单/).waitFor()
  await toCart(hand)
  await hand.page.waitForURL('**/cart')
  return byHand
}

/** Buys what a plan says, up to the cart. */
export async function repeatPlan(hand: Hand): Promise<void> {
  await goTo(hand.page, '/cgjh')
  await hand.press(
    mainOf(hand)
      .getByRole('link', { name: /^打开：/ })
      .first(),
  )
  await hand.page.waitForURL('**/cgjh/info**')
  await settled(hand.page)
  await hand.press(mainOf(hand).getByRole('button', { name: /^加入采购单/ }))
  await toCart(hand)
  await hand.page.waitForURL('**/cart')
}

/** Adds another maker's goods of the same name, from the list. */
export async function addOtherMaker(hand: Hand): Promise<void> {
  await goTo(hand.page, '/list/table?keywords=%E8%A1%A5%E4%B8%AD%E7%9B%8A%E6%B0%94%E4%B8%B8')
  await hand.press(
    mainOf(hand)
      .getByRole('button', { name: /^比厂家/ })
      .first(),
  )
  const others = hand.page.getByRole('dialog', { name: '比厂家' }).getByRole('button', { name: /^加入采购单/ })
  await hand.press(others.last())
  await hand.page
    .getByRole('dialog')
    .getByText(/采购单已有/)
    .first()
    .waitFor()
}

/** Puts another maker in the place of a line of the cart. */
export async function replaceMaker(hand: Hand): Promise<void> {
  await goTo(hand.page, '/cart')
  await hand.press(
    mainOf(hand)
      .getByRole('button', { name: /^为什么是这个价：补中益气丸/ })
      .first(),
  )
  await hand.press(hand.page.getByRole('button', { name: '比厂家，换一家' }))
  await hand.press(hand.page.getByRole('button', { name: '换成这个' }).first())
  await hand.page
    .getByText(/^已换成/)
    .first()
    .waitFor()
}

/** Into the cart by the code on the box, with a hand scanner that types. */
export async function scanBox(hand: Hand, code: string): Promise<void> {
  await goTo(hand.page, '/cart')
  await hand.write(hand.page.getByRole('banner').getByRole('combobox', { name: /首字母/ }), code)
  await hand.press(hand.page.getByRole('option', { name: /^加入采购单/ }))
}

/** Two boxes of a received order back. */
export async function returnTwo(hand: Hand, orderID: string): Promise<void> {
  await goTo(hand.page, `/order/info/${orderID}`)
  await hand.press(mainOf(hand).getByRole('link', { name: '申请售后' }))
  await hand.page.waitForURL('**/afterSaleApply**')
  await settled(hand.page)
  await hand.press(mainOf(hand).getByRole('radio', { name: /^退货退款/ }))
  await hand.write(mainOf(hand).getByLabel(/数量$/).first(), '2')
  await hand.press(mainOf(hand).getByRole('radio', { name: '包装破损' }))
  await hand.press(mainOf(hand).getByRole('button', { name: '提交申请' }))
  await hand.page.waitForURL('**/order/returnInfo/**')
}

/** All papers of a month as one file. */
export async function monthPapers(hand: Hand): Promise<void> {
  await goTo(hand.page, '/cgbb')
  const [file] = await Promise.all([
    hand.page.waitForEvent('download'),
    hand.press(
      mainOf(hand)
        .getByRole('link', { name: /^下载 .*资料包/ })
        .first(),
    ),
  ])
  await file.cancel()
}

/** The coupons that take off most are chosen when the confirm page opens. */
export async function applyCoupon(hand: Hand): Promise<void> {
  await goTo(hand.page, '/cart')
  await hand.press(hand.page.getByRole('button', { name: '去结算' }))
  await hand.page.waitForURL('**/cart_step2**')
  await settled(hand.page)
  await mainOf(hand).getByRole('checkbox', { checked: true }).first().waitFor()
}

/** All orders that wait for it are paid, one after the other; what is pressed at the cashier is not counted. */
export async function payWaiting(hand: Hand, shopper: Shopper, count: number): Promise<void> {
  await goTo(hand.page, '/order?tab=unpaid')
  await hand.press(mainOf(hand).getByRole('link', { name: '去支付' }).first())
  for (let left = count; left > 0; left -= 1) {
    // oxlint-disable no-await-in-loop -- a buyer has one hand
    await hand.page.waitForURL('**/cart_step3/**')
    await hand.press(hand.page.getByRole('button', { name: '立即支付' }))
    await payAtCashier(shopper)
    if (left > 1) await hand.press(hand.page.getByRole('link', { name: '付下一笔待付订单' }))
    // oxlint-enable no-await-in-loop
  }
}

/** Until when goods and how many there are, on the list of a phone. */
export async function readExpiry(hand: Hand): Promise<void> {
  await goTo(hand.page, '/list')
  await mainOf(hand).locator('[data-row] time').first().waitFor()
}

/** Names as a shop writes them, with a quantity: those of the first goods of the list that are for sale. */
export async function ordinaryRows({ read }: Shopper, count: number): Promise<string[]> {
  const { goodsList } = await read<{ goodsList: { edges: { node: { name: string; isBuyable: boolean; stock: number } }[] } }>(
    '{ goodsList(first: 100) { edges { node { name isBuyable stock } } } }',
  )
  const names = goodsList.edges.filter(({ node }) => node.isBuyable && node.stock > 0).map(({ node }) => node.name)
  return Array.from({ length: count }, (_, at) => `${names[at % names.length]} 20`)
}
