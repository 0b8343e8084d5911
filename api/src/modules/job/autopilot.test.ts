import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepUploadRow } from '../erp/testUpload.ts'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn } from '../../testing/people.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { buy, createShopper, newKey, payAtCashier } from '../../testing/trading.ts'
import { runAutopilot } from './autopilot.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness({ demo: true, autopilotSeconds: 20 })
  await createTrade(h)
})
afterAll(() => h.close())

it('the demo’s office walks a visitor’s order from paid to its last trace, and an after-sale to its end, one step each time', async () => {
  const fail = (error: unknown) => {
    throw error
  }
  const me = await createShopper(h)
  const early = await buy(me.client, [{ goodsId: await createGoods(h), number: 30 }])
  await payAtCashier(h, me.client, early.trade_id)
  h.clock.advance(60_000)
  const step = async () => {
    h.clock.advance(20_000)
    return runAutopilot(h.deps, fail)
  }
  expect(await step()).toBe(0)
  const placed = await buy(me.client, [{ goodsId: await createGoods(h), number: 30 }])
  await payAtCashier(h, me.client, placed.trade_id)
  const id = placed.orders[0]?.id ?? ''
  const seen: unknown[] = []
  for (let nth = 0; nth < 8; nth++) {
    await step()
    const order = (await me.client.get(`/api/order/${id}`)).data as {
      status: string
      lines: { id: string }[]
      shipments: { traces: unknown[] }[]
    }
    seen.push([order.status, order.shipments[0]?.traces.length ?? 0])
  }
  expect(seen).toEqual([
    ['billed', 0],
    ['picked', 0],
    ['outbound', 0],
    ['shipped', 1],
    ['shipped', 2],
    ['shipped', 3],
    ['shipped', 4],
    ['shipped', 4],
  ])
  expect((await me.client.get(`/api/order/${early.orders[0]?.id}`)).data).toMatchObject({ status: 'paid' })
  await me.client.post(`/api/order/${id}/confirm`)
  const { lines } = (await me.client.get(`/api/order/${id}`)).data as { lines: { id: string }[] }
  const ask = async (type: string, more: Record<string, string> = {}) =>
    ((await me.client.post('/api/afterSale', { order_id: id, type, reason: '其他', client_key: newKey(), ...more })).data as { id: string })
      .id
  const report = await ask('lab_report')
  const money = await ask('refund_only', { 'lines[0][id]': lines[0]?.id ?? '', 'lines[0][qty]': '2' })
  await step()
  await step()
  expect((await me.client.get(`/api/afterSale/${report}`)).data).toMatchObject({
    status: 'done',
    files: [{ url: expect.stringContaining('/files/report/') }],
  })
  expect((await me.client.get(`/api/afterSale/${money}`)).data).toMatchObject({
    status: 'done',
    refunds: [{ amount: '20.00', status: 'settled' }],
  })
  const asked = await me.client.post('/api/invoice', {
    order_ids: id,
    kind: 'vat_plain',
    tax_no: '91330100MA0000001X',
    client_key: newKey(),
  })
  const { id: invoice } = asked.data as { id: string }
  await step()
  expect((await me.client.get(`/api/invoice/${invoice}`)).data).toMatchObject({
    status: 'issued',
    invoice_no: expect.stringMatching(/^2699\d{16}$/),
  })
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

it('the demo’s office passes the papers of a shop that has registered, and then the shop; one that lacks a paper waits', async () => {
  const step = async () => {
    h.clock.advance(20_000)
    await runAutopilot(h.deps, (error) => {
      throw error
    })
  }
  const person = await createPerson(h, { kind: 'clinic', review: 'pending', scopes: [] })
  const client = await logIn(h, person)
  const handIn = async (kind: string) =>
    client.post('/api/user/zizhi', {
      kind,
      no: `${kind}-1`,
      valid_from: '2026-01-01',
      file: await keepUploadRow(h, person.memberId, 'certificate'),
    })
  const state = async () => ((await client.get('/api/user/base')).data as { is_passed: number }).is_passed
  await handIn('yyzz')
  await step()
  await step()
  expect(await state()).toBe(0)
  await handIn('yljg')
  await step()
  await step()
  expect((await client.get('/api/user/zizhi')).data).toMatchObject([
    { kind: 'yyzz', status: 'passed' },
    { kind: 'yljg', status: 'passed' },
  ])
  expect(await state()).toBe(1)
  expect((await client.post('/api/cart', { goods_id: await createGoods(h), price: '10.00', number: 10, ck_id: 1 })).status).toBe(200)
})
