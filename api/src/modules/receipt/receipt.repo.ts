import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'

export type ReceiptStatus = 'due' | 'uploaded' | 'approved' | 'rejected'

export type ReceiptRow = RowOf<typeof findReceipt>

const COLUMNS = [
  'r.order_id',
  'o.no as order_no',
  'r.member_id',
  'r.status',
  'r.file_key',
  'r.reason',
  'r.due_at',
  'r.uploaded_at',
  'r.decided_at',
] as const

/** What is to be done first stands first. */
export async function findReceipts(
  db: Db,
  memberId: number,
  status: ReceiptStatus | null,
  page: { limit: number; offset: number },
): Promise<{ rows: ReceiptRow[]; total: number }> {
  const all = db.selectFrom('controlled_receipt as r').innerJoin('orders as o', 'o.id', 'r.order_id').where('r.member_id', '=', memberId)
  const found = status === null ? all : all.where('r.status', '=', status)
  const rows = await found
    .select(COLUMNS)
    .orderBy(sql`r.status in ('due', 'rejected')`, 'desc')
    .orderBy('r.order_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export async function findReceipt(db: Db, orderId: number, memberId: number | null) {
  const query = db
    .selectFrom('controlled_receipt as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .where('r.order_id', '=', orderId)
    .select(COLUMNS)
  return (await (memberId === null ? query : query.where('r.member_id', '=', memberId)).executeTakeFirst()) ?? null
}

/** False when it is not to be handed in now. */
export async function handIn(db: Db, orderId: number, key: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('controlled_receipt')
    .set({ status: 'uploaded', file_key: key, reason: null, uploaded_at: now, decided_at: null })
    .where('order_id', '=', orderId)
    .where('status', 'in', ['due', 'rejected'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when there is nothing to decide. */
export async function decide(db: Db, orderId: number, status: 'approved' | 'rejected', reason: string | null, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('controlled_receipt')
    .set({ status, reason, decided_at: now })
    .where('order_id', '=', orderId)
    .where('status', '=', 'uploaded')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
