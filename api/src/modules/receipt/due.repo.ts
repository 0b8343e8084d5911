import type { Db } from '../../db/schema.ts'

export async function insertReceiptDue(db: Db, receipt: { orderId: number; memberId: number; dueAt: Date }): Promise<void> {
  await db
    .insertInto('controlled_receipt')
    .values({
      order_id: receipt.orderId,
      member_id: receipt.memberId,
      file_key: null,
      reason: null,
      due_at: receipt.dueAt,
      uploaded_at: null,
      decided_at: null,
    })
    .execute()
}
