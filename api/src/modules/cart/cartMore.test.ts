import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson } from '../../testing/people.ts'
import type { GoodsWire } from '../goods/goods.schemas.ts'
import { addLine, buyer, cartOf, goodsAt, openTrade, type Buyer } from '../promotion/testShop.ts'

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

describe('quick_add', () => {
  it('quick_add adds the minimum first and a pack after that, or the whole rest of a last pack', async () => {
    const goods = await goodsAt(h, 1_000, { zbz: 5, min_qty: 10 })
    const quick = (id: number) => b.client.post(`/api/cart/quick_add/${id}`)
    expect((await quick(goods)).data).toMatchObject({ data: [{ number: 10, amount: '100.00' }], warnings: [{ code: 'MIN_ORDER' }] })
    expect((await quick(goods)).data).toMatchObject({ data: [{ number: 15 }] })
    expect((await quick(await goodsAt(h, 1_000, { zbz: 5, min_qty: 5, stock: 3 }))).data).toMatchObject({ data: [{ number: 3 }, {}] })
    expect(await quick(await goodsAt(h, 1_000, { stock: 0 }))).toMatchObject({ status: 400, data: { reason: 'OUT_OF_STOCK' } })
    expect(await quick(999_999)).toMatchObject({ status: 404 })
  })
})

describe('copy', () => {
  it('copying adds lines to the account’s other shops and names what they may not buy', async () => {
    const [plain, herb] = [await goodsAt(h, 1_000), await goodsAt(h, 1_000, { scope_code: 'device3' })]
    await addLine(b, plain, 3)
    await addLine(b, herb, 2)
    const second = await createPerson(h, { scopes: [{ code: 'chemical', validTo: null }] })
    const copy = async (to: number) =>
      b.client.post('/api/cart/copy', { ids: (await cartOf(b)).data.map((line) => line.id).join(','), other_user_ids: to })
    expect(await copy(second.memberId)).toMatchObject({ status: 404, message: '该店铺不属于您的账号' })
    await h.deps.db
      .insertInto('account_member')
      .values({ account_id: b.accountId, member_id: second.memberId, role: 'buyer', last_used_at: null })
      .execute()
    const answer = await copy(second.memberId)
    expect(answer.data).toMatchObject({
      count: 2,
      copies: [{ member_id: String(second.memberId), copied: 1, skipped: [{ message: '您提供的资质不具备购买第三类医疗器械的权限' }] }],
    })
    expect(
      await h.deps.db.selectFrom('cart_line').where('member_id', '=', second.memberId).select(['goods_id', 'number']).execute(),
    ).toEqual([{ goods_id: plain, number: 3 }])
    expect((await b.client.get('/api/cart/copy')).data).toMatchObject([{ member_id: String(second.memberId) }])
    expect(await copy(b.memberId)).toMatchObject({ status: 404 })
    expect(await b.client.post('/api/cart/copy', { ids: 999_999, other_user_ids: second.memberId })).toMatchObject({ status: 404 })
  })
})

describe('favourites', () => {
  it('favourites are added and cancelled by goods, the latest first, for this shop alone', async () => {
    const [first, second] = [await goodsAt(h, 1_000), await goodsAt(h, 2_000)]
    const ids = async (who: Buyer) => ((await who.client.get('/api/favorite')).data as { data: GoodsWire[] }).data.map((goods) => goods.id)
    expect((await b.client.post('/api/favorite', { goods_ids: first })).data).toEqual({ goods_ids: [String(first)] })
    h.clock.advance(1_000)
    await b.client.post('/api/favorite', { goods_ids: `${second},${first},999999` })
    expect(await ids(b)).toEqual([String(second), String(first)])
    expect(await ids(await buyer(h))).toEqual([])
    expect(await b.client.post('/api/favorite', { goods_ids: 999_999 })).toMatchObject({ status: 404 })
    expect((await b.client.post('/api/favorite/cancel', { goods_ids: `${first},999999` })).data).toEqual({ goods_ids: [String(first)] })
    expect(await ids(b)).toEqual([String(second)])
    expect((await h.client().get('/api/favorite')).status).toBe(401)
  })
})
