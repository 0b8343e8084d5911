import { sql } from 'kysely'
import { hourOfDay, type Moment } from './history.ts'
import { buyerOf, type DemoBuyer, type DemoBuyers } from './seedShops.ts'
import { placeTrade, payTrade } from './trader.ts'
import type { PlannedTrade } from './tradePlan.ts'
import type { Db } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { memberView } from '../modules/user/user.service.ts'
import { joinGroup } from '../modules/group/group.service.ts'
import { publishPromotion } from '../modules/promotion/publish.service.ts'

/** Days from today at which each of them begins and ends, and how many shops have ordered with its first team. */
const SPANS = [
  [-12, 45, 2],
  [-8, 30, 3],
  [-5, 21, 1],
  [-2, 14, 1],
  [3, 20, 0],
  [-20, -1, 2],
] as const

interface SeedGoods {
  id: number
  name: string
  base_price: number
  zbz: number
  min_qty: number
}

/** Six group purchases: four that run, one to come, one just over; teams of demo shops have ordered in those that began. */
export async function groupMoments(db: Db, buyers: DemoBuyers, today: Date): Promise<Moment[]> {
  const goods = await sellable(db)
  const shops = [buyerOf(buyers, 'chain'), buyerOf(buyers, 'chain', 1), buyerOf(buyers, 'receipt'), buyerOf(buyers, 'chain', 2)]
  return SPANS.flatMap(([from, to, ordered], nth) => {
    const item = goods[nth]
    if (item === undefined) return []
    const sale = { goods: item, startsAt: hourOfDay(today, -from, 9), endsAt: hourOfDay(today, -to, 22), nth }
    const published = {
      at: hourOfDay(today, Math.max(1, -from) + 1, 8.5 + nth / 10),
      happen: async (deps: Deps) => void (await publishPromotion(deps, planOf(sale))),
    }
    const joins = shops.slice(0, ordered).map((shop, at): Moment => ({
      at: hourOfDay(today, to < 0 ? 2 : 1, 14 + at / 2 + nth / 10),
      happen: (deps) => joinAndOrder(deps, shop, sale, at),
    }))
    return [published, ...joins]
  })
}

/** Sold by the dozens, and by nobody's leave. */
function sellable(db: Db): Promise<SeedGoods[]> {
  return db
    .selectFrom('goods as g')
    .innerJoin('stock as s', (join) => join.onRef('s.goods_id', '=', 'g.id').onRef('s.ck_id', '=', 'g.ck_id'))
    .where('g.is_on_sale', '=', true)
    .where('g.is_controlled', '=', false)
    .where('g.is_eph', '=', false)
    .where('g.rx_class', 'in', ['otc_a', 'otc_b'])
    .where('g.ck_id', '=', 1)
    .where(sql<boolean>`g.base_price * greatest(g.zbz, g.min_qty) between 3000 and 30000`)
    .where(sql<boolean>`s.on_hand - s.reserved > 60 * greatest(g.zbz, g.min_qty)`)
    .where('g.id', 'not in', (eb) => eb.selectFrom('flash_item').select('goods_id'))
    .orderBy('g.sold', 'desc')
    .orderBy('g.id')
    .limit(SPANS.length)
    .select(['g.id', 'g.name', 'g.base_price', 'g.zbz', 'g.min_qty'])
    .execute()
}

interface SeedSale {
  readonly goods: SeedGoods
  readonly startsAt: Date
  readonly endsAt: Date
  readonly nth: number
}

const least = ({ zbz, min_qty }: SeedGoods) => Math.max(zbz, min_qty)
const part = (price: number, percent: number) => Math.floor((price * percent) / 100)

function planOf({ goods, startsAt, endsAt }: SeedSale) {
  const unit = least(goods)
  return {
    kind: 'group' as const,
    name: `${goods.name}抱团`.slice(0, 60),
    goodsId: goods.id,
    startsAt,
    endsAt,
    membersMax: 8,
    unitsMax: unit * 60,
    perMember: unit * 12,
    tiers: [
      { number: unit, price: part(goods.base_price, 96) },
      { number: unit * 8, price: part(goods.base_price, 91) },
      { number: unit * 24, price: part(goods.base_price, 85) },
    ],
  }
}

async function joinAndOrder(deps: Deps, shop: DemoBuyer, { goods, nth }: SeedSale, at: number): Promise<void> {
  const sale = await deps.db.selectFrom('group_sale').where('goods_id', '=', goods.id).select('promotion_id').executeTakeFirstOrThrow()
  const team = await deps.db
    .selectFrom('group_team')
    .where('promotion_id', '=', sale.promotion_id)
    .orderBy('id')
    .select('id')
    .executeTakeFirst()
  const { min_order } = await deps.db.selectFrom('warehouse').where('id', '=', 1).select('min_order').executeTakeFirstOrThrow()
  // Enough to be shipped, and no more than a shop may have.
  const packs = Math.max(3 + at, Math.ceil(min_order / (part(goods.base_price, 85) * least(goods))))
  await joinGroup(deps, await memberView(deps, shop.memberId), sale.promotion_id, {
    teamId: team?.id ?? null,
    number: packs * least(goods),
    clientKey: `seed-group-${nth}-${at}`,
  })
  const plan: PlannedTrade = { who: '', daysAgo: 0, hour: 0, baskets: ['main'], end: 'paid' }
  const key = `seed-group-order-${nth}-${at}`
  await payTrade(deps, await placeTrade(deps, shop, plan, [], key), 'online')
}
