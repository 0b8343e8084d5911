import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** What a file is about: lots, orders and codes that belong together. */
export interface Scope {
  readonly title: string
  readonly lots: readonly number[]
  readonly orders: readonly number[]
  readonly codes: readonly string[]
  /** A lot's file tells of all that moved of its goods. */
  readonly isOfLot: boolean
}

const numbers = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id)

async function idsOf(db: Db, query: ReturnType<typeof sql<{ id: number }>>): Promise<number[]> {
  return numbers((await query.execute(db)).rows)
}

const ordersOfLots = (db: Db, lots: readonly number[]) =>
  idsOf(
    db,
    sql`select distinct l.order_id as id from shipment_line s join order_line l on l.id = s.order_line_id
      where s.batch_id = any(${[...lots]}::bigint[]) order by 1`,
  )

/** The pack, what lies in it and the packs around it, with every order that a part of it was sent for. */
export async function scopeOfCode(db: Db, code: string): Promise<Scope | null> {
  const { rows } = await sql<{ code: string; lot_id: number }>`with recursive held as (
      select c.code, c.lot_id from trace_code c where c.code = ${code}
      union select c.code, c.lot_id from held h join trace_code c on c.parent_code = h.code),
    around as (
      select c.parent_code as code from trace_code c where c.code = ${code} and c.parent_code is not null
      union select c.parent_code from around a join trace_code c on c.code = a.code where c.parent_code is not null)
    select h.code, h.lot_id from held h union select c.code, c.lot_id from around a join trace_code c on c.code = a.code`.execute(db)
  if (rows.length === 0) return null
  const codes = rows.map((row) => row.code)
  const lots = [...new Set(rows.map(({ lot_id }) => lot_id))]
  const within = sql`with recursive held as (
    select ${code}::text as code union select c.code from held h join trace_code c on c.parent_code = h.code) select code from held`
  // The steps are kept by code, the parcels are not.
  const orders = await idsOf(
    db,
    sql`select distinct t.order_id as id from trace_step t where t.code in (${within}) and t.order_id is not null order by 1`,
  )
  return { title: `追溯码 ${code}`, lots, orders, codes, isOfLot: false }
}

/** `20260101`, or `A01=20260101` where goods of several makers have a lot of that number. */
export async function findLots(db: Db, key: string): Promise<{ id: number; goods_id: number }[]> {
  const [, goods = null, lot = key] = /^([^=]+)=(.+)$/.exec(key) ?? []
  const { rows } = await sql<{ id: number; goods_id: number }>`select b.id, b.goods_id from goods_batch b
    where b.lot_no = ${lot} and (${goods}::text is null or b.goods_id::text = ${goods}::text
      or b.goods_id = (select k.id from import_key k where k.kind = 'goods' and k.key = ${goods}::text)) order by b.id`.execute(db)
  return rows
}

export async function scopeOfLot(db: Db, key: string): Promise<Scope | 'several' | null> {
  const rows = await findLots(db, key)
  if (rows.length === 0) return null
  if (new Set(rows.map((row) => row.goods_id)).size > 1) return 'several'
  const lots = numbers(rows)
  const codes = await sql<{ code: string }>`select code from trace_code where lot_id = any(${lots}::bigint[]) order by code`.execute(db)
  return {
    title: `批号 ${key.slice(key.indexOf('=') + 1)}`,
    lots,
    orders: await ordersOfLots(db, lots),
    codes: codes.rows.map(({ code }) => code),
    isOfLot: true,
  }
}

/** By its number, or by our own. */
export async function scopeOfOrder(db: Db, key: string): Promise<Scope | null> {
  const { rows } = await sql<{ id: number; no: string }>`select id, no from orders
    where no = ${key} or id = ${/^[0-9]{1,15}$/.test(key) ? Number(key) : null}::bigint limit 1`.execute(db)
  const [order] = rows
  if (order === undefined) return null
  const lots = await idsOf(
    db,
    sql`select distinct s.batch_id as id from shipment_line s join order_line l on l.id = s.order_line_id
      where l.order_id = ${order.id} order by 1`,
  )
  const codes = await sql<{ code: string }>`select distinct p.code from parcel_code p join shipment s on s.id = p.shipment_id
    where s.order_id = ${order.id} order by 1`.execute(db)
  return { title: `订单 ${order.no}`, lots, orders: [order.id], codes: codes.rows.map(({ code }) => code), isOfLot: false }
}
