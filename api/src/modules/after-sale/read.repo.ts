import { sql } from 'kysely'
import { newestFirst, type PageAsk } from '../../db/newestFirst.ts'
import type { Db } from '../../db/schema.ts'
import type { AfterSaleStatus } from '../../db/tables/afterSale.ts'
import type { AfterSaleRow } from './afterSale.repo.ts'
import { AFTER_SALE_OVER } from '../trade/status.ts'

export interface ReadLine {
  order_line_id: number
  goods_id: number
  qty: number
  cents: number
  name: string
  maker: string
  spec: string
  unit: string
  image: string
}
export interface ReadRow extends AfterSaleRow {
  order_no: string
  ck_name: string
  company: string
  lines: ReadLine[]
}

export interface AfterSaleSearch {
  /** Null is the office's view. */
  readonly memberId: number | null
  readonly is: 'processing' | 'record' | null
  readonly statuses?: readonly AfterSaleStatus[]
  readonly orderId?: number
  readonly id?: number
}

function searched(db: Db, { memberId, is, statuses, orderId, id }: AfterSaleSearch) {
  let query = db
    .selectFrom('after_sale as a')
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .innerJoin('warehouse as w', 'w.id', 'o.ck_id')
    .innerJoin('member as m', 'm.id', 'a.member_id')
  if (memberId !== null) query = query.where('a.member_id', '=', memberId)
  if (is !== null) query = query.where('a.status', is === 'record' ? 'in' : 'not in', AFTER_SALE_OVER)
  if (statuses !== undefined) query = query.where('a.status', 'in', statuses)
  if (orderId !== undefined) query = query.where('a.order_id', '=', orderId)
  if (id !== undefined) query = query.where('a.id', '=', id)
  return query
}

export function findAfterSales(db: Db, search: AfterSaleSearch, ask: PageAsk): Promise<{ rows: ReadRow[]; hasMore: boolean }> {
  const found = searched(db, search)
    .select([
      'a.id',
      'a.no',
      'a.order_id',
      'a.member_id',
      'a.type',
      'a.is_whole',
      'a.reason',
      'a.note',
      'a.status',
      'a.cents',
      'a.carrier',
      'a.tracking_no',
      'a.created_at',
    ])
    .select(['o.no as order_no', 'w.name as ck_name', 'm.company'])
    .select(
      sql<
        ReadLine[]
      >`coalesce((select jsonb_agg(jsonb_build_object('order_line_id', l.id, 'goods_id', l.goods_id, 'qty', c.qty, 'cents', c.cents,
        'name', l.snapshot ->> 'name', 'maker', l.snapshot ->> 'maker', 'spec', l.snapshot ->> 'spec', 'unit', l.snapshot ->> 'unit',
        'image', l.snapshot ->> 'image') order by l.line_no)
      from after_sale_line c join order_line l on l.id = c.order_line_id where c.after_sale_id = a.id), '[]')`.as('lines'),
    )
  return newestFirst(found, 'a.id', ask)
}

export async function countAfterSales(db: Db, search: AfterSaleSearch): Promise<number> {
  return (
    await searched(db, search)
      .select((eb) => eb.fn.countAll<number>().as('found'))
      .executeTakeFirstOrThrow()
  ).found
}

export function findEvents(db: Db, id: number) {
  return db
    .selectFrom('after_sale_event')
    .where('after_sale_id', '=', id)
    .orderBy('seq')
    .select(['from_status', 'to_status', 'actor', 'note', 'at'])
    .execute()
}

export async function findImages(db: Db, id: number): Promise<string[]> {
  const rows = await db.selectFrom('after_sale_image').where('after_sale_id', '=', id).orderBy('seq').select('file_key').execute()
  return rows.map((row) => row.file_key)
}

export function findFiles(db: Db, id: number): Promise<{ name: string; url: string }[]> {
  return db.selectFrom('after_sale_file').where('after_sale_id', '=', id).orderBy('seq').select(['name', 'url']).execute()
}
