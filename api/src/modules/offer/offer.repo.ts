import { sql } from 'kysely'
import type { Day } from '../../db/tables/identity.ts'
import { chunksOf } from '../../db/chunks.ts'
import type { Db } from '../../db/schema.ts'

export interface GoodsPrice {
  readonly goodsId: number
  readonly price: number
}

const LIST_MAX = 500
const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id)

export function findBasePrices(db: Db, goodsIds: readonly number[]): Promise<{ id: number; name: string; base_price: number }[]> {
  return db.selectFrom('goods').where('id', 'in', goodsIds).select(['id', 'name', 'base_price']).execute()
}

export async function setSpecials(db: Db, prices: readonly GoodsPrice[], until: Date): Promise<void> {
  const [ids, cents] = [prices.map(({ goodsId }) => goodsId), prices.map(({ price }) => price)]
  await sql`update goods set special_price = special.price, special_until = ${until}
    from unnest(${ids}::bigint[], ${cents}::bigint[]) special (id, price) where goods.id = special.id`.execute(db)
}

export async function endSpecials(db: Db, goodsIds: readonly number[]): Promise<number[]> {
  const ended = db.updateTable('goods').set({ special_price: null, special_until: null }).where('id', 'in', goodsIds)
  return idsOf(await ended.where('special_price', 'is not', null).returning('id').execute())
}

export function findSpecials(db: Db, now: Date) {
  return db
    .selectFrom('goods')
    .where('special_until', '>', now)
    .select(['id', 'name', 'special_price as price', 'special_until as until'])
    .orderBy('special_until')
    .orderBy('id')
    .limit(LIST_MAX)
    .execute()
}

export async function putDayPrices(db: Db, day: Day, prices: readonly GoodsPrice[]): Promise<void> {
  for (const some of chunksOf(prices, 3))
    await db
      .insertInto('special_day')
      .values(some.map(({ goodsId, price }) => ({ goods_id: goodsId, day, price })))
      .onConflict((oc) => oc.columns(['day', 'goods_id']).doUpdateSet({ price: sql`excluded.price` }))
      .execute()
}

export async function deleteDayPrices(db: Db, day: Day, goodsIds: readonly number[]): Promise<number[]> {
  return idsOf(
    await db.deleteFrom('special_day').where('day', '=', day).where('goods_id', 'in', goodsIds).returning('goods_id as id').execute(),
  )
}

export function findDayPrices(db: Db, today: Day) {
  return db
    .selectFrom('special_day as d')
    .innerJoin('goods as g', 'g.id', 'd.goods_id')
    .where('d.day', '>=', today)
    .select(['g.id', 'g.name', 'd.price', 'd.day'])
    .orderBy('d.day')
    .orderBy('g.id')
    .limit(LIST_MAX)
    .execute()
}

export async function putZonePrices(db: Db, zone: 'welfare', goodsIds: readonly number[], bp: number, until: Date | null): Promise<void> {
  for (const some of chunksOf(goodsIds, 4))
    await db
      .insertInto('zone_price')
      .values(some.map((goods_id) => ({ goods_id, zone, percent_bp: bp, ends_at: until })))
      .onConflict((oc) => oc.column('goods_id').doUpdateSet({ zone, percent_bp: bp, ends_at: until }))
      .execute()
}

export async function endZonePrices(db: Db, zone: 'welfare', goodsIds: readonly number[], now: Date): Promise<number[]> {
  const ended = db.updateTable('zone_price').set({ ends_at: now }).where('zone', '=', zone).where('goods_id', 'in', goodsIds)
  const isRunning = sql<boolean>`(ends_at is null or ends_at > ${now})`
  return idsOf(await ended.where(isRunning).returning('goods_id as id').execute())
}

export function findZonePrices(db: Db, now: Date) {
  return db
    .selectFrom('zone_price as z')
    .innerJoin('goods as g', 'g.id', 'z.goods_id')
    .where((eb) => eb.or([eb('z.ends_at', 'is', null), eb('z.ends_at', '>', now)]))
    .select(['g.id', 'g.name', 'z.percent_bp as bp', 'z.ends_at as until'])
    .orderBy('g.id')
    .limit(LIST_MAX)
    .execute()
}

export function findCoupons(db: Db, now: Date) {
  return db
    .selectFrom('coupon_template')
    .where('claim_to', '>', now)
    .select(['id', 'name', 'issued', 'total', 'claim_from as from', 'claim_to as until'])
    .orderBy('id')
    .limit(LIST_MAX)
    .execute()
}
