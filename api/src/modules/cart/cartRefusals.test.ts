import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoods, createTrade, HERBS, MAIN, setStock } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn } from '../../testing/people.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { promote } from '../promotion/testShop.ts'
import type { CartStateWire } from './cart.schemas.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())
beforeEach(() => h.clock.advance(60_000))

const add = (client: TestClient, goodsId: number, number = 5, ck = MAIN) =>
  client.post('/api/cart', { goods_id: goodsId, number, price: '10.00', ck_id: ck })
const lapsed = { kind: 'gsp', no: '1', validFrom: '2020-01-01', validTo: '2026-10-31', fileKey: 'x', status: 'passed' } as const

describe('the member’s gate', () => {
  it.each([
    ['under review', { review: 'pending' }, {}, 403, { reason: 'NOT_REVIEWED' }, '您的资质尚未审核通过，审核通过后即可购买'],
    ['frozen', { review: 'frozen' }, {}, 403, { reason: 'NOT_REVIEWED' }, '您的资质尚未审核通过，审核通过后即可购买'],
    [
      'with an expired certificate',
      { certificates: [lapsed] },
      {},
      403,
      { reason: 'CERT_EXPIRED', value: 'GSP证书' },
      '您的GSP证书已过期，请更新后再购买',
    ],
    [
      'without the scope',
      { scopes: [{ code: 'herb', validTo: null }] },
      {},
      403,
      { reason: 'SCOPE_DENIED', value: '化学药制剂' },
      '您提供的资质不具备购买化学药制剂的权限',
    ],
    [
      'with a lapsed scope',
      { scopes: [{ code: 'chemical', validTo: '2026-11-20' }] },
      {},
      403,
      { reason: 'SCOPE_DENIED' },
      '您提供的资质不具备购买化学药制剂的权限',
    ],
    [
      'without leave for ephedrine',
      { ephAllowed: false },
      { is_eph: true, scope_code: 'special', with_coupon: false },
      403,
      { reason: 'EPH_NOT_ALLOWED' },
      '您尚未开通含麻黄碱类商品的购买权限',
    ],
    ['for controlled goods', {}, { is_controlled: true }, 403, { reason: 'REGION_DENIED' }, '该商品不在您所在的销售区域内'],
  ] as const)('the member’s gate refuses a shop %s', async (_name, shop, goods, status, data, message) => {
    const client = await logIn(h, await createPerson(h, shop))
    const goodsId = await createGoods(h, goods)
    expect(await add(client, goodsId)).toMatchObject({ status, code: status, data, message })
  })

  it('the member’s gate judges review before certificates before scope', async () => {
    const goodsId = await createGoods(h)
    const all = { review: 'pending', certificates: [lapsed], scopes: [] } as const
    expect((await add(await logIn(h, await createPerson(h, all)), goodsId)).data).toMatchObject({ reason: 'NOT_REVIEWED' })
    expect((await add(await logIn(h, await createPerson(h, { ...all, review: 'passed' })), goodsId)).data).toMatchObject({
      reason: 'CERT_EXPIRED',
    })
  })
})

describe('the goods’ gate', () => {
  it.each([
    ['off sale', { is_on_sale: false }, 5, 400, { reason: 'NOT_ON_SALE' }],
    ['out of stock', { stock: 0 }, 5, 400, { reason: 'OUT_OF_STOCK' }],
    ['short', { stock: 12 }, 15, 400, { reason: 'STOCK_SHORT', available: 12 }],
    ['below the minimum', { min_qty: 20 }, 10, 400, { reason: 'MIN_QTY', value: 20 }],
    ['not a multiple of the pack', {}, 7, 400, { reason: 'PACK_MULTIPLE', value: 5 }],
    ['less than the last pack', { stock: 3 }, 2, 400, { reason: 'PACK_MULTIPLE', value: 3 }],
  ] as const)('the goods’ gate refuses goods %s', async (_name, goods, number, status, data) => {
    const client = await logIn(h, await createPerson(h))
    expect(await add(client, await createGoods(h, goods), number)).toMatchObject({ status, data })
  })

  it('the goods’ gate sells the last rest below a pack whole', async () => {
    const client = await logIn(h, await createPerson(h))
    expect((await add(client, await createGoods(h, { stock: 3 }), 3)).status).toBe(200)
  })

  it('the goods’ gate knows neither unknown goods nor the wrong warehouse', async () => {
    const client = await logIn(h, await createPerson(h))
    expect(await add(client, 999_999)).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } })
    expect(await add(client, await createGoods(h), 5, HERBS)).toMatchObject({ status: 404 })
  })

  it('the goods’ gate keeps to 50,000 of one goods', async () => {
    const client = await logIn(h, await createPerson(h))
    const goods = await createGoods(h, { stock: 200_000 })
    expect((await add(client, goods, 50_000)).status).toBe(200)
    expect(await add(client, goods, 5)).toMatchObject({ status: 400, data: { reason: 'BUY_LIMIT', value: 50_000 } })
  })

  it('the goods’ gate tells what other lines of the goods leave, however many are asked for', async () => {
    const client = await logIn(h, await createPerson(h))
    const goods = await createGoods(h)
    await promote(h, { kind: 'flash', items: [{ goodsId: goods, price: 900, total: 50, perMember: 40 }] })
    expect((await client.post('/api/cart', { goods_id: goods, number: 40, price: '9.00', ck_id: MAIN, type: 1 })).status).toBe(200)
    for (const number of [65, 105])
      expect(await add(client, goods, number)).toMatchObject({
        status: 400,
        message: '库存不足，最多可购买 60',
        data: { reason: 'STOCK_SHORT', available: 60 },
      })
  })

  it('the goods’ gate holds for edits too', async () => {
    const client = await logIn(h, await createPerson(h))
    const goods = await createGoods(h)
    const { data } = (await add(client, goods)).data as CartStateWire
    const edit = (number: number) => client.post(`/api/cart/${data[0]?.id}/edit`, { number })
    expect(await edit(7)).toMatchObject({ status: 400, data: { reason: 'PACK_MULTIPLE', value: 5 } })
    expect(await edit(105)).toMatchObject({ status: 400, data: { reason: 'STOCK_SHORT', available: 100 } })
    expect(await edit(0)).toMatchObject({ status: 422, data: { errors: { number: ['购买数量不能小于1'] } } })
    await h.deps.db.updateTable('goods').set({ is_on_sale: false }).where('id', '=', goods).execute()
    expect(await edit(10)).toMatchObject({ status: 400, data: { reason: 'NOT_ON_SALE' } })
  })
})

describe('a line that cannot be bought any more', () => {
  it('a line that cannot be bought any more is forced unselected, says why and costs nothing, until it can be bought again', async () => {
    const client = await logIn(h, await createPerson(h))
    const [bad, good] = [await createGoods(h), await createGoods(h)]
    await add(client, bad, 20)
    await add(client, good, 30)
    await setStock(h, bad, 10)
    const cart = (await client.get('/api/cart/list')).data as CartStateWire
    expect(cart.data[1]).toMatchObject({ is_selected: 0, reason: 'STOCK_SHORT', reason_text: '库存不足，最多可购买 10', number: 20 })
    expect(cart).toMatchObject({ total: '300.00', count: 2, selected_count: 1 })
    expect(cart.warnings).toContainEqual({
      code: 'STOCK_SHORT',
      target: cart.data[1]?.id,
      message: '库存不足，最多可购买 10',
      available: 10,
    })
    const selected = (await client.post('/api/cart/batch_select', { ids: `${cart.data[1]?.id}`, is_selected: 1 })).data as CartStateWire
    expect(selected.data[1]).toMatchObject({ is_selected: 0 })
    await setStock(h, bad, 0)
    expect(((await client.get('/api/cart/list')).data as CartStateWire).data[1]).toMatchObject({ reason: 'OUT_OF_STOCK' })
    await setStock(h, bad, 100)
    expect(((await client.get('/api/cart/list')).data as CartStateWire).data[1]).toMatchObject({ is_selected: 1, reason: null })
  })

  it('a line that cannot be bought any more names the paper that ran out and hides prices from a shop that lost its review', async () => {
    const person = await createPerson(h, { certificates: [{ ...lapsed, validTo: '2026-11-21' }] })
    const client = await logIn(h, person)
    await add(client, await createGoods(h))
    h.clock.advance(86_400_000)
    expect(((await client.get('/api/cart/list')).data as CartStateWire).data).toMatchObject([
      { reason: 'CERT_EXPIRED', reason_text: '您的GSP证书已过期，请更新后再购买' },
    ])
    await h.deps.db.updateTable('member').set({ review: 'frozen' }).where('id', '=', person.memberId).execute()
    const cart = (await client.get('/api/cart/list')).data as CartStateWire
    expect(cart.data).toMatchObject([
      { reason: 'NOT_REVIEWED', price: null, amount: '0.00', list_amount: '0.00', goods: { base_price: null } },
    ])
    expect(cart.pricing?.goods).toMatchObject({ [cart.data[0]?.goods?.id ?? '']: { base_price: 0, special: null, ladder: [] } })
  })
})

describe('what a refusal tells', () => {
  it('an addition beyond the stock tells what is left, of which goods and of which line', async () => {
    const client = await logIn(h, await createPerson(h))
    const goodsId = await createGoods(h, { zbz: 5, min_qty: 10 })
    await setStock(h, goodsId, 20)
    const first = await add(client, goodsId, 5)
    expect(first.data).toMatchObject({ reason: 'MIN_QTY', facts: { minimum: 10, pack: 5, goods_id: String(goodsId) } })
    const cart = (await add(client, goodsId, 15)).data as CartStateWire
    const lineId = cart.data[0]?.id ?? ''
    expect((await add(client, goodsId, 10)).data).toEqual({
      reason: 'STOCK_SHORT',
      available: 20,
      goods_id: String(goodsId),
      line_id: lineId,
      facts: { available: 20, goods_id: String(goodsId), line_id: lineId },
    })
    const edited = await client.post(`/api/cart/${lineId}/edit`, { number: 25 })
    expect(edited.data).toMatchObject({ reason: 'STOCK_SHORT', facts: { available: 20, line_id: lineId } })
  })

  it('an addition without a price is taken and compares with none', async () => {
    const client = await logIn(h, await createPerson(h))
    const goodsId = await createGoods(h, {})
    await setStock(h, goodsId, 20)
    const answer = await client.post('/api/cart', { goods_id: goodsId, number: 5, ck_id: MAIN })
    expect(answer).toMatchObject({ status: 200, data: { data: [{ number: 5, price: '10.00' }], warnings: [{ code: 'MIN_ORDER' }] } })
  })
})

describe('the forms', () => {
  it.each([
    ['/api/cart', {}, { goods_id: ['请填写商品编号'], number: ['请填写购买数量'], ck_id: ['请填写仓库'] }],
    [
      '/api/cart',
      { goods_id: '1 or 1=1', number: 'x', price: '1e3', ck_id: '-1', type: '9' },
      {
        goods_id: ['商品编号格式不正确'],
        number: ['购买数量格式不正确'],
        price: ['价格格式不正确'],
        ck_id: ['仓库格式不正确'],
        type: ['类型格式不正确'],
      },
    ],
    ['/api/cart', { goods_id: '1', number: 50_001, price: '10.00', ck_id: '1' }, { number: ['购买数量不能大于50000'] }],
    ['/api/cart/batch_select', { ids: '1,,2', is_selected: 2 }, { ids: ['采购单行格式不正确'], is_selected: ['勾选格式不正确'] }],
    ['/api/cart/batch_delete', { ids: '' }, { ids: ['采购单行格式不正确'] }],
    ['/api/cart/checkout', { ids: Array.from({ length: 501 }, (_, i) => i + 1).join(',') }, { ids: ['采购单行格式不正确'] }],
  ])('the forms of %s answer 422 in declared order', async (url, form, errors) => {
    const client = await logIn(h, await createPerson(h))
    const answer = await client.post(url, form)
    expect(answer).toMatchObject({ status: 422, message: Object.values(errors)[0]?.[0] })
    expect(JSON.stringify(answer.data)).toBe(JSON.stringify({ errors }))
  })
})
