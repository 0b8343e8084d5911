import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { KindOfKept } from './kinds.ts'

export interface Setting {
  readonly kind: string
  readonly keep: number | null
  readonly done: number
  readonly done_at: Date | null
}

export function findSettings(db: Db): Promise<Setting[]> {
  return db.selectFrom('retention').selectAll().execute()
}

export async function findKeep(db: Db, kind: KindOfKept): Promise<number | null> {
  return (await db.selectFrom('retention').where('kind', '=', kind).select('keep').executeTakeFirst())?.keep ?? null
}

export async function saveKeep(db: Db, kind: KindOfKept, keep: number): Promise<void> {
  await db
    .insertInto('retention')
    .values({ kind, keep, done_at: null })
    .onConflict((oc) => oc.column('kind').doUpdateSet({ keep }))
    .execute()
}

/** Counts what has been moved or removed. */
export async function noteDone(db: Db, kind: KindOfKept, number: number, now: Date): Promise<void> {
  await db
    .insertInto('retention')
    .values({ kind, keep: null, done: number, done_at: now })
    .onConflict((oc) => oc.column('kind').doUpdateSet({ done: sql`retention.done + ${number}`, done_at: now }))
    .execute()
}

/** Trades of before then of which all orders are over and nothing is asked back any more. */
export async function archiveTrades(db: Db, before: Date, limit: number, now: Date): Promise<number> {
  const { rows } = await sql`
    with old as (select t.id, t.pricing from trade t where t.created_at < ${before} and t.pricing <> '{}'
        and not exists (select from orders o where o.trade_id = t.id
          and (o.status not in ('completed', 'cancelled', 'timeout', 'refunded') or exists (select from after_sale a
            where a.order_id = o.id and a.status not in ('done', 'rejected', 'cancelled'))))
      order by t.created_at limit ${limit} for update of t skip locked),
    kept as (insert into trade_archive (trade_id, pricing, at) select id, pricing, ${now}::timestamptz from old returning trade_id)
    update trade set pricing = '{}' from kept where trade.id = kept.trade_id returning trade.id`.execute(db)
  return rows.length
}

/** The rows of one table, by its key, that fit; those that another transaction holds are left to the next round. */
const removed = async (db: Db, table: string, key: string, fits: ReturnType<typeof sql>, limit: number): Promise<number> => {
  const [name, id] = [sql.table(table), sql.ref(key)]
  const { numAffectedRows } = await sql`delete from ${name} where ${id} in (
    select t.${id} from ${name} t where ${fits} limit ${limit} for update of t skip locked)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export const removePricing = (db: Db, before: Date, limit: number): Promise<number> =>
  removed(db, 'trade_archive', 'trade_id', sql`(select created_at from trade where id = t.trade_id) < ${before}`, limit)

export const removeSessions = (db: Db, before: Date, limit: number): Promise<number> =>
  removed(db, 'session', 'token_hash', sql`t.expires_at < ${before}`, limit)

/** The reminder that a paper has ended stands for having been told: without it the member would be told again. */
export const removeMessages = (db: Db, before: Date, limit: number): Promise<number> =>
  removed(db, 'message', 'id', sql`t.created_at < ${before} and t.type <> 'cert'`, limit)

export const removeMails = (db: Db, before: Date, limit: number): Promise<number> =>
  removed(db, 'mail_outbox', 'id', sql`t.at < ${before}`, limit)

/** All lines of a run at once: a run with some of its lines could be undone in part. */
export async function removeImportLines(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from import_line where run_id = (
    select r.id from import_run r where r.finished_at < ${before} and exists (select from import_line l where l.run_id = r.id)
    order by r.id limit 1)`.execute(db)
  return Number(numAffectedRows ?? 0)
}
