import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoods, createTrade, HERBS, MAIN, setStock } from '../../testing/catalogue.ts'
import { harnessOn, openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn, type Person } from '../../testing/people.ts'
import { newKey } from '../../testing/trading.ts'
import type { TestClient } from '../../testing/testClient.ts'
import type { CartStateWire } from '../cart/cart.schemas.ts'
import { post } from '../ledger/ledger.service.ts'
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

describe('the balance', () => {
  const quoted = async (more: Readonly<Record<string, string>>): Promise<QuoteWire> => {
    const id = await add(await createGoods(h), 30)
    return (await client.post('/api/cart/checkout', { ids: id, ...more })).data as QuoteWire
  }

  it('the balance is put forward whole, or the part that is said, and never more than there is', async () => {
    await sign()
    await post(h.deps, { memberId: person.memberId, kind: 'balance', delta: 20_000, reason: 'recharge', ref: 'r1' })
    const used = async (more: Readonly<Record<string, string>>) => (await quoted({ use_balance: '1', ...more })).tenders
    expect(await used({})).toMatchObject({ balance: '200.00', online: '112.00', balance_available: '200.00' })
    expect(await used({ balance: '50.05' })).toMatchObject({ balance: '50.05', online: '261.95' })
    expect(await used({ balance: '200.01' })).toMatchObject({ balance: '200.00' })
    expect(await used({ balance: '0.00' })).toMatchObject({ balance: '0.00', online: '312.00' })
    expect((await quoted({ balance: '50.05' })).tenders).toMatchObject({ balance: '0.00' })
  })

  it('the part of the balance that was quoted is what the order takes', async () => {
    await sign()
    await post(h.deps, { memberId: person.memberId, kind: 'balance', delta: 20_000, reason: 'recharge', ref: 'r2' })
    const { quote_id, hash } = await quoted({ use_balance: '1', balance: '50.05' })
    const placed = await client.post('/api/order', {
      quote_id,
      hash,
      client_key: newKey(),
      pay_mode: 'transfer',
      address: '示例市测试路1号',
    })
    expect(placed).toMatchObject({ status: 200 })
    expect((await h.deps.db.selectFrom('trade').select('online').where('member_id', '=', person.memberId).executeTakeFirst())?.online).toBe(
      26_195,
    )
  })
})

describe('ways to pay', () => {
  it('a quote offers paying online only where a channel is open, or nothing is left to pay', async () => {
    const closed = await harnessOn({ db: h.deps.db, close: () => Promise.resolve() }, { paySandbox: false, sandboxSecret: null })
    await sign()
    const id = await add(await createGoods(h), 30)
    const modes = async (who: TestClient, more = {}) =>
      ((await who.post('/api/cart/checkout', { ids: id, ...more })).data as QuoteWire).pay_modes
    expect(await modes(client)).toEqual(['online', 'transfer'])
    const there = await logIn(closed, person)
    expect(await modes(there)).toEqual(['transfer'])
    await post(h.deps, { memberId: person.memberId, kind: 'balance', delta: 100_000, reason: 'recharge', ref: 'r3' })
    expect(await modes(there, { use_balance: '1' })).toEqual(['online', 'transfer'])
    await closed.close()
  })
})

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
