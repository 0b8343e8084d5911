import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { buy, createShopper, newKey, office, payAtCashier } from '../../testing/trading.ts'
import { resendRefunds } from './jobs.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())

it('a refund that its channel did not take at first is sent again, and once', async () => {
  const { client } = await createShopper(h)
  const placed = await buy(client, [{ goodsId: await createGoods(h), number: 30 }])
  await payAtCashier(h, client, placed.trade_id)
  const id = placed.orders[0]?.id ?? ''
  const channel = h.deps.channels.get('sandbox')
  if (channel === undefined) throw new Error('there is no sandbox')
  const refund = vi.spyOn(channel, 'refund').mockRejectedValueOnce(new Error('the channel is away'))
  await client.post('/api/afterSale', { order_id: id, type: 'refund_only', reason: '其他', client_key: newKey() })
  await office(h).post(`/api/erp/order/${id}/refund`, { agree: '1', note: '同意', client_key: newKey() })
  const stateOf = async () => ((await client.get(`/api/order/${id}`)).data as { refunds: object[] }).refunds
  expect([refund.mock.calls.length, await stateOf()]).toMatchObject([1, [{ amount: '312.00', status: 'pending' }]])

  // What is counted is the refund and the order that it ends.
  const told: unknown[] = []
  const rounds = [await resendRefunds(h.deps, (error) => told.push(error)), await resendRefunds(h.deps, (error) => told.push(error))]
  expect([rounds[0], rounds[1], refund.mock.calls.length, told]).toEqual([2, 0, 2, []])
  expect(await stateOf()).toMatchObject([{ amount: '312.00', status: 'settled' }])
})
