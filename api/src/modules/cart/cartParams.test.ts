import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { HERBS, MAIN } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import type { QuoteWire } from '../checkout/checkout.schemas.ts'
import { grantVoucher } from '../coupon/coupon.service.ts'
import { post } from '../ledger/ledger.service.ts'
import { addLine, buyer, cartOf, give, goodsAt, openTrade, promote, type Buyer } from '../promotion/testShop.ts'
import type { CartStateWire } from './cart.schemas.ts'

let h: Harness
let b: Buyer
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(60_000)
  b = await buyer(h)
})

const HOME = { name: '李姐', phone: '13900000009', province: 420000, city: 420100, district: 420102, address: '中山大道1号' }

it('an addition acts on its goods_id, its number, the price that was seen, its ck_id and its type', async () => {
  const [first, second] = [await goodsAt(h, 1_000), await goodsAt(h, 2_000)]
  await promote(h, { kind: 'flash', items: [{ goodsId: first, price: 900, total: 50, perMember: 40 }] })
  const add = async (form: Record<string, string | number>) => b.client.post('/api/cart', { goods_id: first, ck_id: MAIN, ...form })
  const cartAfter = async (form: Record<string, string | number>) => (await add(form)).data as CartStateWire

  const plain = await cartAfter({ number: 7, price: '10.00' })
  expect(plain.data).toMatchObject([{ goods: { id: String(first) }, number: 7, type: 0, price: '10.00', ck_id: '1' }])
  expect(plain.warnings.map(({ code }) => code)).not.toContain('PRICE_CHANGED')
  const repriced = await cartAfter({ number: 4, price: '9.99' })
  expect(repriced.data).toMatchObject([{ number: 11 }])
  expect(repriced.warnings).toContainEqual(expect.objectContaining({ code: 'PRICE_CHANGED', target: plain.data[0]?.id }))
  expect((await cartAfter({ goods_id: second, number: 3, price: '20.00' })).data[0]).toMatchObject({
    goods: { id: String(second) },
    number: 3,
  })
  expect((await cartAfter({ number: 2, price: '9.00', type: 1 })).data[0]).toMatchObject({ type: 1, number: 2, price: '9.00' })
  expect(await add({ number: 1, price: '10.00', ck_id: HERBS })).toMatchObject({ status: 404, message: '该仓库没有此商品' })
})

it('the cart’s list shows the lines of its filter, all of them for 99999 and for none, and its total counts them all', async () => {
  const [main, herb] = [await goodsAt(h, 1_000, { is_youx: true }), await goodsAt(h, 2_000, { ck_id: HERBS })]
  await addLine(b, main, 7)
  await addLine(b, herb, 3, { ck_id: HERBS })
  const shown = async (query: string) =>
    ((await b.client.get(`/api/cart/list${query}`)).data as CartStateWire).data.map((line) => line.goods?.id)
  expect(await shown('')).toEqual([String(herb), String(main)])
  expect(await shown('?filters=99999')).toEqual([String(herb), String(main)])
  expect(await shown('?filters=1')).toEqual([String(main)])
  expect(await shown('?filters=2')).toEqual([String(herb)])
  expect(await shown('?filters=90005')).toEqual([String(main)])
  expect(await shown('?filters=90001')).toEqual([])
  const [, line] = (await cartOf(b)).data
  await b.client.post('/api/cart/batch_select', { ids: line?.id ?? '', is_selected: 0 })
  expect((await b.client.get('/api/cart/total')).data).toEqual({ total: '60.00', count: 2, selected_count: 1 })
})

it('a checkout acts on its ids, coupon_ids, use_voucher, use_balance and address_id', async () => {
  const goods = await goodsAt(h, 50_000)
  await addLine(b, goods, 1)
  await addLine(b, await goodsAt(h, 30_000), 1)
  const [dear] = (await cartOf(b)).data.filter((line) => line.goods?.id === String(goods))
  const [small, big] = [await give(h, b, { face: 1_000, min: 10_000 }), await give(h, b, { face: 5_000, min: 40_000 })]
  const free = await give(h, b, { face: null, min: 0, kind: 'shipping' })
  await grantVoucher(h.deps, { memberId: b.memberId, cents: 2_000, reason: '礼金', validDays: 9 })
  await post(h.deps, { memberId: b.memberId, kind: 'balance', delta: 7_000, reason: 'recharge', ref: 'params' })
  const { id: address } = (await b.client.post('/api/address', { ...HOME, is_default: 0 })).data as { id: string }
  await b.client.post('/api/address', { ...HOME, address: '中山大道2号', is_default: 1 })
  const quote = async (form: Record<string, string | number>) =>
    (await b.client.post('/api/cart/checkout', { ids: dear?.id ?? '', ...form })).data as QuoteWire

  const auto = await quote({})
  expect(auto).toMatchObject({ goods: '450.00', shipping: '0.00', payable: '450.00', address: expect.stringContaining('中山大道2号') })
  expect(auto.orders.flatMap((order) => order.lines.map((line) => line.id))).toEqual([dear?.id])
  expect(await quote({ coupon_ids: '' })).toMatchObject({ goods: '500.00', shipping: '12.00', payable: '512.00' })
  expect(await quote({ coupon_ids: small })).toMatchObject({ payable: '502.00' })
  expect(await quote({ coupon_ids: `${big},${free}` })).toMatchObject({ payable: '450.00' })
  expect(auto.tenders).toMatchObject({ voucher: '0.00', balance: '0.00', online: '450.00' })
  expect((await quote({ use_voucher: 1 })).tenders).toMatchObject({ voucher: '20.00', balance: '0.00', online: '430.00' })
  expect((await quote({ use_balance: 1 })).tenders).toMatchObject({ voucher: '0.00', balance: '70.00', online: '380.00' })
  expect(await quote({ address_id: address })).toMatchObject({ address_id: address, address: expect.stringContaining('中山大道1号') })
})

it('a quote names every coupon of the shop: those that save nothing with the reason, freight that is free too', async () => {
  await addLine(b, await goodsAt(h, 90_000), 1)
  const [far, elsewhere, free] = [
    await give(h, b, { face: 8_000, min: 100_000 }),
    await give(h, b, { face: 100, min: 0, goodsIds: [await goodsAt(h, 100)] }),
    await give(h, b, { face: null, min: 0, kind: 'shipping' }),
  ]
  const ids = (await cartOf(b)).data.map((line) => line.id).join(',')
  const { coupons } = (await b.client.post('/api/cart/checkout', { ids })).data as QuoteWire
  expect(coupons.usable).toEqual([])
  expect(coupons.unusable.map(({ id, message, short }) => [id, message, short]).toSorted()).toEqual(
    [
      [String(far), '该优惠券满 1000.00 元可用', '100.00'],
      [String(elsewhere), '所选商品不适用该优惠券', '0.00'],
      [String(free), '本单无需运费', '0.00'],
    ].toSorted(),
  )
})
