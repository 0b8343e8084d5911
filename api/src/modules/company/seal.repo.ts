import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** 药品出库专用章. A sample has no picture: it is drawn, and says that it is one. */
export interface Seal {
  readonly isSample: boolean
  readonly picture: Buffer | null
}

/** The seal that a warehouse had on that day; null where it had none yet. */
export async function findSeal(db: Db, warehouseId: number, at: Date): Promise<Seal | null> {
  const row = await db
    .selectFrom('warehouse_seal')
    .where('ck_id', '=', warehouseId)
    .where('set_at', '<=', at)
    .orderBy('set_at', 'desc')
    .orderBy('id', 'desc')
    .select(['is_sample', 'picture'])
    .executeTakeFirst()
  return row === undefined ? null : { isSample: row.is_sample, picture: row.picture === null ? null : Buffer.from(row.picture) }
}

export interface NewSeal {
  readonly warehouseId: number
  readonly bytes: Buffer
  readonly mime: 'image/png' | 'image/jpeg'
  readonly digest: string
}

/** False where there is no such warehouse. */
export async function insertSeal(db: Db, { warehouseId, bytes, mime, digest }: NewSeal, now: Date): Promise<boolean> {
  const { rows } = await sql`insert into warehouse_seal (ck_id, set_at, picture, mime, digest)
    select id, ${now}, ${bytes}, ${mime}, ${digest} from warehouse where id = ${warehouseId} returning id`.execute(db)
  return rows.length > 0
}

/** Warehouses whose notes show an empty place, and those that show a sample. */
export async function findUnsealed(db: Db): Promise<{ id: number; name: string; isSample: boolean }[]> {
  const { rows } = await sql<{ id: number; name: string; isSample: boolean }>`select w.id, w.name, s.is_sample is true as "isSample"
    from warehouse w left join lateral
      (select is_sample from warehouse_seal x where x.ck_id = w.id order by x.set_at desc, x.id desc limit 1) s on true
    where s.is_sample is not false order by w.id`.execute(db)
  return rows
}
