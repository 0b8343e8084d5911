import { sql } from 'kysely'
import type { PromotionDraft } from 'rules/drafts'
import type { Db } from '../../../db/schema.ts'
import { isRunning } from '../isRunning.ts'
import type { FlashSale } from '../running.ts'
import { findBusyIn, lockSold } from './shared.ts'
import type { StoredKind, PromotionUse, CountedKind } from './storedKind.ts'

const counted: CountedKind = {
  usesOf: ({ promotions }, lines) =>
    lines
      .filter((line) => line.type === 1)
      .map(({ goodsId, qty }) => {
        const sale = promotions.flash.get(goodsId)
        if (sale === undefined) throw new Error(`no flash sale is known for the goods ${goodsId}`)
        return { kind: 'flash', itemId: sale.itemId, goodsId: null, most: null, qty }
      }),
  column: 'flash_item_id',
  columns: ({ itemId }) => ({ flash_item_id: itemId }),
  use: useFlash,
  refusal: 'FLASH_LIMIT',
  async giveBack(db, { flash_item_id, qty }, memberId) {
    const itemId = flash_item_id ?? 0
    await db
      .updateTable('flash_item')
      .set({ taken: sql<number>`taken - ${qty}::int` })
      .where('id', '=', itemId)
      .execute()
    await db
      .updateTable('flash_taken')
      .set({ qty: sql<number>`qty - ${qty}::int` })
      .where('flash_item_id', '=', itemId)
      .where('member_id', '=', memberId)
      .execute()
  },
  goodsOf: sql<number>`(select f.goods_id from flash_item f where f.id = k.flash_item_id)`,
}

export const flash: StoredKind<'flash'> = {
  columns: () => ({}),
  write: writeItems,
  lockTaken: (db, id) => lockSold(db, 'flash_item', id),
  findBusy: (db, goodsIds, span) => findBusyIn(db, 'flash_item', goodsIds, span),
  named: sql`select promotion_id, goods_id from flash_item where taken < total`,
  behind: (running, _, goodsId) => running.flash.get(goodsId) ?? null,
  part: (running) =>
    Object.fromEntries(
      [...running.flash.values()].map(({ goodsId, price, perMember, bought, left }) => [
        String(goodsId),
        { price, per_member: perMember, bought, left },
      ]),
    ),
  counted,
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

async function writeItems(db: Db, id: number, { items }: PromotionDraft<'flash'>, warehouseOf: (goodsId: number) => number): Promise<void> {
  await db
    .insertInto('flash_item')
    .values(
      items.map((item) => ({
        promotion_id: id,
        goods_id: item.goodsId,
        ck_id: warehouseOf(item.goodsId),
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

/** Takes from a flash sale's stock and from what the member may still buy of it; returns false where either is short. */
async function useFlash(db: Db, { itemId, qty }: PromotionUse, memberId: number): Promise<boolean> {
  const item = await db
    .updateTable('flash_item')
    .set({ taken: sql<number>`taken + ${qty}::int` })
    .where('id', '=', itemId)
    .where(sql<boolean>`taken + ${qty}::int <= total and ${qty}::int <= per_member`)
    .returning('per_member')
    .executeTakeFirst()
  if (item === undefined) return false
  const mine = await db
    .insertInto('flash_taken')
    .values({ flash_item_id: itemId, member_id: memberId, qty, per_member: item.per_member })
    .onConflict((oc) =>
      oc
        .columns(['flash_item_id', 'member_id'])
        .doUpdateSet({ qty: sql<number>`flash_taken.qty + excluded.qty`, per_member: sql<number>`excluded.per_member` })
        .where(sql<boolean>`flash_taken.qty + excluded.qty <= excluded.per_member`),
    )
    .returning('qty')
    .executeTakeFirst()
  return mine !== undefined
}
