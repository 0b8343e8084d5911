import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { goodsOf, goToMidnight, lasting, paidOrder, refundsOf, settle, tonight } from '../../testing/lapsing.ts'
import { createShopper, newKey, office } from '../../testing/trading.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  goToMidnight(h, 3_600_000)
})
afterAll(() => h.close())
afterEach(async () => {
  goToMidnight(h, 3_600_000)
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

it('an order that was shortened is asked back: what is left of it goes back, and its freight', async () => {
  const goods = await goodsOf(h, [tonight(h, 5), lasting(5)])
  const me = await createShopper(h)
  const id = await paidOrder(h, me, [{ goodsId: goods, number: 10 }])
  goToMidnight(h)
  await settle(h)
  expect((await me.client.get(`/api/order/${id}`)).data).toMatchObject({ status: 'paid', lines: [{ returned_number: 5 }] })
  expect((await me.client.post(`/api/order/${id}/refund_apply`, { reason: '不想买了', client_key: newKey() })).status).toBe(200)
  expect((await me.client.get('/api/afterSale')).data).toMatchObject({ data: [{ amount: '262.00' }] })
  expect((await office(h).post(`/api/erp/order/${id}/refund`, { agree: '1', note: '同意' })).status).toBe(200)
  expect(await refundsOf(h, id)).toEqual([
    { tender: 'online', cents: 25_000 },
    { tender: 'online', cents: 25_000 + 1_200 },
  ])
})

it('a shortened order can be applied for as a whole by what is left of each line', async () => {
  const [goods, other] = [await goodsOf(h, [tonight(h, 5)]), await goodsOf(h, [lasting(9)])]
  const me = await createShopper(h)
  const id = await paidOrder(h, me, [
    { goodsId: goods, number: 5 },
    { goodsId: other, number: 4 },
  ])
  goToMidnight(h)
  await settle(h)
  const { data } = await me.client.get(`/api/afterSale/options?order_id=${id}`)
  expect(data).toMatchObject({ is_whole: 1, lines: [{ max_qty: 0 }, { max_qty: 4, max_amount: '200.00' }] })
  const [, left] = (data as { lines: { id: string }[] }).lines
  const form = { order_id: id, type: 'refund_only', reason: '包装破损', 'lines[0][id]': left?.id ?? '' }
  const apply = (qty: string) => me.client.post('/api/afterSale', { ...form, 'lines[0][qty]': qty, client_key: newKey() })
  expect((await apply('3')).status).toBe(422)
  expect(await apply('4')).toMatchObject({ status: 200, data: { amount: '212.00' } })
})
