import { createPublicKey, verify } from 'node:crypto'
import { formatMoney } from 'rules/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGoods } from '../../testing/catalogue.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { buy, createShopper, office, payAtCashier, type Shopper } from '../../testing/trading.ts'
import { openTrade } from '../promotion/testShop.ts'
import { readWorkbook } from '../upload/sheet/readWorkbook.ts'
import type { SentLot } from './delivery.repo.ts'
import { withCents } from './delivery.ts'
import type { DeliveryFiles, DeliveryLine } from './delivery.schemas.ts'
import { readNote } from './testNote.ts'

let h: Harness
let me: Shopper
let orderId: number
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
  me = await createShopper(h)
  const lots = [
    { lot: 'A1', number: 10, expires: '2028-11-30' },
    { lot: 'B2', number: 90, expires: '2029-11-30' },
  ]
  const capsules = await createGoods(h, { name: '青榕阿莫西林胶囊', common_name: '阿莫西林胶囊', base_price: 1_333, lots })
  const slices = await createGoods(h, {
    name: '黄芪',
    common_name: '黄芪',
    kind: 'herb',
    rx_class: 'none',
    jx: '饮片',
    ypgg: '500g',
    bzdw: '袋',
  })
  await h.deps.db
    .insertInto('herb')
    .values({ goods_id: slices, origin: '甘肃', grade: '一级', processing: '切片', net_grams: 500 })
    .execute()
  const placed = await buy(me.client, [
    { goodsId: capsules, number: 35 },
    { goodsId: slices, number: 20 },
  ])
  await payAtCashier(h, me.client, placed.trade_id)
  orderId = Number(placed.orders[0]?.id)
  h.clock.advance(2 * 86_400_000)
  for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${orderId}/advance`, { to })
  expect((await office(h).post(`/api/erp/order/${orderId}/ship`, { carrier: '顺丰', tracking_no: 'SF1001' })).status).toBe(200)
  await splitParcel()
  const named = await office(h).post('/api/erp/company', { company: '演示医药批发有限公司' })
  expect(named.status).toBe(200)
})
afterAll(() => h.close())

/** The herbs and a part of the second lot went a day later, as a warehouse sends what it finds late. */
async function splitParcel(): Promise<void> {
  const { db, clock } = h.deps
  const sent = await db.selectFrom('shipment_line').selectAll().orderBy('order_line_id').orderBy('batch_id').execute()
  const at = new Date(clock.now().getTime() + 86_400_000)
  const parcel = { order_id: orderId, after_sale_id: null, carrier: '京东', tracking_no: 'JD2002', at }
  const { id } = await db.insertInto('shipment').values(parcel).returning('id').executeTakeFirstOrThrow()
  const [, late, herbs] = sent
  if (late === undefined || herbs === undefined) throw new Error('three lots were sent')
  for (const [{ shipment_id: from, order_line_id: line, batch_id: batch }, qty] of [
    [late, 5],
    [herbs, 20],
  ] as const) {
    await db.insertInto('shipment_line').values({ shipment_id: id, order_line_id: line, batch_id: batch, qty }).execute()
    const rest = db.updateTable('shipment_line').set((eb) => ({ qty: eb('qty', '-', qty) }))
    const where = { shipment_id: from, order_line_id: line, batch_id: batch }
    if (qty === 20)
      await db
        .deleteFrom('shipment_line')
        .where((eb) => eb.and(where))
        .execute()
    else await rest.where((eb) => eb.and(where)).execute()
  }
}

const sent = async () => (await me.client.get(`/api/order/${orderId}/delivery`)).data as DeliveryFiles[]
const file = async (url: string, who = me) => h.app.inject({ method: 'GET', url, cookies: { sid: who.client.cookie('sid') ?? '' } })

it('every parcel has its own note, and the money of its lots adds up to the order to the cent', async () => {
  const parcels = await sent()
  expect(parcels.map(({ delivery }) => [delivery.note_no.slice(-2), delivery.shipped_on, delivery.tracking_no])).toEqual([
    ['-1', '2026-11-23', 'SF1001'],
    ['-2', '2026-11-24', 'JD2002'],
  ])
  expect(parcels.map(({ delivery }) => delivery.lines.map(({ lot, quantity, amount_cents: cents }) => [lot, quantity, cents]))).toEqual([
    [
      ['A1', 10, 13_330],
      ['B2', 20, 26_660],
    ],
    [
      ['B2', 5, 6_665],
      [expect.any(String), 20, 20_000],
    ],
  ])
  const order = await h.deps.db.selectFrom('orders').where('id', '=', orderId).select('payable').executeTakeFirstOrThrow()
  expect(parcels.reduce((cents, { delivery }) => cents + delivery.total_cents, 0)).toBe(order.payable)
})

it('the printed note says the same as the data, field by field and parcel by parcel', async () => {
  for (const { delivery, files } of await sent()) {
    const { rows, text } = readNote((await file(files.pdf)).rawPayload)
    expect(rows).toEqual(delivery.lines.map((line) => printed(line, delivery.tracking_no === 'JD2002')))
    for (const part of [
      ['供货单位', delivery.supplier],
      ['收货单位', delivery.receiver],
      ['收货地址', delivery.address],
      ['发货日期', delivery.shipped_on],
      ['单号', delivery.note_no],
    ].flat())
      expect(text).toContain(part)
    expect(text).toContain(`合计 ${formatMoney(delivery.total_cents)} 元`)
    expect(text).toContain('药品出库专用章')
    expect(delivery.supplier).toBe('演示医药批发有限公司')
  }
})

function printed(line: DeliveryLine, hasHerbs: boolean): Record<string, string> {
  const name = line.generic_name === line.name ? line.name : `${line.generic_name}（${line.name}）`
  return {
    序号: String(line.number),
    通用名称: name,
    剂型: line.dosage_form,
    规格: line.spec,
    上市许可持有人: line.holder ?? '—',
    生产厂商: line.maker,
    ...(hasHerbs ? { 产地: line.origin ?? '—' } : {}),
    批准文号: line.approval_no ?? '—',
    批号: line.lot,
    生产日期: line.produced,
    有效期至: line.expires,
    数量: `${line.quantity}${line.unit}`,
    单价: formatMoney(line.unit_price_cents),
    优惠: formatMoney(line.discount_cents),
    金额: formatMoney(line.amount_cents),
  }
}

it('a note shows the seal that the warehouse had on its day; until there is one the office is told and the place stays empty', async () => {
  const note = async (nth: number) => (await file((await sent())[nth]?.files.pdf ?? '')).rawPayload
  const before = await note(0)
  expect(before.includes('/Subtype /Image')).toBe(false)
  const warehouses = async () =>
    (await h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get('/api/erp/warehouse')).data as { id: string; seal: string }[]
  expect((await warehouses()).find(({ id }) => id === '1')?.seal).toBe('none')
  const set = await office(h).post('/api/erp/warehouse/1/seal', { staff: '李库管', client_key: 'seal-0001', picture: SEAL_PNG })
  expect(set).toMatchObject({ status: 200 })
  expect((await warehouses()).find(({ id }) => id === '1')?.seal).toBe('set')
  expect((await note(0)).equals(before)).toBe(false)
  expect((await note(0)).includes('/Subtype /Image')).toBe(true)
  await h.deps.db
    .updateTable('warehouse_seal')
    .set({ set_at: new Date(h.clock.now().getTime() + 1) })
    .execute()
  expect((await note(0)).equals(before)).toBe(true)
  expect((await note(1)).includes('/Subtype /Image')).toBe(true)
  expect(await office(h).post('/api/erp/warehouse/9/seal', { staff: '李库管', client_key: 'seal-0002', picture: SEAL_PNG })).toMatchObject({
    status: 404,
  })
})

/** The smallest PNG there is. */
const SEAL_PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

it('the file is the data of the call, and is signed by the key at its address', async () => {
  const [, second] = await sent()
  const json = await file(second?.files.json ?? '')
  expect(json.json()).toEqual(second?.delivery)
  const signature = Buffer.from((await file(second?.files.signature ?? '')).body, 'base64')
  const key = await h.app.inject({ method: 'GET', url: `/files/signing-key/${second?.delivery.signing_key}.pem` })
  expect(key.statusCode).toBe(200)
  expect(verify(null, json.rawPayload, createPublicKey(key.body), signature)).toBe(true)
  expect(verify(null, Buffer.from(json.body.replace('6665', '6664')), createPublicKey(key.body), signature)).toBe(false)
})

it('the workbook has a row for each lot with the same money', async () => {
  const [, second] = await sent()
  const workbook = await file(second?.files.xlsx ?? '')
  expect(workbook.headers['content-type']).toContain('spreadsheetml')
  const [head, ...rows] = readWorkbook(workbook.rawPayload).map(({ cells }) => cells)
  const at = (title: string) => head?.indexOf(title) ?? -1
  expect(rows.map((row) => ['产地', '批号', '数量', '单价', '金额'].map((title) => row[at(title)]))).toEqual(
    (second?.delivery.lines ?? []).map((line) =>
      [line.origin ?? '', line.lot, line.quantity, line.unit_price_cents / 100, line.amount_cents / 100].map(String),
    ),
  )
})

it('neither data nor note of another shop is there', async () => {
  const stranger = await createShopper(h)
  const [first] = await sent()
  expect((await stranger.client.get(`/api/order/${orderId}/delivery`)).status).toBe(404)
  const files = Object.values(first?.files ?? {}).filter((url) => url !== null)
  expect(files).toHaveLength(4)
  for (const url of files) expect((await file(url, stranger)).statusCode).toBe(404)
  expect((await file(`/files/document/${orderId}/delivery-3.json`)).statusCode).toBe(404)
})

it('the cents of a line are shared over its lots without a rest; what is sent again costs nothing', () => {
  const lot = (parcel: number, qty: number): SentLot => ({ line_id: 1, line_qty: 7, line_cents: 1_000, parcel, qty }) as SentLot
  const cents = (resent: readonly number[]) =>
    withCents([lot(1, 3), lot(2, 3), lot(3, 1), lot(4, 2)], new Set(resent)).map((paid) => paid.cents)
  expect(cents([4])).toEqual([428, 429, 143, 0])
})
