import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { addLine, buyer, cartOf, goodsAt, openTrade, promote } from '../promotion/testShop.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
})
afterAll(() => h.close())

it('a cart tells by each of its fields what its lines, offers and freight are', async () => {
  const [plain, flash, packed] = [await goodsAt(h, 10_000), await goodsAt(h, 3_000), await goodsAt(h, 1_000, { zbz: 6, min_qty: 6 })]
  const [left, right] = [await goodsAt(h, 1_000), await goodsAt(h, 2_599)]
  const items = [
    { goodsId: left, qty: 1 },
    { goodsId: right, qty: 2 },
  ]
  await promote(h, { kind: 'flash', items: [{ goodsId: flash, price: 1_990, total: 100, perMember: 5 }] })
  await promote(h, { kind: 'combo', combos: [{ name: '感冒组合', price: 5_000, total: 10, perMember: 4, items }] })
  await promote(h, { kind: 'gift', rules: [{ goodsId: packed, type: 2, need: 6, give: 1, giftGoodsId: packed, total: 30 }] })
  await promote(h, { kind: 'manjian', goodsIds: [plain], tiers: [{ full: 30_000, minus: 2_000 }] })
  await promote(h, { kind: 'discount', goodsIds: [plain], tiers: [{ full: 50_000, bp: 9_800 }] })
  const { id: combo } = await h.deps.db.selectFrom('combo').orderBy('id', 'desc').select('id').executeTakeFirstOrThrow()

  const b = await buyer(h)
  await addLine(b, plain, 4)
  await addLine(b, flash, 2, { type: 1 })
  await addLine(b, packed, 12)
  await addLine(b, combo, 1, { type: 3 })
  const cart = await cartOf(b)

  const ordinary = { ck_id: '1', with_coupon: 1, goods_manjian_amount: '0.00', is_selected: 1, gift_data: null, combination: null }
  expect(cart.data).toMatchObject([
    { type: 3, number: 1, price: '50.00', is_selected: 1, goods: null, combination: { name: '感冒组合' } },
    { ...ordinary, type: 0, number: 12, price: '10.00', goods: { id: String(packed), zbz: 6 }, gift_data: { total: 2, type: 2 } },
    { type: 1, number: 2, price: '19.90', is_selected: 1, goods: { id: String(flash), zbz: 1 }, combination: null },
    { ...ordinary, type: 0, number: 4, price: '100.00', goods_manjian_amount: '400.00', goods: { id: String(plain), zbz: 1 } },
  ])
  // 50.00 of the set, 120.00, 39.80 of the flash sale, and 400.00 less 20.00.
  expect(cart).toMatchObject({ total: '589.80' })
  // Freight looks at the goods before what is taken off.
  expect(cart.shipping_data).toMatchObject([
    { ck_id: '1', shipping_amount: '800.00', no_trans_order_amount: '200.00', goods_amount: '609.80' },
  ])
  expect(cart.activity_data.manjians).toMatchObject([
    { amount: '400.00', status: 1, tiers: [{ full: '300.00', minus: '20.00', status: 1 }] },
  ])
  expect(cart.activity_data.discounts).toMatchObject([
    { amount: '400.00', status: 0, tiers: [{ full: '500.00', status: 0, short: '100.00' }] },
  ])
  expect(cart.filter_data).toContainEqual({ id: '99999', name: '全部', count: 4 })
})
