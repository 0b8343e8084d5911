import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoods, createTrade, HERBS, MAIN, setStock } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn, type Person } from '../../testing/people.ts'
import type { TestClient } from '../../testing/testClient.ts'
import type { CartStateWire } from '../cart/cart.schemas.ts'
import type { QuoteWire } from './checkout.schemas.ts'

let h: Harness
let person: Person
let client: TestClient
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(60_000)
  person = await createPerson(h)
  client = await logIn(h, person)
})

const sign = () => client.post('/api/contract/sign', { id: 1, agree: 1 })
const checkout = (ids: readonly string[]) => client.post('/api/cart/checkout', { ids: ids.join(',') })

async function add(goodsId: number, number: number, ck = MAIN): Promise<string> {
  const cart = (await client.post('/api/cart', { goods_id: goodsId, number, price: '10.00', ck_id: ck })).data as CartStateWire
  return cart.data[0]?.id ?? ''
}

describe('checkout', () => {
  it('checkout asks for the e-contract first', async () => {
    const id = await add(await createGoods(h), 30)
    expect(await checkout([id])).toMatchObject({ status: 459, code: 459, message: '请先签署电子合同', data: { url: '/dzht' } })
    await sign()
    expect((await checkout([id])).status).toBe(200)
  })

  it('checkout quotes one order per warehouse and kind, with the reasons of each price', async () => {
    await sign()
    const plain = await add(await createGoods(h, { ladder: [{ number: 20, price: 900 }], name: '阶梯胶囊' }), 30)
    const eph = await add(await createGoods(h, { is_eph: true, scope_code: 'special', with_coupon: false }), 10)
    const herb = await add(await createGoods(h, { ck_id: HERBS, kind: 'herb', rx_class: 'none', scope_code: 'herb' }), 20, HERBS)
    const quote = (await checkout([plain, eph, herb])).data as QuoteWire
    expect(quote).toMatchObject({ expires_at: Math.floor(h.clock.now().getTime() / 1000) + 900, payable: '597.00', warnings: [] })
    expect(quote.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(quote.orders.map((order) => [order.ck_id, order.ck_name, order.kind, order.goods, order.shipping])).toEqual([
      ['1', '主仓', 'plain', '270.00', '12.00'],
      ['1', '主仓', 'ephedrine', '100.00', '0.00'],
      ['2', '中药仓', 'plain', '200.00', '15.00'],
    ])
    expect(quote.orders[0]?.lines).toEqual([
      {
        id: plain,
        type: 0,
        combo_id: null,
        goods_id: expect.stringMatching(/^\d+$/),
        name: '阶梯胶囊',
        number: 30,
        price: '9.00',
        list_amount: '300.00',
        amount: '270.00',
        adjustments: [{ phase: 'P1_LADDER', source: null, title: expect.any(String), amount: '30.00' }],
      },
    ])
  })

  it('checkout takes the lines it is given, ticked in the cart or not, and leaves the cart as it is', async () => {
    await sign()
    const [first, second] = [await add(await createGoods(h), 30), await add(await createGoods(h), 40)]
    await client.post('/api/cart/batch_select', { ids: first, is_selected: 0 })
    expect((await checkout([first])).data).toMatchObject({ payable: '312.00', orders: [{ lines: [{ id: first }] }] })
    expect((await client.get('/api/cart/list')).data).toMatchObject({
      data: [
        { id: second, is_selected: 1 },
        { id: first, is_selected: 0 },
      ],
    })
  })

  it('checkout leaves out what cannot be bought and says so; with nothing left it refuses', async () => {
    await sign()
    const goods = await createGoods(h)
    const [bad, good] = [await add(goods, 30), await add(await createGoods(h), 30)]
    await setStock(h, goods, 10)
    expect((await checkout([bad, good])).data).toMatchObject({
      orders: [{ lines: [{ id: good }] }],
      warnings: [{ code: 'STOCK_SHORT', target: bad, available: 10, message: '库存不足，最多可购买 10' }],
    })
    expect(await checkout([bad])).toMatchObject({
      status: 400,
      message: '库存不足，最多可购买 10',
      data: { reason: 'NOTHING_SELECTED', warnings: [{ code: 'STOCK_SHORT', target: bad }] },
    })
  })

  it('checkout names a warehouse’s minimum as a warning', async () => {
    await sign()
    expect((await checkout([await add(await createGoods(h), 5)])).data).toMatchObject({
      warnings: [{ code: 'MIN_ORDER', target: 'warehouse:1' }],
    })
  })

  it('checkout is not for shops under review, nor for lines of others', async () => {
    await sign()
    const id = await add(await createGoods(h), 30)
    const other = await logIn(h, await createPerson(h))
    await other.post('/api/contract/sign', { id: 1, agree: 1 })
    expect(await other.post('/api/cart/checkout', { ids: id })).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } })
    await h.deps.db.updateTable('member').set({ review: 'pending' }).where('id', '=', person.memberId).execute()
    expect(await checkout([id])).toMatchObject({ status: 403, data: { reason: 'NOT_REVIEWED' } })
    expect((await h.client().post('/api/cart/checkout', { ids: id })).status).toBe(401)
  })
})

describe('the hash', () => {
  it('the hash of a quote is the same for the same order and another when a price or quantity changes', async () => {
    await sign()
    const goods = await createGoods(h)
    const id = await add(goods, 30)
    const hash = async () => ((await checkout([id])).data as QuoteWire).hash
    const first = await hash()
    h.clock.advance(60_000)
    expect(await hash()).toBe(first)
    await h.deps.db.updateTable('goods').set({ name: '改名胶囊' }).where('id', '=', goods).execute()
    expect(await hash()).toBe(first)
    await client.post(`/api/cart/${id}/edit`, { number: 35 })
    const second = await hash()
    expect(second).not.toBe(first)
    await h.deps.db.updateTable('goods').set({ base_price: 999 }).where('id', '=', goods).execute()
    expect(await hash()).not.toBe(second)
  })
})

describe('a quote', () => {
  it('a quote is read again for fifteen minutes, as it was', async () => {
    await sign()
    const goods = await createGoods(h)
    const quote = (await checkout([await add(goods, 30)])).data as QuoteWire
    await h.deps.db.updateTable('goods').set({ base_price: 2_000 }).where('id', '=', goods).execute()
    h.clock.advance(899_000)
    expect((await client.get(`/api/quote/${quote.quote_id}`)).data).toEqual(quote)
    h.clock.advance(1_000)
    expect(await client.get(`/api/quote/${quote.quote_id}`)).toMatchObject({ status: 410, code: 410, data: { reason: 'QUOTE_EXPIRED' } })
  })

  it('a quote chooses the kind of invoice that the shop’s particulars allow, and none before there are any', async () => {
    await sign()
    const { quote_id: id } = (await checkout([await add(await createGoods(h), 30)])).data as QuoteWire
    const usual = async () =>
      ((await client.get(`/api/quote/${id}`)).data as QuoteWire).invoices.map((choice) => [choice.kind, choice.is_usual])
    expect(await usual()).toEqual([
      ['vat_plain', 0],
      ['vat_special', 0],
    ])
    const particulars = { title: '甲药房', tax_no: '91330100MA0000001X', company_address: null, company_phone: null }
    const profile = { member_id: person.memberId, ...particulars, bank: null, bank_account: null }
    await h.deps.db.insertInto('invoice_profile').values(profile).execute()
    expect(await usual()).toEqual([
      ['vat_plain', 1],
      ['vat_special', 0],
    ])
  })

  it('a quote is nobody else’s, and goes a day after it ran out', async () => {
    await sign()
    const id = await add(await createGoods(h), 30)
    const quote = (await checkout([id])).data as QuoteWire
    const url = `/api/quote/${quote.quote_id}`
    const other = await logIn(h, await createPerson(h))
    expect(await other.get(url)).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } })
    expect((await h.client().get(url)).status).toBe(401)
    h.clock.advance(2 * 86_400_000)
    await checkout([id])
    expect((await client.get(url)).status).toBe(404)
  })
})
