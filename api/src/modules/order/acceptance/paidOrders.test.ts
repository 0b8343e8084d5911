import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoods } from '../../../testing/catalogue.ts'
import { allowedForm, apiCalls, filled, type ApiCall } from '../../../testing/apiCalls.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../../testing/harness.ts'
import { brokenInvariants } from '../../../testing/invariants.ts'
import { logIn } from '../../../testing/people.ts'
import { buy, createShopper, newKey, notifySandbox, office, payAtCashier, type Shopper } from '../../../testing/trading.ts'
import { grantVoucher } from '../../coupon/coupon.service.ts'
import { jobs } from '../../job/jobs.ts'
import { post } from '../../ledger/ledger.service.ts'
import { openTrade } from '../../promotion/testShop.ts'

const STATES = ['paid', 'billed', 'picked', 'outbound', 'shipped', 'received', 'completed'] as const
type State = (typeof STATES)[number]

/** Every call that changes something and names an order or its trade. */
const CALLS = [
  'DELETE /api/order/{id}',
  'POST /api/erp/order/{id}/advance',
  'POST /api/erp/order/{id}/cancel',
  'POST /api/erp/order/{id}/fee',
  'POST /api/erp/order/{id}/refund',
  'POST /api/erp/order/{id}/refund_open',
  'POST /api/erp/order/{id}/return',
  'POST /api/erp/order/{id}/ship',
  'POST /api/erp/receipt/{order_id}/approve',
  'POST /api/erp/receipt/{order_id}/reject',
  'POST /api/erp/trade/{id}/proof_reject',
  'POST /api/erp/trade/{id}/received',
  'POST /api/order/hmdd/{order_id}',
  'POST /api/order/{id}/cancel',
  'POST /api/order/{id}/confirm',
  'POST /api/order/{id}/rebuy',
  'POST /api/order/{id}/refund_apply',
  'POST /api/trade/{id}/pay',
  'POST /api/trade/{id}/transfer_proof',
]

let h: Harness
let calls: readonly ApiCall[]
let me: Shopper
beforeAll(async () => {
  h = await openHarness({ autopilotSeconds: 0 })
  calls = (await apiCalls(h)).filter(
    ({ method, path }) => method !== 'GET' && /\/(order|trade|receipt)\/.*\{(id|order_id)\}/.test(path) && !path.includes('/jfsc/'),
  )
  await openTrade(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(1_000)
  me = await createShopper(h)
})
afterEach(async () => {
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

interface Paid {
  readonly id: string
  readonly tradeId: string
  readonly line: string
}

/** An order of 312.00 in this state: 10.00 paid by voucher, 100.00 by balance and 202.00 at the cashier. */
async function orderIn(state: State): Promise<Paid> {
  const { memberId } = me.person
  await post(h.deps, { memberId, kind: 'balance', delta: 10_000, reason: 'recharge', ref: newKey() })
  await grantVoucher(h.deps, { memberId, cents: 1_000, reason: '测试', validDays: 5 })
  const placed = await buy(me.client, [{ goodsId: await createGoods(h), number: 30 }], { checkout: { use_balance: 1, use_voucher: 1 } })
  await payAtCashier(h, me.client, placed.trade_id)
  const id = placed.orders[0]?.id ?? ''
  const at = STATES.indexOf(state)
  for (const to of STATES.slice(1, Math.min(at, 3) + 1)) await office(h).post(`/api/erp/order/${id}/advance`, { to })
  if (at >= STATES.indexOf('shipped')) await office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: `SF-KEPT-${id}` })
  if (at >= STATES.indexOf('received')) await me.client.post(`/api/order/${id}/confirm`)
  if (state === 'completed')
    await h.deps.db
      .updateTable('orders')
      .set({ received_at: new Date(h.clock.now().getTime() - 30 * 86_400_000) })
      .where('id', '=', Number(id))
      .execute()
  if (state === 'completed') await runJobs()
  expect(await statusOf(id)).toBe(state)
  const { lines } = (await me.client.get(`/api/order/${id}`)).data as { lines: { id: string }[] }
  return { id, tradeId: placed.trade_id, line: lines[0]?.id ?? '' }
}

const statusOf = async (id: string) =>
  (await h.deps.db.selectFrom('orders').where('id', '=', Number(id)).select('status').executeTakeFirst())?.status
const runJobs = async () => {
  for (const job of jobs)
    await job.run(h.deps, (error) => {
      throw error
    })
}

/** What is wrong with a paid order: gone, closed as if nobody had paid, or ended with less given back than came in. Null when its money is kept or back. */
async function lost({ id }: Paid): Promise<string | null> {
  const order = await h.deps.db
    .selectFrom('orders as o')
    .innerJoin('trade as t', 't.id', 'o.trade_id')
    .where('o.id', '=', Number(id))
    .select(['o.status', 'o.payable', 't.pay_status'])
    .executeTakeFirst()
  if (order === undefined) return 'is gone'
  if (order.status === 'cancelled' || order.status === 'timeout' || order.pay_status === 'closed' || order.pay_status === 'unpaid')
    return `is ${order.status}, its trade ${order.pay_status}`
  const back = (
    await h.deps.db.selectFrom('refund').where('order_id', '=', Number(id)).where('status', '<>', 'failed').select('cents').execute()
  ).reduce((sum, { cents }) => sum + cents, 0)
  return order.status === 'refunded' && back !== order.payable ? `is refunded with ${back} of ${order.payable}` : null
}

const CHOSEN: Readonly<Record<string, Record<string, string>>> = {
  'POST /api/order/{id}/cancel': { reason: '不想买了' },
  'POST /api/erp/order/{id}/refund': { agree: '1', note: '同意' },
  'POST /api/erp/order/{id}/fee': { amount: '-312.00', title: '免单' },
}

function send({ client }: Shopper, call: ApiCall, { id, tradeId, line }: Paid): Promise<unknown> {
  const url = filled(call.path, call.path.includes('/trade/') ? tradeId : id)
  const form = {
    ...allowedForm(call),
    client_key: newKey(),
    ...CHOSEN[call.name],
    ...(call.path.endsWith('/return') ? { line_id: line, number: '1' } : {}),
  }
  const caller = call.access === 'erp' ? h.client({ authorization: `Bearer ${ERP_TOKEN}` }) : client
  return call.method === 'DELETE' ? caller.delete(url) : caller.post(url, form)
}

describe('an order that was paid', () => {
  it('is named by these calls that change something, and no other', () => {
    expect(calls.map(({ name }) => name).toSorted()).toEqual(CALLS.toSorted())
  })

  it.each(STATES)('and is %s is neither deleted nor cancelled by any call without its money going back', async (state) => {
    const found: string[] = []
    let order = await orderIn(state)
    for (const call of calls) {
      await send(me, call, order)
      const wrong = await lost(order)
      if (wrong !== null) found.push(`${call.name}: ${wrong}`)
      if ((await statusOf(order.id)) !== state) order = await orderIn(state)
    }
    expect(found).toEqual([])
  })

  it('is refused a cancellation by its buyer and by the office, and a deletion, and keeps its goods', async () => {
    for (const state of STATES.slice(0, -1)) {
      const { id } = await orderIn(state)
      const refusals = [
        await me.client.post(`/api/order/${id}/cancel`, { reason: '不想买了', client_key: newKey() }),
        await office(h).post(`/api/erp/order/${id}/cancel`, { reason: '缺货' }),
        await me.client.delete(`/api/order/${id}`),
      ]
      for (const answer of refusals) expect(answer, state).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
      expect((await me.client.get(`/api/order/${id}`)).data, state).toMatchObject({ status: state })
    }
  })

  it('is only hidden from its buyer’s list when deleted after it is over', async () => {
    const order = await orderIn('completed')
    expect((await me.client.delete(`/api/order/${order.id}`)).status).toBe(200)
    expect(await statusOf(order.id)).toBe('completed')
    expect(await h.deps.db.selectFrom('payment').where('trade_id', '=', Number(order.tradeId)).select('status').execute()).toEqual([
      { status: 'settled' },
    ])
  })

  it('that the office agrees to refund brings back all that was paid, each part where it came from', async () => {
    const { id } = await orderIn('paid')
    await me.client.post(`/api/order/${id}/refund_apply`, { reason: '不要了' })
    expect((await office(h).post(`/api/erp/order/${id}/refund`, { agree: '1', note: '同意' })).data).toMatchObject({ status: 'refunded' })
    const back = await h.deps.db.selectFrom('refund').where('order_id', '=', Number(id)).orderBy('id').select(['tender', 'cents']).execute()
    expect(back).toEqual([
      { tender: 'online', cents: 20_200 },
      { tender: 'balance', cents: 10_000 },
      { tender: 'voucher', cents: 1_000 },
    ])
  })

  it.each(['failed', 'closed'] as const)('stays paid when its channel says afterwards that the payment %s', async (outcome) => {
    const order = await orderIn('paid')
    const payment = await h.deps.db
      .selectFrom('payment')
      .where('trade_id', '=', Number(order.tradeId))
      .select('no')
      .executeTakeFirstOrThrow()
    expect((await notifySandbox(h, { paymentNo: payment.no, amountCents: 20_200, outcome, noticeId: `late_${payment.no}` })).status).toBe(
      200,
    )
    expect([await statusOf(order.id), await lost(order)]).toEqual(['paid', null])
  })

  it('stays what it is, or goes on to its end, however long the jobs run', async () => {
    const orders: Paid[] = []
    for (const state of STATES) orders.push(await orderIn(state))
    for (let n = 0; n < 4; n++) {
      h.clock.advance(20 * 86_400_000)
      await runJobs()
    }
    expect(await Promise.all(orders.map(({ id }) => statusOf(id)))).toEqual([
      'paid',
      'billed',
      'picked',
      'outbound',
      'completed',
      'completed',
      'completed',
    ])
    expect(await Promise.all(orders.map(lost))).toEqual(orders.map(() => null))
    const client = await logIn(h, me.person)
    expect((await client.get('/api/order?per_page=40')).data).toMatchObject({ total: 7 })
  })
})
