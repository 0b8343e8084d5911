import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import type { CartLineType } from '../../db/tables/cart.ts'

export type CartRow = RowOf<typeof findLines>

/** A line of type 3 has a combination instead of goods. */
const COLUMNS = ['id', 'goods_id', 'combo_id', 'type', 'ck_id', 'number', 'is_selected', 'seen_price'] as const

/** Writes to one cart go one after the other; other carts are not held up. */
export async function lockCart(db: Db, memberId: number): Promise<void> {
  await db.selectFrom('member').where('id', '=', memberId).select('id').forNoKeyUpdate().executeTakeFirstOrThrow()
}

/** The newest line first. */
export function findLines(db: Db, memberId: number) {
  return db.selectFrom('cart_line').where('member_id', '=', memberId).orderBy('id', 'desc').select(COLUMNS).execute()
}

export async function findLine(db: Db, memberId: number, lineId: number): Promise<CartRow | null> {
  return (
    (await db.selectFrom('cart_line').where('member_id', '=', memberId).where('id', '=', lineId).select(COLUMNS).executeTakeFirst()) ?? null
  )
}

export async function countLines(db: Db, memberId: number): Promise<number> {
  const { lines } = await db
    .selectFrom('cart_line')
    .where('member_id', '=', memberId)
    .select((eb) => eb.fn.countAll<number>().as('lines'))
    .executeTakeFirstOrThrow()
  return lines
}

/** What a line is of: goods, plain or in their flash sale, or a combination. */
export interface LineOf {
  readonly type: CartLineType
  readonly goodsId: number | null
  readonly comboId: number | null
  readonly ckId: number
}

/** The line of these goods or this combination that is there already. */
export async function findSameLine(db: Db, memberId: number, line: LineOf): Promise<CartRow | null> {
  const row = await db
    .selectFrom('cart_line')
    .where('member_id', '=', memberId)
    .where('ck_id', '=', line.ckId)
    .where('type', '=', line.type)
    .where('goods_id', 'is not distinct from', line.goodsId)
    .where('combo_id', 'is not distinct from', line.comboId)
    .select(COLUMNS)
    .executeTakeFirst()
  return row ?? null
}

export interface AddedLine extends LineOf {
  readonly memberId: number
  readonly number: number
  readonly seenPrice: number
  readonly now: Date
}

/** Adds to the line there is, or makes one; a line added to is selected again. */
export async function addLine(db: Db, line: AddedLine): Promise<CartRow> {
  return db
    .insertInto('cart_line')
    .values({
      member_id: line.memberId,
      type: line.type,
      goods_id: line.goodsId,
      combo_id: line.comboId,
      ck_id: line.ckId,
      number: line.number,
      seen_price: line.seenPrice,
      added_at: line.now,
    })
    .onConflict((oc) =>
      oc.columns(['member_id', 'ck_id', 'type', 'goods_id', 'combo_id']).doUpdateSet({
        number: sql<number>`cart_line.number + excluded.number`,
        seen_price: line.seenPrice,
        is_selected: true,
      }),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export async function setNumber(db: Db, lineId: number, number: number, seenPrice: number): Promise<void> {
  await db.updateTable('cart_line').set({ number, seen_price: seenPrice }).where('id', '=', lineId).execute()
}

/** Returns how many of the ids are lines of this cart. */
export async function setSelected(db: Db, memberId: number, lineIds: readonly number[], isSelected: boolean): Promise<number> {
  const rows = await db
    .updateTable('cart_line')
    .set({ is_selected: isSelected })
    .where('member_id', '=', memberId)
    .where('id', 'in', lineIds)
    .returning('id')
    .execute()
  return rows.length
}

/** Returns how many of the ids were lines of this cart. */
export async function deleteLines(db: Db, memberId: number, lineIds: readonly number[]): Promise<number> {
  const rows = await db.deleteFrom('cart_line').where('member_id', '=', memberId).where('id', 'in', lineIds).returning('id').execute()
  return rows.length
}

export type WarehouseRow = RowOf<typeof findWarehouses>

export function findWarehouses(db: Db) {
  return db.selectFrom('warehouse').orderBy('id').select(['id', 'name', 'free_over', 'fee', 'min_order']).execute()
}
