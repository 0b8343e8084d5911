import { LEAFLET_TEXTS } from '../../db/tables/catalogue.ts'
import type { Db } from '../../db/schema.ts'
import type { LeafletRow } from './leaflet.ts'

/** The leaflet that was brought for these goods; null without one. */
export async function findLeaflet(db: Db, goodsId: number): Promise<LeafletRow | null> {
  const row = await db
    .selectFrom('goods_leaflet')
    .where('goods_id', '=', goodsId)
    .select([...LEAFLET_TEXTS, 'is_sample', 'revised_on'])
    .executeTakeFirst()
  return row ?? null
}
