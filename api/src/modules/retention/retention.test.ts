import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readShop } from '../../observe/readings.ts'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { logIn } from '../../testing/people.ts'
import { deliveredTrade } from '../../testing/returns.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { buy, createShopper, office } from '../../testing/trading.ts'
import { completeReceived } from '../job/jobs.ts'
import { keepByTime } from './retention.service.ts'

const YEAR_MS = 365.25 * 86_400_000
const MIX = { voucherPercent: 0, balance: { kind: 'none' }, fee: 0, channel: 'sandbox' } as const

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())

const fail = (error: unknown) => {
  throw error
}
const set = (kind: string, keep: number) => office(h).post('/api/erp/retention', { kind, keep: String(keep) })
const read = (url: string) => h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get(url)
const answerOf = async (client: TestClient, url: string) => {
  const { status, data } = await client.get(url)
  return { status, data }
}
const officeOrder = async (keywords: string) => (await read(`/api/erp/order?keywords=${keywords}`)).data
const archived = async () => (await h.deps.db.selectFrom('trade_archive').select('trade_id').execute()).map(({ trade_id: id }) => id)

const lastingGoods = () => createGoods(h, { lots: [{ lot: 'A1', number: 1_000, expires: '2099-01-01' }] })

/** A delivered order. */
async function oldOrders() {
  const me = await createShopper(h)
  const [order] = await deliveredTrade(h, me, [{ goodsId: await lastingGoods(), number: 30 }], MIX)
  if (order === undefined) throw new Error('no order')
  return { me, order }
}

it('an order of six years ago is archived and reads as before to the cent: for buyer, office, statements and export', async () => {
  const { me, order } = await oldOrders()
  const month = h.clock.now().toISOString().slice(0, 7)
  await me.client.post(`/api/order/${order.id}/confirm`)
  h.clock.advance(8 * 86_400_000)
  await completeReceived(h.deps, fail)
  const pages = [
    '/api/order',
    `/api/order/${order.id}`,
    `/api/order/${order.id}/explain`,
    '/api/order/count',
    `/api/statement?month=${month}`,
  ]
  const look = async (client: TestClient) => ({
    buyer: await Promise.all(pages.map((url) => answerOf(client, url))),
    office: await officeOrder(order.no),
    exported: (await read('/api/erp/export/orders?since=0')).data,
  })
  const before = await look(await logIn(h, me.person))
  expect(before.buyer.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(before.buyer[1]?.data).toMatchObject({ no: order.no, status: 'completed', payable: '312.00' })

  h.clock.advance(1.9 * YEAR_MS)
  await keepByTime(h.deps, fail)
  expect(await archived()).toEqual([])
  h.clock.advance(4.1 * YEAR_MS)
  expect(await keepByTime(h.deps, fail)).toBeGreaterThan(0)
  expect(await archived()).toEqual([order.trade_id])
  const { rows } = await sql`select pricing::text from trade where id = ${order.trade_id}`.execute(h.deps.db)
  expect(rows).toEqual([{ pricing: '{}' }])

  expect(await look(await logIn(h, me.person))).toEqual(before)
  expect(await brokenInvariants(h.deps.db)).toEqual([])
  expect(await readShop(h.deps.db)).toContainEqual({ name: 'shop_retention_done', label: 'orders', value: 1 })
})

it('an order that is not over is not archived, however old', async () => {
  const { me, order } = await oldOrders()
  const before = await archived()
  h.clock.advance(3 * YEAR_MS)
  await keepByTime(h.deps, fail)
  expect(await archived()).toEqual(before)
  expect((await (await logIn(h, me.person)).get(`/api/order/${order.id}`)).data).toMatchObject({ status: 'shipped' })
})

it('the basis of a price is kept for five years at least: the setting is refused in Chinese, and the database refuses too', async () => {
  expect(await set('pricing', 59)).toMatchObject({
    status: 422,
    data: {
      errors: {
        keep: ['归档的计价依据的保存期限不能少于 60 个月（《药品经营质量管理规范》：购销记录及凭证至少保存 5 年）；0 为长期保存'],
      },
    },
  })
  await expect(sql`insert into retention (kind, keep) values ('pricing', 59)`.execute(h.deps.db)).rejects.toThrow('retention_sales_law')
  const me = await createShopper(h)
  const { trade_id: id } = await buy(me.client, [{ goodsId: await lastingGoods(), number: 30 }])
  await sql`insert into trade_archive (trade_id, pricing, at) values (${id}, '{}', now())`.execute(h.deps.db)
  await expect(sql`delete from trade_archive where trade_id = ${id}`.execute(h.deps.db)).rejects.toThrow('less than five years')
})

it('after its time the basis of a price goes, the order and its money stay', async () => {
  const { me, order } = await oldOrders()
  h.clock.advance(18 * 86_400_000)
  const client = await logIn(h, me.person)
  await client.post(`/api/order/${order.id}/confirm`)
  h.clock.advance(8 * 86_400_000)
  await completeReceived(h.deps, fail)
  expect((await set('pricing', 60)).status).toBe(200)
  h.clock.advance(4.9 * YEAR_MS)
  await keepByTime(h.deps, fail)
  const again = await logIn(h, me.person)
  expect((await again.get(`/api/order/${order.id}/explain`)).status).toBe(200)
  h.clock.advance(0.2 * YEAR_MS)
  await keepByTime(h.deps, fail)
  const last = await logIn(h, me.person)
  expect(await last.get(`/api/order/${order.id}/explain`)).toMatchObject({ status: 404, message: '该订单的计价依据已过保存期限' })
  expect((await last.get(`/api/order/${order.id}`)).data).toMatchObject({ no: order.no, status: 'completed', payable: '312.00' })
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

it('sessions, messages and lines of imports go by the time that is set, and not before', async () => {
  const { db } = h.deps
  await sql`delete from session`.execute(db)
  const { person } = await createShopper(h)
  await sql`delete from message`.execute(db)
  const told = (ref: string, type: string) =>
    sql`insert into message (member_id, type, ref, title, body, created_at)
      values (${person.memberId}, ${type}, ${ref}, '题', '文', ${h.clock.now()})`.execute(db)
  await told('order:1', 'order')
  await told('certificate:1:lapsed', 'cert')
  await sql`insert into import_run (kind, mode, is_dry, staff, client_key, request_hash, status, lines, created_at, finished_at)
    values ('goods', 'all', false, '李会计', 'old-run-1', 'x', 'done', 2, ${h.clock.now()}, ${h.clock.now()})`.execute(db)
  const { rows } = await sql<{ id: number }>`select max(id) as id from import_run`.execute(db)
  const run = rows[0]?.id ?? 0
  await sql`insert into import_line (run_id, line, key, cells, state)
    select ${run}, n, 'A' || n, '{}', 'new' from generate_series(1, 2) n`.execute(db)
  const left = async () => {
    const { rows: counts } = await sql<Record<string, number>>`select (select count(*)::int from session) as sessions,
      (select count(*)::int from message) as messages, (select count(*)::int from import_line where run_id = ${run}) as lines`.execute(db)
    return counts[0]
  }
  const pass = async (days: number) => {
    h.clock.advance(days * 86_400_000)
    await keepByTime(h.deps, fail)
    return left()
  }
  expect(await pass(179)).toEqual({ sessions: 1, messages: 2, lines: 2 })
  expect(await pass(2)).toEqual({ sessions: 1, messages: 2, lines: 0 })
  expect(await pass(60)).toEqual({ sessions: 0, messages: 2, lines: 0 })
  expect((await set('messages', 6)).status).toBe(200)
  expect(await pass(1)).toEqual({ sessions: 0, messages: 1, lines: 0 })
  expect(await office(h).post(`/api/erp/import/runs/${run}/undo`)).toMatchObject({ message: '这次导入的明细已过保存期限，不能撤回' })
})

it('the office reads how long each kind is kept, sets it with its name in the audit log, and may keep for good', async () => {
  expect((await set('sessions', 0)).status).toBe(200)
  const { data } = await read('/api/erp/retention')
  expect(data).toContainEqual(
    expect.objectContaining({ kind: 'sessions', name: '登录会话', keep: 0, standard: 180, least: 180, unit: 'days' }),
  )
  const entry = await h.deps.db
    .selectFrom('audit_log')
    .where('action', '=', 'retention.set')
    .orderBy('id', 'desc')
    .selectAll()
    .executeTakeFirst()
  expect(entry).toMatchObject({ object: 'sessions', after: { staff: '李会计', keep: 0 } })
  expect(await set('ledger', 60)).toMatchObject({ status: 422 })
})
