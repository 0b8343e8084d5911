import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { addLine, buyer, cartOf, goodsAt, openTrade, type Buyer } from '../promotion/testShop.ts'

let h: Harness
let b: Buyer
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
  b = await buyer(h)
})
afterAll(() => h.close())

it('special compounds are limited per article and per order of their kind, and other goods are not', async () => {
  const [first, second, other, plain] = [await goodsAt(h, 1_000), await goodsAt(h, 1_000), await goodsAt(h, 1_000), await goodsAt(h, 1_000)]
  await h.deps.db.updateTable('goods').set({ compound: 'codeine' }).where('id', 'in', [first, second]).execute()
  await h.deps.db.updateTable('goods').set({ compound: 'liquorice' }).where('id', '=', other).execute()
  await h.deps.db.insertInto('compound_limit').values({ compound: 'codeine', per_line: 10, per_order: 15 }).execute()
  expect(await addLine(b, first, 11)).toMatchObject({ status: 400, data: { reason: 'BUY_LIMIT', available: 10 } })
  await addLine(b, first, 10)
  await addLine(b, second, 6)
  await addLine(b, other, 50)
  await addLine(b, plain, 50)
  const refused = (await cartOf(b)).data.filter(({ reason }) => reason !== null)
  expect(refused).toMatchObject([{ goods: { id: String(second) }, reason: 'BUY_LIMIT', is_selected: 0 }])
  await h.deps.db.updateTable('compound_limit').set({ per_order: 16 }).where('compound', '=', 'codeine').execute()
  expect((await cartOf(b)).data.map(({ reason }) => reason)).toEqual([null, null, null, null])
})
