import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { buy, createEph, createShopper, newKey, office, payAtCashier, type Shopper, type Wanted } from '../../testing/trading.ts'
import { uploadFor } from '../../testing/uploads.ts'
import { post } from '../ledger/ledger.service.ts'

let h: Harness
let me: Shopper
let eph: number
let order: string
let plain: string
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  me = await createShopper(h)
  await post(h.deps, { memberId: me.person.memberId, kind: 'balance', delta: 50_000, reason: 'recharge', ref: newKey() })
  h.clock.advance(60_000)
  eph = await createEph(h)
  order = await received([{ goodsId: eph, number: 20 }])
  h.clock.advance(60_000)
  plain = await received([{ goodsId: await createGoods(h), number: 30 }], { use_balance: 1 })
})
afterAll(() => h.close())

let parcels = 0
async function received(wanted: readonly Wanted[], checkout: Record<string, number> = {}): Promise<string> {
  const placed = await buy(me.client, wanted, { checkout })
  if (placed.pay_status === 'unpaid') await payAtCashier(h, me.client, placed.trade_id)
  const id = placed.orders[0]?.id ?? ''
  for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${id}/advance`, { to })
  await office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: `HM${10_000 + ++parcels}` })
  await me.client.post(`/api/order/${id}/confirm`)
  return id
}

const file = (url: string, who = me) => h.app.inject({ method: 'GET', url, cookies: { sid: who.client.cookie('sid') ?? '' } })
const add = () => me.client.post('/api/cart', { goods_id: eph, number: 20, price: '10.00', ck_id: 1 })
const handIn = (key: string, who = me, more: Readonly<Record<string, string>> = {}) =>
  who.client.post(`/api/order/hmdd/${order}`, { file: key, ...more })

describe('the receipt of an ephedrine order', () => {
  it('the receipt of an ephedrine order is due, blocks the next purchase until it is handed in, again when refused, and not once approved', async () => {
    expect((await me.client.get('/api/order/hmdd')).data).toMatchObject({
      total: 1,
      data: [{ order_id: order, order_no: expect.stringMatching(/_3$/), status: 'due', status_text: '待交回', is_overdue: 0, file: null }],
    })
    expect(await add()).toMatchObject({ status: 403, data: { reason: 'EPH_RECEIPT_DUE' } })
    expect(await office(h).post(`/api/erp/receipt/${order}/approve`)).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
    const key = await uploadFor(h, me.person.memberId, 'receipt')
    const [clientKey, expected] = [{ client_key: newKey() }, { status: 200, data: { status: 'uploaded', file: `/files/upload/${key}` } }]
    expect(await handIn(key, me, clientKey)).toMatchObject(expected)
    expect(await handIn(key, me, clientKey)).toMatchObject(expected)
    expect(await handIn(key)).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
    expect(await office(h).post(`/api/erp/receipt/${order}/reject`, { reason: '公章不清晰' })).toMatchObject({
      data: { status: 'rejected', reason: '公章不清晰' },
    })
    expect((await add()).status).toBe(403)
    await handIn(await uploadFor(h, me.person.memberId, 'receipt'))
    expect(await office(h).post(`/api/erp/receipt/${order}/approve`)).toMatchObject({ data: { status: 'approved', reason: null } })
    expect((await add()).status).toBe(200)
    expect((await me.client.get('/api/order/hmdd?status=due')).data).toMatchObject({ total: 0 })
  })

  it('the receipt of an ephedrine order takes only the shop’s own upload made for it, and is nobody else’s', async () => {
    const other = await createShopper(h)
    expect(await handIn(await uploadFor(h, other.person.memberId, 'receipt'), other)).toMatchObject({
      status: 404,
      data: { reason: 'NOT_FOUND' },
    })
    expect(await handIn(await uploadFor(h, me.person.memberId, 'face'))).toMatchObject({ status: 422, message: '文件不存在，请重新上传' })
    expect(await handIn('')).toMatchObject({ status: 422, message: '请上传盖章的回执' })
    expect((await other.client.get(`/api/order/hmdd/${order}/template`)).status).toBe(404)
    expect((await file(`/files/document/${order}/receipt.pdf`, other)).statusCode).toBe(404)
  })

  it('the receipt of an ephedrine order has a paper to stamp', async () => {
    const { url } = (await me.client.get(`/api/order/hmdd/${order}/template`)).data as { url: string }
    const pdf = await file(url)
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ])
    expect((await me.client.get(`/api/order/hmdd/${plain}/template`)).status).toBe(404)
  })
})

describe('the papers of an order', () => {
  it('the papers of an order are its note and a report for each lot, one by one or as one file, the same each time', async () => {
    const papers = (await me.client.get(`/api/order/${plain}/documents`)).data as { name: string; url: string; lot: string | null }[]
    expect(papers.map(({ url }) => url.split('/').at(-1))).toEqual([
      'delivery_note.pdf',
      expect.stringMatching(/^lab_report-\d+-A\d+\.pdf$/),
    ])
    for (const { url } of papers) {
      const [first, second] = [await file(url), await file(url)]
      expect([url, first.statusCode, first.rawPayload.equals(second.rawPayload)]).toEqual([url, 200, true])
    }
    const [zip] = (await me.client.get(`/api/order/${plain}/documents?zip=1`)).data as { url: string }[]
    const [first, second] = [await file(zip?.url ?? ''), await file(zip?.url ?? '')]
    expect([first.headers['content-type'], first.rawPayload.equals(second.rawPayload)]).toEqual(['application/zip', true])
    expect(Object.keys(unzipSync(first.rawPayload))).toEqual(papers.map(({ name }) => name))
    expect((await me.client.get(`/api/order/${plain}/documents?kind=lab_report`)).data).toHaveLength(1)
    expect((await me.client.get(`/api/order/${plain}/documents?kind=invoice&zip=1`)).data).toEqual([])
  })

  it('the papers of an order are the shop’s own, and there are none before anything is shipped', async () => {
    const other = await createShopper(h)
    expect((await other.client.get(`/api/order/${plain}/documents`)).status).toBe(404)
    expect((await file(`/files/document/${plain}/delivery_note.pdf`, other)).statusCode).toBe(404)
    const fresh = (await buy(me.client, [{ goodsId: await createGoods(h), number: 30 }])).orders[0]?.id ?? ''
    expect((await me.client.get(`/api/order/${fresh}/documents`)).data).toEqual([])
    for (const name of ['delivery_note.pdf', 'all.zip', '..%2fx', 'x.pdf'])
      expect((await file(`/files/document/${fresh}/${name}`)).statusCode).toBe(404)
  })
})

describe('the statement of a month', () => {
  interface Wire {
    opening: string
    closing: string
    csv: string | null
    csv_url: string
    entries: { kind: string; amount: string; order_id: string | null; trade_no: string | null }[]
    by_order: { id: string; net: string; balance: string }[]
  }
  it('the statement of a month opens and closes with the balance, and each entry names its order or trade', async () => {
    const statement = (await me.client.get('/api/statement?month=2026-11&csv=1')).data as Wire
    expect([statement.opening, statement.closing]).toEqual(['0.00', '188.00'])
    expect(statement.entries.map(({ kind, amount, order_id: id }) => [kind, amount, id])).toEqual([
      ['balance', '500.00', null],
      ['payment', '-212.00', null],
      ['balance', '-312.00', plain],
    ])
    expect(statement.entries[1]?.trade_no).toMatch(/^\d{22}$/)
    expect(statement.by_order).toMatchObject([
      { id: order, net: '212.00' },
      { id: plain, net: '312.00', balance: '312.00' },
    ])
    const csv = await file(statement.csv_url)
    expect([csv.body, csv.headers['content-type']]).toEqual([statement.csv, 'text/csv; charset=utf-8'])
    expect([statement.csv?.charCodeAt(0), statement.csv?.split('\r\n')]).toEqual([
      0xfeff,
      expect.arrayContaining([',期初余额,,0.00,,,', ',期末余额,,188.00,,,']),
    ])
  })

  it('the statement of a month follows its neighbours, and months there are not are refused', async () => {
    expect((await me.client.get('/api/statement?month=2026-12')).data).toMatchObject({ opening: '188.00', closing: '188.00', entries: [] })
    expect(await me.client.get('/api/statement?month=2026-13')).toMatchObject({ status: 422 })
    expect((await file('/files/statement/2026-13.csv')).statusCode).toBe(404)
  })
})
