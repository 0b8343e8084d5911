import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createGoods } from '../../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../../testing/harness.ts'
import { brokenInvariants } from '../../../testing/invariants.ts'
import type { TestAnswer } from '../../../testing/testClient.ts'
import { buy, createShopper, newKey, office, payAtCashier, type PlacedWire, type Shopper } from '../../../testing/trading.ts'
import { keepUploadRow } from '../../erp/testUpload.ts'
import { openTrade } from '../../promotion/testShop.ts'

interface Shipped {
  readonly shopper: Shopper
  readonly placed: PlacedWire
  readonly id: string
  readonly line: string
}

let h: Harness
let owner: Shipped
let stranger: Shipped
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
  owner = await shippedOrder()
  stranger = await shippedOrder()
})
afterAll(() => h.close())
afterEach(async () => {
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

/** Both shops have an order that could be returned, invoiced and documented, so that only whose it is decides. */
async function shippedOrder(): Promise<Shipped> {
  const shopper = await createShopper(h)
  const placed = await buy(shopper.client, [{ goodsId: await createGoods(h), number: 30 }])
  await payAtCashier(h, shopper.client, placed.trade_id)
  const id = placed.orders[0]?.id ?? ''
  for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${id}/advance`, { to })
  await office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: `SF-WHOSE-${id}` })
  const { lines } = (await shopper.client.get(`/api/order/${id}`)).data as { lines: { id: string }[] }
  return { shopper, placed, id, line: lines[0]?.id ?? '' }
}

const NOT_THERE = { status: 404, data: { reason: 'NOT_FOUND' } }
const as = ({ shopper: { client } }: Shipped) => client
const applyFor = (who: Shipped, orderId: string, lineId: string): Promise<TestAnswer> =>
  as(who).post('/api/afterSale', {
    order_id: orderId,
    type: 'refund_only',
    reason: '其他',
    client_key: newKey(),
    'lines[0][id]': lineId,
    'lines[0][qty]': '5',
  })
const invoiceFor = (who: Shipped, orderIds: string): Promise<TestAnswer> =>
  as(who).post('/api/invoice', { order_ids: orderIds, kind: 'vat_plain', tax_no: '91420100MA00000001', client_key: newKey() })
const count = async (table: 'after_sale' | 'refund' | 'invoice' | 'payment'): Promise<number> =>
  (await h.deps.db.selectFrom(table).select('id').execute()).length

describe('an order of another shop', () => {
  it('is refunded to nobody who names it by its id, nor any line of it under an order of one’s own', async () => {
    expect(await applyFor(stranger, owner.id, owner.line)).toMatchObject(NOT_THERE)
    expect((await applyFor(stranger, stranger.id, owner.line)).status).toBe(404)
    expect(await as(stranger).get(`/api/afterSale?order_id=${owner.id}`)).toMatchObject({ status: 200, data: { data: [], total: 0 } })
    expect(await as(stranger).post(`/api/order/${owner.id}/refund_apply`, { reason: '不要了' })).toMatchObject(NOT_THERE)
    expect((await office(h).post(`/api/erp/order/${stranger.id}/return`, { line_id: owner.line, number: '1', note: '破损' })).status).toBe(
      404,
    )
    expect([await count('after_sale'), await count('refund')]).toEqual([0, 0])
    expect((await applyFor(owner, owner.id, owner.line)).status).toBe(200)
  })

  it('shows its after-sale to its own shop alone, which alone may cancel it', async () => {
    const { data } = (await as(owner).get(`/api/afterSale?order_id=${owner.id}`)).data as { data: { id: string }[] }
    const id = data[0]?.id ?? ''
    expect(await as(stranger).get(`/api/afterSale/${id}`)).toMatchObject(NOT_THERE)
    for (const action of ['cancel', 'ship', 'receive']) {
      expect(
        await as(stranger).post(`/api/afterSale/${id}/${action}`, { client_key: newKey(), carrier: '顺丰', tracking_no: 'SF00000001' }),
        action,
      ).toMatchObject(NOT_THERE)
    }
    expect((await as(owner).get(`/api/afterSale/${id}`)).data).toMatchObject({ status: 'applied' })
  })

  it('gives its documents to its own shop alone, as a list, as a file and as one archive', async () => {
    const paper = ((await as(owner).get(`/api/order/${owner.id}/documents`)).data as { url: string }[])[0]?.url ?? ''
    expect(paper).toMatch(/^\/files\/document\//)
    const zip = ((await as(owner).get(`/api/order/${owner.id}/documents?zip=1`)).data as { url: string }[])[0]?.url ?? ''
    const fileFor = (who: Shipped, url: string) => h.app.inject({ method: 'GET', url, cookies: { sid: as(who).cookie('sid') ?? '' } })
    for (const query of ['', '?zip=1', '?kind=delivery_note'])
      expect(await as(stranger).get(`/api/order/${owner.id}/documents${query}`)).toMatchObject(NOT_THERE)
    for (const url of [paper, zip]) {
      expect((await fileFor(owner, url)).statusCode).toBe(200)
      expect((await fileFor(stranger, url)).statusCode).toBe(404)
      expect((await h.app.inject({ method: 'GET', url })).statusCode).toBe(401)
    }
  })

  it('is paid for and proved paid by its own shop alone', async () => {
    const before = await count('payment')
    const open = await buy(as(owner), [{ goodsId: await createGoods(h), number: 30 }])
    expect(await as(stranger).get(`/api/trade/${open.trade_id}/status`)).toMatchObject(NOT_THERE)
    expect(await as(stranger).post(`/api/trade/${open.trade_id}/pay`, { channel: 'sandbox', client_key: newKey() })).toMatchObject(
      NOT_THERE,
    )
    const file = await keepUploadRow(h, stranger.shopper.person.memberId)
    expect(
      await as(stranger).post(`/api/trade/${open.trade_id}/transfer_proof`, {
        file,
        bank: '演示银行',
        amount: '312.00',
        client_key: newKey(),
      }),
    ).toMatchObject(NOT_THERE)
    expect(await count('payment')).toBe(before)
  })

  it('is invoiced to its own shop alone, even beside an order of one’s own, and mailed to nobody else', async () => {
    expect(await invoiceFor(stranger, owner.id)).toMatchObject(NOT_THERE)
    expect(await invoiceFor(stranger, `${stranger.id},${owner.id}`)).toMatchObject(NOT_THERE)
    expect(await count('invoice')).toBe(0)
    const made = (await invoiceFor(owner, owner.id)).data as { id: string }
    expect(await as(stranger).get(`/api/invoice/${made.id}`)).toMatchObject(NOT_THERE)
    expect(await as(stranger).post(`/api/invoice/${made.id}/mail`, { email: 'stranger@example.com', client_key: newKey() })).toMatchObject(
      NOT_THERE,
    )
    expect((await as(stranger).get('/api/invoice')).data).toMatchObject({ data: [], total: 0 })
  })
})
