import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import type { RecallLevel, RecallState } from '../../db/tables/recall.ts'
import type { StockKey } from '../stock/stock.repo.ts'
import type { RecallLot } from './holders.repo.ts'

export interface NewRecall {
  readonly level: RecallLevel
  readonly reason: string
  readonly instruction: string
  readonly staff: string
  readonly clientKey: string
  readonly at: Date
}

export type RecallRow = RowOf<typeof findRecall>

export async function findRecall(db: Db, id: number) {
  return (await db.selectFrom('recall').where('id', '=', id).selectAll().executeTakeFirst()) ?? null
}

export async function lockRecall(db: Db, id: number): Promise<RecallRow | null> {
  return (await db.selectFrom('recall').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()) ?? null
}

/** The newest first. */
export function findRecalls(
  db: Db,
  { state, now, limit }: { readonly state: RecallState | null; readonly now: Date; readonly limit: number },
) {
  return db
    .selectFrom('recall as r')
    .$if(state !== null, (query) => query.where('r.state', '=', state ?? 'open'))
    .orderBy('r.id', 'desc')
    .limit(limit)
    .selectAll('r')
    .select([
      sql<{ goods_id: number; name: string; lot: string }[]>`(select jsonb_agg(jsonb_build_object('goods_id', l.goods_id, 'name', g.name,
        'lot', l.lot_no) order by l.goods_id, l.lot_no) from recall_lot l join goods g on g.id = l.goods_id
        where l.recall_id = r.id)`.as('lots'),
      sql<{ told: number; read: number; answered: number; late: number }>`(select jsonb_build_object('told', count(*),
        'read', count(n.read_at), 'answered', count(n.answered_at),
        'late', count(*) filter (where coalesce(n.answered_at, r.ended_at, ${now}) > n.due_at))
        from recall_notice n where n.recall_id = r.id)`.as('counts'),
    ])
    .execute()
}

/** Null where this key opened one before. */
export async function insertRecall(db: Db, { level, reason, instruction, staff, clientKey, at }: NewRecall): Promise<number | null> {
  const row = await db
    .insertInto('recall')
    .values({ level, reason, instruction, opened_by: staff, opened_at: at, client_key: clientKey })
    .onConflict((oc) => oc.column('client_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function findRecallByKey(db: Db, clientKey: string): Promise<RecallRow | null> {
  return (await db.selectFrom('recall').where('client_key', '=', clientKey).selectAll().executeTakeFirst()) ?? null
}

export async function insertRecallLots(db: Db, recallId: number, lots: readonly RecallLot[]): Promise<void> {
  await db
    .insertInto('recall_lot')
    .values(lots.map(({ goodsId, lot }) => ({ recall_id: recallId, goods_id: goodsId, lot_no: lot })))
    .execute()
}

export function findRecallLots(db: Db, recallId: number): Promise<RecallLot[]> {
  return db.selectFrom('recall_lot').where('recall_id', '=', recallId).select(['goods_id as goodsId', 'lot_no as lot']).execute()
}

export interface FoundBatch extends StockKey, RecallLot {
  readonly recallId: number | null
}

/** The lots in all warehouses. */
export async function findBatches(db: Db, lots: readonly RecallLot[]): Promise<FoundBatch[]> {
  const { rows } = await sql<FoundBatch>`select b.goods_id as "goodsId", b.ck_id as "ckId", b.lot_no as lot, b.recall_id as "recallId"
    from jsonb_to_recordset(${JSON.stringify(lots)}::jsonb) k ("goodsId" bigint, lot text)
    join goods_batch b on b.goods_id = k."goodsId" and b.lot_no = k.lot order by b.goods_id, b.ck_id`.execute(db)
  return rows
}

/** The goods' rows change with their lots, in the order that everybody keeps. */
export async function freezeLots(db: Db, recallId: number): Promise<void> {
  await sql`select 1 from goods where id in (select goods_id from recall_lot where recall_id = ${recallId}) order by id
    for no key update`.execute(db)
  await sql`update goods_batch b set recall_id = ${recallId} from recall_lot l
    where l.recall_id = ${recallId} and b.goods_id = l.goods_id and b.lot_no = l.lot_no`.execute(db)
}

export async function thawLots(db: Db, recallId: number): Promise<void> {
  await db.updateTable('goods_batch').set({ recall_id: null }).where('recall_id', '=', recallId).execute()
}

export async function endRecall(
  db: Db,
  id: number,
  end: { readonly state: 'closed' | 'lifted'; readonly staff: string; readonly at: Date; readonly note: string | null },
): Promise<void> {
  await db
    .updateTable('recall')
    .set({ state: end.state, ended_by: end.staff, ended_at: end.at, ended_note: end.note })
    .where('id', '=', id)
    .execute()
}

/** It does not end while somebody answers it. */
export async function lockRecallShared(db: Db, id: number): Promise<RecallRow | null> {
  return (await db.selectFrom('recall').where('id', '=', id).selectAll().forShare().executeTakeFirst()) ?? null
}
