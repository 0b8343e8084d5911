import type { Db } from '../db/schema.ts'
import type { Addition } from '../modules/cart/cartWrite.service.ts'
import { isRunning } from '../modules/promotion/isRunning.ts'
import { WAREHOUSE } from './goodsPlan.ts'
import type { SeededRandom } from './seededRandom.ts'
import type { BasketKind, PlannedTrade } from './tradePlan.ts'

/** Goods the demo's past is made of: in ample stock, at their plain price, sold to everybody, known before it began. */
export interface TradedGoods {
  readonly id: number
  readonly ck_id: number
  readonly scope_code: string
  readonly is_eph: boolean
  readonly is_cold: boolean
  readonly base_price: number
  readonly zbz: number
  readonly min_qty: number
  readonly on_hand: number
}

/** Packs a basket may take: this part of the stock at most, so that the shelf looks full afterwards. */
const STOCK_PART = 0.15
const LINES = { main: 4, herb: 3, device: 2, eph: 1, cold: 1 } as const satisfies Record<BasketKind, number>
/** Cents, well above the warehouses' minimum orders, whatever a ladder takes off. */
const WORTH = { main: 32_000, herb: 12_000, device: 18_000, eph: 8_000, cold: 8_000 } as const satisfies Record<BasketKind, number>

export function findTradedGoods(db: Db, since: Date): Promise<TradedGoods[]> {
  return db
    .selectFrom('goods as g')
    .innerJoin('stock as s', (join) => join.onRef('s.goods_id', '=', 'g.id').onRef('s.ck_id', '=', 'g.ck_id'))
    .where('g.created_at', '<', since)
    .where('g.is_controlled', '=', false)
    .where('g.special_price', 'is', null)
    .where('g.id', 'not in', (eb) => eb.selectFrom('purchase_limit').select('goods_id'))
    .orderBy('g.id')
    .select(['g.id', 'g.ck_id', 'g.scope_code', 'g.is_eph', 'g.is_cold', 'g.base_price', 'g.zbz', 'g.min_qty', 's.on_hand'])
    .execute()
}

function belongs(goods: TradedGoods, kind: BasketKind): boolean {
  if (kind === 'eph') return goods.is_eph
  if (kind === 'cold') return goods.is_cold
  return !goods.is_eph && !goods.is_cold && goods.ck_id === WAREHOUSE[kind]
}

/** Different goods, each in whole packs, together worth what is wanted. */
export function fillBasket(
  goods: readonly TradedGoods[],
  kind: BasketKind,
  scopes: ReadonlySet<string>,
  wanted: number | undefined,
  random: SeededRandom,
): Addition[] {
  const worth = wanted ?? WORTH[kind]
  const share = worth / LINES[kind]
  const fits = goods.filter(
    (candidate) => belongs(candidate, kind) && scopes.has(candidate.scope_code) && candidate.base_price * candidate.min_qty <= share * 1.5,
  )
  const lines: Addition[] = []
  let open = worth
  for (const candidate of random.shuffle(fits)) {
    if (open <= 0) return lines
    const packs = Math.ceil(Math.min(open, share * (0.8 + random.next() * 0.5)) / (candidate.base_price * candidate.zbz))
    const number = Math.min(
      Math.max(candidate.min_qty, packs * candidate.zbz),
      Math.floor((candidate.on_hand * STOCK_PART) / candidate.zbz) * candidate.zbz,
    )
    if (number < candidate.min_qty) continue
    lines.push({ type: 0, goodsId: candidate.id, comboId: null, ckId: candidate.ck_id, number, price: null })
    open -= number * candidate.base_price
  }
  if (open <= 0) return lines
  throw new Error(`the demo's ${kind} goods are not worth ${worth} cents`)
}

/** One line of the main warehouse under the promotion that runs at this moment. */
export async function promotedLine(db: Db, kind: NonNullable<PlannedTrade['promotion']>, now: Date): Promise<Addition> {
  const line = { type: 0, goodsId: null, comboId: null, ckId: WAREHOUSE.main, price: null } as const
  switch (kind) {
    case 'flash': {
      const item = await db
        .selectFrom('flash_item as f')
        .innerJoin('promotion as p', 'p.id', 'f.promotion_id')
        .innerJoin('goods as g', 'g.id', 'f.goods_id')
        .where('f.ck_id', '=', WAREHOUSE.main)
        .where(isRunning('p', now))
        .orderBy('f.id')
        .limit(1)
        .select(['f.goods_id', 'g.min_qty'])
        .executeTakeFirstOrThrow()
      return { ...line, type: 1, goodsId: item.goods_id, number: item.min_qty }
    }
    case 'combo': {
      const combo = await db
        .selectFrom('combo as c')
        .innerJoin('promotion as p', 'p.id', 'c.promotion_id')
        .where('c.ck_id', '=', WAREHOUSE.main)
        .where(isRunning('p', now))
        .orderBy('c.id')
        .limit(1)
        .select('c.id')
        .executeTakeFirstOrThrow()
      return { ...line, type: 3, comboId: combo.id, number: 2 }
    }
    case 'gift': {
      const rule = await db
        .selectFrom('gift_rule as r')
        .innerJoin('promotion as p', 'p.id', 'r.promotion_id')
        .innerJoin('goods as g', 'g.id', 'r.goods_id')
        .where('g.ck_id', '=', WAREHOUSE.main)
        .where(isRunning('p', now))
        .orderBy('g.base_price')
        .orderBy('g.id')
        .limit(1)
        .select(['r.goods_id', 'r.need'])
        .executeTakeFirstOrThrow()
      return { ...line, goodsId: rule.goods_id, number: rule.need }
    }
  }
}
