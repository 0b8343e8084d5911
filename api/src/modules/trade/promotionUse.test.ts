import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { buy, createShopper } from '../../testing/trading.ts'
import { goodsAt, openTrade, promote } from '../promotion/testShop.ts'
import { returnUses } from './promotionUse.repo.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
})
afterAll(() => h.close())

it('what an order used of a flash sale is given back once', async () => {
  const goods = await goodsAt(h, 30_000)
  await promote(h, { kind: 'flash', items: [{ goodsId: goods, price: 20_000, total: 100, perMember: 5 }] })
  const buyers = [await createShopper(h), await createShopper(h)]
  const taken = async () =>
    (await h.deps.db.selectFrom('flash_item').where('goods_id', '=', goods).select('taken').executeTakeFirst())?.taken
  const orders: number[] = []
  for (const { client } of buyers) orders.push(Number((await buy(client, [{ goodsId: goods, number: 2, type: 1 }])).orders[0]?.id))
  expect(await taken()).toBe(4)
  for (let time = 0; time < 2; time++) {
    await returnUses(h.deps.db, orders.slice(0, 1), buyers[0]?.person.memberId ?? 0)
    expect(await taken()).toBe(2)
  }
})
