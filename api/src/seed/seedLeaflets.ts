import { readFileSync } from 'node:fs'
import { LEAFLET_TEXTS, type LeafletText } from '../db/tables/catalogue.ts'
import type { Db } from '../db/schema.ts'
import type { PlannedGoods } from './goodsPlan.ts'
import { insertRows } from './insertRows.ts'

type Sample = Readonly<Partial<Record<LeafletText, string>>> & { readonly name: string }

/** The leaflets of a few goods, marked as samples: others say that there is none. */
export async function seedLeaflets(db: Db, plan: readonly PlannedGoods[], idOf: (goods: PlannedGoods) => number): Promise<void> {
  const samples = JSON.parse(readFileSync(new URL('../../seed/leaflets.json', import.meta.url), 'utf8')) as readonly Sample[]
  const rows = samples.flatMap((sample) =>
    plan
      .filter(({ generic }) => generic.name === sample.name)
      .map((goods) => ({
        ...Object.fromEntries(LEAFLET_TEXTS.map((name) => [name, sample[name] ?? null])),
        goods_id: idOf(goods),
        is_sample: true,
      })),
  )
  await insertRows(db, 'goods_leaflet', rows)
}
