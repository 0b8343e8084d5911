import { sql } from 'kysely'
import type { PromotionDraft } from 'rules/drafts'
import type { Db } from '../../../db/schema.ts'
import { isRunning } from '../isRunning.ts'
import type { AddonOffer } from '../running.ts'
import { findBusyIn, lockSold, replaceGoods } from './shared.ts'
import type { StoredKind, PromotionUse, CountedKind } from './storedKind.ts'

const counted: CountedKind = {
  usesOf: ({ promotions }, lines) =>
    lines
      .filter((line) => line.type === 4)
      .map(({ goodsId, qty }) => {
        const offer = promotions.addons.get(goodsId)
        if (offer === undefined) throw new Error(`no add-on offer is known for the goods ${goodsId}`)
        return { kind: 'addon', itemId: offer.itemId, goodsId: null, most: offer.number, qty }
      }),
  column: 'addon_item_id',
  columns: ({ itemId, most }) => ({ addon_item_id: itemId, addon_number: most }),
  use: useAddon,
  refusal: 'ADDON_LIMIT',
  async giveBack(db, { addon_item_id, qty }) {
    await db
      .updateTable('addon_item')
      .set({ taken: sql<number>`taken - ${qty}::int` })
      .where('id', '=', addon_item_id ?? 0)
      .execute()
  },
  goodsOf: sql<number>`(select a.goods_id from addon_item a where a.id = k.addon_item_id)`,
}

export const addon: StoredKind<'addon'> = {
  columns: ({ goodsIds, full }) => ({ covers_all: goodsIds === null, full_cents: full }),
  write: writeItems,
  lockTaken: (db, id) => lockSold(db, 'addon_item', id),
  findBusy: (db, goodsIds, span) => findBusyIn(db, 'addon_item', goodsIds, span),
  named: 'listed',
  behind: (running, _, goodsId) => running.addons.get(goodsId) ?? null,
  part: (running) =>
    Object.fromEntries(
      [...running.addons.values()].map(({ goodsId, id, full, coversAll, goods, price, number, left }) => [
        String(goodsId),
        { id, full, goods: coversAll ? null : goods.map(String), price, number, left },
      ]),
    ),
  counted,
}

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

async function writeItems(db: Db, id: number, draft: PromotionDraft<'addon'>, warehouseOf: (goodsId: number) => number): Promise<void> {
  await replaceGoods(db, id, draft.goodsIds)
  await db
    .insertInto('addon_item')
    .values(
      draft.items.map((item) => ({
        promotion_id: id,
        goods_id: item.goodsId,
        ck_id: warehouseOf(item.goodsId),
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

async function useAddon(db: Db, { itemId, qty }: PromotionUse): Promise<boolean> {
  const item = await db
    .updateTable('addon_item')
    .set({ taken: sql<number>`taken + ${qty}::int` })
    .where('id', '=', itemId)
    .where(sql<boolean>`taken + ${qty}::int <= total and ${qty}::int <= number`)
    .returning('taken')
    .executeTakeFirst()
  return item !== undefined
}
