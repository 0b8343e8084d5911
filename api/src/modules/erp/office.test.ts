import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { buy, createShopper, newKey, office, stockOf, type Shopper } from '../../testing/trading.ts'
import { keepUploadRow } from './testUpload.ts'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  me = await createShopper(h)
})
afterAll(() => h.close())
afterEach(async () => {
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

const read = (url: string) => h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get(url)

it('a transfer is shown by its proof, sent back, shown again, and confirmed', async () => {
  const placed = await buy(me.client, [{ goodsId: await createGoods(h), number: 30 }])
  const key = await keepUploadRow(h, me.person.memberId)
  const send = (form: Record<string, string>) =>
    me.client.post(`/api/trade/${placed.trade_id}/transfer_proof`, {
      file: key,
      bank: '演示银行',
      amount: '312.00',
      client_key: newKey(),
      ...form,
    })
  expect(await send({ amount: '300.00' })).toMatchObject({
    status: 422,
    data: { errors: { amount: ['汇款金额须等于应付金额 312.00 元'] } },
  })
  expect(await send({ file: 'another-shops-key.png' })).toMatchObject({ status: 422 })
  expect(await send({})).toMatchObject({ status: 200, data: { status: 'submitted' } })
  expect((await me.client.get(`/api/trade/${placed.trade_id}/status`)).data).toMatchObject({
    pay_mode: 'transfer',
    transfer_account: { number: '0000 0000 0000 0000 000' },
    transfer_proof: { status: 'submitted', amount: '312.00' },
    pay_until: placed.pay_until - 1_800 + 3 * 86_400,
  })
  expect((await read('/api/erp/waiting')).data).toMatchObject({
    counts: { transfer_proof: 1 },
    transfers: [{ trade_id: placed.trade_id, amount: '312.00' }],
  })
  expect((await office(h).post(`/api/erp/trade/${placed.trade_id}/proof_reject`, { reason: '未查到该笔汇款' })).status).toBe(200)
  expect((await me.client.get(`/api/trade/${placed.trade_id}/status`)).data).toMatchObject({
    transfer_proof: { status: 'rejected', reason: '未查到该笔汇款' },
  })
  await send({})
  await office(h).post(`/api/erp/trade/${placed.trade_id}/received`, { txn: 'BANK-0001', amount: '312.00' })
  expect((await me.client.get(`/api/trade/${placed.trade_id}/status`)).data).toMatchObject({
    pay_status: 'paid',
    transfer_proof: { status: 'confirmed' },
  })
  expect(await send({})).toMatchObject({ status: 409, data: { reason: 'ALREADY_PAID' } })
})

it('a refund of a transfer is listed until the house has told that it was sent', async () => {
  const placed = await buy(me.client, [{ goodsId: await createGoods(h), number: 30 }], { order: { pay_mode: 'transfer' } })
  await office(h).post(`/api/erp/trade/${placed.trade_id}/received`, { txn: 'BANK-0002', amount: '312.00' })
  const refunds = async () => ((await read('/api/erp/waiting')).data as { refunds: { id: string }[] }).refunds
  expect(await refunds()).toEqual([])
  const order = `/api/erp/order/${placed.orders[0]?.id}`
  await office(h).post(`${order}/advance`, { to: 'billed' })
  await office(h).post(`${order}/refund_open`)
  expect(await office(h).post(`${order}/refund`, { agree: '1', note: '缺货' })).toMatchObject({ status: 200 })
  const listed = await refunds()
  expect(listed).toMatchObject([{ trade_no: placed.trade_no, amount: '312.00', txn: 'BANK-0002' }])
  expect((await office(h).post(`/api/erp/refund/${listed[0]?.id}/settled`)).status).toBe(200)
  expect(await refunds()).toEqual([])
})

it('stock comes in and goes out by lot, once a key, and never what others have reserved', async () => {
  const goods = await createGoods(h)
  const form = { goods_id: String(goods), ck_id: '1', lot: 'B1', number: '50', client_key: newKey() }
  expect(await office(h).post('/api/erp/stock/in', form)).toMatchObject({
    status: 422,
    data: { errors: { expires: ['新批号请填写生产日期和有效期'] } },
  })
  for (const again of [form, form])
    expect((await office(h).post('/api/erp/stock/in', { ...again, produced: '2026-01-01', expires: '2028-01-01' })).status).toBe(200)
  expect(await stockOf(h, goods)).toEqual({ on_hand: 150, reserved: 0 })
  expect(await office(h).post('/api/erp/stock/out', { ...form, client_key: newKey(), number: '51' })).toMatchObject({ status: 422 })
  await buy(me.client, [{ goodsId: goods, number: 120 }])
  expect(await office(h).post('/api/erp/stock/out', { ...form, client_key: newKey() })).toMatchObject({
    status: 400,
    data: { reason: 'STOCK_SHORT', available: 30 },
  })
  expect((await office(h).post('/api/erp/stock/out', { ...form, client_key: newKey(), number: '30' })).status).toBe(200)
  expect((await read(`/api/erp/stock?goods_id=${goods}`)).data).toMatchObject([
    { on_hand: 120, reserved: 120, lots: [{ number: 100 }, { lot: 'B1', number: 20 }] },
  ])
})

it('promotions are published through the checks, and a cart is seen as of any moment', async () => {
  const goods = await createGoods(h)
  const now = h.clock.now().getTime()
  const draft = (minus: number) =>
    JSON.stringify({
      kind: 'manjian',
      name: '明日满减',
      goodsIds: [goods],
      tiers: [{ full: 10_000, minus }],
      startsAt: new Date(now + 86_400_000).toISOString(),
      endsAt: new Date(now + 2 * 86_400_000).toISOString(),
    })
  expect(await office(h).post('/api/erp/promotion', { draft: draft(9_000) })).toMatchObject({
    status: 400,
    data: { problems: [{ index: 0 }] },
  })
  for (const bad of ['{', '{"kind":"manjian"}', 'null'])
    expect(await office(h).post('/api/erp/promotion', { draft: bad })).toMatchObject({
      status: 422,
      data: { errors: { draft: [expect.any(String)] } },
    })
  const published = await office(h).post('/api/erp/promotion', { draft: draft(1_000) })
  expect(published).toMatchObject({ status: 200, data: { version: 1 } })
  const preview = (at: number) => read(`/api/erp/preview?member_id=${me.person.memberId}&at=${Math.floor(at / 1000)}&lines=${goods}:20`)
  expect((await preview(now)).data).toMatchObject({ data: [{ number: 20 }], total: '200.00' })
  expect((await preview(now + 90_000_000)).data).toMatchObject({ total: '190.00' })
  for (const [number, status] of [
    [0, 422],
    [1, 200],
    [50_000, 200],
    [50_001, 422],
  ] as const)
    expect([number, (await read(`/api/erp/preview?member_id=${me.person.memberId}&lines=${goods}:${number}`)).status]).toEqual([
      number,
      status,
    ])
  expect((await office(h).post(`/api/erp/promotion/${(published.data as { id: string }).id}/end`)).status).toBe(200)
  expect((await preview(now + 90_000_000)).data).toMatchObject({ total: '200.00' })
})

it('a new paper takes the place of the one in force, and orders are found by number and shop', async () => {
  const { id } = await h.deps.db
    .insertInto('certificate')
    .values({ member_id: me.person.memberId, kind: 'gsp', no: 'NEW', valid_from: '2026-01-01', valid_to: '2031-01-01', file_key: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await read('/api/erp/certificate')).data).toMatchObject([{ id: String(id), no: 'NEW' }])
  expect((await office(h).post(`/api/erp/certificate/${id}/decide`, { agree: '1' })).status).toBe(200)
  expect(await office(h).post(`/api/erp/certificate/${id}/decide`, { agree: '0' })).toMatchObject({ status: 409 })
  const [order] = (await read('/api/erp/order?status=unpaid')).data as { id: string; no: string }[]
  expect((await read(`/api/erp/order?keywords=${order?.no}`)).data).toMatchObject([{ id: order?.id }])
  expect((await read(`/api/erp/order/${order?.id}`)).data).toMatchObject({ no: order?.no, status: 'unpaid' })
})

it('stock and a look at a cart are asked for by the codes of the files', async () => {
  const goodsId = await createGoods(h, { base_price: 1_000 })
  await sql`insert into import_key (kind, key, id) values ('goods', '00:77', ${goodsId}), ('member', 'HY9', ${me.person.memberId})`.execute(
    h.deps.db,
  )
  const booked = { goods: '00:77', warehouse: '1', lot: 'L77', number: '25', produced: '2026-01-01', expires: '2029-01-01' }
  expect(await office(h).post('/api/erp/stock/in', booked)).toMatchObject({ status: 200 })
  expect((await read('/api/erp/stock?goods=00:77')).data).toMatchObject([
    { goods_id: String(goodsId), lots: expect.arrayContaining([expect.objectContaining({ lot: 'L77', number: 25 })]) },
  ])
  expect((await read('/api/erp/preview?member=HY9&lines=00:77:3')).data).toMatchObject({
    data: [{ goods: { id: String(goodsId) }, number: 3, amount: '30.00' }],
  })
  expect(await read('/api/erp/stock?goods=0078')).toMatchObject({ status: 422, message: '商品编码不存在：0078' })
  expect(await read('/api/erp/stock')).toMatchObject({ status: 422, message: '请填写商品编码' })
  expect(await office(h).post('/api/erp/stock/in', { ...booked, warehouse: 'CK9' })).toMatchObject({ message: '仓库编码不存在：CK9' })
})
