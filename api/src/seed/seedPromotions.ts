import { sql } from 'kysely'
import type { PromotionDraft } from 'rules/drafts'
import { formatDate, parseDate } from 'rules/time'
import { SeededRandom } from './seededRandom.ts'
import type { Db } from '../db/schema.ts'
import { seconds, type Deps } from '../deps.ts'
import { seedCoupons } from './seedCoupons.ts'
import { publishPromotion } from '../modules/promotion/publish.service.ts'

const SEED = 20_261_122
/** One good in four stands in a full reduction. */
const MANJIAN_PART = 4
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The demo lives on for a while after it was filled; its flash sessions began a few days before. */
const DAYS = { activities: 90, flash: 60, flashBefore: 3, cashbackBefore: 6 } as const

interface SeedGoods {
  id: number
  name: string
  base_price: number
  zbz: number
  min_qty: number
  ck_id: number
  is_eph: boolean
  is_cheaper: boolean
  available: number
}

/**
 * Promotions of every kind, alive from the clock's moment until long after
 * today, and the coupons to claim. The same goods are chosen every time.
 */
export async function seedPromotions(deps: Deps, today: Date): Promise<ReadonlyMap<string, number>> {
  const random = new SeededRandom(SEED)
  const goods = await sellable(deps.db)
  const { all } = await deps.db
    .selectFrom('goods')
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow()
  const span = { startsAt: deps.clock.now(), endsAt: new Date(today.getTime() + DAYS.activities * DAY_MS) }
  const drafts = [
    ...activities(random.sample(goods, Math.round(all / MANJIAN_PART)), span),
    gifts(goods, random, span),
    combos(goods, random, span),
    ...sessions(goods, random, today),
  ]
  for (const draft of [...drafts, ...addons(goods, span), pieces(goods, span), cashback(span.endsAt, today)])
    await publishPromotion(deps, draft)
  await seedLimits(deps, goods, random, span)
  return seedCoupons(
    deps,
    random.sample(goods, 12).map((item) => item.id),
    span.endsAt,
  )
}

/** In stock, free for everybody in order, in the order of their ids. */
function sellable(db: Db): Promise<SeedGoods[]> {
  return db
    .selectFrom('goods as g')
    .innerJoin('stock as s', (join) => join.onRef('s.goods_id', '=', 'g.id').onRef('s.ck_id', '=', 'g.ck_id'))
    .where('g.is_on_sale', '=', true)
    .where('g.is_controlled', '=', false)
    .where('g.is_eph', '=', false)
    .orderBy('g.id')
    .select((eb) => [
      'g.id',
      'g.name',
      'g.base_price',
      'g.zbz',
      'g.min_qty',
      'g.ck_id',
      'g.is_eph',
      eb('s.on_hand', '-', eb.ref('s.reserved')).as('available'),
    ])
    .select(
      sql<boolean>`(g.special_price is not null or g.id in (select goods_id from special_day union all select goods_id
        from zone_price))`.as('is_cheaper'),
    )
    .execute()
}

type Span = Pick<PromotionDraft, 'startsAt' | 'endsAt'>

/** Each of these goods in one of four full reductions, and a discount on everything. */
function activities(goods: readonly SeedGoods[], span: Span): PromotionDraft[] {
  const part = (nth: number) => goods.filter((_, at) => at % 4 === nth).map((item) => item.id)
  return [
    {
      kind: 'manjian',
      name: '家庭常备满减',
      goodsIds: part(0),
      ...span,
      tiers: [
        { full: 30_000, minus: 2_000 },
        { full: 50_000, minus: 4_000 },
      ],
    },
    {
      kind: 'manjian',
      name: '门店热销满减',
      goodsIds: part(1),
      ...span,
      tiers: [
        { full: 20_000, minus: 1_000 },
        { full: 60_000, minus: 4_500 },
        { full: 120_000, minus: 10_000 },
      ],
    },
    {
      kind: 'manjian',
      name: '每满100减8',
      goodsIds: part(2),
      ...span,
      repeatable: true,
      cap: 8_000,
      tiers: [{ full: 10_000, minus: 800 }],
    },
    { kind: 'manjian', name: '大单满减', goodsIds: part(3), ...span, tiers: [{ full: 80_000, minus: 8_000 }] },
    {
      kind: 'discount',
      name: '整单折扣',
      goodsIds: null,
      ...span,
      tiers: [
        { full: 200_000, bp: 9_850 },
        { full: 500_000, bp: 9_700 },
      ],
    },
  ]
}

/** Ten rules: the good itself, or the cheapest of its warehouse. */
function gifts(goods: readonly SeedGoods[], random: SeededRandom, span: Span): PromotionDraft {
  const chosen = random.sample(
    goods.filter((item) => item.available >= item.zbz * 10),
    10,
  )
  const rules = chosen.map((item, nth) => {
    const cheapest = goods
      .filter((other) => other.ck_id === item.ck_id && other.available > 50)
      .toSorted((a, b) => a.base_price - b.base_price || a.id - b.id)[0]
    const need = Math.max(item.zbz, item.min_qty) * 2
    return {
      goodsId: item.id,
      type: nth % 2 === 0 ? 2 : 1,
      need,
      give: 1,
      giftGoodsId: nth % 3 === 0 ? item.id : (cheapest?.id ?? item.id),
      total: 50,
    } as const
  })
  return { kind: 'gift', name: '买就送', ...span, rules }
}

/** Eight combinations of two or three goods of one warehouse, at 92 % of their price. */
function combos(goods: readonly SeedGoods[], random: SeededRandom, span: Span): PromotionDraft {
  const byWarehouse = [
    ...Map.groupBy(
      goods.filter((item) => item.available >= item.zbz * 6 && item.available >= item.min_qty * 6),
      (item) => item.ck_id,
    ).values(),
  ].filter((group) => group.length >= 3)
  const list = Array.from({ length: 8 }, (_, nth) => {
    const items = random
      .sample(byWarehouse[nth % byWarehouse.length] ?? [], 2 + (nth % 2))
      .map((item) => ({ item, qty: Math.max(item.zbz, item.min_qty) }))
    const worth = items.reduce((sum, { item, qty }) => sum + item.base_price * qty, 0)
    return {
      name: `组合${nth + 1}：${items.map(({ item }) => item.name).join('+')}`.slice(0, 60),
      price: Math.floor((worth * 92) / 100),
      total: 100,
      perMember: nth % 2 === 0 ? null : 5,
      items: items.map(({ item, qty }) => ({ goodsId: item.id, qty })),
    }
  })
  return { kind: 'combo', name: '优惠组合', ...span, combos: list }
}

/** 换购: cheap goods of the main warehouse at a third of their price, one offer from any goods and one from the dearest. */
function addons(goods: readonly SeedGoods[], span: Span): PromotionDraft[] {
  const cheap = goods
    .filter((item) => item.available >= 200 && item.base_price >= 500)
    .toSorted((a, b) => a.base_price - b.base_price || a.id - b.id)
  const dear = goods
    .toSorted((a, b) => b.base_price - a.base_price || a.id - b.id)
    .slice(0, 40)
    .map((item) => item.id)
  const items = (chosen: readonly SeedGoods[], percent: number) =>
    chosen.map((item) => {
      const number = Math.max(item.zbz, item.min_qty)
      return { goodsId: item.id, price: Math.ceil((item.base_price * percent) / 100), number, total: number * 40 }
    })
  const worth = (chosen: readonly SeedGoods[]) => chosen.reduce((sum, item) => sum + item.base_price * Math.max(item.zbz, item.min_qty), 0)
  const [first, second] = [cheap.slice(0, 3), cheap.slice(3, 5)]
  const fullOf = (chosen: readonly SeedGoods[]) => Math.max(50_000, Math.ceil((worth(chosen) * 2) / 10_000) * 10_000)
  return [
    { kind: 'addon', name: '全场满额换购', goodsIds: null, ...span, full: fullOf(first), items: items(first, 40) },
    { kind: 'addon', name: '名品满额换购', goodsIds: dear, ...span, full: fullOf(second), items: items(second, 50) },
  ]
}

/** 返现 on everything, begun a few days before, so that orders under way have a promise and none is credited yet. */
function cashback(endsAt: Date, today: Date): PromotionDraft {
  return {
    kind: 'cashback',
    name: '满额返现',
    goodsIds: null,
    startsAt: new Date(today.getTime() - DAYS.cashbackBefore * DAY_MS),
    endsAt,
    tiers: [
      { full: 50_000, back: 1_000 },
      { full: 100_000, back: 3_000 },
    ],
    memberCap: 30_000,
  }
}

/** 满件减: of the twenty best-stocked cheap goods every ten pieces less, five times a trade and two thousand times in all. */
function pieces(goods: readonly SeedGoods[], span: Span): PromotionDraft {
  const chosen = goods
    .filter(({ base_price, available }) => base_price >= 500 && base_price <= 2_000 && available >= 100)
    .toSorted((a, b) => b.available - a.available || a.id - b.id)
    .slice(0, 20)
  const lowest = Math.min(...chosen.map(({ base_price }) => base_price))
  const minus = Math.max(100, Math.floor((lowest * 10) / 2 / 500) * 100)
  return { kind: 'pieces', name: '常备满件减', goodsIds: chosen.map(({ id }) => id), ...span, every: 10, minus, cap: 5, total: 2_000 }
}

/** Three a day, one after the other, so that one is always on; each has six goods of its own. */
function sessions(goods: readonly SeedGoods[], random: SeededRandom, today: Date): PromotionDraft[] {
  const first = (parseDate(formatDate(seconds(today))) ?? 0) * 1000 - DAYS.flashBefore * DAY_MS
  // What has a special price already may be cheaper than any flash sale.
  const fit = goods.filter(
    (item) => !item.is_cheaper && item.available >= item.zbz * 8 && item.available >= item.min_qty * 4 && item.base_price >= 200,
  )
  return Array.from({ length: (DAYS.flashBefore + DAYS.flash) * 3 }, (_, nth) => {
    const startsAt = new Date(first + nth * 8 * HOUR_MS)
    const items = random.sample(fit, 6).map((item) => {
      const each = Math.max(item.zbz, item.min_qty)
      return {
        goodsId: item.id,
        price: Math.floor((item.base_price * random.whole(70, 88)) / 100),
        total: each * random.whole(2, 4),
        perMember: each * 2,
      }
    })
    return {
      kind: 'flash',
      name: `${String((nth % 3) * 8).padStart(2, '0')}点场`,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 8 * HOUR_MS),
      items,
    } as const
  })
}

async function seedLimits(deps: Deps, goods: readonly SeedGoods[], random: SeededRandom, span: Span): Promise<void> {
  const chosen = random.sample(
    goods.filter((item) => item.available > item.zbz * 20),
    4,
  )
  if (chosen.length === 0) return
  await deps.db
    .insertInto('purchase_limit')
    .values(
      chosen.map((item) => ({
        goods_id: item.id,
        per_member: Math.max(item.zbz, item.min_qty) * 10,
        starts_at: span.startsAt,
        ends_at: span.endsAt,
      })),
    )
    .execute()
}
