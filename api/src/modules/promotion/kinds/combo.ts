import { sql } from 'kysely'
import type { PromotionDraft } from 'rules/drafts'
import type { Db } from '../../../db/schema.ts'
import { isRunning } from '../isRunning.ts'
import { setsLeft, type Combination } from '../running.ts'
import { nothingBusy } from './shared.ts'
import type { StoredKind, PromotionUse, CountedKind } from './storedKind.ts'

const counted: CountedKind = {
  // A combination is taken once, by the order that its first component is in.
  usesOf: ({ document }, lines) =>
    lines.flatMap(({ comboId, docLine, goodsId, qty }) => {
      const first = document.lines.find((line) => line.type === 3 && Number(line.comboId) === comboId)
      if (comboId === null || first?.id !== docLine) return []
      const each = document.combos?.[String(comboId)]?.items[String(goodsId)]
      if (each === undefined) throw new Error(`the combination ${comboId} does not hold the goods ${goodsId}`)
      return [{ kind: 'combo', itemId: comboId, goodsId: null, most: null, qty: qty / each }]
    }),
  column: 'combo_id',
  columns: ({ itemId }) => ({ combo_id: itemId }),
  use: useCombo,
  refusal: 'BUY_LIMIT',
  async giveBack(db, { combo_id, qty }, memberId) {
    const comboId = combo_id ?? 0
    await db
      .updateTable('combo')
      .set({ taken: sql<number>`taken - ${qty}::int` })
      .where('id', '=', comboId)
      .execute()
    await db
      .updateTable('combo_taken')
      .set({ qty: sql<number>`qty - ${qty}::int` })
      .where('combo_id', '=', comboId)
      .where('member_id', '=', memberId)
      .execute()
  },
  goodsOf: null,
}

export const combo: StoredKind<'combo'> = {
  columns: () => ({}),
  write: writeCombos,
  lockTaken: (db, id) =>
    db.selectFrom('combo').where('promotion_id', '=', id).orderBy('id').select(['name as key', 'taken']).forNoKeyUpdate().execute(),
  findBusy: nothingBusy,
  named: null,
  behind: (running, { source }) => running.combos.get(Number(source))?.promotion ?? null,
  part: (running) =>
    Object.fromEntries(
      [...running.combos.values()]
        .filter((offer) => offer.isRunning)
        .map((offer) => {
          const left = setsLeft(offer)
          return [
            String(offer.id),
            {
              price: offer.price,
              left: Number.isFinite(left) ? left : null,
              items: Object.fromEntries(offer.items.map(({ goodsId, qty }) => [String(goodsId), qty])),
            },
          ]
        }),
    ),
  counted,
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

async function writeCombos(
  db: Db,
  id: number,
  { combos }: PromotionDraft<'combo'>,
  warehouseOf: (goodsId: number) => number,
): Promise<void> {
  for (const offer of combos) {
    const row = await db
      .insertInto('combo')
      .values({
        promotion_id: id,
        ck_id: warehouseOf(offer.items[0]?.goodsId ?? 0),
        name: offer.name,
        price: offer.price,
        total: offer.total,
        per_member: offer.perMember,
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
      .values(offer.items.map((item) => ({ combo_id: row.id, goods_id: item.goodsId, qty: item.qty })))
      .execute()
  }
}

async function useCombo(db: Db, { itemId: comboId, qty: sets }: PromotionUse, memberId: number): Promise<boolean> {
  const offer = await db
    .updateTable('combo')
    .set({ taken: sql<number>`taken + ${sets}::int` })
    .where('id', '=', comboId)
    .where(sql<boolean>`(total is null or taken + ${sets}::int <= total) and (per_member is null or ${sets}::int <= per_member)`)
    .returning('per_member')
    .executeTakeFirst()
  if (offer === undefined) return false
  const mine = await db
    .insertInto('combo_taken')
    .values({ combo_id: comboId, member_id: memberId, qty: sets, per_member: offer.per_member })
    .onConflict((oc) =>
      oc
        .columns(['combo_id', 'member_id'])
        .doUpdateSet({ qty: sql<number>`combo_taken.qty + excluded.qty`, per_member: sql<number | null>`excluded.per_member` })
        .where(sql<boolean>`excluded.per_member is null or combo_taken.qty + excluded.qty <= excluded.per_member`),
    )
    .returning('qty')
    .executeTakeFirst()
  return mine !== undefined
}
