import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createGoods, createTrade, MAIN, setStock } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { buy, createEph, createShopper } from '../../testing/trading.ts'
import type { TestAnswer, TestClient } from '../../testing/testClient.ts'
import { goodsAt, promote } from '../promotion/testShop.ts'
import { insertCertificates } from '../user/user.repo.ts'
import { insertReceiptDue } from '../receipt/due.repo.ts'
import type { CartStateWire } from './cart.schemas.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())
beforeEach(() => h.clock.advance(60_000))

/** A reason with its words, what else the answer says, and what takes the cause away. */
interface Refusal {
  readonly reason: string
  readonly status: number
  readonly message: string
  readonly more?: Readonly<Record<string, unknown>>
  readonly cure: () => Promise<unknown>
}

interface World {
  readonly client: TestClient
  readonly goodsId: number
  readonly lineId: string
  readonly refusals: readonly Refusal[]
}

const WANTED = 13

/** Goods that lie in a cart of thirteen, and then everything that can be wrong with them and with the shop, all at once. */
async function allWrong(): Promise<World> {
  const { db } = h.deps
  const { person, client } = await createShopper(h)
  const { memberId } = person
  const eph = await createEph(h)
  const { orders } = await buy(client, [{ goodsId: eph, number: 20 }])
  const goodsId = await createGoods(h, { is_eph: true, scope_code: 'special', with_coupon: false, zbz: 1, min_qty: 1 })
  const added = await client.post('/api/cart', { goods_id: goodsId, number: WANTED, price: '10.00', ck_id: MAIN })
  const setGoods = (values: object) => db.updateTable('goods').set(values).where('id', '=', goodsId).execute()
  const setMember = (values: object) => db.updateTable('member').set(values).where('id', '=', memberId).execute()
  const setLimit = (per_member: number) => db.updateTable('purchase_limit').set({ per_member }).where('goods_id', '=', goodsId).execute()

  await insertReceiptDue(db, { orderId: Number(orders[0]?.id), memberId, dueAt: h.clock.now() })
  await setGoods({ is_on_sale: false, is_controlled: true, min_qty: 20, zbz: 5 })
  await setMember({ review: 'pending', eph_allowed: false })
  const lapsed = { kind: 'gsp', no: '1', validFrom: '2020-01-01', validTo: '2026-10-31', fileKey: 'x', status: 'passed' } as const
  await insertCertificates(db, memberId, [lapsed], h.clock.now())
  await db.deleteFrom('member_scope').where('member_id', '=', memberId).execute()
  await setStock(h, goodsId, 0)
  const day = 86_400_000
  const [starts_at, ends_at] = [new Date(h.clock.now().getTime() - day), new Date(h.clock.now().getTime() + day)]
  await db.insertInto('purchase_limit').values({ goods_id: goodsId, per_member: 8, starts_at, ends_at }).execute()

  /** TRADE §2.2 P0, «first failing reason wins», in its order. */
  const refusals: Refusal[] = [
    { reason: 'NOT_ON_SALE', status: 400, message: '该商品已下架', cure: () => setGoods({ is_on_sale: true }) },
    {
      reason: 'NOT_REVIEWED',
      status: 403,
      message: '您的资质尚未审核通过，审核通过后即可购买',
      cure: () => setMember({ review: 'passed' }),
    },
    {
      reason: 'CERT_EXPIRED',
      status: 403,
      message: '您的GSP证书已过期，请更新后再购买',
      cure: () => db.deleteFrom('certificate').where('member_id', '=', memberId).execute(),
    },
    {
      reason: 'SCOPE_DENIED',
      status: 403,
      message: '您提供的资质不具备购买含特殊药品复方制剂的权限',
      cure: () => db.insertInto('member_scope').values({ member_id: memberId, scope_code: 'special', valid_to: null }).execute(),
    },
    { reason: 'REGION_DENIED', status: 403, message: '该商品不在您所在的销售区域内', cure: () => setGoods({ is_controlled: false }) },
    {
      reason: 'EPH_NOT_ALLOWED',
      status: 403,
      message: '您尚未开通含麻黄碱类商品的购买权限',
      cure: () => setMember({ eph_allowed: true }),
    },
    {
      reason: 'EPH_RECEIPT_DUE',
      status: 403,
      message: '您有麻黄碱订单未收到回执，补交回执后即可购买',
      cure: () => db.deleteFrom('controlled_receipt').where('member_id', '=', memberId).execute(),
    },
    { reason: 'OUT_OF_STOCK', status: 400, message: '该商品已售罄，可设置到货提醒', cure: () => setStock(h, goodsId, 10) },
    { reason: 'MIN_QTY', status: 400, message: '该商品起购量为 20', more: { value: 20 }, cure: () => setGoods({ min_qty: 5 }) },
    {
      reason: 'PACK_MULTIPLE',
      status: 400,
      message: '请按 5 的整数倍购买',
      more: { value: 5 },
      cure: () => setGoods({ min_qty: 1, zbz: 1 }),
    },
    {
      reason: 'STOCK_SHORT',
      status: 400,
      message: '库存不足，最多可购买 10',
      more: { available: 10 },
      cure: () => setStock(h, goodsId, 100),
    },
    { reason: 'BUY_LIMIT', status: 400, message: '该商品限购，您还可购买 8', more: { available: 8 }, cure: () => setLimit(50) },
  ]
  return { client, goodsId, lineId: (added.data as CartStateWire).data[0]?.id ?? '', refusals }
}

/** Asks, takes the first cause away and asks again, until nothing is wrong any more. */
async function cureOneByOne({ refusals }: World, ask: (refusal: Refusal | null) => Promise<void>): Promise<void> {
  for (const refusal of refusals) {
    await ask(refusal)
    await refusal.cure()
  }
  await ask(null)
}

const answerFor = (refusal: Refusal | null): object =>
  refusal === null
    ? { status: 200 }
    : { status: refusal.status, message: refusal.message, data: { reason: refusal.reason, ...refusal.more } }

it('an addition of which everything is wrong is refused in the order of TRADE §2.2, one reason after the other', async () => {
  const world = await allWrong()
  await world.client.post('/api/cart/batch_delete', { ids: world.lineId })
  const add = (): Promise<TestAnswer> =>
    world.client.post('/api/cart', { goods_id: world.goodsId, number: WANTED, price: '10.00', ck_id: MAIN })
  await cureOneByOne(world, async (refusal) => expect(await add()).toMatchObject(answerFor(refusal)))
})

it('an edit of a line of which everything is wrong is refused in the same order, and the line in the cart says the same', async () => {
  const world = await allWrong()
  await cureOneByOne(world, async (refusal) => {
    const cart = (await world.client.get('/api/cart/list')).data as CartStateWire
    expect(cart.data[0]).toMatchObject({
      is_selected: refusal === null ? 1 : 0,
      reason: refusal?.reason ?? null,
      reason_text: refusal?.message ?? null,
    })
    expect(await world.client.post(`/api/cart/${world.lineId}/edit`, { number: WANTED })).toMatchObject(answerFor(refusal))
  })
})

it('a checkout of one line of which everything is wrong asks for the review first, and then says what the line says', async () => {
  const world = await allWrong()
  const checkout = (): Promise<TestAnswer> => world.client.post('/api/cart/checkout', { ids: world.lineId })
  const review = world.refusals[1] ?? null
  expect(await checkout()).toMatchObject(answerFor(review))
  await review?.cure()
  await cureOneByOne({ ...world, refusals: world.refusals.filter((refusal) => refusal !== review) }, async (refusal) => {
    const nothingLeft = refusal && { status: 400, message: refusal.message, data: { reason: 'NOTHING_SELECTED' } }
    expect(await checkout()).toMatchObject(nothingLeft ?? { status: 200, data: { payable: '142.00' } })
  })
})

it('a combination and a flash sale that are over are refused for what is wrong with their goods first', async () => {
  const { db } = h.deps
  const { client } = await createShopper(h)
  const [goodsId, other] = [await goodsAt(h, 1000), await goodsAt(h, 1000)]
  const combo = await promote(h, {
    kind: 'combo',
    combos: [
      {
        name: '测试组合',
        price: 1900,
        total: 10,
        perMember: 5,
        items: [
          { goodsId, qty: 1 },
          { goodsId: other, qty: 1 },
        ],
      },
    ],
  })
  const { id: comboId } = await db.selectFrom('combo').where('promotion_id', '=', combo.id).select('id').executeTakeFirstOrThrow()
  await db.updateTable('promotion').set({ ends_at: h.clock.now() }).where('id', '=', combo.id).execute()
  await db.updateTable('goods').set({ is_on_sale: false }).where('id', '=', goodsId).execute()
  const addCombo = (): Promise<TestAnswer> =>
    client.post('/api/cart', { combo_id: comboId, number: 1, price: '19.00', ck_id: MAIN, type: 3 })
  const addFlash = (): Promise<TestAnswer> =>
    client.post('/api/cart', { goods_id: goodsId, number: 1, price: '9.00', ck_id: MAIN, type: 1 })

  expect([(await addCombo()).data, (await addFlash()).data]).toMatchObject([{ reason: 'NOT_ON_SALE' }, { reason: 'NOT_ON_SALE' }])
  await db.updateTable('goods').set({ is_on_sale: true }).where('id', '=', goodsId).execute()
  expect([await addCombo(), await addFlash()]).toMatchObject([
    { status: 400, message: '该组合套餐已结束或内容已变更', data: { reason: 'COMBO_ENDED' } },
    { status: 400, message: '该商品的秒杀活动已结束', data: { reason: 'FLASH_ENDED' } },
  ])
})
