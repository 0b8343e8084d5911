import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { Activity, Combination, FlashSale, GiftRule } from './running.ts'

/** Live, begun, and not yet over: the moment it ends it is over. */
export function isRunning(alias: string, now: Date): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<boolean>`(${column('status')} = 'live' and ${column('starts_at')} <= ${now} and ${now} < ${column('ends_at')})`
}

/** Full reductions and order discounts that cover everything, and those that name any of the goods. */
export async function findActivities(db: Db, goodsIds: readonly number[], now: Date): Promise<Activity[]> {
  const isNamed = goodsIds.length === 0 ? sql<boolean>`false` : sql<boolean>`goods_id in (${sql.join(goodsIds)})`
  const rows = await db
    .selectFrom('promotion as p')
    .where('p.kind', 'in', ['manjian', 'discount'])
    .where(isRunning('p', now))
    .where((eb) =>
      eb.or([
        eb('p.covers_all', '=', true),
        eb.exists(eb.selectFrom('promotion_goods as pg').whereRef('pg.promotion_id', '=', 'p.id').where(isNamed).select('pg.goods_id')),
      ]),
    )
    .orderBy('p.priority')
    .orderBy('p.id')
    .select(['p.id', 'p.kind', 'p.name', 'p.version', 'p.priority', 'p.covers_all', 'p.repeatable', 'p.cap', 'p.ends_at'])
    .select([
      sql<
        Activity['tiers']
      >`coalesce((select jsonb_agg(jsonb_build_object('full', t.full_cents, 'minus', t.minus_cents, 'bp', t.rate_bp) order by t.full_cents)
        from promotion_tier t where t.promotion_id = p.id), '[]')`.as('tiers'),
      sql<number[]>`coalesce((select jsonb_agg(g.goods_id order by g.goods_id) from promotion_goods g
        where g.promotion_id = p.id and ${isNamed}), '[]')`.as('goods'),
    ])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind === 'discount' ? 'discount' : 'manjian',
    name: row.name,
    version: row.version,
    priority: row.priority,
    coversAll: row.covers_all,
    repeatable: row.repeatable,
    cap: row.cap,
    endsAt: row.ends_at,
    tiers: row.tiers,
    goods: row.goods,
  }))
}

/** One rule a good: of several the oldest promotion's. */
export async function findGifts(db: Db, goodsIds: readonly number[], now: Date): Promise<ReadonlyMap<number, GiftRule>> {
  if (goodsIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('gift_rule as r')
    .innerJoin('promotion as p', 'p.id', 'r.promotion_id')
    .where('r.goods_id', 'in', goodsIds)
    .where(isRunning('p', now))
    .orderBy('p.priority', 'desc')
    .orderBy('p.id', 'desc')
    .select(['p.id', 'p.name', 'p.version', 'r.goods_id', 'r.type', 'r.need', 'r.give', 'r.gift_goods_id', 'r.total', 'r.given'])
    .execute()
  return new Map(
    rows.map((row) => [
      row.goods_id,
      {
        id: row.id,
        name: row.name,
        version: row.version,
        goodsId: row.goods_id,
        type: row.type,
        need: row.need,
        give: row.give,
        giftGoodsId: row.gift_goods_id,
        left: Math.max(0, row.total - row.given),
      },
    ]),
  )
}

/** One sale a good: of several running ones the oldest promotion's. */
export async function findFlash(
  db: Db,
  goodsIds: readonly number[],
  memberId: number | null,
  now: Date,
): Promise<ReadonlyMap<number, FlashSale>> {
  if (goodsIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('flash_item as f')
    .innerJoin('promotion as p', 'p.id', 'f.promotion_id')
    .leftJoin('flash_taken as t', (join) => join.onRef('t.flash_item_id', '=', 'f.id').on('t.member_id', '=', memberId ?? 0))
    .where('f.goods_id', 'in', goodsIds)
    .where(isRunning('p', now))
    .orderBy('p.id', 'desc')
    .select([
      'p.id',
      'p.name',
      'p.version',
      'p.ends_at',
      'f.id as item_id',
      'f.goods_id',
      'f.price',
      'f.per_member',
      'f.total',
      'f.taken',
      't.qty as bought',
    ])
    .execute()
  return new Map(
    rows.map((row) => [
      row.goods_id,
      {
        id: row.id,
        name: row.name,
        version: row.version,
        itemId: row.item_id,
        goodsId: row.goods_id,
        price: row.price,
        perMember: row.per_member,
        bought: row.bought ?? 0,
        total: row.total,
        left: Math.max(0, row.total - row.taken),
        endsAt: row.ends_at,
      },
    ]),
  )
}

/** Combinations whether they run or not: a cart may still hold one that is over. */
export async function findCombos(
  db: Db,
  comboIds: readonly number[],
  memberId: number | null,
  now: Date,
): Promise<ReadonlyMap<number, Combination>> {
  if (comboIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('combo as c')
    .innerJoin('promotion as p', 'p.id', 'c.promotion_id')
    .leftJoin('combo_taken as t', (join) => join.onRef('t.combo_id', '=', 'c.id').on('t.member_id', '=', memberId ?? 0))
    .where('c.id', 'in', comboIds)
    .select([
      'c.id',
      'c.name',
      'c.ck_id',
      'c.price',
      'c.total',
      'c.taken',
      'c.per_member',
      't.qty as bought',
      'p.id as promotion_id',
      'p.name as promotion_name',
      'p.version',
      'p.starts_at',
      'p.ends_at',
    ])
    .select([
      isRunning('p', now).as('is_running'),
      sql<
        { goodsId: number; qty: number }[]
      >`coalesce((select jsonb_agg(jsonb_build_object('goodsId', i.goods_id, 'qty', i.qty) order by i.goods_id)
        from combo_item i where i.combo_id = c.id), '[]')`.as('items'),
    ])
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        promotion: { id: row.promotion_id, version: row.version, name: row.promotion_name },
        name: row.name,
        ckId: row.ck_id,
        price: row.price,
        left: row.total === null ? null : Math.max(0, row.total - row.taken),
        perMember: row.per_member,
        bought: row.bought ?? 0,
        isRunning: row.is_running,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        items: row.items,
      },
    ]),
  )
}
