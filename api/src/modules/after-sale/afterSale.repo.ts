import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import type { AfterSaleStatus, AfterSaleType } from '../../db/tables/afterSale.ts'
import { CLAIMING } from './kinds.ts'
import { AFTER_SALE_OVER } from '../trade/status.ts'

export interface NewAfterSale {
  readonly no: string
  readonly orderId: number
  readonly memberId: number
  readonly accountId: number | null
  readonly type: AfterSaleType
  readonly isWhole: boolean
  readonly reason: string
  readonly note: string | null
  readonly cents: number
  readonly createdAt: Date
}

export async function insertAfterSale(db: Db, afterSale: NewAfterSale): Promise<number> {
  const { id } = await db
    .insertInto('after_sale')
    .values({
      no: afterSale.no,
      order_id: afterSale.orderId,
      member_id: afterSale.memberId,
      account_id: afterSale.accountId,
      type: afterSale.type,
      is_whole: afterSale.isWhole,
      reason: afterSale.reason,
      note: afterSale.note,
      cents: afterSale.cents,
      carrier: null,
      tracking_no: null,
      created_at: afterSale.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertClaims(
  db: Db,
  afterSaleId: number,
  lines: readonly { lineId: number; qty: number; cents: number }[],
): Promise<void> {
  if (lines.length === 0) return
  await db
    .insertInto('after_sale_line')
    .values(lines.map((line) => ({ after_sale_id: afterSaleId, order_line_id: line.lineId, qty: line.qty, cents: line.cents })))
    .execute()
}

export async function insertImages(db: Db, afterSaleId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await db
    .insertInto('after_sale_image')
    .values(keys.map((key, at) => ({ after_sale_id: afterSaleId, seq: at + 1, file_key: key })))
    .execute()
}

export async function insertFiles(db: Db, afterSaleId: number, files: readonly { name: string; url: string }[]): Promise<void> {
  if (files.length === 0) return
  await db
    .insertInto('after_sale_file')
    .values(files.map((file, at) => ({ after_sale_id: afterSaleId, seq: at + 1, name: file.name, url: file.url })))
    .execute()
}

export type ClaimLine = RowOf<typeof findClaimLines>

/** An order's lines with the units that other after-sales hold; in the order they were sold. */
export function findClaimLines(db: Db, orderId: number) {
  return db
    .selectFrom('order_line as l')
    .where('l.order_id', '=', orderId)
    .orderBy('l.line_no')
    .select(['l.id', 'l.line_no', 'l.goods_id', 'l.type', 'l.qty', 'l.net_cents', 'l.returned_qty'])
    .select([
      sql<number>`coalesce((select sum(c.qty)::int from after_sale_line c join after_sale a on a.id = c.after_sale_id
        where c.order_line_id = l.id and a.status in (${sql.join(CLAIMING)})
          and a.type in ('refund_only', 'return_refund', 'exchange', 'reship')), 0)`.as('claimed'),
      sql<string>`l.snapshot ->> 'name'`.as('name'),
      sql<string>`l.snapshot ->> 'spec'`.as('spec'),
      sql<string>`l.snapshot ->> 'unit'`.as('unit'),
      sql<string>`l.snapshot ->> 'maker'`.as('maker'),
      sql<string>`l.snapshot ->> 'image'`.as('image'),
    ])
    .execute()
}

export type AfterSaleRow = RowOf<typeof findAfterSale>

const ROW = [
  'id',
  'no',
  'order_id',
  'member_id',
  'type',
  'is_whole',
  'reason',
  'note',
  'status',
  'cents',
  'carrier',
  'tracking_no',
  'created_at',
] as const

/** `memberId` null is the office's view. */
export async function findAfterSale(db: Db, id: number, memberId: number | null) {
  return (
    (await db
      .selectFrom('after_sale')
      .where('id', '=', id)
      .$if(memberId !== null, (qb) => qb.where('member_id', '=', memberId ?? 0))
      .select(ROW)
      .executeTakeFirst()) ?? null
  )
}

/** The refund of a whole order that is being decided. */
export async function findOpenWhole(db: Db, orderId: number): Promise<AfterSaleRow | null> {
  return (
    (await db
      .selectFrom('after_sale')
      .where('order_id', '=', orderId)
      .where('is_whole', '=', true)
      .where('status', '=', 'applied')
      .select(ROW)
      .executeTakeFirst()) ?? null
  )
}

export async function setStatus(
  db: Db,
  id: number,
  status: AfterSaleStatus,
  parcel?: { readonly carrier: string; readonly trackingNo: string },
): Promise<void> {
  await db
    .updateTable('after_sale')
    .set({ status, ...(parcel === undefined ? {} : { carrier: parcel.carrier, tracking_no: parcel.trackingNo }) })
    .where('id', '=', id)
    .execute()
}

export async function setCents(db: Db, id: number, cents: number): Promise<void> {
  await db.updateTable('after_sale').set({ cents }).where('id', '=', id).execute()
}

export async function setLineCents(db: Db, id: number, lineId: number, cents: number): Promise<void> {
  await db.updateTable('after_sale_line').set({ cents }).where('after_sale_id', '=', id).where('order_line_id', '=', lineId).execute()
}

export function findClaimed(db: Db, id: number): Promise<{ lineId: number; qty: number; goodsId: number; ckId: number }[]> {
  return db
    .selectFrom('after_sale_line as c')
    .innerJoin('order_line as l', 'l.id', 'c.order_line_id')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .where('c.after_sale_id', '=', id)
    .orderBy('l.line_no')
    .select(['c.order_line_id as lineId', 'c.qty', 'l.goods_id as goodsId', 'o.ck_id as ckId'])
    .execute()
}

/** The lots a line left in: what is recalled comes back first, so that none of it is sold again, then the latest to expire. */
export function findShippedLots(db: Db, lineId: number): Promise<{ batchId: number; qty: number }[]> {
  return db
    .selectFrom('shipment_line as s')
    .innerJoin('goods_batch as b', 'b.id', 's.batch_id')
    .where('s.order_line_id', '=', lineId)
    .groupBy(['s.batch_id', 'b.expires', 'b.recall_id'])
    .orderBy(sql`b.recall_id is null`)
    .orderBy('b.expires', 'desc')
    .orderBy('s.batch_id', 'desc')
    .select(['s.batch_id as batchId', sql<number>`sum(s.qty)::int`.as('qty')])
    .execute()
}

/** Refunds of it that have not ended well yet. */
export async function countOpenRefunds(db: Db, afterSale: Pick<AfterSaleRow, 'id' | 'order_id' | 'is_whole'>): Promise<number> {
  const row = await ofRefunds(db, afterSale)
    .where('status', '<>', 'settled')
    .select((eb) => eb.fn.countAll<number>().as('refunds'))
    .executeTakeFirstOrThrow()
  return row.refunds
}

export function findRefunds(
  db: Db,
  afterSale: Pick<AfterSaleRow, 'id' | 'order_id' | 'is_whole'>,
): Promise<{ tender: string; cents: number; status: string; created_at: Date }[]> {
  return ofRefunds(db, afterSale)
    .where('is_held_back', '=', false)
    .orderBy('id')
    .select(['tender', 'cents', 'status', 'created_at'])
    .execute()
}

/** What the after-sale holds back of cashback that was credited. */
export async function findHeldBack(db: Db, afterSale: Pick<AfterSaleRow, 'id' | 'order_id' | 'is_whole'>): Promise<number> {
  const { cents } = await ofRefunds(db, afterSale)
    .where('is_held_back', '=', true)
    .select(sql<number>`coalesce(sum(cents), 0)::bigint`.as('cents'))
    .executeTakeFirstOrThrow()
  return cents
}

function ofRefunds(db: Db, { id, order_id: orderId, is_whole: isWhole }: Pick<AfterSaleRow, 'id' | 'order_id' | 'is_whole'>) {
  const query = db.selectFrom('refund').where('order_id', '=', orderId)
  return isWhole ? query.where('cause', '=', `order:${orderId}`) : query.where('cause', 'like', `${refundCause(id, null)}%`)
}

/** What each refund of an after-sale is booked under; once a line. */
export const refundCause = (id: number, lineId: number | null): string => `after_sale:${id}:${lineId ?? ''}`

/** Those whose money is all through. */
export async function findRefunded(db: Db, only: { tradeId: number } | { limit: number }): Promise<number[]> {
  const query = db
    .selectFrom('after_sale as a')
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .where('a.status', '=', 'refunding')
    .where(sql<boolean>`not exists (select 1 from refund r where r.order_id = a.order_id and r.status <> 'settled'
      and r.cause like case when a.is_whole then 'order:' || a.order_id else 'after_sale:' || a.id || ':%' end)`)
    .orderBy('a.id')
    .select('a.id')
  const rows = 'tradeId' in only ? await query.where('o.trade_id', '=', only.tradeId).execute() : await query.limit(only.limit).execute()
  return rows.map((row) => row.id)
}

export async function hasOpen(db: Db, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom('after_sale')
    .where('order_id', '=', orderId)
    .where('status', 'not in', AFTER_SALE_OVER)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
