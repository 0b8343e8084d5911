import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { buy, createShopper, payAtCashier } from '../../testing/trading.ts'
import { countSold, lowerSold } from './sold.repo.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())

const soldOf = async (id: number) =>
  (await h.deps.db.selectFrom('goods').where('id', '=', id).select('sold').executeTakeFirstOrThrow()).sold

it('a payment writes no row of goods; what was paid and came back is counted later, once, though two count at a time', async () => {
  const [goods, other] = [await createGoods(h, { sold: 4, zbz: 1, jzl: 1 }), await createGoods(h, { sold: 4, zbz: 1, jzl: 1 })]
  const me = await createShopper(h)
  const placed = await buy(me.client, [
    { goodsId: goods, number: 30 },
    { goodsId: other, number: 20 },
  ])
  expect(await payAtCashier(h, me.client, placed.trade_id)).toContain('支付成功')
  await lowerSold(h.deps.db, [
    { goodsId: goods, unsold: 3 },
    { goodsId: goods, unsold: 0 },
    { goodsId: other, unsold: 25 },
  ])
  expect([await soldOf(goods), await soldOf(other)]).toEqual([4, 4])
  await Promise.all([countSold(h.deps.db), countSold(h.deps.db)])
  await countSold(h.deps.db)
  // 4 + 30 - 3, and below nothing nobody has sold: 4 + 20 - 25.
  expect([await soldOf(goods), await soldOf(other)]).toEqual([31, 0])
  expect(await h.deps.db.selectFrom('sold_due').selectAll().execute()).toEqual([])
})
