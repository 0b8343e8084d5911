import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGoods } from '../../testing/catalogue.ts'
import { ERP_TOKEN, harnessOn } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { newKey, office } from '../../testing/trading.ts'
import { csv, imported } from '../import/testImport.ts'
import { codeOf, HEAD, outbound, shipWith } from '../trace/testCodes.ts'
import { uploadCodes } from './sendBills.ts'
import { createBuyer, HOUR, openShop, ship, type Buyer, type Sent, type Shop } from './testBills.ts'

let shop: Shop
let me: Buyer
beforeAll(async () => {
  shop = await openShop()
  me = await createBuyer(shop)
})
afterAll(async () => {
  expect(await brokenInvariants(shop.h.deps.db)).toEqual([])
  await shop.close()
})

interface BillWire {
  id: string
  no: string
  state: string
  state_text: string
  reason: string | null
  bill_type: number
  physic_type: number
  codes: number
  pieces: number
  code_list: string[]
  tries: { what: string; result: string; words: string | null }[]
}
const read = async (path: string) => (await shop.h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get(path)).data
const billsOf = async (orderId: string) =>
  ((await read('/api/erp/traceBill')) as (BillWire & { order_id: string })[]).filter((bill) => bill.order_id === orderId)
const billOf = async (orderId: string) => (await read(`/api/erp/traceBill/${(await billsOf(orderId))[0]?.id ?? '0'}`)) as BillWire

async function bringBack(sent: Sent, buyer: Buyer, codes: readonly string[]): Promise<void> {
  await buyer.client.post(`/api/order/${sent.orderId}/confirm`)
  const line = ((await buyer.client.get(`/api/order/${sent.orderId}`)).data as { lines: { id: string }[] }).lines[0]?.id ?? ''
  const form = { order_id: sent.orderId, type: 'return_refund', reason: '其他', note: '外盒破损', client_key: newKey() }
  const applied = await buyer.client.post('/api/afterSale', { ...form, 'lines[0][id]': line, 'lines[0][qty]': String(codes.length) })
  const afterSale = (applied.data as { id: string }).id
  await office(shop.h).post(`/api/erp/afterSale/${afterSale}/approve`)
  await takeIn(buyer, afterSale, codes)
}

async function takeIn(buyer: Buyer, afterSale: string, codes: readonly string[]): Promise<void> {
  await buyer.client.post(`/api/afterSale/${afterSale}/ship`, { carrier: '顺丰', tracking_no: newKey(), client_key: newKey() })
  const { status, data } = await office(shop.h).post(`/api/erp/afterSale/${afterSale}/received`, { codes: codes.join(',') })
  if (status !== 200) throw new Error(JSON.stringify(data))
}

it('goods that come back are a bill of 103 from the buyer to us, with the codes that came', async () => {
  const sent = await ship(shop, me)
  const back = sent.codes.slice(2, 6)
  await bringBack(sent, me, back)
  await shop.round()
  const [returned, sale] = await billsOf(sent.orderId)
  expect(sale).toMatchObject({ bill_type: 201, codes: 10, state: 'uploaded' })
  expect(returned).toMatchObject({ bill_type: 103, codes: 4, state: 'uploaded', no: expect.stringMatching(/-R\d+$/) as string })
  const kept = shop.platform.bills.get(returned?.no ?? '')
  expect(kept?.codes).toEqual(back)
  expect(kept?.fields).toMatchObject({ from_user_id: me.entId, to_user_id: 'ent-1', bill_type: '103' })
  expect(kept?.fields['from_address']).toContain('湖北省武汉市江岸区')
})

/** Goods whose codes are these, of which so many pieces are in one parcel. */
async function shipCodes(codes: readonly string[], rest = '盒,,1', pieces = codes.length): Promise<string> {
  const lot = `L${newKey()}`
  const lots = [{ lot, number: pieces, expires: '2029-12-01' as const }]
  const goodsId = await createGoods(shop.h, { has_codes: true, base_price: 5_000, lots })
  const word = `W-${lot}`
  await shop.h.deps.db.insertInto('import_key').values({ kind: 'goods', key: word, id: goodsId }).execute()
  await imported(shop.h, 'codes', csv(HEAD, ...codes.map((code) => `${code},${word},CK,${lot},${rest}`)))
  const orderId = await outbound(shop.h, me, [{ goodsId, number: pieces }])
  const { status, data } = await shipWith(shop.h, orderId, codes)
  if (status !== 200) throw new Error(JSON.stringify(data))
  return orderId
}

it('goods of a lot that was called back are a bill of 108', async () => {
  const codes = [0, 1, 2, 3, 4].map((nth) => codeOf('8391003', nth))
  const orderId = await shipCodes(codes)
  const { rows } = await sql<{ goods: number; lot: string }>`select c.goods_id as goods, b.lot_no as lot from trace_code c
    join goods_batch b on b.id = c.lot_id where c.code = ${codes[0]}`.execute(shop.h.deps.db)
  const found = rows[0] ?? { goods: 0, lot: '' }
  const named = { 'lots[0][goods_id]': String(found.goods), 'lots[0][lot]': found.lot }
  const opened = await office(shop.h).post('/api/erp/recall', { level: '1', reason: '含量不合格', instruction: '停售', ...named })
  const { id } = opened.data as { id: string }
  await me.client.post(`/api/recall/${id}/read`)
  const answer = { ...named, 'lots[0][on_hand]': '3', 'lots[0][used]': '2', 'lots[0][back]': '3', client_key: newKey() }
  const answered = (await me.client.post(`/api/recall/${id}/answer`, answer)).data as { lots: { after_sale_ids: string[] }[] }
  await takeIn(me, answered.lots[0]?.after_sale_ids[0] ?? '', codes.slice(0, 3))
  await shop.round()
  const [recalled] = await billsOf(orderId)
  expect(recalled).toMatchObject({ bill_type: 108, codes: 3, state: 'uploaded', no: expect.stringMatching(/-C\d+$/) as string })
  expect(shop.platform.bills.get(recalled?.no ?? '')?.codes).toEqual(codes.slice(0, 3))
})

it('special drugs have a bill of their own, which names who sends and who receives', async () => {
  const orderId = await shipCodes([0, 1, 2, 3, 4].map((nth) => codeOf('8912345', nth)))
  await shop.round()
  const bill = await billOf(orderId)
  expect(bill).toMatchObject({ physic_type: 2, codes: 5, state: 'uploaded' })
  const { fields } = shop.platform.bills.get(bill.no) ?? {}
  expect([fields?.['physic_type'], fields?.['from_person'], fields?.['to_person']]).toEqual(['2', '王质管', '王店长'])
})

it('3,501 codes in a parcel are two bills, whose codes are those of the parcel', async () => {
  const orderId = await shipCodes([codeOf('8391001', 1)], '箱,,5', 5)
  const { db } = shop.h.deps
  shop.platform.amounts.set(codeOf('8391001', 1), 5)
  const parcel = await db.selectFrom('shipment').where('order_id', '=', Number(orderId)).select('id').executeTakeFirstOrThrow()
  // 3,500 more boxes, as if the parcel had been so large: orders of that size take long to place.
  const boxes = Array.from({ length: 3_500 }, (_, nth) => codeOf('8391002', nth))
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection)
    await sql`insert into trace_code (code, goods_id, lot_id, level, pieces, state) select k, c.goods_id, c.lot_id, 1, 1, 'shipped'
      from unnest(${boxes}::text[]) k, trace_code c where c.code = ${codeOf('8391001', 1)}`.execute(connection)
    await sql`insert into parcel_code (shipment_id, order_line_id, lot_id, code) select p.shipment_id, p.order_line_id, p.lot_id, k
      from unnest(${boxes}::text[]) k, parcel_code p where p.shipment_id = ${parcel.id}`.execute(connection)
    await sql`update shipment_line set qty = 3505 where shipment_id = ${parcel.id}`.execute(connection)
    await sql`set session_replication_role = origin`.execute(connection)
  })
  await shop.round()
  const bills = (await billsOf(orderId)).toReversed()
  expect(bills.map(({ codes, pieces, no }) => [codes, pieces, no.slice(-2)])).toEqual([
    [3_500, 3_504, '_1'],
    [1, 1, '_2'],
  ])
  const uploaded = bills.flatMap(({ no }) => shop.platform.bills.get(no)?.codes ?? [])
  expect(uploaded.toSorted()).toEqual([codeOf('8391001', 1), ...boxes].toSorted())
})

it('a buyer that the platform does not know is looked up, kept and shown, and goes when the office says who it is', async () => {
  const stranger = await createBuyer(shop, false)
  const { orderId } = await ship(shop, stranger)
  await shop.round()
  const missing = await billOf(orderId)
  expect(missing).toMatchObject({ state: 'partner_missing', state_text: '缺往来单位', reason: `平台往来单位中没有“${stranger.company}”` })
  expect((await read('/api/erp/traceBill?state=partner_missing')) as unknown[]).toHaveLength(1)
  shop.advance(25 * HOUR)
  await shop.round()
  expect(shop.platform.named('listparts').filter(({ fields }) => fields['ent_name'] === stranger.company)).toHaveLength(2)
  const member = String(stranger.person.memberId)
  const entered = await office(shop.h).post(`/api/erp/member/${member}/partner`, { ent_id: 'd5f5f05c6af04e52' })
  expect(entered).toMatchObject({ status: 200, data: { released: 1 } })
  await shop.round()
  expect(await billOf(orderId)).toMatchObject({ state: 'uploaded', reason: null, tries: [{ what: 'upload', result: 'uploaded' }, {}, {}] })
  expect(shop.platform.bills.get(missing.no)?.fields['to_user_id']).toBe('d5f5f05c6af04e52')
  expect((await office(shop.h).post('/api/erp/member/999999/partner', { ent_id: 'x1' })).status).toBe(404)
  expect((await office(shop.h).post(`/api/erp/member/${member}/partner`, { ent_id: '没有' })).status).toBe(422)
})

it('two companies of one name at the platform are nobody’s', async () => {
  const twin = await createBuyer(shop)
  shop.platform.partners.push({ name: twin.company, entId: 'ent-other' })
  const { orderId } = await ship(shop, twin)
  await shop.round()
  expect(await billOf(orderId)).toMatchObject({ state: 'partner_missing', reason: `平台往来单位中有 2 个“${twin.company}”` })
})

it('a parcel of more than two years ago is never uploaded, and says why', async () => {
  const { orderId } = await ship(shop, me)
  const { db } = shop.h.deps
  await sql`alter table platform_deed disable trigger platform_deed_guard`.execute(db)
  await sql`update platform_deed d set at = d.at - interval '800 days' from shipment s
    where s.id = d.shipment_id and s.order_id = ${Number(orderId)}`.execute(db)
  await sql`alter table platform_deed enable trigger platform_deed_guard`.execute(db)
  const before = shop.platform.named('uploadcircubill').length
  await shop.round()
  const bill = await billOf(orderId)
  expect(bill).toMatchObject({ state: 'too_old', reason: expect.stringContaining('平台不接受两年前的单据') as string, tries: [] })
  expect(shop.platform.named('uploadcircubill')).toHaveLength(before)
  expect(await office(shop.h).post(`/api/erp/traceBill/${bill.id}/again`)).toMatchObject({ status: 422 })
})

it('the office sends again what failed, and what the platform may have is looked for first', async () => {
  const { orderId } = await ship(shop, me)
  shop.platform.fault = ({ name }) => (name === 'uploadcircubill' ? { how: 'reset', done: true } : null)
  await shop.round()
  const { id, state } = await billOf(orderId)
  expect(state).toBe('unclear')
  shop.platform.fault = () => null
  const before = shop.platform.named('uploadcircubill').length
  expect((await office(shop.h).post(`/api/erp/traceBill/${id}/again`)).status).toBe(200)
  await shop.round()
  expect([(await billOf(orderId)).state, shop.platform.named('uploadcircubill').length - before]).toEqual(['uploaded', 0])
  expect((await billOf(orderId)).tries.map(({ what, result }) => [what, result])).toEqual([
    ['find', 'found'],
    ['again', 'unclear'],
    ['upload', 'unclear'],
  ])
  // What is there already is only counted again.
  expect((await office(shop.h).post(`/api/erp/traceBill/${id}/again`)).status).toBe(200)
  await shop.round()
  expect((await billOf(orderId)).state).toBe('uploaded')
  expect((await office(shop.h).post('/api/erp/traceBill/999999/again')).status).toBe(404)
})

it('without an account bills are made and wait, and their reason says so', async () => {
  const { orderId } = await ship(shop, me)
  const bare = await harnessOn({ db: shop.h.deps.db, close: () => Promise.resolve() }, { demo: false, tracePlatform: null })
  const calls = shop.platform.calls.length
  await uploadCodes(bare.deps, () => undefined)
  const listed = (await bare.client({ authorization: `Bearer ${ERP_TOKEN}` }).get('/api/erp/traceBill')).data as (BillWire & {
    order_id: string
  })[]
  expect(listed.find((bill) => bill.order_id === orderId)).toMatchObject({ state: 'waiting', reason: '未设置平台账号（TRACE_PLATFORM_*）' })
  expect(shop.platform.calls).toHaveLength(calls)
  await bare.close()
})
