import type { Db } from '../../db/schema.ts'
import type { OrderStatus } from '../../db/tables/trade.ts'

export async function insertFee(db: Db, fee: { orderId: number; cents: number; title: string; staff: string; at: Date }): Promise<void> {
  await db
    .insertInto('order_fee')
    .values({ order_id: fee.orderId, cents: fee.cents, title: fee.title, staff: fee.staff, at: fee.at })
    .execute()
}

export async function findOrderStatus(db: Db, orderId: number): Promise<OrderStatus> {
  return (await db.selectFrom('orders').where('id', '=', orderId).select('status').executeTakeFirstOrThrow()).status
}

export async function findMemberOfOrder(db: Db, orderId: number): Promise<number | null> {
  return (await db.selectFrom('orders').where('id', '=', orderId).select('member_id').executeTakeFirst())?.member_id ?? null
}
