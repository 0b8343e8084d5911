import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { buy, createShopper, office, payAtCashier, type Shopper } from '../../testing/trading.ts'
import type { GoodsDetailWire } from './goodsDetail.schemas.ts'
import type { GoodsFactsWire } from './goodsFacts.schemas.ts'

let h: Harness
let me: Shopper
let goods: number
let detail: GoodsDetailWire
beforeAll(async () => {
  h = await openHarness({ demo: false })
  await createTrade(h)
  me = await createShopper(h)
  goods = await createGoods(h)
  detail = (await me.client.get(`/api/goods/detail/${goods}`)).data as GoodsDetailWire
})
afterAll(() => h.close())

it('a shop in earnest makes up no words of a leaflet', () => {
  expect(detail).toMatchObject({ storage: '', indications: '', usage: '' })
})

it('a shop in earnest makes up no lab report: lots have none, and the addresses of the demo lead nowhere', async () => {
  const [lot] = detail.batches
  expect(lot?.lot).toMatch(/^\w+$/)
  const [facts] = (await me.client.get(`/api/goods/facts?ids=${goods}`)).data as GoodsFactsWire[]
  const batches = (await me.client.get(`/api/goods/${goods}/batches`)).data as { report: string | null }[]
  expect([detail.batches, facts?.lots, batches].map((lots) => lots?.map(({ report }) => report))).toEqual([[null], [null], [null]])
  expect((await me.client.get(`/api/goods/${goods}/report`)).status).toBe(404)
  expect((await h.app.inject(`/files/report/${goods}-${lot?.lot}.html`)).statusCode).toBe(404)
})

it('the papers of an order in earnest are its delivery note alone', async () => {
  const placed = await buy(me.client, [{ goodsId: goods, number: 20 }])
  await payAtCashier(h, me.client, placed.trade_id)
  const [{ id, no } = { id: '', no: '' }] = placed.orders
  for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${id}/advance`, { to })
  await office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: 'HM10001' })
  const papers = (await me.client.get(`/api/order/${id}/documents`)).data as { name: string }[]
  expect(papers.map(({ name }) => name)).toEqual([`随货同行单 ${no}.pdf`])
})
