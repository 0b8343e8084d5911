import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formatMoney } from 'rules/money'
import { SeededRandom } from '../../seed/seededRandom.ts'
import { HERBS } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { readCart } from '../cart/cart.service.ts'
import type { GoodsWire } from '../goods/goods.schemas.ts'
import { endPromotion } from './publish.service.ts'
import { addLine, buyer, cartOf, goodsAt, openTrade, promote, type Buyer } from './testShop.ts'

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

const total = async () => (await cartOf(b)).total
const soon = (from: number, to: number) => ({
  startsAt: new Date(h.clock.now().getTime() + from),
  endsAt: new Date(h.clock.now().getTime() + to),
})

describe('when a promotion runs', () => {
  it('is from its first moment until just before its last', async () => {
    const goods = await goodsAt(h, 30_000)
    await promote(h, { kind: 'manjian', goodsIds: [goods], ...soon(1_000, 3_000), tiers: [{ full: 30_000, minus: 2_000 }] })
    await promote(h, { kind: 'flash', ...soon(1_000, 3_000), items: [{ goodsId: goods, price: 20_000, total: 5, perMember: 5 }] })
    await addLine(b, goods, 1)
    const flash = () => addLine(b, goods, 1, { type: 1 })
    expect([await total(), (await flash()).data]).toEqual(['300.00', { reason: 'FLASH_ENDED', goods_id: '1', facts: { goods_id: '1' } }])
    h.clock.advance(999)
    expect(await total()).toBe('300.00')
    h.clock.advance(1)
    expect([await total(), (await flash()).status, await total()]).toEqual(['280.00', 200, '480.00'])
    h.clock.advance(1_999)
    expect(await total()).toBe('480.00')
    h.clock.advance(1)
    expect(await cartOf(b)).toMatchObject({ total: '300.00', data: [{ type: 1, reason: 'FLASH_ENDED', is_selected: 0 }, { type: 0 }] })
  })

  it('is only while it is live, and as its newest version says', async () => {
    const goods = await goodsAt(h, 30_000)
    const first = await promote(h, { kind: 'manjian', goodsIds: [goods], tiers: [{ full: 30_000, minus: 2_000 }] })
    await addLine(b, goods, 1)
    expect(await total()).toBe('280.00')
    expect(await promote(h, { kind: 'manjian', id: first.id, goodsIds: [goods], tiers: [{ full: 30_000, minus: 3_000 }] })).toMatchObject({
      id: first.id,
      version: 2,
    })
    expect(await total()).toBe('270.00')
    const versions = await h.deps.db
      .selectFrom('promotion_version')
      .where('promotion_id', '=', first.id)
      .orderBy('version')
      .select(['version', 'content'])
      .execute()
    expect(versions).toMatchObject([
      { version: 1, content: { tiers: [{ minus: 2_000 }] } },
      { version: 2, content: { tiers: [{ minus: 3_000 }] } },
    ])
    await endPromotion(h.deps, first.id)
    expect(await total()).toBe('300.00')
  })

  it('marks the goods it names, in their order of importance', async () => {
    const goods = await goodsAt(h, 30_000, { is_youx: true })
    await promote(h, { kind: 'gift', rules: [{ goodsId: goods, type: 1, need: 2, give: 1, giftGoodsId: goods, total: 1 }] })
    await promote(h, { kind: 'manjian', goodsIds: [goods], tiers: [{ full: 30_000, minus: 2_000 }] })
    await promote(h, { kind: 'flash', items: [{ goodsId: goods, price: 20_000, total: 5, perMember: 5 }] })
    const tags = async () =>
      ((await h.client().get(`/api/goods/batch?ids=${goods}`)).data as GoodsWire[])[0]?.tags.map((tag) => tag.text).slice(0, 4)
    expect(await tags()).toEqual(['秒', '满', '赠', '优'])
    await h.deps.db.updateTable('flash_item').set({ taken: 5 }).where('goods_id', '=', goods).execute()
    expect(await tags()).toEqual(['满', '赠', '优', '新'])
  })
})

describe('limits and gifts', () => {
  it('keeps to a purchase limit over lines of all kinds, and says what is left', async () => {
    const goods = await goodsAt(h, 1_000)
    await h.deps.db
      .insertInto('purchase_limit')
      .values({ goods_id: goods, per_member: 10, starts_at: soon(0, 1).startsAt, ends_at: soon(0, 86_400_000).endsAt })
      .execute()
    await promote(h, { kind: 'flash', items: [{ goodsId: goods, price: 900, total: 100, perMember: 50 }] })
    expect(await addLine(b, goods, 11)).toMatchObject({
      status: 400,
      message: '该商品限购，您还可购买 10',
      data: { reason: 'BUY_LIMIT', available: 10 },
    })
    await addLine(b, goods, 7)
    expect(await addLine(b, goods, 4, { type: 1 })).toMatchObject({ data: { reason: 'BUY_LIMIT', available: 3 } })
    await addLine(b, goods, 3, { type: 1 })
    expect(await cartOf(b)).toMatchObject({ selected_count: 2, total: '97.00' })
    await h.deps.db.updateTable('purchase_limit').set({ per_member: 8 }).where('goods_id', '=', goods).execute()
    expect((await cartOf(b)).data).toMatchObject([
      { type: 1, reason: 'BUY_LIMIT', reason_text: '该商品限购，您还可购买 1' },
      { type: 0, is_selected: 1 },
    ])
  })

  it('never promises a gift that the stock does not hold beside what is bought', async () => {
    const [gift, X] = [await goodsAt(h, 100, { stock: 4 }), await goodsAt(h, 500, { stock: 100 })]
    const Y = await goodsAt(h, 500)
    await promote(h, {
      kind: 'gift',
      rules: [
        { goodsId: X, type: 2, need: 10, give: 1, giftGoodsId: gift, total: 50 },
        { goodsId: Y, type: 2, need: 10, give: 1, giftGoodsId: gift, total: 50 },
      ],
    })
    await addLine(b, gift, 1)
    await addLine(b, X, 20)
    await addLine(b, Y, 20)
    expect((await cartOf(b)).data).toMatchObject([{ gift_data: { total: 1 } }, { gift_data: { total: 2 } }, { gift_data: null }])
  })

  it('gives nothing that the shop could not buy', async () => {
    const [gift, X] = [await goodsAt(h, 100, { is_controlled: true }), await goodsAt(h, 500)]
    await promote(h, { kind: 'gift', rules: [{ goodsId: X, type: 1, need: 1, give: 1, giftGoodsId: gift, total: 50 }] })
    await addLine(b, X, 1)
    expect((await cartOf(b)).data).toMatchObject([{ gift_data: null }])
  })
})

it('filters the lines, not the totals', async () => {
  const [A, B] = [await goodsAt(h, 10_000), await goodsAt(h, 5_000, { ck_id: HERBS, is_youx: true })]
  await promote(h, { kind: 'flash', items: [{ goodsId: A, price: 9_000, total: 100, perMember: 5 }] })
  await addLine(b, A, 1)
  await addLine(b, A, 1, { type: 1 })
  await addLine(b, B, 1, { ck_id: HERBS })
  expect((await cartOf(b)).filter_data).toEqual([
    { id: '99999', name: '全部', count: 3 },
    { id: '1', name: '主仓', count: 2 },
    { id: '2', name: '中药仓', count: 1 },
    { id: '90001', name: '秒杀', count: 1 },
    { id: '90005', name: '优选', count: 1 },
  ])
  expect(await cartOf(b)).toMatchObject({ yx_total: '50.00', zy_total: '0.00' })
  const only = async (filter: number) => (await b.client.get(`/api/cart/list?filters=${filter}`)).data
  expect(await only(2)).toMatchObject({ data: [{ ck_id: '2' }], total: '240.00', count: 3 })
  expect(await only(90_001)).toMatchObject({ data: [{ type: 1 }], total: '240.00' })
})

it('property 9: what SQL adds up is what the engine adds up', async () => {
  const random = new SeededRandom(9)
  for (let round = 0; round < 12; round++) {
    const who = await buyer(h)
    const goods: number[] = []
    for (let n = random.whole(1, 5); n > 0; n--) {
      const price = random.whole(100, 9_999)
      const ladder =
        random.next() < 0.5
          ? []
          : [
              { number: 5, price: Math.floor(price * 0.97) },
              { number: 20, price: Math.floor(price * 0.9) },
            ]
      goods.push(
        await goodsAt(h, price, {
          ladder,
          ladder_type: random.pick([1, 2] as const),
          ...(random.next() < 0.3 ? { special_price: Math.floor(price * 0.93), special_until: soon(0, 1e9).endsAt } : {}),
        }),
      )
    }
    const { id } = await promote(h, {
      kind: 'manjian',
      goodsIds: goods,
      tiers: [
        { full: 10_000, minus: 777 },
        { full: 50_000, minus: 5_001 },
      ],
    })
    for (const goodsId of goods) await addLine(who, goodsId, random.whole(1, 30))
    const { rows } = await sql<{ cents: number }>`with p1 as (
        select least(g.base_price * c.number, coalesce(g.special_price * c.number, g.base_price * c.number), case g.ladder_type
          when 1 then c.number * coalesce((select l.price from goods_ladder l where l.goods_id = g.id and l.number <= c.number
            order by l.number desc limit 1), g.base_price)
          else (select sum(coalesce((select l.price from goods_ladder l where l.goods_id = g.id and l.number <= n order by l.number desc
            limit 1), g.base_price)) from generate_series(1, c.number) n) end) as cents
        from cart_line c join goods g on g.id = c.goods_id where c.member_id = ${who.memberId})
      select (sum(cents) - coalesce((select minus_cents from promotion_tier where promotion_id = ${id} and full_cents <= (select sum(cents)
        from p1) order by full_cents desc limit 1), 0))::bigint as cents from p1`.execute(h.deps.db)
    expect((await cartOf(who)).total).toBe(formatMoney(rows[0]?.cents ?? -1))
  }
})

it('asks the database the same few questions however long the cart is', async () => {
  let asked = 0
  const db = h.deps.db.withPlugin({
    transformQuery: ({ node }) => {
      asked++
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const queries = async () => {
    asked = 0
    await readCart({ ...h.deps, db }, b.memberId)
    return asked
  }
  const add = async () => {
    const goods = await goodsAt(h, 1_000)
    await promote(h, { kind: 'manjian', goodsIds: [goods], tiers: [{ full: 10_000, minus: 1_000 }] })
    await promote(h, { kind: 'gift', rules: [{ goodsId: goods, type: 1, need: 1, give: 1, giftGoodsId: goods, total: 9 }] })
    await promote(h, { kind: 'flash', items: [{ goodsId: goods, price: 900, total: 9, perMember: 9 }] })
    await addLine(b, goods, 1)
    await addLine(b, goods, 1, { type: 1 })
  }
  await add()
  const short = await queries()
  for (let n = 0; n < 6; n++) await add()
  expect([await queries(), short]).toEqual([short, short])
  expect(short).toBeLessThanOrEqual(12)
})
