import { createPublicKey, verify } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { createShopper, office, type Shopper } from '../../testing/trading.ts'
import { openTrade } from '../promotion/testShop.ts'
import { linkHistories } from '../integrity/link.service.ts'
import { createCoded, outbound, shipWith, type CodedGoods } from '../trace/testCodes.ts'
import { readWorkbook } from '../upload/sheet/readWorkbook.ts'
import type { Inspection, Section } from './inspection.schemas.ts'

const SEED = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'
let h: Harness
let me: Shopper
let coded: CodedGoods
let no: string
beforeAll(async () => {
  h = await openHarness({ signingKeys: [{ id: 'k1', key: Buffer.from(SEED, 'hex') }] })
  await openTrade(h)
  me = await createShopper(h)
  coded = await createCoded(h)
  const id = await outbound(h, me, [{ goodsId: coded.goodsId, number: 10 }])
  expect((await shipWith(h, id, [coded.caseCode])).status).toBe(200)
  no = (await h.deps.db.selectFrom('orders').select('no').executeTakeFirstOrThrow()).no
  const recall = { level: '1', reason: '含量不合格', instruction: '停售', 'lots[0][goods]': coded.word, 'lots[0][lot]': coded.lots[0] }
  expect((await office(h).post('/api/erp/recall', { staff: '王质管', client_key: 'recall-1', ...recall })).status).toBe(200)
  await linkHistories(h.deps)
})
afterAll(() => h.close())

const headers = { authorization: `Bearer ${ERP_TOKEN}` }
const get = (path: string) => h.client(headers).get(path)
const file = (path: string) => h.app.inject({ method: 'GET', url: path, headers })
const fileOf = async (path: string) => (await get(`/api/erp/inspection/${path}`)).data as Inspection
const section = (from: Inspection, title: string): Section | undefined => from.sections.find((part) => part.title === title)
/** The cells of some columns. */
const cells = (from: Inspection, title: string, ...columns: string[]): (string | undefined)[][] => {
  const { columns: all = [], rows = [] } = section(from, title) ?? {}
  return rows.map((row) => columns.map((column) => row[all.indexOf(column)]))
}

it('the file of a box tells its goods, the way of its code, its order and parcel, the recall and who did what', async () => {
  const box = coded.cased[0] ?? ''
  const told = await fileOf(`code/${box}`)
  expect(told.title).toBe(`追溯码 ${box}`)
  expect(told.sections.map(({ title }) => title)).toEqual([
    '药品与批号',
    '入库与库存流水',
    '追溯码去向',
    '订单',
    '发货',
    '运输动态',
    '订单经过',
    '召回',
    '操作记录',
    '防篡改核对',
  ])
  expect(cells(told, '药品与批号', '批号', '有效期至')).toEqual([[coded.lots[0], '2027-12-01']])
  expect(cells(told, '入库与库存流水', '事项', '数量', '依据')).toEqual([['发货', '-10', `订单 ${no}`]])
  expect(cells(told, '追溯码去向', '追溯码', '去向', '订单号')).toEqual([
    [box, '登记', ''],
    [box, '发出', no],
    [coded.caseCode, '登记', ''],
  ])
  expect(cells(told, '发货', '订单号', '承运商', '批号', '数量')).toEqual([[no, '顺丰', coded.lots[0], '10']])
  expect(cells(told, '订单经过', '状态').flat()).toEqual(['待付款', '待发货', '已开单', '拣货中', '已出库', '已发货'])
  expect(cells(told, '召回', '级别', '原因', '发起', '状态')).toEqual([['一级', '含量不合格', '王质管', '进行中']])
  expect(cells(told, '操作记录', '事项', '对象')).toEqual(
    expect.arrayContaining([
      ['推进订单', `订单 ${no}`],
      ['发货', `订单 ${no}`],
      ['发起召回', '召回 1'],
    ]),
  )
  expect(new Set(cells(told, '防篡改核对', '核对结果').flat())).toEqual(new Set(['与写入时一致']))
})

it('the files of its lot, its case and its order lead to the same parcel, and what is unknown is not there', async () => {
  const parcel = [[no, coded.lots[0], '10']]
  for (const path of [`lot/${coded.lots[0]}`, `lot/${coded.word}=${coded.lots[0]}`, `code/${coded.caseCode}`, `order/${no}`, 'order/1'])
    expect(cells(await fileOf(path), '发货', '订单号', '批号', '数量'), path).toEqual(parcel)
  const statuses = ['lot/NONE', 'code/83850000000000000000', 'order/999', `lot/X1=${coded.lots[0]}`]
  for (const path of statuses) expect((await get(`/api/erp/inspection/${path}`)).status, path).toBe(404)
  expect((await h.client().get(`/api/erp/inspection/order/${no}`)).status).toBe(401)
})

it('a lot whose parcel was changed beneath the rules says so in its file', async () => {
  const tamper = (by: number) =>
    h.deps.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`update shipment_line set qty = qty + ${by}`.execute(tx)
    })
  await tamper(1)
  const told = await fileOf(`order/${no}`)
  await tamper(-1)
  expect(cells(told, '防篡改核对', '记录', '核对结果')).toContainEqual(['包裹', '与写入时不一致'])
  expect(cells(told, '防篡改核对', '记录', '核对结果')).toContainEqual(['订单', '与写入时一致'])
})

it('the ZIP opens for any reader and holds the page, the signed data and the papers', async () => {
  const entries = unzip((await file(`/api/erp/inspection/order/${no}/file`)).rawPayload)
  expect([...entries.keys()].filter((name) => !name.startsWith('单据/药检报告'))).toEqual([
    'index.html',
    'inspection.json',
    'inspection.json.sig',
    'signing-key.pem',
    `收货数据/${no}-1.json`,
    `收货数据/${no}-1.json.sig`,
    `单据/随货同行单 ${no}.pdf`,
  ])
  const key = createPublicKey(entries.get('signing-key.pem') ?? '')
  for (const name of ['inspection.json', `收货数据/${no}-1.json`]) {
    const [bytes, signature] = [entries.get(name) ?? Buffer.alloc(0), Buffer.from(String(entries.get(`${name}.sig`)), 'base64')]
    expect(verify(null, bytes, key, signature), name).toBe(true)
    expect(verify(null, Buffer.concat([bytes, Buffer.from(' ')]), key, signature), name).toBe(false)
  }
  expect(JSON.parse(String(entries.get('inspection.json')))).toEqual(await fileOf(`order/${no}`))
  const page = String(entries.get('index.html'))
  for (const words of ['<html lang="zh-CN">', '订单经过', coded.lots[0], no]) expect(page).toContain(words)
  expect(page).not.toMatch(/<script|https?:/)
})

/** As APPNOTE says, without the writer's library. */
function unzip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const found = new Map<string, Buffer>()
  for (let at = bytes.readUInt32LE(end + 16), nth = 0; nth < bytes.readUInt16LE(end + 10); nth++) {
    const [size, name, extra, note] = [bytes.readUInt32LE(at + 20), ...[28, 30, 32].map((by) => bytes.readUInt16LE(at + by))] as const
    const local = bytes.readUInt32LE(at + 42)
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(from, from + size)
    found.set(bytes.toString('utf8', at + 46, at + 46 + (name ?? 0)), bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed)
    at += 46 + (name ?? 0) + (extra ?? 0) + (note ?? 0)
  }
  return found
}

it('the record of sales has a row a lot with all that the law lists, as a sheet and as text, by the day of shipping', async () => {
  const csv = (await file('/api/erp/sales?from=2026-11-21&to=2026-11-21&format=csv')).body.split('\r\n')
  const columns = (csv[0] ?? '').split(',')
  const row = (csv[1] ?? '').split(',')
  expect(csv).toHaveLength(3)
  const told = Object.fromEntries(columns.map((column, at) => [column.replace('\uFEFF', ''), row[at]]))
  expect(told).toMatchObject({
    销售日期: '2026-11-21',
    随货同行单号: `${no}-1`,
    批号: coded.lots[0],
    有效期至: '2027-12-01',
    数量: '10',
    单价: '50.00',
    金额: '500.00',
  })
  for (const column of ['购货单位', '通用名称', '剂型', '规格', '单位', '生产厂商', '批准文号', '生产日期'])
    expect(told[column], column).not.toBe('')
  const [head = [], ...rows] = readWorkbook((await file('/api/erp/sales?from=2026-11-01&to=2026-11-30')).rawPayload).map(
    (read) => read.cells,
  )
  expect(head).toEqual(Object.keys(told))
  expect(rows.map((sold) => ['批号', '数量', '单价', '金额'].map((title) => sold[head.indexOf(title)]))).toEqual([
    [coded.lots[0], '10', '50', '500'],
  ])
  expect((await file('/api/erp/sales?from=2026-11-22&to=2026-11-30&format=csv')).body.split('\r\n')).toHaveLength(2)
  expect((await get('/api/erp/sales?from=2026-11-22&to=2026-11-21')).status).toBe(422)
})
