import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeVisits, newVisitor, openBrowser, WIDTHS } from '../support/browser.ts'
import { ADD, added, checkOut, emptyCart, enter, onShelf, type Shopper, submitOrder, worth } from '../support/shopper.ts'
import { type Stack, startStack } from '../support/stack.ts'
import {
  addOtherMaker,
  applyCoupon,
  buyList,
  Hand,
  monthPapers,
  ordinaryRows,
  payWaiting,
  readExpiry,
  reorder,
  repeatPlan,
  replaceMaker,
  returnTwo,
  scanBox,
} from '../support/touches.ts'

/** The first holds counts of docs/touches.md always; the whole table is counted in a full run. */
const isFull = process.env['FULL'] === '1'
let stack: Stack
let browser: Browser
let shopper: Shopper

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack(), openBrowser()])
  shopper = await enter(browser, stack.gateway, 'demo')
  await shopper.context.addInitScript(() => sessionStorage.setItem('draw-asked', '1'))
})
afterAll(async () => {
  await closeVisits(browser)
  await stack.stop()
})

async function touchesOf(act: (hand: Hand) => Promise<unknown>): Promise<number> {
  const hand = new Hand(shopper.page)
  await act(hand)
  return hand.touches
}

it('an order under way is bought again in two touches, and a plan in three', async () => {
  expect([await touchesOf(reorder), await touchesOf(repeatPlan)]).toEqual([2, 3])
})

it.runIf(isFull)('of sixty pasted rows at most six need a hand, and the list is in the cart with four touches and theirs', async () => {
  await emptyCart(shopper)
  const hand = new Hand(shopper.page)
  const byHand = await buyList(hand, await ordinaryRows(shopper, 60))
  expect([byHand <= 6, hand.touches - byHand]).toEqual([true, 4])
})

it.runIf(isFull)('three orders are paid with two touches each, besides what the cashier asks', async () => {
  await emptyCart(shopper)
  for (const goods of (await onShelf(shopper, { isInStock: true }, ({ isBuyable, isEphedrine }) => isBuyable && !isEphedrine)).slice(
    0,
    3,
  )) {
    // oxlint-disable no-await-in-loop -- three checkouts of one cart
    await shopper.read(ADD, added(goods, worth(goods, 400)))
    await checkOut(shopper)
    await submitOrder(shopper)
    // oxlint-enable no-await-in-loop
  }
  expect(await touchesOf((hand) => payWaiting(hand, shopper, 3))).toBe(6)
})

it.runIf(isFull)('the other everyday tasks take as many touches as docs/touches.md says', async () => {
  const { read } = shopper
  const { received, goodsList } = await read<{
    received: { edges: { node: { orderID: string } }[] }
    goodsList: { edges: { node: { barcode: string } }[] }
  }>(
    `{ received: orders(filter: { tab: RECEIVED }, first: 1) { edges { node { orderID } } }
      goodsList(first: 1) { edges { node { barcode } } } }`,
  )
  const phone = await newVisitor(browser, stack.gateway, WIDTHS.phone)
  await phone.context.addCookies(await shopper.context.cookies())
  await phone.context.addInitScript(() => sessionStorage.setItem('draw-asked', '1'))
  const onPhone = new Hand(phone.page)
  await readExpiry(onPhone)
  const expiry = onPhone.touches
  await scanBox(onPhone, goodsList.edges[0]?.node.barcode ?? '')
  expect({
    'add another maker': await touchesOf(addOtherMaker),
    'replace a maker in the cart': await touchesOf(replaceMaker),
    'apply coupons': await touchesOf(applyCoupon),
    'return two boxes': await touchesOf((hand) => returnTwo(hand, received.edges[0]?.node.orderID ?? '')),
    'papers of a month': await touchesOf(monthPapers),
    'read an expiry date': expiry,
    'scan a box': onPhone.touches - expiry,
  }).toEqual({
    'add another maker': 2,
    'replace a maker in the cart': 3,
    'apply coupons': 1,
    'return two boxes': 5,
    'papers of a month': 1,
    'read an expiry date': 0,
    'scan a box': 2,
  })
})
