import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { AddonDraft } from './draft.ts'
import { isRunning } from './promotion.repo.ts'
import { replaceGoods } from './publish.repo.ts'
import type { AddonOffer } from './running.ts'

/** Offers that any of the goods counts for or is; one offer a good, of several running ones the oldest promotion's. */
export async function findAddons(db: Db, goodsIds: readonly number[], now: Date): Promise<ReadonlyMap<number, AddonOffer>> {
  if (goodsIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('addon_item as a')
    .innerJoin('promotion as p', 'p.id', 'a.promotion_id')
    .where(isRunning('p', now))
    .where((eb) =>
      eb.or([
        eb('a.goods_id', 'in', goodsIds),
        eb('p.covers_all', '=', true),
        eb.exists(
          eb
            .selectFrom('promotion_goods as pg')
            .whereRef('pg.promotion_id', '=', 'p.id')
            .where('pg.goods_id', 'in', goodsIds)
            .select('pg.goods_id'),
        ),
      ]),
    )
    .orderBy('p.id', 'desc')
    .select([
      'p.id',
      'p.name',
      'p.version',
      'p.covers_all',
      'p.ends_at',
      'a.id as item_id',
      'a.goods_id',
      'a.price',
      'a.number',
      'a.total',
      'a.taken',
    ])
    .select([
      sql<number>`p.full_cents`.as('full'),
      sql<number[]>`coalesce((select jsonb_agg(g.goods_id order by g.goods_id) from promotion_goods g
        where g.promotion_id = p.id and g.goods_id in (${sql.join(goodsIds)})), '[]')`.as('goods'),
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
        full: row.full,
        coversAll: row.covers_all,
        goods: row.goods,
        price: row.price,
        number: row.number,
        left: Math.max(0, row.total - row.taken),
        endsAt: row.ends_at,
      },
    ]),
  )
}

/** Of these goods those that another live promotion offers as add-ons at some time between the two moments. */
export async function findBusyAddons(
  db: Db,
  goodsIds: readonly number[],
  draft: { startsAt: Date; endsAt: Date; id?: number },
): Promise<number[]> {
  if (goodsIds.length === 0) return []
  const rows = await db
    .selectFrom('addon_item as a')
    .innerJoin('promotion as p', 'p.id', 'a.promotion_id')
    .where('a.goods_id', 'in', goodsIds)
    .where('p.status', '=', 'live')
    .where('p.id', '<>', draft.id ?? 0)
    .where('p.starts_at', '<', draft.endsAt)
    .where('p.ends_at', '>', draft.startsAt)
    .select('a.goods_id')
    .execute()
  return rows.map((row) => row.goods_id)
}

/** What was taken already stays counted. */
export async function putAddons(db: Db, id: number, draft: AddonDraft, ckOf: (goodsId: number) => number): Promise<void> {
  await replaceGoods(db, id, draft.goodsIds)
  await db
    .insertInto('addon_item')
    .values(
      draft.items.map((item) => ({
        promotion_id: id,
        goods_id: item.goodsId,
        ck_id: ckOf(item.goodsId),
        price: item.price,
        number: item.number,
        total: item.total,
      })),
    )
    .onConflict((oc) =>
      oc
        .columns(['promotion_id', 'goods_id'])
        .doUpdateSet((eb) => ({ price: eb.ref('excluded.price'), number: eb.ref('excluded.number'), total: eb.ref('excluded.total') })),
    )
    .execute()
}
