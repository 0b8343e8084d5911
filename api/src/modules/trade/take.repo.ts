import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

export interface Take {
  readonly orderId: number
  readonly flashItemId: number | null
  readonly comboId: number | null
  readonly groupTeamId: number | null
  readonly giftPromotionId: number | null
  /** The goods that earn the gift. */
  readonly giftGoodsId: number | null
  readonly addonItemId: number | null
  /** How many of it a trade might take when this one did. */
  readonly addonNumber: number | null
  readonly qty: number
}

/** Takes from a flash sale's stock and from what the member may still buy of it; returns false where either is short. */
export async function takeFlash(db: Db, itemId: number, memberId: number, qty: number): Promise<boolean> {
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

export async function takeCombo(db: Db, comboId: number, memberId: number, sets: number): Promise<boolean> {
  const combo = await db
    .updateTable('combo')
    .set({ taken: sql<number>`taken + ${sets}::int` })
    .where('id', '=', comboId)
    .where(sql<boolean>`(total is null or taken + ${sets}::int <= total) and (per_member is null or ${sets}::int <= per_member)`)
    .returning('per_member')
    .executeTakeFirst()
  if (combo === undefined) return false
  const mine = await db
    .insertInto('combo_taken')
    .values({ combo_id: comboId, member_id: memberId, qty: sets, per_member: combo.per_member })
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

/** Units of a group purchase, within what the team and what the shop may have. */
export async function takeGroup(db: Db, teamId: number, memberId: number, qty: number): Promise<boolean> {
  const team = await db
    .updateTable('group_team')
    .set({ taken: sql<number>`taken + ${qty}::int` })
    .where('id', '=', teamId)
    .where(sql<boolean>`taken + ${qty}::int <= units_max`)
    .returning('id')
    .executeTakeFirst()
  if (team === undefined) return false
  const mine = await db
    .updateTable('group_member')
    .set({ qty: sql<number>`qty + ${qty}::int` })
    .where('team_id', '=', teamId)
    .where('member_id', '=', memberId)
    .where(sql<boolean>`qty + ${qty}::int <= per_member`)
    .returning('qty')
    .executeTakeFirst()
  return mine !== undefined
}

export async function takeAddon(db: Db, itemId: number, qty: number): Promise<boolean> {
  const item = await db
    .updateTable('addon_item')
    .set({ taken: sql<number>`taken + ${qty}::int` })
    .where('id', '=', itemId)
    .where(sql<boolean>`taken + ${qty}::int <= total and ${qty}::int <= number`)
    .returning('taken')
    .executeTakeFirst()
  return item !== undefined
}

export async function takeGift(db: Db, promotionId: number, goodsId: number, qty: number): Promise<boolean> {
  const rule = await db
    .updateTable('gift_rule')
    .set({ given: sql<number>`given + ${qty}::int` })
    .where('promotion_id', '=', promotionId)
    .where('goods_id', '=', goodsId)
    .where(sql<boolean>`given + ${qty}::int <= total`)
    .returning('given')
    .executeTakeFirst()
  return rule !== undefined
}

export async function insertTakes(db: Db, takes: readonly Take[]): Promise<void> {
  if (takes.length === 0) return
  await db
    .insertInto('promotion_take')
    .values(
      takes.map((take) => ({
        order_id: take.orderId,
        flash_item_id: take.flashItemId,
        combo_id: take.comboId,
        group_team_id: take.groupTeamId,
        gift_promotion_id: take.giftPromotionId,
        gift_goods_id: take.giftGoodsId,
        addon_item_id: take.addonItemId,
        addon_number: take.addonNumber,
        qty: take.qty,
      })),
    )
    .execute()
}

interface Taken {
  id: number
  flash_item_id: number | null
  combo_id: number | null
  group_team_id: number | null
  gift_promotion_id: number | null
  gift_goods_id: number | null
  addon_item_id: number | null
  qty: number
}

/** Gives back what the orders took, once, and in the order in which it is taken: flash sales, combinations, add-ons, gifts, teams. */
export async function returnTakes(db: Db, orderIds: readonly number[], memberId: number): Promise<void> {
  const rows: Taken[] = await db
    .updateTable('promotion_take')
    .set({ is_returned: true })
    .where('order_id', 'in', orderIds)
    .where('is_returned', '=', false)
    .returning(['id', 'flash_item_id', 'combo_id', 'group_team_id', 'gift_promotion_id', 'gift_goods_id', 'addon_item_id', 'qty'])
    .execute()
  const rank = (id: number | null) => id ?? Number.MAX_SAFE_INTEGER
  for (const row of rows.toSorted(
    (a, b) =>
      rank(a.flash_item_id) - rank(b.flash_item_id) ||
      rank(a.combo_id) - rank(b.combo_id) ||
      rank(a.addon_item_id) - rank(b.addon_item_id) ||
      rank(a.gift_goods_id) - rank(b.gift_goods_id) ||
      rank(a.group_team_id) - rank(b.group_team_id),
  )) {
    await lowerTaken(db, row, memberId)
  }
}

export interface ShortLine {
  readonly orderId: number
  readonly memberId: number
  readonly goodsId: number
  readonly type: 0 | 1 | 2 | 3 | 4 | 9
  readonly qty: number
}

/** Gives back what units of one line took of a flash sale, a team, an add-on or gifts. A combination was taken whole and stays so. */
export async function returnUnits(db: Db, { orderId, memberId, goodsId, type, qty }: ShortLine): Promise<void> {
  if (type === 0 || type === 3) return
  const { rows } =
    await sql<Taken>`select k.id, k.flash_item_id, k.combo_id, k.group_team_id, k.gift_promotion_id, k.gift_goods_id, k.addon_item_id, k.qty from promotion_take k
    left join flash_item f on f.id = k.flash_item_id left join addon_item a on a.id = k.addon_item_id
    left join group_team t on t.id = k.group_team_id left join group_sale s on s.promotion_id = t.promotion_id
    left join gift_rule r on r.promotion_id = k.gift_promotion_id and r.goods_id = k.gift_goods_id
    where k.order_id = ${orderId} and not k.is_returned
      and ${goodsId} = case ${type}::int when 1 then f.goods_id when 2 then s.goods_id when 4 then a.goods_id else r.gift_goods_id end order by k.id`.execute(
      db,
    )
  let open = qty
  for (const row of rows) {
    const units = Math.min(open, row.qty)
    if (units === 0) return
    await db
      .updateTable('promotion_take')
      .set(units === row.qty ? { is_returned: true } : { qty: row.qty - units })
      .where('id', '=', row.id)
      .execute()
    await lowerTaken(db, { ...row, qty: units }, memberId)
    open -= units
  }
}

async function lowerTaken(db: Db, row: Taken, memberId: number): Promise<void> {
  const less = sql<number>`qty - ${row.qty}::int`
  if (row.flash_item_id !== null) {
    await db
      .updateTable('flash_item')
      .set({ taken: sql<number>`taken - ${row.qty}::int` })
      .where('id', '=', row.flash_item_id)
      .execute()
    await db
      .updateTable('flash_taken')
      .set({ qty: less })
      .where('flash_item_id', '=', row.flash_item_id)
      .where('member_id', '=', memberId)
      .execute()
  } else if (row.combo_id !== null) {
    await db
      .updateTable('combo')
      .set({ taken: sql<number>`taken - ${row.qty}::int` })
      .where('id', '=', row.combo_id)
      .execute()
    await db.updateTable('combo_taken').set({ qty: less }).where('combo_id', '=', row.combo_id).where('member_id', '=', memberId).execute()
  } else if (row.group_team_id !== null) {
    await db
      .updateTable('group_team')
      .set({ taken: sql<number>`taken - ${row.qty}::int` })
      .where('id', '=', row.group_team_id)
      .execute()
    await db
      .updateTable('group_member')
      .set({ qty: less })
      .where('team_id', '=', row.group_team_id)
      .where('member_id', '=', memberId)
      .execute()
  } else if (row.addon_item_id !== null) {
    await db
      .updateTable('addon_item')
      .set({ taken: sql<number>`taken - ${row.qty}::int` })
      .where('id', '=', row.addon_item_id)
      .execute()
  } else {
    await db
      .updateTable('gift_rule')
      .set({ given: sql<number>`greatest(0, given - ${row.qty}::int)` })
      .where('promotion_id', '=', row.gift_promotion_id ?? 0)
      .where('goods_id', '=', row.gift_goods_id ?? 0)
      .execute()
  }
}
