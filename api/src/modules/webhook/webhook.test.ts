import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { ERP_TOKEN, harnessOn, openHarness, type Harness } from '../../testing/harness.ts'
import { buy, createShopper, payAtCashier } from '../../testing/trading.ts'
import { takeDue } from './delivery.repo.ts'
import { EVENT_TYPES } from './events.ts'
import { fieldsOfEvent } from './openapiWebhooks.ts'
import { sendWebhooks } from './send.service.ts'
import { TestConsumer } from './testConsumer.ts'

let h: Harness
let other: Harness
let consumer: TestConsumer
let id: string
let secret: string
beforeAll(async () => {
  h = await openHarness({ webhookPrivate: true })
  other = await harnessOn({ db: h.deps.db, close: () => Promise.resolve() }, { webhookPrivate: true })
})
afterAll(async () => {
  await other.close()
  await h.close()
})
beforeEach(async () => {
  await sql`delete from webhook_delivery`.execute(h.deps.db)
  await sql`delete from office_event`.execute(h.deps.db)
  await sql`update webhook set ended_at = now()`.execute(h.deps.db)
  consumer = await TestConsumer.start()
  const made = await office().post('/api/erp/webhook', { staff: '店主', url: consumer.url, events: 'order.*,member.passed' })
  ;({ id, secret } = made.data as { id: string; secret: string })
})
afterEach(() => consumer.stop())

/** As a consumer checks it. */
const isSigned = (signature: string, key: string, body: string): boolean => {
  const at = Math.floor(h.clock.now().getTime() / 1000)
  const [time, ...values] = signature.split(',')
  return time === `t=${at}` && values.includes(`v1=${createHmac('sha256', key).update(`${at}.${body}`).digest('hex')}`)
}
const office = () => h.client({ authorization: `Bearer ${ERP_TOKEN}` })
const fail = (error: unknown): never => {
  throw error instanceof Error ? error : new Error(String(error))
}
const round = (which = h) => sendWebhooks({ ...which.deps, clock: h.clock }, fail)
/** As the triggers write it. */
const happens = (type: string, order = '12') =>
  h.deps.db
    .insertInto('office_event')
    .values({ type, lane: `order:${order}`, data: JSON.stringify({ id: order }), at: h.clock.now() })
    .execute()
const log = async () =>
  (await office().get(`/api/erp/webhook/${id}/deliveries`)).data as { type: string; state: string; attempts: number }[]
const states = async () => (await log()).toReversed().map(({ type, state }) => `${type} ${state}`)

it('what happens is sent once to who asked for it, signed', async () => {
  await happens('order.paid')
  await happens('stock.sold_out')
  await happens('member.passed')
  await round()
  await round(other)
  expect(consumer.types().toSorted()).toEqual(['member.passed', 'order.paid'])
  expect(consumer.received.map(({ signature, body }) => isSigned(signature, secret, body))).toEqual([true, true])
})

it('a later event of an order waits for the earlier one, and other orders do not wait', async () => {
  for (const type of ['order.created', 'order.paid', 'order.billed']) await happens(type, '1')
  await happens('order.created', '2')
  consumer.answer = ({ data }) => (data['id'] === '1' ? 500 : 200)
  await round()
  expect([consumer.types('1'), consumer.types('2')]).toEqual([['order.created'], ['order.created']])
  consumer.answer = () => 200
  h.clock.advance(11_000)
  await round()
  expect(consumer.types('1')).toEqual(['order.created', 'order.created', 'order.paid', 'order.billed'])
})

it('a consumer that is away is tried for two days at growing pauses, and then given up and paused', async () => {
  consumer.answer = () => 503
  await happens('order.paid')
  const began = h.clock.now().getTime()
  const tried: number[] = []
  // Chance adds nothing to any pause.
  const plain = { ...h.deps, random: { bytes: (length: number) => new Uint8Array(length) } }
  for (let minute = 0; minute <= 49 * 60; minute++) {
    const before = consumer.received.length
    await sendWebhooks(plain, fail)
    if (consumer.received.length > before) tried.push(minute)
    h.clock.advance(60_000)
  }
  // 10 s, 30 s, 90 s, 4.5 min and so on, each on the next whole minute; then every six hours; the last when two days are over.
  expect(tried).toEqual([0, 1, 2, 4, 9, 23, 64, 186, 546, 906, 1266, 1626, 1986, 2346, 2706, 2880])
  expect(await states()).toEqual(['order.paid parked'])
  const [hook] = (await office().get('/api/erp/webhook')).data as { is_paused: number; reason: string; parked: number }[]
  expect(hook).toMatchObject({ is_paused: 1, reason: '48 小时内没有一次推送成功', parked: 1 })

  // What happens while it is paused is sent when it goes on, and what was given up by a replay.
  consumer.answer = () => 200
  await happens('order.billed')
  await round()
  expect(await states()).toEqual(['order.paid parked', 'order.billed waiting'])
  await office().post(`/api/erp/webhook/${id}/resume`, { staff: '店主' })
  const from = Math.floor(began / 1000)
  expect((await office().post(`/api/erp/webhook/${id}/replay`, { staff: '店主', from_at: from })).data).toEqual({ count: 2 })
  await round()
  expect(consumer.types().slice(-2)).toEqual(['order.paid', 'order.billed'])
})

it('one that loses an event now and then is not paused', async () => {
  consumer.answer = ({ data }) => (data['id'] === '1' ? 500 : 200)
  await happens('order.paid', '1')
  for (let hour = 0; hour <= 50; hour++) {
    await happens('order.paid', '2')
    await round()
    h.clock.advance(3_600_000)
  }
  const [hook] = (await office().get('/api/erp/webhook')).data as { is_paused: number; parked: number }[]
  expect(hook).toMatchObject({ is_paused: 0, parked: 1 })
})

it('two processes send each event once between them', async () => {
  for (let order = 1; order <= 60; order++) await happens('order.paid', String(order))
  await Promise.all([round(), round(other), round(), round(other)])
  await round()
  expect(consumer.received.map(({ data }) => Number(data['id'])).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 60 }, (_, nth) => nth + 1),
  )
})

it('what a killed process had taken is sent by another when its time is over', async () => {
  await happens('order.paid')
  await sql`update office_event set is_gathered = true`.execute(h.deps.db)
  await office().post(`/api/erp/webhook/${id}/replay`, { staff: '店主', from_at: 0 })
  const killed = await takeDue(h.deps.db, { holder: 'killed', now: h.clock.now(), takenMs: 30_000, most: 10 })
  expect(killed.map(({ type }) => type)).toEqual(['order.paid'])
  await round(other)
  expect(consumer.types()).toEqual([])
  await sql`update webhook_delivery set taken_until = database_now()`.execute(h.deps.db)
  await round(other)
  expect([consumer.types(), await states()]).toEqual([['order.paid'], ['order.paid done']])
})

it('after a rotation both secrets sign until the hours are over', async () => {
  const next = ((await office().post(`/api/erp/webhook/${id}/rotate`, { staff: '店主', hours: 2 })).data as { secret: string }).secret
  const signedBy = async () => {
    await happens('order.paid')
    await round()
    const { signature, body } = consumer.received.at(-1) ?? { signature: '', body: '' }
    return [secret, next].map((key) => isSigned(signature, key, body))
  }
  const during = await signedBy()
  h.clock.advance(2 * 3_600_000)
  expect([during, await signedBy()]).toEqual([
    [true, true],
    [false, true],
  ])
})

it('a redirect is not followed', async () => {
  consumer.answer = () => 302
  await happens('order.paid')
  await round()
  expect([consumer.received.length, (await log())[0]]).toEqual([
    1,
    expect.objectContaining({ state: 'waiting', status: 302, error: 'HTTP 302' }),
  ])
})

it('an address inside and an unknown event are refused in Chinese', async () => {
  const strict = await harnessOn({ db: h.deps.db, close: () => Promise.resolve() })
  const ask = async (url: string, events: string) =>
    (await strict.client({ authorization: `Bearer ${ERP_TOKEN}` }).post('/api/erp/webhook', { staff: '店主', url, events })).message
  expect([await ask(consumer.url, 'order.*'), await ask('https://erp.example.com/', 'order.eaten')]).toEqual([
    '推送地址须为 https 地址',
    '没有名为“order.eaten”的事件；可用 *、order.*、payment.*、after_sale.*、member.*、invoice.*、stock.*，或其中一种如 order.paid',
  ])
  await strict.close()
})

it('a subscription to * hears of every area', async () => {
  await office().post('/api/erp/webhook', { staff: '店主', url: consumer.url, events: '*,order.paid' })
  const kept = await h.deps.db.selectFrom('webhook').select('events').orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(kept.events).toEqual(['order.*', 'payment.*', 'after_sale.*', 'member.*', 'invoice.*', 'stock.*', 'order.paid'])
})

it('an order that is placed, paid and cancelled tells so by itself, and stock that runs out too; without a subscription nothing is kept', async () => {
  await createTrade(h)
  const { client } = await createShopper(h)
  const goodsId = await createGoods(h)
  const told = async () => {
    const rows = await h.deps.db.selectFrom('office_event').orderBy('id').select(['type', 'data']).execute()
    await sql`delete from office_event`.execute(h.deps.db)
    return rows
  }
  await told()
  const placed = await buy(client, [{ goodsId, number: 30 }])
  await payAtCashier(h, client, placed.trade_id)
  const events = await told()
  expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['order.created', 'order.paid', 'payment.settled']))
  const paid = events.find(({ type }) => type === 'order.paid')?.data
  expect(paid).toMatchObject({ status: 'paid', version: 1, payable: expect.stringMatching(/^\d+\.\d\d$/) })
  await sql`update stock set reserved = on_hand where goods_id = ${goodsId}`.execute(h.deps.db)
  expect((await told()).map(({ type }) => type)).toEqual(['stock.sold_out'])

  await office().post(`/api/erp/webhook/${id}/remove`, { staff: '店主' })
  await sql`update stock set reserved = 0 where goods_id = ${goodsId}`.execute(h.deps.db)
  expect(await told()).toEqual([])
})

it('openapi.json describes each event, with the fields that the triggers write, and codes beside them', async () => {
  const { webhooks } = JSON.parse(JSON.stringify(h.app.swagger())) as { webhooks: Record<string, unknown> }
  expect(Object.keys(webhooks)).toEqual(Object.keys(EVENT_TYPES))
  const { rows } = await sql<{ source: string }>`
    select prosrc as source from pg_proc where proname like '%office_tell' order by proname`.execute(h.deps.db)
  const written = rows.map(({ source }) =>
    [...source.slice(source.indexOf('jsonb_build_object')).matchAll(/'([a-z_]+)', /g)].map(([, name]) => name),
  )
  expect(written.map((names) => names.join())).toEqual(
    (
      [
        'after_sale.done',
        'invoice.issued',
        'member.passed',
        'order.paid',
        'payment.settled',
        'payment.refund_settled',
        'stock.sold_out',
      ] as const
    ).map((type) =>
      fieldsOfEvent(type)
        .filter((name) => !/(^|_)code$/.test(name))
        .join(),
    ),
  )
})

it('an event names the wholesaler’s codes beside our numbers, null for what came by no file', async () => {
  await sql`insert into import_key (kind, key, id)
    values ('member', 'HY0001', 991), ('goods', '0012345', 992), ('warehouse', 'CK01', 993)`.execute(h.deps.db)
  const made = await office().post('/api/erp/webhook', { staff: '店主', url: consumer.url, events: 'stock.*' })
  expect(made.status).toBe(200)
  const event = (type: string, lane: string, data: object) => ({ type, lane, data: JSON.stringify(data), at: h.clock.now() })
  await h.deps.db
    .insertInto('office_event')
    .values([
      event('order.paid', 'order:1', { id: '1', member_id: '991' }),
      event('order.paid', 'order:2', { id: '2', member_id: '990' }),
      event('member.passed', 'member:991', { id: '991', review: 'passed' }),
      event('stock.sold_out', 'stock:992', { goods_id: '992', ck_id: '993', left: 0 }),
    ])
    .execute()
  await round()
  const heard = consumer.received.map(({ body }) => JSON.parse(body) as { data: Record<string, unknown> })
  expect(heard.map(({ data }) => [data['member_code'], data['code'], data['goods_code'], data['ck_code']])).toEqual(
    expect.arrayContaining([
      ['HY0001', undefined, undefined, undefined],
      [null, undefined, undefined, undefined],
      [undefined, 'HY0001', undefined, undefined],
      [undefined, undefined, '0012345', 'CK01'],
    ]),
  )
  await sql`delete from import_key where id in (991, 992, 993)`.execute(h.deps.db)
})
