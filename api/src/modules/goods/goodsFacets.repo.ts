import { sql, type RawBuilder } from 'kysely'
import { EXPIRY_RANGES, NEAR_EXPIRY_RANGES } from 'rules/time'
import type { Db } from '../../db/schema.ts'
import type { MemberView } from '../user/memberView.ts'
import { chosenConditions, expiresIn, hasTag, setConditions } from './goodsConditions.repo.ts'
import { withMatch, type Match } from './goodsMatch.repo.ts'
import { countBought } from './goodsHistory.repo.ts'
import { commonPrice, goodsById, ruledPrices, within } from './goodsPrices.repo.ts'
import { FACETS, hasChoice, NOTHING_CHOSEN, type Chosen, type Facet, type GoodsSet, type Looking } from './goodsQuery.ts'
import { isMany, nameOf, withIndexes } from './goodsSearch.repo.ts'
import { PRICE_SPANS } from './priceSpan.ts'
import { TAG_KINDS, type TagKind } from './goodsTag.ts'
import { findTagged, inStock, idsTagged, isForAll, TAGGED, type Seeing } from './goodsTagged.repo.ts'
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
/** Tags of running promotions: few goods have them. */
const PROMOTED = TAGGED.filter((tag) => tag !== 'special')
/** Tags of the goods themselves: the same for everybody until the goods change. */
const PLAIN_TAGS = TAG_KINDS.filter((kind) => !TAGGED.some((tag) => tag === kind))
const SPANS = PRICE_SPANS.map(({ value, span }) => ({ value, spans: [span] }))

const COLUMNS = sql`g.id, g.sccj_id, g.jx, g.ypgg, g.first_expires, g.created_at, g.is_youx, g.is_controlled, g.is_eph,
  g.is_cold, g.rx_class, g.insurance_class, g.is_basic, g.compound, g.ck_id, g.base_price, g.special_price, g.special_until`

type Conditions = readonly RawBuilder<unknown>[]
const and = (conditions: Conditions): RawBuilder<unknown> => sql.join(conditions, sql` and `)

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

/** What is special for everybody whom no rule names. */
const commonSpecial = (now: Date): RawBuilder<unknown> =>
  sql`(select 'tags', 'special', count(*)::int from hit g where ${commonPrice(now)} < g.base_price and ${inStock(now)})`

function partsOf(facet: Facet, zone: GoodsSet['zone'], seeing: Seeing): RawBuilder<unknown>[] {
  const { now, priceViewer } = seeing
  switch (facet) {
    case 'expiry': {
      const ranges = zone === 'jxq' ? NEAR_EXPIRY_RANGES : EXPIRY_RANGES
      return [
        counted(
          facet,
          ranges.map(({ key }) => [key, expiresIn(key, now)]),
        ),
      ]
    }
    case 'tags':
      return [tagged(PLAIN_TAGS, seeing), ...(priceViewer === null ? [] : [commonSpecial(now)])]
    case 'price':
      return priceViewer === null
        ? []
        : [
            counted(
              facet,
              SPANS.map(({ value, spans }) => [value, within(commonPrice(now), spans)]),
            ),
          ]
    case 'bought':
      return []
    case 'device_class':
      // Only among devices is there a class to choose.
      return zone === 'qx' ? [grouped(facet)] : []
    default:
      return [grouped(facet)]
  }
}

interface Counted {
  readonly total: number
  readonly counts: readonly FacetCount[]
}

/**
 * What everybody whom no rule names would count over rows on which `conditions` hold. Where an index holds all that they ask for, each
 * filter reads what it counts by from it, else all are read once.
 */
async function countCommon(
  db: Db,
  conditions: Conditions,
  { facets, zone, isIndexed }: { readonly facets: readonly Facet[]; readonly zone: GoodsSet['zone']; readonly isIndexed: boolean },
  seeing: Seeing,
): Promise<Counted> {
  const columns = zone === 'qx' ? sql`${COLUMNS}, g.device_class` : COLUMNS
  const parts = facets.flatMap((facet) => partsOf(facet, zone, seeing))
  const found = await sql<FacetCount | { facet: 'all'; count: number }>`with hit as ${isIndexed ? sql`not materialized` : sql`materialized`}
      (select ${columns} from goods g where ${and(conditions)})
    ${sql.join([sql`(select 'all' as facet, '' as value, count(*)::int as count from hit)`, ...parts], sql` union all `)}`.execute(db)
  return {
    total: found.rows.find(({ facet }) => facet === 'all')?.count ?? 0,
    counts: found.rows.flatMap((row) => (row.facet === 'all' ? [] : [row])),
  }
}

/** Counts of the tags that few goods have: only those are read. */
async function countPromoted(db: Db, conditions: Conditions, seeing: Seeing): Promise<FacetCount[]> {
  const ids = idsTagged(PROMOTED, seeing)
  const found = await sql<FacetCount>`with named as (select distinct unnest(${ids}::bigint[]) as id),
    hit as materialized (select g.id from named cross join ${goodsById('named.id')} where ${and(conditions)})
    ${tagged(PROMOTED, seeing)}`.execute(db)
  return found.rows
}

/** What is counted together: these filters, over what is chosen of others. */
interface Pass {
  readonly facets: readonly Facet[]
  readonly choice: Chosen
  readonly conditions: Conditions
}

interface RuledPasses {
  readonly base: Conditions
  readonly passes: readonly Pass[]
  readonly areFew: boolean
}

/** How rules for this viewer change what is counted of prices and of what is special: the goods that they name are read once for all passes. */
async function countRuled(
  db: Db,
  { base, passes, areFew }: RuledPasses,
  viewer: MemberView,
  seeing: Seeing,
): Promise<ReadonlyMap<Pass, readonly FacetCount[]>> {
  if (passes.length === 0) return new Map()
  const asked = passes.flatMap((pass, nth) => {
    // Of each goods and each sum: what holds for all that are read is not asked again.
    const held = passes.length === 1 ? sql`true` : sql`g.held[${sql.lit(nth + 1)}]`
    const count = (where: RawBuilder<unknown>) => sql`count(*) filter (where ${held} and ${where})`
    return [
      ...SPANS.map(({ value, spans }) => ({
        pass,
        facet: 'price' as const,
        value,
        change: sql`${count(within(sql`g.price`, spans))} - ${count(within(sql`g.common_price`, spans))}`,
      })),
      {
        pass,
        facet: 'tags' as const,
        value: 'special',
        change: sql`sum(case when ${held} and g.is_special <> g.is_common_special and ${inStock(seeing.now)}
          then g.is_special::int - g.is_common_special::int else 0 end)`,
      },
    ]
  })
  const named = ruledPrices({ base: and(base), each: passes.map(({ conditions }) => and(conditions)), areFew }, seeing, viewer)
  const changes = sql.join(asked.map(({ change }) => change))
  const found = await sql<{ counts: (number | null)[] }>`select array[${changes}]::int[] as counts from ${named} g`.execute(db)
  const told = asked.map(({ pass, facet, value }, nth) => ({ pass, facet, value, count: found.rows[0]?.counts[nth] ?? 0 }))
  return Map.groupBy(told, ({ pass }) => pass)
}

/** What everybody counts may be a minute older than what this viewer's rules change of it. */
function withChanges(common: readonly FacetCount[], changes: readonly FacetCount[]): FacetCount[] {
  return common.map(({ facet, value, count }) => {
    const change = changes.find((each) => each.facet === facet && each.value === value)?.count ?? 0
    return { facet, value, count: Math.max(0, count + change) }
  })
}

/** The counts of every filter; each leaves its own choice out, so that another value can be chosen beside it. */
export function findFacets(db: Db, set: GoodsSet, looking: Looking): Promise<FacetCount[]> {
  const words = wordsOf(set.keywords)
  const isNarrowed = set.zone !== null || set.categoryId !== null || set.inStock || hasChoice(set.chosen)
  return withIndexes(db, async (inner) => {
    const tags = TAGGED.filter((kind) => kind !== 'special' || set.chosen.tags.includes(kind))
    const seeing = await findTagged(inner, tags, looking)
    const { conditions: base } = await setConditions(inner, set, seeing)
    const run = (match: Match) => facetsOf({ db, inner, base: [...base, match.where], set, match, seeing })
    return (
      (await withMatch(inner, { words, byMaker: set.byMaker, isNarrowed }, run, (counts) => counts.every(({ count }) => count === 0))) ?? []
    )
  })
}

interface Asked {
  readonly db: Db
  /** Within which the queries run; what is kept is kept with `db`. */
  readonly inner: Db
  readonly base: Conditions
  readonly set: GoodsSet
  readonly match: Match
  readonly seeing: Seeing
}

/** What is chosen is counted for each filter that chooses, and once for all that do not. */
function passesOf({ chosen }: GoodsSet, seeing: Seeing): Pass[] {
  const chosenBy = FACETS.filter((facet) => chosen[facet].length > 0)
  const pass = (facets: readonly Facet[], by: readonly Facet[]): Pass => ({
    facets,
    choice: { ...NOTHING_CHOSEN, ...Object.fromEntries(by.map((facet) => [facet, chosen[facet]])) },
    conditions: [sql`true`, ...chosenConditions(by, chosen, seeing)],
  })
  const rest = FACETS.filter((facet) => !chosenBy.includes(facet))
  return [
    ...(rest.length === 0 ? [] : [pass(rest, chosenBy)]),
    ...chosenBy.map((facet) =>
      pass(
        [facet],
        chosenBy.filter((other) => other !== facet),
      ),
    ),
  ]
}

async function facetsOf({ db, inner, base, set, match, seeing }: Asked): Promise<FacetCount[]> {
  const { zone, inStock: isInStock } = set
  const { priceViewer: viewer, now } = seeing
  const passes = passesOf(set, seeing)
  const common = new Map<Pass, Counted>()
  for (const pass of passes) {
    const isWhole = !hasChoice(pass.choice) && set.keywords === ''
    const facets = isWhole ? FACETS : pass.facets
    const isIndexed = isWhole && zone === null && !isInStock
    const read = () => countCommon(inner, [...base, ...pass.conditions], { facets, zone, isIndexed }, seeing)
    const name = `facets:${facets.join()}:${viewer !== null}:${nameOf(db, { ...set, chosen: pass.choice }, match)}`
    const isWorth = ({ total }: Counted): boolean => isWhole || isMany([total])
    common.set(pass, isForAll(pass.choice) ? await keptValue(db, name, now, read, isWorth) : await read())
  }
  const priced = viewer === null ? [] : passes.filter(({ facets }) => facets.includes('price') || facets.includes('tags'))
  const areFew = !isMany(priced.map((pass) => common.get(pass)?.total ?? 0))
  const ruled = viewer === null ? new Map<Pass, FacetCount[]>() : await countRuled(inner, { base, passes: priced, areFew }, viewer, seeing)
  const counts: FacetCount[] = []
  for (const pass of passes) {
    const conditions = [...base, ...pass.conditions]
    const asked = [
      ...withChanges(common.get(pass)?.counts ?? [], ruled.get(pass) ?? []),
      ...(pass.facets.includes('tags') ? await countPromoted(inner, conditions, seeing) : []),
      ...(pass.facets.includes('bought') && viewer !== null
        ? [{ facet: 'bought' as const, value: '1', count: await countBought(inner, viewer, and(conditions)) }]
        : []),
    ]
    counts.push(...asked.filter(({ facet }) => pass.facets.includes(facet)))
  }
  return counts
}
