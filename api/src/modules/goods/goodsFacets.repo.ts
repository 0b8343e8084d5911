import { sql, type RawBuilder } from 'kysely'
import { EXPIRY_RANGES, NEAR_EXPIRY_RANGES } from 'rules/time'
import type { Db } from '../../db/schema.ts'
import { chosenConditions, expiresIn, hasTag, setConditions } from './goodsConditions.repo.ts'
import { withMatch, type Match } from './goodsMatch.repo.ts'
import { FACETS, hasChoice, type Facet, type GoodsSet, type Looking } from './goodsQuery.ts'
import { withIndexes } from './goodsSearch.repo.ts'
import { TAG_KINDS, type TagKind } from './goodsTag.ts'
import { wordsOf } from './goodsWords.ts'
import { keptValue } from './keptValue.ts'

/** How many goods each value of a filter would leave. */
export interface FacetCount {
  readonly facet: Facet
  readonly value: string
  readonly count: number
}

/** The most frequent values of a filter; nobody reads further. */
const VALUES_MAX = 100

const GROUPED = { manufacturer: 'sccj_id', dosage_form: 'jx', spec: 'ypgg', device_class: 'device_class' } as const
/** Tags that the viewer's prices or the running promotions decide are counted for themselves; few goods have them. */
const OWN_COUNT: readonly TagKind[] = ['flash', 'manjian', 'discount', 'addon', 'gift', 'special']

const COLUMNS = sql`g.id, g.sccj_id, g.jx, g.ypgg, g.device_class, g.first_expires, g.created_at, g.is_youx, g.is_controlled, g.is_eph, g.is_cold`

type Row = { readonly facet: Facet; readonly value: string; readonly count: number }

function grouped(facet: keyof typeof GROUPED): RawBuilder<unknown> {
  const column = sql.ref(GROUPED[facet])
  return sql`(select ${sql.lit(facet)} as facet, ${column}::text as value, count(*)::int as count from hit group by ${column} order by 3 desc, 2 limit ${VALUES_MAX})`
}

function counted(facet: Facet, values: readonly (readonly [value: string, where: RawBuilder<boolean>])[]): RawBuilder<unknown> {
  const counts = values.map(([, where]) => sql`count(*) filter (where ${where})`)
  return sql`(select ${sql.lit(facet)} as facet, v.value, v.count::int from (select array[${sql.join(counts)}] as counts from hit g) one
    cross join lateral unnest(${values.map(([value]) => value)}::text[], one.counts) as v (value, count))`
}

function part(facet: Facet, zone: GoodsSet['zone'], looking: Looking): RawBuilder<unknown> {
  if (facet === 'expiry') return counted(facet, (zone === 'jxq' ? NEAR_EXPIRY_RANGES : EXPIRY_RANGES).map(({ key }) => [key, expiresIn(key, looking.now)]))
  if (facet === 'tags') return counted(facet, TAG_KINDS.filter((kind) => !OWN_COUNT.includes(kind)).map((kind) => [kind, hasTag(kind, looking)]))
  return grouped(facet)
}

/** Counts of these filters over rows on which `conditions` hold. */
async function countOver(db: Db, match: Match, conditions: readonly RawBuilder<unknown>[], facets: readonly Facet[], zone: GoodsSet['zone'], looking: Looking): Promise<FacetCount[]> {
  // Only among devices is there a class to choose.
  const parts = facets.filter((facet) => facet !== 'device_class' || zone === 'qx').map((facet) => part(facet, zone, looking))
  if (parts.length === 0) return []
  const found = await sql<Row>`with hit as materialized (select ${COLUMNS} from goods g where ${sql.join([...conditions, match.where], sql` and `)}) ${sql.join(parts, sql` union all `)}`.execute(db)
  return found.rows
}

async function countOwn(db: Db, match: Match, conditions: readonly RawBuilder<unknown>[], looking: Looking): Promise<FacetCount[]> {
  const kinds = OWN_COUNT.filter((kind) => kind !== 'special' || looking.priceViewer !== null)
  const counts = kinds.map((kind) => sql`select 'tags' as facet, ${sql.lit(kind)} as value, count(*)::int as count from goods g
    where ${sql.join([...conditions, match.where, hasTag(kind, looking)], sql` and `)}`)
  const found = await sql<Row>`${sql.join(counts, sql` union all `)}`.execute(db)
  return found.rows
}

/** The counts of every filter; each leaves its own choice out, so that another value can be chosen beside it. */
export function findFacets(db: Db, set: GoodsSet, looking: Looking): Promise<FacetCount[]> {
  const words = wordsOf(set.keywords)
  const isNarrowed = set.zone !== null || set.categoryId !== null || set.inStock || hasChoice(set.chosen)
  return withIndexes(db, async (within) => {
    const base = await setConditions(within, set, looking)
    const run = (match: Match) => facetsOf(db, within, match, base, set, looking)
    return (await withMatch(within, { words, byMaker: set.byMaker, isNarrowed }, run, (counts) => counts.every(({ count }) => count === 0))) ?? []
  })
}

async function facetsOf(outer: Db, db: Db, match: Match, base: readonly RawBuilder<unknown>[], set: GoodsSet, looking: Looking): Promise<FacetCount[]> {
  const hasWords = wordsOf(set.keywords).length > 0
  const over = (facets: readonly Facet[], chosen: readonly Facet[]) => countOver(db, match, [...base, ...chosenConditions(chosen, set.chosen, looking)], facets, set.zone, looking)
  const whole = () => over(FACETS, [])
  const unchosen = () => (hasWords ? whole() : keptValue(outer, `facets:${set.zone}:${set.categoryId}:${set.inStock}`, looking.now, whole))
  const counts = await countOwn(db, match, [...base, ...chosenConditions(FACETS.filter((facet) => facet !== 'tags'), set.chosen, looking)], looking)
  const chosen = FACETS.filter((facet) => set.chosen[facet].length > 0)
  if (chosen.length === 0) return [...(await unchosen()), ...counts]
  const rest = FACETS.filter((facet) => !chosen.includes(facet))
  if (rest.length > 0) counts.push(...(await over(rest, chosen)))
  for (const facet of chosen) {
    const others = chosen.filter((one) => one !== facet)
    const found = others.length === 0 && !hasWords ? await unchosen() : await over([facet], others)
    counts.push(...found.filter((one) => one.facet === facet))
  }
  return counts
}
