import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGoods, createTrade, HERBS } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import type { GoodsWire } from './goods.schemas.ts'

let h: Harness
let goodsId: number
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  goodsId = await createGoods(h, { stock: 0 })
})
afterAll(() => h.close())

/** Whether the filter keeps the goods, which must be what the goods say of themselves. */
async function isListed(): Promise<boolean> {
  const { data } = (await h.client().get('/api/goods/list?in_stock=1&zone=kx')).data as { data: GoodsWire[] }
  const [goods] = (await h.client().get(`/api/goods/batch?ids=${goodsId}`)).data as GoodsWire[]
  const found = data.some(({ id }) => id === String(goodsId))
  expect(found).toBe((goods?.number ?? 0) > 0)
  return found
}

it('the filter follows the stock row through its life: none, empty, filled, all reserved, in another warehouse, gone', async () => {
  const { db } = h.deps
  const stock = (changes: { on_hand?: number; reserved?: number }) =>
    db.updateTable('stock').set(changes).where('goods_id', '=', goodsId).execute()
  await db.updateTable('goods').set({ is_controlled: true }).execute()
  expect(await isListed()).toBe(false)
  await stock({ on_hand: 5 })
  expect(await isListed()).toBe(true)
  await stock({ reserved: 5 })
  expect(await isListed()).toBe(false)
  await stock({ reserved: 4 })
  expect(await isListed()).toBe(true)
  await db.updateTable('goods').set({ ck_id: HERBS }).execute()
  expect(await isListed()).toBe(false)
  await db.insertInto('stock').values({ goods_id: goodsId, ck_id: HERBS, on_hand: 1 }).execute()
  expect(await isListed()).toBe(true)
  await db.deleteFrom('stock').where('ck_id', '=', HERBS).execute()
  expect(await isListed()).toBe(false)
  await db.updateTable('goods').set({ ck_id: 1 }).execute()
  expect(await isListed()).toBe(true)
  await db.deleteFrom('stock').execute()
  expect(await isListed()).toBe(false)
})
