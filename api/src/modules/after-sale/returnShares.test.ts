import { expect, it } from 'vitest'
import { givenOf, paidForGoods, type Holding } from './returnShares.ts'

const NOTHING = { voucher: 0, balance: 0, online: 0 }
const order = (voucher: number, balance: number, online: number, more: { shipping?: number; fees?: number } = {}): Holding['order'] => {
  const { shipping = 0, fees = 0 } = more
  return { goods_cents: voucher + balance + online - shipping, shipping_cents: shipping, voucher, balance, online, fees }
}
const holding = (paid: Holding['order'], given = NOTHING, paymentRest = paid.online + paid.fees - given.online): Holding => ({
  order: paid,
  given,
  paymentRest,
})

/** Returns to these sums of refunded goods, one after the other. */
function inTurn(paid: Holding['order'], sums: readonly number[]) {
  let given = NOTHING
  return sums.map((after, nth) => {
    const back = givenOf(holding(paid, given), { before: sums[nth - 1] ?? 0, after })
    given = { voucher: given.voucher + back.voucher, balance: given.balance + back.balance, online: given.online + back.online }
    return [back.voucher, back.balance, back.online]
  })
}

it('one of seven units at 99.97 brings 14.28, no cent less', () => {
  expect(inTurn(order(2_000, 7_997, 0), [1_428])).toEqual([[286, 1_142, 0]])
})

it('six units returned one by one bring what voucher, balance and two cents online paid', () => {
  expect(inTurn(order(500, 5_498, 2), [1_000, 2_000, 3_000, 4_000, 5_000, 6_000])).toEqual([
    [84, 916, 0],
    [83, 917, 0],
    [83, 916, 1],
    [84, 916, 0],
    [83, 917, 0],
    [83, 916, 1],
  ])
})

it('freight and what was added stay; what staff took off was never paid', () => {
  expect(paidForGoods(order(1_000, 3_000, 7_000, { shipping: 1_200 }))).toEqual({ voucher: 1_000, balance: 1_800, online: 7_000 })
  expect(paidForGoods(order(0, 800, 10_400, { shipping: 1_200 }))).toEqual({ voucher: 0, balance: 0, online: 10_000 })
  expect(paidForGoods(order(0, 0, 11_200, { shipping: 1_200, fees: 500 }))).toEqual({ voucher: 0, balance: 0, online: 10_000 })
  expect(paidForGoods(order(0, 0, 11_200, { shipping: 1_200, fees: -1_700 }))).toEqual({ voucher: 0, balance: 0, online: 9_500 })
  expect(paidForGoods(order(1_000, 0, 9_000, { fees: 500 }))).toEqual({ voucher: 1_000, balance: 0, online: 9_000 })
  expect(inTurn(order(0, 0, 10_000, { fees: -300 }), [5_000, 10_000])).toEqual([
    [0, 0, 5_000],
    [0, 0, 4_700],
  ])
})

it('balance that paid the freight of an ephedrine order brings nothing for its goods', () => {
  expect(inTurn(order(0, 800, 15_000, { shipping: 800 }), [7_500, 15_000])).toEqual([
    [0, 0, 7_500],
    [0, 0, 7_500],
  ])
})

it('after refunds that went wrong the last return brings what is left, and never more', () => {
  const paid = order(500, 5_498, 2)
  expect(givenOf(holding(paid, { voucher: 416, balance: 4_581, online: 2 }), { before: 5_000, after: 6_000 }), 'a cent was lost').toEqual({
    voucher: 84,
    balance: 917,
    online: 0,
  })
  expect(
    givenOf(holding(paid, { voucher: 416, balance: 4_581, online: 4 }), { before: 5_000, after: 6_000 }),
    'online gave two cents too much',
  ).toEqual({ voucher: 84, balance: 915, online: 0 })
  expect(givenOf(holding(paid, { voucher: 500, balance: 5_498, online: 3 }), { before: 5_999, after: 6_000 }), 'all was given').toEqual(
    NOTHING,
  )
  expect(
    givenOf(holding(order(0, 0, 2_000), NOTHING, 1_998), { before: 0, after: 2_000 }),
    'another order of the trade took of its payment',
  ).toEqual({ voucher: 0, balance: 0, online: 1_998 })
})
