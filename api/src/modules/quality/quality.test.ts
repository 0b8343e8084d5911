import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTrade } from '../../testing/catalogue.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { goodsOf, lasting, paidOrder } from '../../testing/lapsing.ts'
import { addToCart, createShopper, newKey, office, stockOf } from '../../testing/trading.ts'

let h: Harness
let goods: number
let supplier: string
beforeAll(async () => {
  h = await openHarness({ demo: false })
  await createTrade(h)
  goods = await goodsOf(h, [lasting(5)])
  const { rows } = await sql<{ name: string }>`select s.name from supplier s join goods g on g.supplier_id = s.id
    where g.id = ${goods}`.execute(h.deps.db)
  supplier = rows[0]?.name ?? ''
})
afterAll(() => h.close())
afterEach(async () => expect(await brokenInvariants(h.deps.db)).toEqual([]))

const post = (path: string, form: Record<string, string> = {}) => office(h).post(`/api/erp/${path}`, { client_key: newKey(), ...form })
const step = (path: string, staff: string, form: Record<string, string> = {}) => office(h).post(`/api/erp/${path}`, { staff, ...form })
const read = async (path: string) => (await h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get(`/api/erp/${path}`)).data as object[]
const made = async (path: string, form: Record<string, string>) => ((await post(path, form)).data as { id: string }).id

const applied = (validTo = '2027-11-20') =>
  made('supplierApproval', { supplier, basis: '药品经营许可证', valid_to: validTo, staff: '李采购' })
const arrival = (lot: string, number = '40', id = goods) =>
  made('intake', { goods_id: String(id), ck_id: '1', lot, number, produced: '2026-10-01', expires: '2028-09-30', staff: '周收货' })
const held = (lot: string, id = goods) => made('lotHold', { goods_id: String(id), ck_id: '1', lot, reason: '铝箔粘连', staff: '孙养护' })
const lotsOf = async (id = goods) => {
  const [row] = (await read(`stock?goods_id=${id}`)) as { lapsed: number; lots: { lot: string; number: number; is_held: number }[] }[]
  return { withheld: row?.lapsed, lots: row?.lots.map(({ lot, number, is_held: isHeld }) => [lot, number, isHeld]) }
}

it('nothing of a supplier is accepted before two others than who applied have agreed; who applied cannot, nor one for both', async () => {
  const waiting = await arrival('NEW1')
  expect(await lotsOf()).toMatchObject({ lots: [['G1', 5, 0]] })
  expect(await step(`intake/${waiting}/accept`, '王验收', { accepted: '40' })).toMatchObject({
    status: 422,
    message: '供货商没有在有效期内的首营审批，不能验收入库',
  })
  const id = await applied()
  expect(await post('supplierApproval', { supplier, basis: '另一份', valid_to: '2027-11-20' })).toMatchObject({
    status: 409,
    message: '该供货商已有审批在办理',
  })
  expect((await step(`supplierApproval/${id}/approve`, '赵负责')).status).toBe(409)
  expect((await step(`supplierApproval/${id}/check`, '李采购')).status).toBe(422)
  expect((await step(`supplierApproval/${id}/check`, '王质管')).status).toBe(200)
  expect((await step(`supplierApproval/${id}/approve`, '王质管')).status).toBe(422)
  expect((await step(`supplierApproval/${id}/approve`, '赵负责')).status).toBe(200)
  expect(await step(`intake/${waiting}/accept`, '王验收', { accepted: '40' })).toMatchObject({ data: { state: 'accepted' } })
  expect(await lotsOf()).toMatchObject({
    lots: [
      ['NEW1', 40, 0],
      ['G1', 5, 0],
    ],
  })
  expect((await read('supplierApproval'))[0]).toMatchObject({
    supplier,
    state_text: '已批准',
    applied_by: '李采购',
    checked_by: '王质管',
    decided_by: '赵负责',
  })
})

it('what waits is not in the stock, what is refused never comes, and an arrival is decided once', async () => {
  const id = await goodsOf(h, [])
  const part = await arrival('P1', '30', id)
  const client = (await createShopper(h)).client
  const wanted = async () => (await client.get(`/api/goods/batch?ids=${id}`)).data as { number: number }[]
  expect(await wanted()).toMatchObject([{ number: 0 }])
  const again = { goods_id: String(id), ck_id: '1', lot: 'P1', number: '5', produced: '2026-10-01', expires: '2028-09-30' }
  expect(await post('intake', again)).toMatchObject({ status: 409, message: '该批号已有到货待验收，请先验收' })
  expect(await post('stock/in', again)).toMatchObject({ status: 422, message: '该批号到货待验收，请先验收' })
  expect(await post('intake', { ...again, lot: 'P9', expires: '2028-02-31' })).toMatchObject({
    status: 422,
    message: '没有这一天，格式应为 2026-01-31',
  })
  expect((await step(`intake/${part}/accept`, '王验收', { accepted: '31' })).status).toBe(422)
  expect(await step(`intake/${part}/accept`, '王验收', { accepted: '24' })).toMatchObject({ status: 422, message: '有拒收的请写明原因' })
  const decided = { accepted: '24', note: '6 盒破损' }
  expect(await step(`intake/${part}/accept`, '王验收', decided)).toMatchObject({ data: { state: 'partly', state_text: '部分合格' } })
  expect((await step(`intake/${part}/accept`, '王验收', decided)).status).toBe(200)
  expect((await step(`intake/${part}/accept`, '赵负责', { accepted: '30' })).status).toBe(409)
  expect(await wanted()).toMatchObject([{ number: 24 }])
  const refused = await arrival('P2', '10', id)
  await step(`intake/${refused}/accept`, '王验收', { accepted: '0', note: '整批不符' })
  expect(await lotsOf(id)).toEqual({ withheld: 0, lots: [['P1', 24, 0]] })
  expect((await read('intake')).slice(0, 2)).toMatchObject([
    { lot: 'P2', arrived: 10, accepted: 0, state_text: '拒收', decided_by: '王验收' },
    { lot: 'P1', arrived: 30, accepted: 24, note: '6 盒破损' },
  ])
})

it('an approval that has lapsed is none: what arrives after its day waits for the next one', async () => {
  const other = await goodsOf(h, [])
  const { rows } = await sql<{ id: number }>`insert into supplier (name) values ('过期供货商') returning id`.execute(h.deps.db)
  await h.deps.db
    .updateTable('goods')
    .set({ supplier_id: rows[0]?.id ?? 0 })
    .where('id', '=', other)
    .execute()
  const id = await made('supplierApproval', { supplier: '过期供货商', basis: '许可证', valid_to: '2026-11-25', staff: '李采购' })
  await step(`supplierApproval/${id}/check`, '王质管')
  await step(`supplierApproval/${id}/approve`, '赵负责')
  const first = await arrival('E1', '3', other)
  expect((await step(`intake/${first}/accept`, '王验收', { accepted: '3' })).status).toBe(200)
  const second = await arrival('E2', '3', other)
  h.clock.advance(6 * 86_400_000)
  expect((await step(`intake/${second}/accept`, '王验收', { accepted: '3' })).status).toBe(422)
})

it('a lot in quarantine is not sold or sent, orders that were promised it give way, and another person decides', async () => {
  const id = await goodsOf(h, [{ lot: 'Q1', number: 20, expires: '2028-06-30' }, lasting(4)])
  const me = await createShopper(h)
  const paid = await paidOrder(h, me, [{ goodsId: id, number: 10 }])
  for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${paid}/advance`, { to })
  const hold = await held('Q1', id)
  expect(await lotsOf(id)).toEqual({
    withheld: 20,
    lots: [
      ['Q1', 20, 1],
      ['G1', 4, 0],
    ],
  })
  expect((await me.client.get(`/api/order/${paid}`)).data).toMatchObject({ lines: [{ returned_number: 6, refunded: '300.00' }] })
  const told = (await me.client.get('/api/message?per_page=50')).data as { data: { title: string }[] }
  expect(told.data.map(({ title }) => title)).toContain('部分商品因质量待查已停售，不再发出')
  expect((await me.client.get(`/api/goods/batch?ids=${id}`)).data).toMatchObject([{ number: 0, buy_reason: 'OUT_OF_STOCK' }])
  expect((await post(`order/${paid}/ship`, { carrier: '顺丰', tracking_no: `SF${paid}00` })).status).toBe(200)
  const line = sql`update shipment_line set batch_id = (select id from goods_batch where goods_id = ${id} and lot_no = 'Q1')
    where batch_id = (select id from goods_batch where goods_id = ${id} and lot_no = 'G1')`
  await expect(line.execute(h.deps.db)).rejects.toMatchObject({ constraint: 'shipment_line_held' })
  const arriving = { goods_id: String(id), ck_id: '1', lot: 'Q1', number: '5' }
  expect(await post('stock/in', arriving)).toMatchObject({ status: 422, message: '该批号在隔离中，不能入库' })
  expect(await post('stock/out', arriving)).toMatchObject({ status: 422, message: '该批号在隔离中，请先处理' })
  expect(await post('lotHold', { ...arriving, reason: '又一次' })).toMatchObject({ status: 409, message: '该批号已在隔离中' })
  expect((await step(`lotHold/${hold}/release`, '孙养护', { note: '合格' })).status).toBe(422)
  expect((await step(`lotHold/${hold}/release`, '王质管', { note: '复检合格' })).status).toBe(200)
  await addToCart(me.client, { goodsId: id, number: 20 })
  expect((await step(`lotHold/${hold}/condemn`, '王质管', { note: '不合格' })).status).toBe(409)
})

it('only what is unfit is destroyed, before a witness who is another person, once, and it leaves the stock', async () => {
  const id = await goodsOf(h, [{ lot: 'D1', number: 20, expires: '2028-06-30' }, lasting(4)])
  const form = { goods_id: String(id), ck_id: '1', lot: 'D1', number: '20', reason: '水分超标', method: '焚烧', witness: '王质管' }
  const destroy = (more: Record<string, string> = {}) => post('destruction', { ...form, staff: '周仓管', ...more })
  expect((await destroy()).status).toBe(422)
  const hold = await held('D1', id)
  expect(await destroy()).toMatchObject({ status: 422, message: '该批号在隔离中，判为不合格后才能报废' })
  await step(`lotHold/${hold}/condemn`, '王质管', { note: '复检不合格' })
  expect(await destroy({ staff: '王质管' })).toMatchObject({ status: 422, message: '监督人须是另一位人员' })
  expect((await destroy({ number: '21' })).status).toBe(422)
  const key = newKey()
  const done = await destroy({ client_key: key })
  expect(await destroy({ client_key: key })).toMatchObject({ status: 200, data: done.data as object })
  expect(await stockOf(h, id)).toEqual({ on_hand: 4, reserved: 0 })
  expect((await read('destruction'))[0]).toMatchObject({ lot: 'D1', number: 20, method: '焚烧', destroyed_by: '周仓管', witness: '王质管' })
})

it('stock that came in without an acceptance is marked so in the file of its lot', async () => {
  const lot = {
    goods_id: String(await goodsOf(h, [])),
    ck_id: '1',
    lot: 'BARE1',
    number: '5',
    produced: '2026-01-01',
    expires: '2028-12-31',
  }
  expect((await post('stock/in', { ...lot, staff: '周仓管' })).status).toBe(200)
  const { sections } = (await h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get('/api/erp/inspection/lot/BARE1')).data as {
    sections: { title: string; columns: string[]; rows: string[][] }[]
  }
  const { columns = [], rows = [] } = sections.find(({ title }) => title === '入库与库存流水') ?? {}
  const shown = (row: readonly string[]) => ['事项', '数量', '验收'].map((column) => row[columns.indexOf(column)])
  expect(rows.map(shown)).toEqual([['入库', '5', '无验收记录']])
})

it('the file of a lot tells its supplier, its acceptance, its quarantine and its end', async () => {
  const id = await goodsOf(h, [])
  const intake = await arrival('FILE1', '8', id)
  expect((await step(`intake/${intake}/accept`, '王验收', { accepted: '7', note: '1 盒破损' })).status).toBe(200)
  const hold = await held('FILE1', id)
  await step(`lotHold/${hold}/condemn`, '王质管', { note: '复检不合格' })
  const key = { goods_id: String(id), ck_id: '1', lot: 'FILE1' }
  await post('destruction', { ...key, number: '7', reason: '不合格', method: '焚烧', witness: '王质管', staff: '周仓管' })
  const file = (await h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get('/api/erp/inspection/lot/FILE1')).data as {
    sections: { title: string; rows: string[][] }[]
  }
  const told = new Map(file.sections.map(({ title, rows }) => [title, rows.map((row) => row.join(' '))]))
  expect(told.get('首营企业审批')).toEqual([
    expect.stringMatching(`^${supplier} 药品经营许可证 2027-11-20 已批准 李采购 .* 王质管 .* 赵负责 `),
  ])
  expect(told.get('到货与验收')).toEqual([expect.stringMatching(/ FILE1 8 周收货 .* 部分合格 7 王验收 .* 1 盒破损$/)])
  expect(told.get('隔离与处理')).toEqual([expect.stringMatching(/^FILE1 .* 铝箔粘连 孙养护 .* 不合格 王质管 .* 复检不合格$/)])
  expect(told.get('入库与库存流水')).toEqual([
    expect.stringMatching(/ 入库 7 已验收 到货 \d+ 王验收$/),
    expect.stringMatching(/ 报废 -7  销毁 \d+ 周仓管$/),
  ])
  expect(told.get('销毁')).toEqual([expect.stringMatching(/^FILE1 .* 7 不合格 焚烧 周仓管 王质管 /)])
  const acts = (told.get('操作记录') ?? []).map((row) => row.split(' ')[2])
  expect(acts).toEqual(['登记到货', '验收', '隔离批号', '判为不合格', '销毁'])
})
