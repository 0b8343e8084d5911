import { sql, type RawBuilder } from 'kysely'
import { EXPIRY_RANGES, NEAR_EXPIRY_RANGES } from 'rules/time'
import type { Db } from '../../db/schema.ts'
import { chosenConditions, expiresIn, hasTag, setConditions } from './goodsConditions.repo.ts'
import { withMatch, type Match } from './goodsMatch.repo.ts'
import { isBoughtBy } from './goodsHistory.repo.ts'
import { countedPrices, ownPrices, plainPrices } from './goodsPrices.repo.ts'
import { FACETS, hasChoice, type Facet, type GoodsSet, type Looking } from './goodsQuery.ts'
import { withIndexes } from './goodsSearch.repo.ts'
import { PRICE_SPANS } from './priceSpan.ts'
import { TAG_KINDS, type TagKind } from './goodsTag.ts'
import { findTagged, isAnyTagged, TAGGED, type Seeing } from './goodsTagged.repo.ts'
import { wordsOf } from './goodsWords.ts'
import { keptValue } from '../../db/keptValue.ts'

/** How many goods each value of a filter would leave. */
export interface FacetCount {
  readonly facet: Facet
  readonly value: string
  readonly count: number
}

/** The most frequent values of a filter; nobody reads further. */
const VALUES_MAX = 100

const GROUPED = { manufacturer: 'sccj_id', dosage_form: 'jx', spec: 'ypgg', device_class: 'device_class', rx_class: 'rx_class' } as const
/** What each shop counts for itself. */
const PERSONAL = ['price', 'bought'] as const satisfies readonly Facet[]
type Shared = Exclude<Facet, (typeof PERSONAL)[number]>
const isShared = (facet: Facet): facet is Shared => !PERSONAL.some((personal) => personal === facet)
/** Tags of the goods themselves: the same for everybody until the goods change. */
const PLAIN_TAGS = TAG_KINDS.filter((kind) => !TAGGED.some((tag) => tag === kind))

const COLUMNS = sql`g.id, g.sccj_id, g.jx, g.ypgg, g.first_expires, g.created_at, g.is_youx, g.is_controlled, g.is_eph,
  g.is_cold, g.rx_class, g.insurance_class, g.is_basic, g.compound`

type Row = { readonly facet: Facet; readonly value: string; readonly count: number }

function grouped(facet: keyof typeof GROUPED): RawBuilder<unknown> {
  const column = sql.ref(GROUPED[facet])
  return sql`(select ${sql.lit(facet)} as facet, ${column}::text as value, count(*)::int as count from hit group by ${column}
    order by 3 desc, 2 limit ${VALUES_MAX})`
}

function counted(facet: Facet, values: readonly (readonly [value: string, where: RawBuilder<boolean>])[]): RawBuilder<unknown> {
  const counts = values.map(([, where]) => sql`count(*) filter (where ${where})`)
  return sql`(select ${sql.lit(facet)} as facet, v.value, v.count::int from (select array[${sql.join(counts)}] as counts from hit g) one
    cross join lateral unnest(${values.map(([value]) => value)}::text[], one.counts) as v (value, count))`
}

const tagged = (kinds: readonly TagKind[], seeing: Seeing): RawBuilder<unknown> =>
  counted(
    'tags',
    kinds.map((kind) => [kind, hasTag(kind, seeing)]),
  )

interface Counting {
  readonly facets: readonly Facet[]
  readonly tags: readonly TagKind[]
  readonly zone: GoodsSet['zone']
  /**
   * An index holds what the conditions ask for: then each filter reads what it counts by from the narrowest one, else all are read once.
   */
  readonly isIndexed: boolean
}

function part(facet: Shared, { tags, zone }: Counting, seeing: Seeing): RawBuilder<unknown> {
  if (facet === 'expiry')
    return counted(
      facet,
      (zone === 'jxq' ? NEAR_EXPIRY_RANGES : EXPIRY_RANGES).map(({ key }) => [key, expiresIn(key, seeing.now)]),
    )
  return facet === 'tags' ? tagged(tags, seeing) : grouped(facet)
}

/** Counts of these filters over rows on which `conditions` hold. */
async function countOver(db: Db, conditions: readonly RawBuilder<unknown>[], counting: Counting, seeing: Seeing): Promise<FacetCount[]> {
  // Only among devices is there a class to choose.
  const parts = counting.facets
    .filter(isShared)
    .filter((facet) => facet !== 'device_class' || counting.zone === 'qx')
    .map((facet) => part(facet, counting, seeing))
  if (parts.length === 0) return []
  const columns = counting.zone === 'qx' ? sql`${COLUMNS}, g.device_class` : COLUMNS
  const found = await sql<Row>`with hit as ${counting.isIndexed ? sql`not materialized` : sql`materialized`} (select ${columns} from goods g
      where ${sql.join(conditions, sql` and `)})
    ${sql.join(parts, sql` union all `)}`.execute(db)
  return found.rows
}

/** Counts of the tags that few goods have: only those are read. */
async function countTagged(db: Db, conditions: readonly RawBuilder<unknown>[], seeing: Seeing): Promise<FacetCount[]> {
  const any = isAnyTagged(seeing)
  if (any === null) return []
  const found = await sql<Row>`with hit as materialized (select g.id from goods g
      where ${sql.join([...conditions, any], sql` and `)}) ${tagged(TAGGED, seeing)}`.execute(db)
  return found.rows
}

/** Keeps for a while what is counted of a set of which nothing is chosen. */
type Keep = <T>(name: string, read: () => Promise<T>) => Promise<T>

async function countPrices(db: Db, holds: RawBuilder<unknown>, seeing: Seeing, keep: Keep | null): Promise<FacetCount[]> {
  const { priceViewer: viewer } = seeing
  if (viewer === null) return []
  const spans = PRICE_SPANS.map(({ span }) => span)
  const read = async (query: RawBuilder<unknown>): Promise<readonly number[]> =>
    (await sql<{ counts: number[] }>`${query}`.execute(db)).rows[0]?.counts ?? []
  const all =
    keep === null ? await read(countedPrices(holds, spans, seeing, viewer)) : await keep('prices', () => read(plainPrices(holds, spans)))
  const changes = keep === null ? [] : await read(ownPrices(holds, spans, seeing, viewer))
  // What everybody pays may be a minute older than this shop's own prices.
  return PRICE_SPANS.map(({ value }, nth) => ({ facet: 'price', value, count: Math.max(0, (all[nth] ?? 0) + (changes[nth] ?? 0)) }))
}

/** What this shop pays and has bought, among the goods on which `conditions` hold. */
async function countPersonal(
  db: Db,
  conditions: readonly RawBuilder<unknown>[],
  facets: readonly Facet[],
  seeing: Seeing,
  keep: Keep | null,
): Promise<FacetCount[]> {
  const holds = sql.join(conditions, sql` and `)
  const counts = facets.includes('price') ? await countPrices(db, holds, seeing, keep) : []
  if (facets.includes('bought') && seeing.priceViewer !== null) {
    const [found] = (
      await sql<{ count: number }>`select count(*)::int as count from goods g where ${holds} and ${isBoughtBy(seeing.priceViewer)}`.execute(
        db,
      )
    ).rows
    counts.push({ facet: 'bought', value: '1', count: found?.count ?? 0 })
  }
  return counts
}

/** The counts of every filter; each leaves its own choice out, so that another value can be chosen beside it. */
export function findFacets(db: Db, set: GoodsSet, looking: Looking): Promise<FacetCount[]> {
  const words = wordsOf(set.keywords)
  const isNarrowed = set.zone !== null || set.categoryId !== null || set.inStock || hasChoice(set.chosen)
  return withIndexes(db, async (within) => {
    const seeing = await findTagged(within, TAGGED, looking)
    const base = await setConditions(within, set, seeing)
    const run = (match: Match) =>
      words.length === 0 ? facetsOfSet(db, within, base, set, seeing) : facetsOfMatch(within, [...base, match.where], set, seeing, null)
    return (
      (await withMatch(within, { words, byMaker: set.byMaker, isNarrowed }, run, (counts) => counts.every(({ count }) => count === 0))) ??
      []
    )
  })
}

/** What is chosen is counted for each filter that chooses, and once for all that do not. */
async function facetsOfMatch(
  db: Db,
  base: readonly RawBuilder<unknown>[],
  set: GoodsSet,
  seeing: Seeing,
  kept: { readonly keep: Keep; readonly unchosen: (facets: readonly Facet[]) => Promise<FacetCount[]> } | null,
): Promise<FacetCount[]> {
  const chosen = FACETS.filter((facet) => set.chosen[facet].length > 0)
  const over = async (facets: readonly Facet[], by: readonly Facet[]): Promise<FacetCount[]> => {
    const conditions = [...base, ...chosenConditions(by, set.chosen, seeing)]
    const whole = by.length === 0 ? kept : null
    const shared =
      whole === null
        ? await countOver(db, conditions, { facets, tags: TAG_KINDS, zone: set.zone, isIndexed: false }, seeing)
        : await whole.unchosen(facets)
    return [...shared, ...(await countPersonal(db, conditions, facets, seeing, whole?.keep ?? null))]
  }
  const rest = FACETS.filter((facet) => !chosen.includes(facet))
  const counts = rest.length === 0 ? [] : await over(rest, chosen)
  for (const facet of chosen) {
    const found = await over(
      [facet],
      chosen.filter((other) => other !== facet),
    )
    counts.push(...found.filter((facetCount) => facetCount.facet === facet))
  }
  return counts
}

/** Without keywords there are few sets, and what nothing is chosen of may be kept a while; what is the viewer's or the moment's may not. */
function facetsOfSet(outer: Db, db: Db, base: readonly RawBuilder<unknown>[], set: GoodsSet, seeing: Seeing): Promise<FacetCount[]> {
  const { zone, categoryId, inStock } = set
  const whole = () => countOver(db, base, { facets: FACETS, tags: PLAIN_TAGS, zone, isIndexed: zone === null && !inStock }, seeing)
  const keep: Keep = (name, read) => keptValue(outer, `${name}:${zone}:${categoryId}:${inStock}`, seeing.now, read)
  const unchosen = async (facets: readonly Facet[]): Promise<FacetCount[]> => [
    ...(await keep('facets', whole)),
    ...(facets.includes('tags') ? await countTagged(db, base, seeing) : []),
  ]
  return facetsOfMatch(db, base, set, seeing, { keep, unchosen })
}
