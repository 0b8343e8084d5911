import { sql } from 'kysely'
import { chunksOf } from '../../db/chunks.ts'
import type { Db } from '../../db/schema.ts'
import type { PromotionKind } from '../../db/tables/promotion.ts'
import type { ComboDraft, FlashDraft, GiftDraft, PromotionDraft } from './draft.ts'
import type { GoodsFacts } from './publishChecks.ts'

export function findFacts(db: Db, ids: readonly number[]): Promise<GoodsFacts[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('goods')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .select(['id', 'name', 'base_price', 'zbz', 'min_qty', 'ck_id', 'is_eph'])
    .execute()
}

/** Of these goods those that another live flash sale sells at some time between the two moments. */
export async function findBusyFlash(
  db: Db,
  goodsIds: readonly number[],
  draft: { startsAt: Date; endsAt: Date; id?: number },
): Promise<number[]> {
  if (goodsIds.length === 0) return []
  const rows = await db
    .selectFrom('flash_item as f')
    .innerJoin('promotion as p', 'p.id', 'f.promotion_id')
    .where('f.goods_id', 'in', goodsIds)
    .where('p.status', '=', 'live')
    .where('p.id', '<>', draft.id ?? 0)
    .where('p.starts_at', '<', draft.endsAt)
    .where('p.ends_at', '>', draft.startsAt)
    .select('f.goods_id')
    .execute()
  return rows.map((row) => row.goods_id)
}

export interface Neighbour {
  id: number
  goods: string[] | null
}

/** Live promotions of the kind that run at some time between the two moments, with the goods they cover. */
export async function findNeighbours(db: Db, kind: PromotionKind, draft: { startsAt: Date; endsAt: Date }): Promise<Neighbour[]> {
  const rows = await db
    .selectFrom('promotion as p')
    .where('p.kind', '=', kind)
    .where('p.status', '=', 'live')
    .where('p.starts_at', '<', draft.endsAt)
    .where('p.ends_at', '>', draft.startsAt)
    .orderBy('p.id')
    .select(['p.id', 'p.covers_all'])
    .select(
      sql<
        string[]
      >`coalesce((select jsonb_agg(g.goods_id::text order by g.goods_id) from promotion_goods g where g.promotion_id = p.id), '[]')`.as(
        'goods',
      ),
    )
    .execute()
  return rows.map((row) => ({ id: row.id, goods: row.covers_all ? null : row.goods }))
}

function head(draft: PromotionDraft) {
  const isManjian = draft.kind === 'manjian'
  const covers = draft.kind === 'manjian' || draft.kind === 'discount' || draft.kind === 'addon'
  return {
    name: draft.name,
    priority: draft.priority ?? 100,
    covers_all: covers && draft.goodsIds === null,
    starts_at: draft.startsAt,
    ends_at: draft.endsAt,
    repeatable: isManjian && draft.repeatable === true,
    cap: isManjian ? (draft.cap ?? null) : null,
    full_cents: draft.kind === 'addon' ? draft.full : null,
    status: 'live',
  } as const
}

export async function insertPromotion(db: Db, draft: PromotionDraft, now: Date): Promise<{ id: number; version: number }> {
  return db
    .insertInto('promotion')
    .values({ kind: draft.kind, ...head(draft), created_at: now })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

/** The next version of a promotion; null when there is none of that kind. */
export async function updatePromotion(db: Db, id: number, draft: PromotionDraft): Promise<{ id: number; version: number } | null> {
  const row = await db
    .updateTable('promotion')
    .set({ ...head(draft), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('kind', '=', draft.kind)
    .returning(['id', 'version'])
    .executeTakeFirst()
  return row ?? null
}

export async function stopPromotion(db: Db, id: number): Promise<boolean> {
  const row = await db
    .updateTable('promotion')
    .set({ status: 'stopped' })
    .where('id', '=', id)
    .where('status', '=', 'live')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertVersion(db: Db, id: number, version: number, draft: PromotionDraft, now: Date): Promise<void> {
  await db
    .insertInto('promotion_version')
    .values({ promotion_id: id, version, content: JSON.stringify(draft), published_at: now })
    .execute()
}

export async function replaceTiers(
  db: Db,
  id: number,
  tiers: readonly { full: number; minus: number | null; bp: number | null }[],
  goodsIds: readonly number[] | null,
): Promise<void> {
  await db.deleteFrom('promotion_tier').where('promotion_id', '=', id).execute()
  await db
    .insertInto('promotion_tier')
    .values(tiers.map((tier) => ({ promotion_id: id, full_cents: tier.full, minus_cents: tier.minus, rate_bp: tier.bp })))
    .execute()
  await replaceGoods(db, id, goodsIds)
}

export async function replaceGoods(db: Db, id: number, goodsIds: readonly number[] | null): Promise<void> {
  await db.deleteFrom('promotion_goods').where('promotion_id', '=', id).execute()
  for (const some of chunksOf([...new Set(goodsIds ?? [])], 2))
    await db
      .insertInto('promotion_goods')
      .values(some.map((goods_id) => ({ promotion_id: id, goods_id })))
      .execute()
}

/** What was given, sold or taken already stays counted. */
export async function putGifts(db: Db, id: number, rules: GiftDraft['rules']): Promise<void> {
  await db
    .insertInto('gift_rule')
    .values(
      rules.map((rule) => ({
        promotion_id: id,
        goods_id: rule.goodsId,
        type: rule.type,
        need: rule.need,
        give: rule.give,
        gift_goods_id: rule.giftGoodsId,
        total: rule.total,
      })),
    )
    .onConflict((oc) =>
      oc.columns(['promotion_id', 'goods_id']).doUpdateSet((eb) => ({
        type: eb.ref('excluded.type'),
        need: eb.ref('excluded.need'),
        give: eb.ref('excluded.give'),
        gift_goods_id: eb.ref('excluded.gift_goods_id'),
        total: eb.ref('excluded.total'),
      })),
    )
    .execute()
}

export async function putFlash(db: Db, id: number, items: FlashDraft['items'], ckOf: (goodsId: number) => number): Promise<void> {
  await db
    .insertInto('flash_item')
    .values(
      items.map((item) => ({
        promotion_id: id,
        goods_id: item.goodsId,
        ck_id: ckOf(item.goodsId),
        price: item.price,
        total: item.total,
        per_member: item.perMember,
      })),
    )
    .onConflict((oc) =>
      oc.columns(['promotion_id', 'goods_id']).doUpdateSet((eb) => ({
        price: eb.ref('excluded.price'),
        total: eb.ref('excluded.total'),
        per_member: eb.ref('excluded.per_member'),
      })),
    )
    .execute()
}

export async function putCombos(db: Db, id: number, combos: ComboDraft['combos'], ckOf: (goodsId: number) => number): Promise<void> {
  for (const combo of combos) {
    const row = await db
      .insertInto('combo')
      .values({
        promotion_id: id,
        ck_id: ckOf(combo.items[0]?.goodsId ?? 0),
        name: combo.name,
        price: combo.price,
        total: combo.total,
        per_member: combo.perMember,
      })
      .onConflict((oc) =>
        oc.columns(['promotion_id', 'name']).doUpdateSet((eb) => ({
          price: eb.ref('excluded.price'),
          total: eb.ref('excluded.total'),
          per_member: eb.ref('excluded.per_member'),
        })),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.deleteFrom('combo_item').where('combo_id', '=', row.id).execute()
    await db
      .insertInto('combo_item')
      .values(combo.items.map((item) => ({ combo_id: row.id, goods_id: item.goodsId, qty: item.qty })))
      .execute()
  }
}

/** What was given, sold or taken of each row so far, named by goods (flash sale, gift) or by the combination's name. Its rows stay locked. */
export async function lockTaken(db: Db, id: number, kind: PromotionKind): Promise<Map<string, number>> {
  const rows = await takenRows(db, id, kind)
  return new Map(rows.map((row) => [String(row.key), row.taken]))
}

function takenRows(db: Db, id: number, kind: PromotionKind): Promise<{ key: number | string; taken: number }[]> {
  switch (kind) {
    case 'flash':
      return db
        .selectFrom('flash_item')
        .where('promotion_id', '=', id)
        .orderBy('id')
        .select(['goods_id as key', 'taken'])
        .forNoKeyUpdate()
        .execute()
    case 'gift':
      return db
        .selectFrom('gift_rule')
        .where('promotion_id', '=', id)
        .orderBy('goods_id')
        .select(['goods_id as key', 'given as taken'])
        .forNoKeyUpdate()
        .execute()
    case 'addon':
      return db
        .selectFrom('addon_item')
        .where('promotion_id', '=', id)
        .orderBy('id')
        .select(['goods_id as key', 'taken'])
        .forNoKeyUpdate()
        .execute()
    case 'combo':
      return db.selectFrom('combo').where('promotion_id', '=', id).orderBy('id').select(['name as key', 'taken']).forNoKeyUpdate().execute()
    default:
      return Promise.resolve([])
  }
}

/** How much the promotion held before that the draft no longer names. */
export async function countDropped(db: Db, id: number, draft: PromotionDraft): Promise<number> {
  const count = sql<number>`count(*)::int`.as('dropped')
  switch (draft.kind) {
    case 'flash':
      return (
        await db
          .selectFrom('flash_item')
          .where('promotion_id', '=', id)
          .where(
            'goods_id',
            'not in',
            draft.items.map((one) => one.goodsId),
          )
          .select(count)
          .executeTakeFirstOrThrow()
      ).dropped
    case 'gift':
      return (
        await db
          .selectFrom('gift_rule')
          .where('promotion_id', '=', id)
          .where(
            'goods_id',
            'not in',
            draft.rules.map((one) => one.goodsId),
          )
          .select(count)
          .executeTakeFirstOrThrow()
      ).dropped
    case 'addon':
      return (
        await db
          .selectFrom('addon_item')
          .where('promotion_id', '=', id)
          .where(
            'goods_id',
            'not in',
            draft.items.map((one) => one.goodsId),
          )
          .select(count)
          .executeTakeFirstOrThrow()
      ).dropped
    case 'combo':
      return (
        await db
          .selectFrom('combo')
          .where('promotion_id', '=', id)
          .where(
            'name',
            'not in',
            draft.combos.map((one) => one.name),
          )
          .select(count)
          .executeTakeFirstOrThrow()
      ).dropped
    default:
      return 0
  }
}
