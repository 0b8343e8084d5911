import { sql, type RawBuilder } from 'kysely'
import { EXPIRY_RANGES, NEAR_EXPIRY_RANGES } from 'rules/time'
import type { Db } from '../../db/schema.ts'
import type { MemberView } from '../user/memberView.ts'
import { chosenConditions, expiresIn, hasTag, setConditions } from './goodsConditions.repo.ts'
import { withMatch, type Match } from './goodsMatch.repo.ts'
import { countBought } from './goodsHistory.repo.ts'
import { commonPrice, ruledPrices, within } from './goodsPrices.repo.ts'
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
    hit as materialized (select named.id from named
      cross join lateral (select from goods g where g.id = named.id and ${and(conditions)} offset 0) held)
    ${tagged(PROMOTED, seeing)}`.execute(db)
  return found.rows
}

/** How rules for this viewer change what is counted of prices and of what is special: only the goods that they name are read. */
async function countRuled(db: Db, conditions: Conditions, areFew: boolean, viewer: MemberView, seeing: Seeing): Promise<FacetCount[]> {
  const changes = SPANS.map(
    ({ spans }) =>
      sql`count(*) filter (where ${within(sql`g.price`, spans)}) - count(*) filter (where ${within(sql`g.common_price`, spans)})`,
  )
  const special = sql`sum(case when g.is_special <> g.is_common_special and ${inStock(seeing.now)}
    then g.is_special::int - g.is_common_special::int else 0 end)`
  const named = ruledPrices({ holds: and(conditions), areFew }, seeing, viewer)
  const found = await sql<FacetCount>`select facet, value, count from
    (select array[${sql.join([...changes, special])}]::int[] as counts from ${named} g) one
    cross join lateral unnest(${[...SPANS.map(() => 'price'), 'tags']}::text[], ${[...SPANS.map(({ value }) => value), 'special']}::text[],
      one.counts) as v (facet, value, count)`.execute(db)
  return found.rows
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
async function facetsOf({ db, inner, base, set, match, seeing }: Asked): Promise<FacetCount[]> {
  const { zone, inStock: isInStock } = set
  const { priceViewer: viewer, now } = seeing
  const chosen = FACETS.filter((facet) => set.chosen[facet].length > 0)
  const over = async (asked: readonly Facet[], by: readonly Facet[]): Promise<FacetCount[]> => {
    const choice: Chosen = { ...NOTHING_CHOSEN, ...Object.fromEntries(by.map((facet) => [facet, set.chosen[facet]])) }
    const conditions = [...base, ...chosenConditions(by, set.chosen, seeing)]
    const isWhole = by.length === 0 && set.keywords === ''
    const facets = isWhole ? FACETS : asked
    const read = () => countCommon(inner, conditions, { facets, zone, isIndexed: isWhole && zone === null && !isInStock }, seeing)
    const name = `facets:${facets.join()}:${viewer !== null}:${nameOf(db, { ...set, chosen: choice }, match)}`
    const common = isForAll(choice) ? await keptValue(db, name, now, read, ({ total }) => isWhole || isMany([total])) : await read()
    const isRuled = viewer !== null && (asked.includes('price') || asked.includes('tags'))
    return [
      ...withChanges(common.counts, isRuled ? await countRuled(inner, conditions, !isMany([common.total]), viewer, seeing) : []),
      ...(asked.includes('tags') ? await countPromoted(inner, conditions, seeing) : []),
      ...(asked.includes('bought') && viewer !== null
        ? [{ facet: 'bought' as const, value: '1', count: await countBought(inner, viewer, and(conditions)) }]
        : []),
    ].filter(({ facet }) => asked.includes(facet))
  }
  const rest = FACETS.filter((facet) => !chosen.includes(facet))
  const counts = rest.length === 0 ? [] : await over(rest, chosen)
  for (const facet of chosen) {
    const others = chosen.filter((other) => other !== facet)
    counts.push(...(await over([facet], others)))
  }
  return counts
}
