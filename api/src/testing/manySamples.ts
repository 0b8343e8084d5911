import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Codes from all over the table, the same ones for the same rows. */
export async function sampleCodes(db: Db, level: number, state: string): Promise<string[]> {
  const percent = level === 1 ? 0.2 : 20
  const { rows } = await sql<{ code: string }>`select code from trace_code tablesample bernoulli (${percent}) repeatable (7)
    where level = ${level} and state = ${state} order by md5(code) limit 400`.execute(db)
  return rows.map(({ code }) => code)
}

/** Orders of the demo's shop whose goods left with codes. */
export async function ownCodedOrders(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select o.id from orders o where o.member_id in (select m.member_id from account a
    join account_member m on m.account_id = a.id where a.username = 'demo') and exists (select from shipment s
    join parcel_code p on p.shipment_id = s.id where s.order_id = o.id) order by o.id desc limit 40`.execute(db)
  return rows.map(({ id }) => id)
}

export interface SentLot {
  readonly goodsId: number
  readonly lot: string
}

/** Lots of the parcels that were added, the small ones or those that nearly every shop got. */
export async function sentLots(db: Db, size: 'small' | 'big'): Promise<SentLot[]> {
  const { rows } = await sql<SentLot>`select goods_id as "goodsId", lot_no as lot from goods_batch b
    where lot_no like ${size === 'small' ? 'K%' : 'G%'} and recall_id is null
      and exists (select from shipment_line x where x.batch_id = b.id)
    order by md5(lot_no || goods_id)`.execute(db)
  return rows
}

/** As the office writes it: a lot that few parcels hold, and the one that most do. */
export async function fewAndMany(db: Db): Promise<string[]> {
  const { rows } = await sql<{ lot: string }>`with sent as materialized (
      select batch_id, count(*) as lines from shipment_line group by batch_id)
    select b.goods_id || '=' || b.lot_no as lot from goods_batch b join sent on sent.batch_id = b.id
    where sent.lines in ((select min(lines) from sent), (select max(lines) from sent)) order by sent.lines, b.id`.execute(db)
  return [...new Set([rows[0]?.lot, rows.at(-1)?.lot])].flatMap((lot) => lot ?? [])
}

/** Rows of the first table, and what all of them take on disk with their indexes. */
export async function sizeOf(db: Db, ...tables: readonly [string, ...string[]]): Promise<{ rows: number; megabytes: number }> {
  const { rows } = await sql<{ rows: number; megabytes: number }>`select (select count(*)::int from ${sql.table(tables[0])}) as rows,
    sum(pg_total_relation_size(c.oid) / 1e6)::int as megabytes from pg_class c where relname = any(${[...tables]}::text[])`.execute(db)
  return rows[0] ?? { rows: 0, megabytes: 0 }
}

/** So much of the log of changes is kept on disk while millions of rows are made. */
export async function sparingDisk(db: Db): Promise<void> {
  await sql`alter system set max_wal_size = '512MB'`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
}

export async function databaseName(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return rows[0]?.name ?? ''
}
