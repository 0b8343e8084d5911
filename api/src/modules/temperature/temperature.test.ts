import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { formatDateTime } from 'rules/time'
import { createTrade } from '../../testing/catalogue.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { logIn } from '../../testing/people.ts'
import { createShopper, newKey, office, stockOf, type Shopper } from '../../testing/trading.ts'
import { completeReceived, receiveShipped } from '../job/jobs.ts'
import type { OrderDetailWire } from '../order/order.schemas.ts'
import type { TemperatureWire } from './temperature.schemas.ts'
import { GOOD, samplesNow, sendBoxes, WARM, type Kept } from './testParcel.ts'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  me = await createShopper(h)
})

const DAY_MS = 86_400_000
const fail = (error: unknown): never => {
  throw error
}

const sent = (...kept: readonly Kept[]) => sendBoxes(h, me, kept)
const linesOf = (no: string, degrees: readonly string[], logger?: string) => samplesNow(h, no, degrees, logger)
const enter = (samples: string) => office(h).post('/api/erp/temperature', { samples })
const seriesOf = async (id: string) => (await me.client.get(`/api/order/${id}/temperatures`)).data as TemperatureWire[]
const confirm = (id: string) => me.client.post(`/api/order/${id}/confirm`)
const statusOf = async (id: string) =>
  (await h.deps.db.selectFrom('orders').where('id', '=', Number(id)).select('status').executeTakeFirstOrThrow()).status
/** A session does not outlive the days that pass. */
const back = async () => {
  me = { ...me, client: await logIn(h, me.person) }
}
const decide = (series: string, verb: string, form: Record<string, string> = {}) =>
  office(h).post(`/api/erp/temperature/${series}/${verb}`, { reason: '稳定性资料支持短时 12℃', ...form })
const afterSalesOf = async (id: string) =>
  (
    (await me.client.get('/api/afterSale')).data as {
      data: { id: string; order_id: string; type: string; status: string; amount: string }[]
    }
  ).data.filter((each) => each.order_id === id)

it('a good series comes with its order: summary, curve and CSV, for its own shop alone, and the order is received', async () => {
  const { id, no } = await sent()
  const text = linesOf(no, GOOD)
  expect(await enter(`运单号,记录仪编号,时间,温度\n${text}\n`)).toMatchObject({ status: 200, data: [{ state: 'normal', is_new: 1 }] })
  const [series] = await seriesOf(id)
  expect(series).toMatchObject({
    tracking_no: no,
    logger: 'T1',
    low: 20,
    high: 80,
    samples: 5,
    lowest: 39,
    highest: 83,
    mean: 51,
    state_text: '正常',
  })
  expect(series?.curve.map(({ tenths }) => tenths)).toEqual([39, 44, 51, 83, 40])
  const csv = (await me.client.raw(series?.url ?? '')).rawPayload.toString().split('\r\n')
  expect(csv).toEqual(['\uFEFF运单号,记录仪编号,时间,温度（℃）', ...text.split('\n'), ''])
  const stranger = await createShopper(h)
  expect((await stranger.client.get(`/api/order/${id}/temperatures`)).status).toBe(404)
  expect((await stranger.client.raw(series?.url ?? '')).statusCode).toBe(404)
  expect((await confirm(id)).status).toBe(200)
})

it('the same series again changes nothing, another one of the same logger is refused, and many parcels come in one call', async () => {
  const [first, second] = [await sent(), await sent()]
  const both = `${linesOf(first.no, GOOD)}\n${linesOf(second.no, GOOD)}\n${linesOf(second.no, WARM, 'T2')}`
  expect((await enter(both)).data).toMatchObject([{ is_new: 1 }, { is_new: 1 }, { logger: 'T2', state: 'breach', is_new: 1 }])
  expect((await enter(both)).data).toMatchObject([{ is_new: 0 }, { is_new: 0 }, { state: 'breach', is_new: 0 }])
  expect(await enter(linesOf(first.no, [...GOOD].reverse()))).toMatchObject({ status: 422, message: expect.stringContaining('不能更改') })
  expect(await seriesOf(first.id)).toHaveLength(1)
  expect(await seriesOf(second.id)).toHaveLength(2)
})

it('nonsense is refused whole, with its line: wrong times and degrees, too few, unknown parcels, goods kept nobody knows how', async () => {
  const [cold, plain] = [await sent(), await sent({})]
  const lines = linesOf(cold.no, GOOD).split('\n')
  const now = Math.floor(h.clock.now().getTime() / 1000)
  const at = (seconds: number, warmth = '4.0') => `${cold.no},T1,${formatDateTime(seconds)},${warmth}`
  const wrong: readonly (readonly [string, string])[] = [
    [[lines[1], lines[0], lines[2]].join('\n'), '第 2 行：时间早于上一行'],
    [[lines[0], lines[1], lines[1]].join('\n'), '第 3 行：时间重复'],
    [[...lines, at(now + 300)].join('\n'), '在将来'],
    [[at(now - 90_000 - 3_600), ...lines].join('\n'), '早于发货 24 小时以上'],
    [[...lines.slice(0, 4), at(now, '61')].join('\n'), '第 5 行：温度'],
    [[...lines.slice(0, 4), at(now, '4.05')].join('\n'), '第 5 行：温度'],
    [lines.slice(0, 2).join('\n'), '少于 3 个'],
    [lines.join('\n').replaceAll(cold.no, 'NONE1'), '没有运单号为 NONE1 的包裹'],
    [`${lines.join('\n')}\n${linesOf(plain.no, GOOD)}`, '没有登记了贮藏条件的商品'],
    [`${cold.no},T1,2026-02-30 10:00,4.0`, '第 1 行：时间应写作'],
    ['乱写', '第 1 行：应为'],
    ['\n', '没有温度数据'],
  ]
  for (const [text, words] of wrong)
    expect([words, await enter(text)]).toMatchObject([words, { status: 422, message: expect.stringContaining(words) }])
  expect(await seriesOf(cold.id)).toEqual([])
})

it('a breach holds the receipt, by hand and by time, until it is released with a reason, and is decided once', async () => {
  const { id, no } = await sent()
  const order = async () => {
    const { actions, receipt_hold: hold } = (await me.client.get(`/api/order/${id}`)).data as OrderDetailWire
    return { actions, hold }
  }
  expect(await order()).toEqual({ actions: ['confirm', 'after_sale', 'rebuy'], hold: null })
  await enter(linesOf(no, WARM))
  expect(await order()).toEqual({
    actions: ['after_sale', 'rebuy'],
    hold: '运输超温待处理，请将该商品按贮藏条件单独存放；质量管理部放行或判废后再确认收货',
  })
  const [series] = await seriesOf(id)
  expect(series).toMatchObject({ state: 'breach', state_text: '超温待处理', highest: 123, reason: null })
  expect(await confirm(id)).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' }, message: expect.stringContaining('运输超温') })
  h.clock.advance(11 * DAY_MS)
  await receiveShipped(h.deps, fail)
  expect(await statusOf(id)).toBe('shipped')
  await back()
  expect((await me.client.get('/api/message')).data).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ title: '运输超温，请先单独存放' })]),
  })
  expect((await office(h).post(`/api/erp/temperature/${series?.id}/release`)).status).toBe(422)
  const key = { client_key: newKey() }
  const released = { status: 200, data: { state: 'released', state_text: '已放行', after_sale_id: null } }
  expect(await decide(series?.id ?? '', 'release', key)).toMatchObject(released)
  expect(await decide(series?.id ?? '', 'release', key)).toMatchObject(released)
  expect(await decide(series?.id ?? '', 'condemn')).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
  expect(await seriesOf(id)).toMatchObject([{ state_text: '已放行', reason: '稳定性资料支持短时 12℃', after_sale_id: null }])
  await receiveShipped(h.deps, fail)
  expect(await statusOf(id)).toBe('received')
})

it('condemned goods are claimed without discussion, even of a completed order; they are paid back and never sold again', async () => {
  const { id, goods, no } = await sent()
  await confirm(id)
  h.clock.advance(8 * DAY_MS)
  await completeReceived(h.deps, fail)
  expect(await statusOf(id)).toBe('completed')
  await back()
  await enter(linesOf(no, WARM))
  const [series] = await seriesOf(id)
  const condemned = await decide(series?.id ?? '', 'condemn', { reason: '超温 10 分钟，厂家不支持' })
  const [claim] = await afterSalesOf(id)
  expect(claim).toMatchObject({ type: 'return_refund', status: 'approved', amount: '500.00' })
  expect(condemned).toMatchObject({ status: 200, data: { state: 'condemned', after_sale_id: claim?.id } })
  await me.client.post(`/api/afterSale/${claim?.id}/ship`, { carrier: '顺丰', tracking_no: `BACK${id}`, client_key: newKey() })
  const before = await stockOf(h, goods)
  expect(await office(h).post(`/api/erp/afterSale/${claim?.id}/received`)).toMatchObject({
    status: 422,
    message: expect.stringContaining('不能重新入库'),
  })
  expect((await office(h).post(`/api/erp/afterSale/${claim?.id}/received`, { sellable: '0' })).status).toBe(200)
  expect(await stockOf(h, goods)).toEqual(before)
  expect((await office(h).post(`/api/erp/afterSale/${claim?.id}/refund`)).status).toBe(200)
  expect(await afterSalesOf(id)).toMatchObject([{ status: 'done', amount: '500.00' }])
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

it('a claim for a condemned parcel leaves out what the buyer claimed before, and is none where nothing is left', async () => {
  const { id, no } = await sent()
  const line = ((await me.client.get(`/api/order/${id}`)).data as { lines: { id: string }[] }).lines[0]?.id ?? ''
  const form = { order_id: id, type: 'return_refund', reason: '其他', client_key: newKey() }
  await me.client.post('/api/afterSale', { ...form, 'lines[0][id]': line, 'lines[0][qty]': '4' })
  await enter(`${linesOf(no, WARM)}\n${linesOf(no, WARM, 'T2')}`)
  const [first, second] = await seriesOf(id)
  await decide(first?.id ?? '', 'condemn')
  expect((await afterSalesOf(id)).map(({ amount }) => amount).toSorted()).toEqual(['200.00', '300.00'])
  expect(await decide(second?.id ?? '', 'condemn')).toMatchObject({ data: { after_sale_id: null } })
  expect(await afterSalesOf(id)).toHaveLength(2)
})

it('the delivery document carries the series of each parcel, and the office sees what waits', async () => {
  const { id, no } = await sent()
  await enter(linesOf(no, WARM))
  const [parcel] = (await me.client.get(`/api/order/${id}/delivery`)).data as { delivery: { temperatures: unknown[] } }[]
  expect(parcel?.delivery.temperatures).toMatchObject([{ logger: 'T1', lowest: 44, highest: 123, mean: 84, state: 'breach', samples: 5 }])
  const listed = (await h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get('/api/erp/temperature?state=breach')).data as {
    order_id: string
  }[]
  expect(listed.find((each) => each.order_id === id)).toMatchObject({
    order_id: id,
    tracking_no: no,
    state_text: '超温待处理',
    decided_by: null,
  })
})
