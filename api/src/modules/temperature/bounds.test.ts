import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { formatDateTime } from 'rules/time'
import { createTrade } from '../../testing/catalogue.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { createShopper, office, type Shopper } from '../../testing/trading.ts'
import type { DeliveryFiles } from '../document/delivery.schemas.ts'
import { readNote } from '../document/testNote.ts'
import type { Inspection } from '../inspection/inspection.schemas.ts'
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

const sent = (...kept: readonly Kept[]) => sendBoxes(h, me, kept)
const linesOf = (no: string, degrees: readonly string[], logger?: string) => samplesNow(h, no, degrees, logger)
const enter = (samples: string) => office(h).post('/api/erp/temperature', { samples })
const seriesOf = async (id: string) => (await me.client.get(`/api/order/${id}/temperatures`)).data as TemperatureWire[]
const confirm = (id: string) => me.client.post(`/api/order/${id}/confirm`)
const decide = (series: string, verb: string) =>
  office(h).post(`/api/erp/temperature/${series}/${verb}`, { reason: '稳定性资料支持短时 12℃' })
const afterSalesOf = async (id: string) =>
  (
    (await me.client.get('/api/afterSale')).data as {
      data: { order_id: string; status: string; amount: string }[]
    }
  ).data.filter((each) => each.order_id === id)

it('a parcel of other goods is judged by how they are kept, and its order waits as a refrigerated one does', async () => {
  const { id, no } = await sent({ storage_class: 'cool' }, { storage_class: 'room' })
  const temperatures = async () => ((await me.client.get(`/api/order/${id}`)).data as OrderDetailWire).has_temperatures
  expect(await temperatures()).toBe(0)
  expect(await enter(linesOf(no, ['12.0', '19.9', '20.0', '15.0']))).toMatchObject({ status: 200, data: [{ state: 'normal' }] })
  expect(await temperatures()).toBe(1)
  expect(await enter(linesOf(no, ['19.0', '20.1', '22.5', '21.0'], 'T2'))).toMatchObject({ status: 200, data: [{ state: 'breach' }] })
  expect(await seriesOf(id)).toMatchObject([
    { low: 100, high: 200, bounds_text: '10–20℃', state: 'normal', gap_limit: null, gap_text: null },
    { low: 100, high: 200, state: 'breach' },
  ])
  expect(await confirm(id)).toMatchObject({ status: 409, message: expect.stringContaining('运输超温') })
  expect((await me.client.get('/api/message')).data).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ body: expect.stringContaining('19.0℃ 至 22.5℃，应为10–20℃') })]),
  })
})

it('goods kept cool have no lower bound, and refrigerated ones in a parcel of others are held to theirs', async () => {
  const [cool, mixed] = [await sent({ storage_class: 'cool' }), await sent({ storage_class: 'cold' }, { storage_class: 'room' })]
  const both = `${linesOf(cool.no, ['-5.0', '-6.0', '-5.5'])}\n${linesOf(mixed.no, ['4.0', '5.0', '6.0'])}`
  expect((await enter(both)).data).toMatchObject([{ state: 'normal' }, { state: 'normal' }])
  expect(await seriesOf(cool.id)).toMatchObject([{ low: -400, high: 200, bounds_text: '不高于 20℃' }])
  expect(await seriesOf(mixed.id)).toMatchObject([{ low: 20, high: 80, bounds_text: '2–8℃', gap_limit: 300 }])
})

it('of a condemned parcel those goods stay with the buyer that never left their own bounds', async () => {
  const { id, no } = await sent({ storage_class: 'cool' }, { storage_class: 'room' })
  await enter(linesOf(no, ['19.0', '22.0', '23.0', '24.0']))
  const [series] = await seriesOf(id)
  expect((await decide(series?.id ?? '', 'condemn')).status).toBe(200)
  expect(await afterSalesOf(id)).toMatchObject([{ status: 'approved', amount: '500.00' }])
})

it('a gap is told with its times and is no breach', async () => {
  const { id, no } = await sent()
  const lines = linesOf(no, ['4.0', '4.1', '4.2', '4.3', '4.4', '4.5']).split('\n')
  const kept = lines.filter((_, nth) => nth !== 2 && nth !== 3)
  expect((await enter(kept.join('\n'))).data).toMatchObject([{ state: 'normal' }])
  // Written without seconds.
  const now = Math.floor(h.clock.now().getTime() / 60_000) * 60
  expect(await seriesOf(id)).toMatchObject([
    {
      samples: 4,
      gap_limit: 300,
      gaps: 1,
      longest_gap: 900,
      gap_text: '1 段超过 5 分钟没有数据，最长 15 分钟',
      gap_spans: [{ from: now - 1_200, until: now - 300 }],
    },
  ])
})

it('the printed note says of each series what the data says', async () => {
  const { id, no } = await sent()
  await enter(`${linesOf(no, GOOD)}\n${linesOf(no, WARM, 'T2')}`)
  const [, warm] = await seriesOf(id)
  await decide(warm?.id ?? '', 'release')
  const [parcel] = (await me.client.get(`/api/order/${id}/delivery`)).data as DeliveryFiles[]
  // A reader of PDFs takes the letter ℃ apart.
  const asRead = (text: string) => text.replaceAll('℃', '°C')
  const printed = readNote((await me.client.raw(parcel?.files.pdf ?? '')).rawPayload).temperatures
  const now = Math.floor(h.clock.now().getTime() / 1000)
  const times = { 开始时间: formatDateTime(now - 1_200), 结束时间: formatDateTime(now), 数据: '5', 规定温度: '2–8°C' }
  const same = { ...times, 数据间隔: '各数据间隔不超过 5 分钟' }
  expect(printed).toEqual([
    { ...same, 记录仪: 'T1', 最低: '3.9°C', 最高: '8.3°C', 平均: '5.1°C', 结论: '正常' },
    { ...same, 记录仪: 'T2', 最低: '4.4°C', 最高: '12.3°C', 平均: '8.4°C', 结论: '已放行：稳定性资料支持短时 12°C' },
  ])
  const degrees = (tenths: number) => `${(tenths / 10).toFixed(1)}°C`
  expect(printed).toEqual(
    parcel?.delivery.temperatures.map((series) => ({
      记录仪: series.logger,
      规定温度: asRead(series.bounds_text),
      最低: degrees(series.lowest),
      最高: degrees(series.highest),
      平均: degrees(series.mean),
      数据: String(series.samples),
      开始时间: formatDateTime(series.started_at),
      结束时间: formatDateTime(series.ended_at),
      数据间隔: series.gap_text ?? '—',
      结论: asRead(`${series.state_text}${series.reason === null ? '' : `：${series.reason}`}`),
    })),
  )
})

it("the inspector's file of an order has its series, with bounds, gaps and what was decided", async () => {
  const { id, no } = await sent()
  const lines = linesOf(no, ['4.0', '9.0', '9.5', '12.3', '4.0']).split('\n')
  await enter(lines.filter((_, nth) => nth !== 4).join('\n'))
  await enter(
    lines
      .filter((_, nth) => nth !== 3)
      .join('\n')
      .replaceAll(',T1,', ',T2,'),
  )
  await decide((await seriesOf(id))[0]?.id ?? '', 'release')
  const told = (await h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get(`/api/erp/inspection/order/${id}`)).data as Inspection
  const { columns = [], rows = [] } = told.sections.find(({ title }) => title === '运输温度') ?? {}
  const wanted = ['记录仪', '规定下限', '规定上限', '数据', '最低', '最高', '平均', '间隔超时', '最长间隔（秒）', '结论', '理由']
  expect(rows.map((row) => wanted.map((column) => row[columns.indexOf(column)]))).toEqual([
    ['T1', '2.0', '8.0', '4', '4.0', '12.3', '8.7', '0', '', '已放行', '稳定性资料支持短时 12℃'],
    ['T2', '2.0', '8.0', '4', '4.0', '9.5', '6.6', '1', '600', '正常', ''],
  ])
  expect(told.sections.find(({ title }) => title === '操作记录')?.rows.flat()).toEqual(expect.arrayContaining(['登记运输温度', '超温放行']))
})
