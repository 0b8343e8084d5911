import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'

export type NoticeRow = RowOf<typeof findNotices>

/** What a shop is told of recalls, the newest first; `id` is one of them. */
export function findNotices(db: Db, memberId: number, { id, limit }: { readonly id: number | null; readonly limit: number }) {
  return db
    .selectFrom('recall_notice as n')
    .innerJoin('recall as r', 'r.id', 'n.recall_id')
    .where('n.member_id', '=', memberId)
    .$if(id !== null, (query) => query.where('n.recall_id', '=', id ?? 0))
    .orderBy('n.recall_id', 'desc')
    .limit(limit)
    .select(['r.id', 'r.level', 'r.reason', 'r.instruction', 'r.state', 'r.ended_note'])
    .select(['n.told_at', 'n.due_at', 'n.read_at', 'n.answered_at'])
    .execute()
}

export async function lockNotice(db: Db, recallId: number, memberId: number) {
  return (
    (await db
      .selectFrom('recall_notice')
      .where('recall_id', '=', recallId)
      .where('member_id', '=', memberId)
      .selectAll()
      .forUpdate()
      .executeTakeFirst()) ?? null
  )
}

export async function markRead(db: Db, recallId: number, memberId: number, now: Date): Promise<void> {
  await db
    .updateTable('recall_notice')
    .set({ read_at: now })
    .where('recall_id', '=', recallId)
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .execute()
}

/** The first answer is the one by the clock; a later one corrects its pieces. */
export async function markAnswered(db: Db, recallId: number, by: { memberId: number; accountId: number }, now: Date): Promise<void> {
  await db
    .updateTable('recall_notice')
    .set({ read_at: sql<Date>`coalesce(read_at, ${now})`, answered_at: now, answered_by: by.accountId })
    .where('recall_id', '=', recallId)
    .where('member_id', '=', by.memberId)
    .where('answered_at', 'is', null)
    .execute()
}

export interface LotAnswer {
  readonly goodsId: number
  readonly lot: string
  readonly onHand: number
  readonly used: number
  readonly back: number
}

export async function putAnswers(db: Db, recallId: number, memberId: number, answers: readonly LotAnswer[]): Promise<void> {
  await db
    .insertInto('recall_answer')
    .values(
      answers.map(({ goodsId, lot, onHand, used, back }) => ({
        recall_id: recallId,
        member_id: memberId,
        goods_id: goodsId,
        lot_no: lot,
        on_hand: onHand,
        used,
        back,
      })),
    )
    .onConflict((oc) =>
      oc.columns(['recall_id', 'member_id', 'goods_id', 'lot_no']).doUpdateSet((eb) => ({
        on_hand: eb.ref('excluded.on_hand'),
        used: eb.ref('excluded.used'),
        back: eb.ref('excluded.back'),
      })),
    )
    .execute()
}

export function findAnswers(db: Db, recallId: number, memberId: number): Promise<LotAnswer[]> {
  return db
    .selectFrom('recall_answer')
    .where('recall_id', '=', recallId)
    .where('member_id', '=', memberId)
    .select(['goods_id as goodsId', 'lot_no as lot', 'on_hand as onHand', 'used', 'back'])
    .execute()
}

export interface NewReturn {
  readonly afterSaleId: number
  readonly lineId: number
  readonly recallId: number
  readonly goodsId: number
  readonly lot: string
  readonly qty: number
}

export async function insertReturns(db: Db, returns: readonly NewReturn[]): Promise<void> {
  await db
    .insertInto('recall_return')
    .values(
      returns.map(({ afterSaleId, lineId, recallId, goodsId, lot, qty }) => ({
        after_sale_id: afterSaleId,
        order_line_id: lineId,
        recall_id: recallId,
        goods_id: goodsId,
        lot_no: lot,
        qty,
      })),
    )
    .execute()
}

/** What recalls take back of a shop and that was not called off: line by line, with the after-sale that brings it. */
export function findReturns(db: Db, recallId: number, memberId: number) {
  return db
    .selectFrom('recall_return as b')
    .innerJoin('after_sale as a', 'a.id', 'b.after_sale_id')
    .where('b.recall_id', '=', recallId)
    .where('a.member_id', '=', memberId)
    .where('a.status', 'not in', ['cancelled', 'rejected'])
    .orderBy('b.after_sale_id')
    .select(['b.after_sale_id', 'b.order_line_id', 'b.goods_id', 'b.lot_no', 'b.qty'])
    .execute()
}

/** The shops that were told. */
export async function findNotified(db: Db, recallId: number): Promise<number[]> {
  const rows = await db.selectFrom('recall_notice').where('recall_id', '=', recallId).orderBy('member_id').select('member_id').execute()
  return rows.map((row) => row.member_id)
}

/** What the goods are called, those that are not sold any more too. */
export async function findGoodsNames(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { name: string; ypgg: string; bzdw: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('goods').where('id', 'in', ids).select(['id', 'name', 'ypgg', 'bzdw']).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
