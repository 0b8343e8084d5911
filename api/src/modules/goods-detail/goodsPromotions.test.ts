import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../seed/seedCatalogue.ts'
import { seedShops } from '../../seed/seedShops.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { grantCoupon } from '../coupon/coupon.service.ts'
import { seedPromotions } from '../../seed/seedPromotions.ts'
import { GoodsDetailSchema, type GoodsDetailWire } from './goodsDetail.schemas.ts'

let h: Harness
let demo: TestClient
let pending: TestClient
let visitor: TestClient

beforeAll(async () => {
  h = await openHarness()
  await seedCatalogue(h.deps)
  await seedShops(h.deps)
  await seedPromotions(h.deps, h.clock.now())
  visitor = h.client()
  const logIn = async (username: string): Promise<TestClient> => {
    const client = h.client()
    expect((await client.post('/api/auth/login', { username, password: 'Demo-2026' })).status).toBe(200)
    return client
  }
  demo = await logIn('demo')
  pending = await logIn('pending')
})
afterAll(() => h.close())

async function detail(client: TestClient, id: number | undefined): Promise<GoodsDetailWire> {
  const answer = await client.get(`/api/goods/detail/${id}`)
  expect(answer.status).toBe(200)
  return answer.data as GoodsDetailWire
}

describe('the promotions of one article', () => {
  it('the promotions of one article are the flash sale that runs, with what is left and until when', async () => {
    const now = h.clock.now()
    const item = await h.deps.db
      .selectFrom('flash_item as f')
      .innerJoin('promotion as p', 'p.id', 'f.promotion_id')
      .where('p.starts_at', '<=', now)
      .where('p.ends_at', '>', now)
      .select(['f.goods_id', 'f.per_member', 'f.total', 'p.ends_at'])
      .executeTakeFirstOrThrow()
    const found = await detail(demo, item.goods_id)
    expect(found.promotions).toMatchObject({
      timestamp: Math.floor(now.getTime() / 1000),
      flash: {
        price: expect.stringMatching(/^\d+\.\d\d$/),
        left: item.total,
        total: item.total,
        per_member: item.per_member,
        mine: 0,
        ends_at: Math.floor(item.ends_at.getTime() / 1000),
      },
    })
    expect(Number(found.promotions.flash?.price)).toBeLessThan(Number(found.base_price))
    expect([...Value.Errors(GoodsDetailSchema, { ...found, promotions: { ...found.promotions, combos: [], coupons: [] } })]).toEqual([])
    for (const client of [visitor, pending])
      expect((await detail(client, item.goods_id)).promotions.flash).toMatchObject({ price: null, left: item.total })
  })

  it('the promotions of one article are full reductions with the number of goods that count, and discounts and cashback on everything', async () => {
    const named = await h.deps.db
      .selectFrom('promotion_goods as n')
      .innerJoin('promotion as p', 'p.id', 'n.promotion_id')
      .where('p.name', '=', '家庭常备满减')
      .select(['n.goods_id'])
      .execute()
    const { promotions } = await detail(visitor, named[0]?.goods_id)
    expect(promotions.activities).toMatchObject([
      {
        kind: 'manjian',
        name: '家庭常备满减',
        goods_count: named.length,
        covers_all: 0,
        tiers: [
          { full: '300.00', minus: '20.00', rate: null },
          { full: '500.00', minus: '40.00', rate: null },
        ],
      },
      { kind: 'discount', name: '整单折扣', goods_count: null, covers_all: 1 },
      { kind: 'cashback', name: '满额返现', goods_count: null, covers_all: 1 },
    ])
  })

  it('the promotions of one article are gifts by name, purchase limits, and combinations whose price only members see', async () => {
    const rule = await h.deps.db.selectFrom('gift_rule').selectAll().orderBy('goods_id').executeTakeFirstOrThrow()
    expect((await detail(visitor, rule.goods_id)).promotions.gift).toMatchObject({
      need: rule.need,
      give: 1,
      left: rule.total,
      goods: { id: String(rule.gift_goods_id) },
    })

    const limit = await h.deps.db.selectFrom('purchase_limit').selectAll().executeTakeFirstOrThrow()
    expect((await detail(demo, limit.goods_id)).promotions.limit).toMatchObject({ per_member: limit.per_member, left: limit.per_member })
    expect((await detail(visitor, limit.goods_id)).promotions.limit).toMatchObject({ per_member: limit.per_member, left: null })

    const item = await h.deps.db.selectFrom('combo_item').selectAll().orderBy('combo_id').executeTakeFirstOrThrow()
    expect((await detail(demo, item.goods_id)).promotions.combos[0]).toMatchObject({
      id: String(item.combo_id),
      price: expect.stringMatching(/^\d/),
    })
    for (const client of [visitor, pending])
      expect(JSON.stringify((await detail(client, item.goods_id)).promotions.combos)).not.toMatch(/"\d+\.\d\d"/)
  })

  it('the promotions of one article tell a viewer who sees the special price until when it runs', async () => {
    const goods = await h.deps.db
      .selectFrom('goods')
      .where('special_until', '>', h.clock.now())
      .where('is_controlled', '=', false)
      .where('is_eph', '=', false)
      .select(['id', 'special_until'])
      .orderBy('id')
      .executeTakeFirstOrThrow()
    expect((await detail(demo, goods.id)).promotions.special_until).toBe(Math.floor((goods.special_until?.getTime() ?? 0) / 1000))
    expect((await detail(visitor, goods.id)).promotions.special_until).toBeNull()
  })

  it('the promotions of one article are the coupons of the viewer’s shop that these goods may use', async () => {
    const template = await h.deps.db
      .selectFrom('coupon_template')
      .where('covers_all', '=', true)
      .where('kind', '=', 'threshold')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await grantCoupon(h.deps, template.id, 1)
    const [plain] = await h.deps.db
      .selectFrom('goods')
      .where('with_coupon', '=', true)
      .where('is_eph', '=', false)
      .where('is_controlled', '=', false)
      .select('id')
      .orderBy('id')
      .execute()
    expect((await detail(demo, plain?.id)).promotions.coupons).toMatchObject([{ template_id: String(template.id) }])
    expect((await detail(visitor, plain?.id)).promotions.coupons).toEqual([])
    const eph = await h.deps.db.selectFrom('goods').where('is_eph', '=', true).select('id').orderBy('id').executeTakeFirstOrThrow()
    expect((await detail(demo, eph.id)).promotions.coupons).toEqual([])
  })
})
