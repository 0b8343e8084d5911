import type { Db, RowOf } from '../../db/schema.ts'
import type { BannerSlot } from '../../db/tables/content.ts'

export type BannerRow = RowOf<typeof findBanners>

const COLUMNS = ['id', 'slot', 'floor_id', 'title', 'subtitle', 'url', 'palette', 'shape'] as const

/** Banners of a slot that run now, in their order. */
export function findBanners(db: Db, slot: BannerSlot, now: Date) {
  return db
    .selectFrom('banner')
    .where('slot', '=', slot)
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('sort')
    .orderBy('id')
    .select(COLUMNS)
    .execute()
}

/** Also one whose time is over: pages that are kept somewhere may still show it. */
export async function findBanner(db: Db, id: number): Promise<BannerRow | null> {
  return (await db.selectFrom('banner').where('id', '=', id).select(COLUMNS).executeTakeFirst()) ?? null
}

/** The goods that each banner shows, in their places. */
export async function findBannerGoods(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('banner_goods')
    .where('banner_id', 'in', ids)
    .orderBy('banner_id')
    .orderBy('place')
    .select(['banner_id', 'goods_id'])
    .execute()
  return new Map([...Map.groupBy(rows, (row) => row.banner_id)].map(([id, list]) => [id, list.map((row) => row.goods_id)]))
}
