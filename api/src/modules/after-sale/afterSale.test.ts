import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { logIn } from '../../testing/people.ts'
import type { TestAnswer } from '../../testing/testClient.ts'
import { buy, createShopper, newKey, office, payAtCashier, stockOf, type Shopper } from '../../testing/trading.ts'
import { completeReceived } from '../job/jobs.ts'
import { balanceOf } from '../ledger/ledger.service.ts'
import { TYPES } from './kinds.ts'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(1_000)
  me = await createShopper(h)
})
afterEach(async () => {
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

const fail = (error: unknown) => {
  throw error
}
let parcels = 0
const parcel = () => ({ carrier: '顺丰', tracking_no: `SFA${1_000 + ++parcels}` })
const erp = (id: string, verb: string, form: Record<string, string> = {}) => office(h).post(`/api/erp/afterSale/${id}/${verb}`, form)
const act = (id: string, verb: string, form: Record<string, string> = {}) =>
  me.client.post(`/api/afterSale/${id}/${verb}`, { client_key: newKey(), ...form })
const detail = async (id: string) => (await me.client.get(`/api/afterSale/${id}`)).data

interface Sold {
  id: string
  line: string
  goods: number
}

async function sold(end: 'paid' | 'shipped' | 'received', number = 30): Promise<Sold> {
  const goods = await createGoods(h)
  const placed = await buy(me.client, [{ goodsId: goods, number }])
  await payAtCashier(h, me.client, placed.trade_id)
  const id = placed.orders[0]?.id ?? ''
  if (end !== 'paid') {
    for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${id}/advance`, { to })
    await office(h).post(`/api/erp/order/${id}/ship`, parcel())
  }
  if (end === 'received') await me.client.post(`/api/order/${id}/confirm`)
  const order = (await me.client.get(`/api/order/${id}`)).data as { lines: { id: string }[] }
  return { id, line: order.lines[0]?.id ?? '', goods }
}

function apply({ id, line }: Sold, type: string, qty: number | null, more: Record<string, string> = {}): Promise<TestAnswer> {
  const lines: Record<string, string> = qty === null ? {} : { 'lines[0][id]': line, 'lines[0][qty]': String(qty) }
  return me.client.post('/api/afterSale', { order_id: id, type, reason: '包装破损', client_key: newKey(), ...lines, ...more })
}
const applied = async (order: Sold, type: string, qty: number | null) => ((await apply(order, type, qty)).data as { id: string }).id

describe('an after-sale of goods', () => {
  it('returned: the server counts the money, the goods are shelved again, the points are taken back', async () => {
    const order = await sold('received')
    expect(await balanceOf(h.deps.db, me.person.memberId, 'points')).toBe(300)
    expect((await me.client.get(`/api/afterSale/options?order_id=${order.id}`)).data).toMatchObject({
      lines: [{ id: order.line, max_qty: 30, max_amount: '300.00' }],
      is_whole: 0,
    })
    const answer = await apply(order, 'return_refund', 7, { amount: '9999.00' })
    expect(answer).toMatchObject({ status: 200, data: { status: 'applied', amount: '70.00' } })
    const { id } = answer.data as { id: string }
    expect(await apply(order, 'exchange', 24)).toMatchObject({ status: 400, data: { reason: 'RETURN_QTY', available: 23 } })
    expect((await act(id, 'ship', parcel())).status).toBe(409)
    expect((await erp(id, 'approve', { note: '同意' })).data).toMatchObject({ status: 'approved' })
    expect(await detail(id)).toMatchObject({ actions: ['ship', 'cancel'], send_to: { phone: '400-000-0000' } })
    expect((await act(id, 'ship', parcel())).data).toMatchObject({ status: 'returning' })
    expect((await erp(id, 'refund')).status).toBe(409)
    expect((await erp(id, 'received')).data).toMatchObject({ status: 'received' })
    expect(await stockOf(h, order.goods)).toEqual({ on_hand: 77, reserved: 0 })
    expect((await erp(id, 'refund')).data).toMatchObject({ status: 'done' })
    expect(await detail(id)).toMatchObject({
      status: 'done',
      amount: '70.00',
      refunds: [{ tender: 'online', amount: '70.00', status: 'settled' }],
      actions: [],
      events: [
        { to: 'applied' },
        { to: 'approved', actor: 'staff' },
        { to: 'returning', actor: 'buyer' },
        { to: 'received', actor: 'erp' },
        { to: 'refunding' },
        { to: 'done', actor: 'system' },
      ],
    })
    expect(await balanceOf(h.deps.db, me.person.memberId, 'points')).toBe(230)
    expect((await me.client.get(`/api/order/${order.id}`)).data).toMatchObject({ lines: [{ returned_number: 7, refunded: '70.00' }] })
    expect((await erp(id, 'refund')).status).toBe(409)
  })

  it('exchanged or sent again: other units leave their lots, no money moves, the buyer confirms', async () => {
    const order = await sold('shipped')
    const exchange = await applied(order, 'exchange', 5)
    await erp(exchange, 'approve', { note: '同意换货' })
    await act(exchange, 'ship', parcel())
    await erp(exchange, 'received', { sellable: '0' })
    expect(await stockOf(h, order.goods)).toEqual({ on_hand: 70, reserved: 0 })
    expect((await erp(exchange, 'ship', parcel())).data).toMatchObject({ status: 'resent' })
    const reship = await applied(order, 'reship', 2)
    await erp(reship, 'approve', { note: '补发' })
    expect((await erp(reship, 'ship', parcel())).data).toMatchObject({ status: 'resent' })
    expect(await stockOf(h, order.goods)).toEqual({ on_hand: 63, reserved: 0 })
    for (const id of [exchange, reship]) expect((await act(id, 'receive')).data).toMatchObject({ status: 'done' })
    expect(await detail(exchange)).toMatchObject({
      amount: '0.00',
      refunds: [],
      parcels: [{ lines: [{ lot: `A${order.goods}`, number: 5 }], traces: [{ text: '包裹已出库，等待承运商揽收' }] }],
    })
    expect((await me.client.get(`/api/order/${order.id}`)).data).toMatchObject({
      lines: [{ lots: [{ number: 30 }], returned_number: 0 }],
      shipments: [{ after_sale_id: null }, {}, {}],
    })
  })

  it('money alone, also what was missing at receipt; withdrawn and refused ones free their units', async () => {
    const order = await sold('shipped')
    const gone = await applied(order, 'return_refund', 30)
    expect((await act(gone, 'cancel')).data).toMatchObject({ status: 'cancelled' })
    const no = await applied(order, 'refund_only', 30)
    expect((await erp(no, 'reject', { reason: '照片看不清' })).data).toMatchObject({ status: 'rejected' })
    const form = { 'lines[0][id]': order.line, 'lines[0][qty]': '28', client_key: newKey() }
    const receipt = await me.client.post(`/api/order/${order.id}/confirm`, form)
    expect(receipt).toMatchObject({ status: 200, data: { status: 'received', after_sale_id: expect.any(String) } })
    expect((await me.client.post(`/api/order/${order.id}/confirm`, form)).data).toEqual(receipt.data)
    const { after_sale_id: id } = receipt.data as { after_sale_id: string }
    expect(await detail(id)).toMatchObject({ type: 'refund_only', reason: '少发漏发', amount: '20.00', lines: [{ number: 2 }] })
    await erp(id, 'approve', { note: '核实短少' })
    expect((await erp(id, 'refund')).data).toMatchObject({ status: 'done' })
    expect(await stockOf(h, order.goods)).toEqual({ on_hand: 70, reserved: 0 })
    expect((await me.client.get('/api/afterSale?status=record')).data).toMatchObject({
      total: 3,
      data: [{ id }, { id: no, status: 'rejected' }, { id: gone }],
    })
    expect((await me.client.get('/api/afterSale?status=processing')).data).toMatchObject({ total: 0 })
  })
})

it('a paid order goes back whole, decided as order or as after-sale', async () => {
  const order = await sold('paid')
  const form = { reason: '不要了', client_key: newKey() }
  const asked = (await me.client.post(`/api/order/${order.id}/refund_apply`, form)).data as { after_sale_id: string }
  expect((await me.client.post(`/api/order/${order.id}/refund_apply`, form)).data).toEqual(asked)
  expect(await detail(asked.after_sale_id)).toMatchObject({ is_whole: 1, amount: '312.00', status: 'applied', actions: [] })
  await erp(asked.after_sale_id, 'reject', { reason: '已备货' })
  expect((await me.client.get(`/api/order/${order.id}`)).data).toMatchObject({ status: 'paid' })
  expect(await apply(order, 'refund_only', 3)).toMatchObject({ status: 422 })
  const again = await applied(order, 'refund_only', null)
  expect((await office(h).post(`/api/erp/order/${order.id}/refund`, { agree: '1', note: '同意' })).data).toMatchObject({
    status: 'refunded',
  })
  expect(await detail(again)).toMatchObject({ status: 'done', refunds: [{ amount: '312.00', status: 'settled' }] })
})

it('papers end with files; what is too late, too much or another’s is refused in words', async () => {
  const order = await sold('received')
  for (const type of ['documents', 'lab_report', 'goods_dossier', 'company_dossier']) {
    const id = await applied(order, type, null)
    await erp(id, 'approve', { note: '同意' })
    expect(await erp(id, 'done')).toMatchObject({ status: 422, data: { errors: { files: ['请附上资料文件'] } } })
    expect((await erp(id, 'done', { 'files[0][name]': '资料', 'files[0][url]': '/files/report/1-A1.html' })).data).toMatchObject({
      status: 'done',
    })
    expect(await detail(id)).toMatchObject({ files: [{ name: '资料', url: '/files/report/1-A1.html' }] })
  }
  expect(await apply(order, 'exchange', null)).toMatchObject({ status: 422, data: { errors: { lines: ['请选择售后商品'] } } })
  expect(await apply(order, 'exchange', 31)).toMatchObject({ status: 400, data: { reason: 'RETURN_QTY', available: 30 } })
  const open = await applied(order, 'exchange', 1)
  const other = await createShopper(h)
  expect((await other.client.get(`/api/afterSale/${open}`)).status).toBe(404)
  expect((await other.client.post(`/api/afterSale/${open}/cancel`, { client_key: newKey() })).status).toBe(404)
  expect((await other.client.get(`/api/afterSale/options?order_id=${order.id}`)).status).toBe(404)
  h.clock.advance(7 * 86_400_000)
  me = { ...me, client: await logIn(h, me.person) }
  await completeReceived(h.deps, fail)
  expect((await me.client.get(`/api/order/${order.id}`)).data).toMatchObject({ status: 'received' })
  expect(await apply(order, 'return_refund', 1)).toMatchObject({ status: 400, data: { reason: 'RETURN_WINDOW' } })
  await act(open, 'cancel')
  await completeReceived(h.deps, fail)
  expect((await me.client.get(`/api/order/${order.id}`)).data).toMatchObject({ status: 'completed' })
  const options = (await me.client.get(`/api/afterSale/options?order_id=${order.id}`)).data as {
    types: { type: string; reason: string | null }[]
  }
  expect(options.types.map((type) => type.reason)).toEqual(TYPES.map((_, at) => (at < 4 ? 'RETURN_WINDOW' : null)))
})

it('an after-sale says what its form lacks, then that the window is over, and only then that too many are asked for', async () => {
  const order = await sold('received')
  expect(await apply(order, 'return_refund', 31)).toMatchObject({ status: 400, message: '最多可退 30', data: { reason: 'RETURN_QTY' } })
  h.clock.advance(7 * 86_400_000)
  me = { ...me, client: await logIn(h, me.person) }
  expect(await apply(order, 'return_refund', 31, { reason: '' })).toMatchObject({ status: 422 })
  expect(await apply(order, 'return_refund', 31)).toMatchObject({
    status: 400,
    message: '已超过售后申请期限',
    data: { reason: 'RETURN_WINDOW' },
  })
  expect(await apply({ ...order, id: '999999' }, 'return_refund', 31)).toMatchObject({ status: 404 })
})
