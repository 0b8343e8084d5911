import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../db/schema.ts'
import { buildServer } from '../buildServer.ts'
import { tellWaiting } from '../modules/event/event.repo.ts'
import { Scheduler } from '../modules/job/scheduler.ts'
import { createGoods, createTrade } from '../testing/catalogue.ts'
import { setDatabaseClock } from '../testing/databaseClock.ts'
import { openHarness, type Harness } from '../testing/harness.ts'
import { TestClient } from '../testing/testClient.ts'
import { buy, createShopper, newKey, payAtCashier } from '../testing/trading.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { serveMetrics } from './metricsServer.ts'
import { readShop } from './readings.ts'

let h: Harness
let watched: Harness
let metrics: Metrics
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  metrics = createMetrics()
  const app = await buildServer(h.deps, h.app.log, { metrics })
  watched = { ...h, app, client: (headers) => new TestClient(app, headers) }
})
afterAll(async () => {
  await watched.app.close()
  await h.close()
})

const MINUTE = 60_000
async function pass(ms: number): Promise<void> {
  h.clock.advance(ms)
  await setDatabaseClock(h.deps.db, h.clock.now())
}
/** The lines of what `shop_` gauges say, as Prometheus reads them. */
const shopLines = async (): Promise<string[]> =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith('shop_') && !line.startsWith('shop_job'))

/** One for a subscriber, not taken yet. */
async function keepMessage(db: Db, at: Date): Promise<void> {
  const subscriber = { url: 'https://erp.example.com/', events: ['order.*'], created_by: 'x', created_at: at }
  const { id: webhook } = await db.insertInto('webhook').values(subscriber).returning('id').executeTakeFirstOrThrow()
  const event = { type: 'order.paid', lane: 'order:1', data: '{}', at, is_gathered: true }
  const { id } = await db.insertInto('office_event').values(event).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('webhook_delivery').values({ webhook_id: webhook, event_id: id, lane: 'order:1', next_at: at }).execute()
}

describe('the metrics of the api', () => {
  it('the metrics of the api count requests by route and status, and refusals by reason, and say nothing of who asked for what', async () => {
    const { client } = await createShopper(watched)
    const goodsId = await createGoods(h)
    await client.get(`/api/goods/${goodsId}`)
    expect((await client.get('/api/goods/list?keywords=阿莫西林')).status).toBe(200)
    expect((await client.post('/api/cart', { goods_id: goodsId, number: 3, price: '10.00', ck_id: 1 })).data).toMatchObject({
      reason: 'MIN_QTY',
    })
    const text = await metrics.text()
    expect(text).toContain('api_request_seconds_count{method="GET",route="/api/goods/list",status="200"} 1')
    expect(text).toContain('api_request_seconds_count{method="POST",route="/api/cart",status="400"} 1')
    expect(text).toContain('api_refusals_total{reason="MIN_QTY"} 1')
    expect(text).toContain('process_resident_memory_bytes')
    expect(text).not.toMatch(new RegExp(`阿莫西林|goods/${goodsId}`))
  })

  it('the metrics of the api tell what the shop waits for: orders by status, overdue trades, refunds with their money and age', async () => {
    metrics.readFrom(() => readShop(h.deps.db))
    await pass(0)
    const { client } = await createShopper(watched)
    const paid = await buy(client, [{ goodsId: await createGoods(h), number: 30 }])
    await payAtCashier(watched, client, paid.trade_id)
    const left = await buy(client, [{ goodsId: await createGoods(h), number: 30 }])
    await client.post(`/api/order/${paid.orders[0]?.id}/refund_apply`, { reason: '不想要了', client_key: newKey() })
    await tellWaiting(h.deps.db, 1_000)
    await h.deps.db.insertInto('outbox').values({ member_id: null, topic: 'public', ref_id: 'goods', at: h.clock.now() }).execute()
    await h.deps.db
      .insertInto('refund')
      .values({ no: 'R1', trade_id: Number(left.trade_id), cause: 'a test', cents: 1234, tender: 'balance', created_at: h.clock.now() })
      .execute()
    await keepMessage(h.deps.db, h.clock.now())
    await h.deps.db
      .insertInto('channel_difference')
      .values({ key: 'here:payment:1', channel: 'alipay', kind: 'only_here', subject: 'payment', subject_id: 1, found_at: h.clock.now() })
      .execute()
    const asked = {
      action: 'withdrawal.paid' as const,
      object_id: 1,
      request: '{}',
      cents: 600_000,
      proposed_by: '王会计',
      staff: '王会计',
    }
    await h.deps.db
      .insertInto('approval')
      .values([
        { ...asked, client_key: 'approval-1', proposed_at: h.clock.now() },
        {
          ...asked,
          client_key: 'approval-2',
          proposed_at: new Date(h.clock.now().getTime() - MINUTE),
          state: 'declined',
          decided_by: '李出纳',
          decided_at: h.clock.now(),
          note: '账号待核实',
        },
      ])
      .execute()
    await pass(31 * MINUTE)
    expect(await shopLines()).toEqual([
      'shop_outbox_waiting 1',
      'shop_outbox_waiting_seconds 1860',
      'shop_orders_waiting{status="unpaid"} 1',
      'shop_orders_waiting{status="paid"} 0',
      'shop_orders_waiting{status="billed"} 0',
      'shop_orders_waiting{status="picked"} 0',
      'shop_orders_waiting{status="outbound"} 0',
      'shop_orders_waiting{status="shipped"} 0',
      'shop_orders_waiting{status="refunding"} 1',
      'shop_trades_overdue 1',
      'shop_refunds_waiting 1',
      'shop_refunds_waiting_cents 1234',
      'shop_refunds_waiting_seconds 1860',
      'shop_differences_open{channel="wechat"} 0',
      'shop_differences_open{channel="alipay"} 1',
      'shop_differences_open{channel="bank"} 0',
      'shop_differences_open_seconds 1860',
      'shop_approvals_waiting 1',
      'shop_approvals_waiting_seconds 1860',
      'shop_log_archive_on 0',
      'shop_webhooks_waiting 1',
      'shop_webhooks_waiting_seconds 1860',
      'shop_messages_waiting{channel="sms"} 0',
      'shop_messages_waiting{channel="mail"} 0',
      'shop_messages_waiting{channel="wechat"} 0',
      'shop_messages_sent_last_hour{channel="sms"} 0',
      'shop_messages_sent_last_hour{channel="mail"} 0',
      'shop_messages_sent_last_hour{channel="wechat"} 0',
      'shop_messages_failed_last_hour{channel="sms"} 0',
      'shop_messages_failed_last_hour{channel="mail"} 0',
      'shop_messages_failed_last_hour{channel="wechat"} 0',
      'shop_trades_last_hour 2',
      'shop_payments_last_hour{channel="sandbox"} 1',
    ])
    await pass(30 * MINUTE)
    expect((await shopLines()).filter((line) => /(trades|payments)_last_hour/.test(line))).toEqual(['shop_trades_last_hour 0'])
  })

  it('the metrics of the api tell when each job ran well last, and which rounds failed', async () => {
    const list = [
      { name: 'fine', everyMs: 1_000, run: () => Promise.resolve(1) },
      { name: 'failing', everyMs: 1_000, run: () => Promise.reject(new Error('no')) },
    ]
    const scheduler = new Scheduler(h.deps, h.app.log, list, metrics.round)
    await scheduler.look()
    await scheduler.settled()
    const text = await metrics.text()
    expect(text).toContain(`shop_job_last_run_timestamp_seconds{job="fine"} ${h.clock.now().getTime() / 1_000}`)
    expect(text).toContain('api_job_seconds_count{job="fine"} 1')
    expect(text).toContain('api_job_failures_total{job="failing"} 1')
    expect(text).not.toContain('api_job_failures_total{job="fine"}')
  })

  it('the metrics of the api leave the shop’s part out while the database does not answer, and say so', async () => {
    expect(await metrics.text()).toContain('api_readings_failed 0')
    metrics.readFrom(() => Promise.reject(new Error('gone')))
    const text = await metrics.text()
    expect(text).toContain('api_readings_failed 1')
    expect(text.split('\n').filter((line) => line.startsWith('shop_'))).toEqual([])
  })

  it('the metrics of the api tell of the pool, and are read on a port of their own and nowhere else', async () => {
    metrics.watchPool(() => ({ busy: 3, idle: 2, waiting: 5 }))
    const server = await serveMetrics(metrics, 0, '127.0.0.1')
    const response = await fetch(`${server.url}/metrics`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    expect(await response.text()).toContain(
      'api_pool_connections{state="busy"} 3\napi_pool_connections{state="idle"} 2\napi_pool_connections{state="waiting"} 5\n',
    )
    expect((await fetch(`${server.url}/`)).status).toBe(404)
    expect((await watched.app.inject('/metrics')).statusCode).toBe(404)
    await server.close()
  })
})
