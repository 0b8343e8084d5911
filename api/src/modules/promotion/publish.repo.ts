import { sql } from 'kysely'
import type { PromotionDraft } from 'rules/drafts'
import type { PromotionKind } from 'rules/kinds'
import type { GoodsFacts } from 'rules/kinds/draft'
import type { Db } from '../../db/schema.ts'
import type { OwnColumns } from './kinds/storedKind.ts'

export function findFacts(db: Db, ids: readonly number[]): Promise<GoodsFacts[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('goods')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .select(['id', 'name', 'base_price', 'zbz as pack', 'min_qty as min', 'ck_id as ck', 'is_eph as eph'])
    .execute()
}

/** Of all goods on sale. */
export async function findLowestPrice(db: Db): Promise<number> {
  const row = await db
    .selectFrom('goods')
    .where('is_on_sale', '=', true)
    .select((eb) => eb.fn.min('base_price').as('lowest'))
    .executeTakeFirstOrThrow()
  return row.lowest ?? 0
}

export interface Neighbour {
  id: number
  goods: string[] | null
}

/** Live promotions of the kind that run at some time between the two moments, with the goods they cover. */
export async function findNeighbours(db: Db, kind: PromotionKind, draft: { startsAt: Date; endsAt: Date }): Promise<Neighbour[]> {
  const rows = await db
    .selectFrom('promotion as p')
    .where('p.kind', '=', kind)
    .where('p.status', '=', 'live')
    .where('p.starts_at', '<', draft.endsAt)
    .where('p.ends_at', '>', draft.startsAt)
    .orderBy('p.id')
    .select(['p.id', 'p.covers_all'])
    .select(
      sql<
        string[]
      >`coalesce((select jsonb_agg(g.goods_id::text order by g.goods_id) from promotion_goods g where g.promotion_id = p.id), '[]')`.as(
        'goods',
      ),
    )
    .execute()
  return rows.map((row) => ({ id: row.id, goods: row.covers_all ? null : row.goods }))
}

function head({ name, priority = 100, startsAt, endsAt }: PromotionDraft, columns: OwnColumns) {
  return {
    name,
    priority,
    starts_at: startsAt,
    ends_at: endsAt,
    covers_all: false,
    repeatable: false,
    cap: null,
    full_cents: null,
    terms: null,
    total: null,
    ...columns,
    status: 'live',
  } as const
}

export async function insertPromotion(
  db: Db,
  draft: PromotionDraft,
  columns: OwnColumns,
  now: Date,
): Promise<{ id: number; version: number }> {
  return db
    .insertInto('promotion')
    .values({ kind: draft.kind, ...head(draft, columns), created_at: now })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

/** The next version of a promotion; null when there is none of that kind. */
export async function updatePromotion(
  db: Db,
  id: number,
  draft: PromotionDraft,
  columns: OwnColumns,
): Promise<{ id: number; version: number } | null> {
  const row = await db
    .updateTable('promotion')
    .set({ ...head(draft, columns), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('kind', '=', draft.kind)
    .returning(['id', 'version'])
    .executeTakeFirst()
  return row ?? null
}

export async function findKind(db: Db, id: number): Promise<PromotionKind | null> {
  return (await db.selectFrom('promotion').where('id', '=', id).select('kind').executeTakeFirst())?.kind ?? null
}

export async function stopPromotion(db: Db, id: number): Promise<boolean> {
  const row = await db
    .updateTable('promotion')
    .set({ status: 'stopped' })
    .where('id', '=', id)
    .where('status', '=', 'live')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertVersion(db: Db, id: number, version: number, draft: PromotionDraft, now: Date): Promise<void> {
  await db
    .insertInto('promotion_version')
    .values({ promotion_id: id, version, content: JSON.stringify(draft), published_at: now })
    .execute()
}
