import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGoods, createTrade, setStock } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { buy, createShopper, newKey, office, payAtCashier, type Shopper } from '../../testing/trading.ts'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  me = await createShopper(h)
})
afterAll(() => h.close())

it('an order is bought again line by line; what is gone is named with its reason and what could stand in', async () => {
  const [kept, gone] = [await createGoods(h), await createGoods(h)]
  const other = await createGoods(h)
  const placed = await buy(me.client, [
    { goodsId: kept, number: 20 },
    { goodsId: gone, number: 10 },
  ])
  const id = placed.orders[0]?.id ?? ''
  const maker = await h.deps.db
    .insertInto('manufacturer')
    .values({ name: '栖川药业', pinyin: 'qcyy', pinyin_full: 'qichuanyaoye' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await h.deps.db.updateTable('goods').set({ sccj_id: maker.id }).where('id', '=', other).execute()
  await h.deps.db.updateTable('goods').set({ common_name: '同名胶囊' }).where('id', 'in', [gone, other]).execute()
  await setStock(h, gone, 10)
  const key = newKey()
  const answer = await me.client.post(`/api/order/${id}/rebuy`, { client_key: key })
  expect(answer).toMatchObject({
    status: 200,
    data: {
      added: [{ goods_id: String(kept), number: 20 }],
      skipped: [{ goods_id: String(gone), reason: 'OUT_OF_STOCK', substitutes: [{ id: String(other) }] }],
    },
  })
  await me.client.post(`/api/order/${id}/rebuy`, { client_key: key })
  expect((await me.client.get('/api/cart/list')).data).toMatchObject({ data: [{ number: 20 }] })
  const stranger = await createShopper(h)
  expect((await stranger.client.post(`/api/order/${id}/rebuy`)).status).toBe(404)
})

it('the parcels of an order are told with their lots, and to its buyer alone', async () => {
  const placed = await buy(me.client, [{ goodsId: await createGoods(h), number: 30 }])
  const id = placed.orders[0]?.id ?? ''
  await payAtCashier(h, me.client, placed.trade_id)
  expect((await me.client.get(`/api/order/${id}/logistics`)).data).toEqual([])
  for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${id}/advance`, { to })
  await office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: 'SF-REBUY-1' })
  const parcels = (await me.client.get(`/api/order/${id}/logistics`)).data as { id: string }[]
  expect(parcels).toMatchObject([
    { carrier: '顺丰', tracking_no: 'SF-REBUY-1', lines: [{ number: 30 }], traces: [{ text: '包裹已出库，等待承运商揽收' }] },
  ])
  expect((await (await createShopper(h)).client.get(`/api/order/${id}/logistics`)).status).toBe(404)
})
