import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { chosenConditions, setConditions } from './goodsConditions.repo.ts'
import { withMatch, type Arm, type Correction, type Match } from './goodsMatch.repo.ts'
import { isPlain, priceWithRule, rulesFor, walkedByPrice, type PriceWalk } from './goodsPrices.repo.ts'
import { FACETS, hasChoice, type GoodsSet, type GoodsSort, type Looking } from './goodsQuery.ts'
import { countSpecial, findTagged, isForAll, TAGGED } from './goodsTagged.repo.ts'
import { wordsOf } from './goodsWords.ts'
import { keptValue } from '../../db/keptValue.ts'

export interface PageRequest {
  readonly sort: GoodsSort
  readonly page: number
  readonly perPage: number
}

interface GoodsIds {
  readonly ids: number[]
  readonly total: number
}

interface FoundGoods extends GoodsIds {
  readonly correction: Correction | null
}

/** Fewer goods are counted as quickly as they are read; of more, which no page reaches, nobody misses one for a minute. */
const KEPT_FROM = 10_000
export const isMany = (counts: readonly number[]): boolean => counts.reduce((sum, count) => sum + count, 0) > KEPT_FROM

/** Nobody turns that far; pages beyond would cost as much as the whole list. */
export const OFFSET_MAX = 10_000

const and = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(conditions, sql` and `)

/**
 * Runs queries on goods with plans made for pages that lie in memory and for the very words: one for any words expects few goods.
 * Lists of goods to leave out are looked up in memory: beyond `work_mem` each would be read through for every goods.
 */
export function withIndexes<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return inTransaction({ db }, async (within) => {
    await sql`select set_config('random_page_cost', '1.1', true), set_config('work_mem', '64MB', true),
      set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(within.db)
    return work(within.db)
  })
}

/** The rows that match, read once: `hit` has the columns of goods that are asked for and the rank. */
function hitsOf(match: Match, columns: RawBuilder<unknown>, conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const arms = match.arms.map(
    ({ where, rank }) => sql`select ${columns}, ${rank} as rank from goods g where ${and([...conditions, where])}`,
  )
  return sql`${sql.join(arms, sql` union all `)}`
}

const isByPrice = (sort: GoodsSort): boolean => sort === 'price_asc' || sort === 'price_desc'

/** The order of rows that may be ordered by price only for one who sees prices. */
function plainOrder(sort: GoodsSort, isByRank: boolean): RawBuilder<unknown> {
  if (sort === 'expiry') return sql`g.first_expires, g.id`
  if (sort === 'new') return sql`g.created_at desc, g.id`
  return isByRank ? sql`g.rank, g.sold desc, g.id` : sql`g.sold desc, g.id`
}

const priceOrder = (sort: GoodsSort): RawBuilder<unknown> =>
  sort === 'price_asc' ? sql`price nulls last, id` : sql`price desc nulls last, id desc`

type Conditions = readonly RawBuilder<unknown>[]

/** Tells sets apart, and keywords by what they ask for: the same words may mean another thing when nothing has them. */
export function nameOf(db: Db, { zone, categoryId, inStock, chosen }: Omit<GoodsSet, 'keywords' | 'byMaker'>, { where }: Match): string {
  const { sql: text, parameters } = where.compile(db)
  return JSON.stringify([zone, categoryId, inStock, chosen, text, parameters])
}

interface Counted {
  readonly total: number
  /** Those whose price is the same for everybody, where lists by price ask for it. */
  readonly plain: number
}

async function countGoods(db: Db, conditions: Conditions, withPlain: boolean): Promise<Counted> {
  const plain = withPlain ? sql`count(*) filter (where ${isPlain})::int` : sql`0`
  const counted = await sql<Counted>`select count(*)::int as total, ${plain} as plain from goods g where ${and(conditions)}`.execute(db)
  return counted.rows[0] ?? { total: 0, plain: 0 }
}

async function readIds(db: Db, ordered: RawBuilder<unknown>, { page, perPage }: PageRequest): Promise<number[]> {
  const found = await sql<{ id: number }>`${ordered} limit ${perPage} offset ${(page - 1) * perPage}`.execute(db)
  return found.rows.map((row) => row.id)
}

/** The rows of `hit` in order. */
function orderedHits(isByRank: boolean, { sort }: PageRequest, looking: Looking): RawBuilder<unknown> {
  const viewer = looking.priceViewer
  return viewer !== null && isByPrice(sort)
    ? sql`select id from (select g.id, ${priceWithRule(looking.now)} as price from hit g
        left join (${rulesFor(looking, viewer)}) rule on rule.goods_id = g.id) priced order by ${priceOrder(sort)}`
    : sql`select g.id from hit g order by ${plainOrder(sort, isByRank)}`
}

/** Counts and sorts in one reading what no more than `most` goods match; null where more do. */
async function readFew(
  db: Db,
  hits: RawBuilder<unknown>,
  most: number,
  ordered: RawBuilder<unknown>,
  { page, perPage }: PageRequest,
): Promise<GoodsIds | null> {
  const found = await sql<{ id: number | null; total: number }>`with matching as materialized (${hits}),
    hit as materialized (select * from matching limit ${most + 1})
    select page.id, counted.total from (select count(*)::int as total from hit) counted
    left join lateral (${ordered} limit ${perPage} offset ${(page - 1) * perPage}) page on true`.execute(db)
  const total = found.rows[0]?.total ?? 0
  return total > most ? null : { total, ids: found.rows.flatMap(({ id }) => id ?? []) }
}

/** Walks along the index of the order and keeps what matches: right for what is frequent. */
function walked(request: PageRequest, looking: Looking, conditions: Conditions, categories: PriceWalk['categories']): RawBuilder<unknown> {
  const { sort, page, perPage } = request
  const viewer = looking.priceViewer
  if (viewer !== null && (sort === 'price_asc' || sort === 'price_desc'))
    return sql`${walkedByPrice({ sort, last: page * perPage, categories, looking, viewer }, and(conditions))} order by ${priceOrder(sort)}`
  return sql`select g.id from goods g where ${and(conditions)} order by ${plainOrder(sort, false)}`
}

/**
 * Walking past `all / total` goods for each of the page costs less than reading and sorting `total` of them, even where what matches lies
 * so many times further back than it would by chance: most of one word are dear, or sell badly.
 */
const SKEW = 20

/** So many goods are sorted for that page sooner than walked to. */
const sortedMost = (all: Counted, { page, perPage, sort }: PageRequest): number =>
  Math.sqrt(SKEW * page * perPage * (isByPrice(sort) ? all.plain : all.total))

/**
 * Keywords of one or two characters may match a third of all goods. Each rank is an arm whose goods can be counted from the index alone;
 * only the arms that the page touches are then read, in the order of their sales.
 */
async function pageOfArms(db: Db, arms: readonly Arm[], counts: readonly number[], { page, perPage }: PageRequest): Promise<GoodsIds> {
  let skip = (page - 1) * perPage
  const ids: number[] = []
  for (const [nth, { where }] of arms.entries()) {
    const count = counts[nth] ?? 0
    if (skip < count && ids.length < perPage) {
      const found = await sql<{
        id: number
      }>`select g.id from goods g where g.is_on_sale and ${where} order by g.sold desc,
        g.id limit ${perPage - ids.length} offset ${skip}`.execute(db)
      ids.push(...found.rows.map((row) => row.id))
    }
    skip = Math.max(0, skip - count)
  }
  return { ids, total: counts.reduce((sum, count) => sum + count, 0) }
}

async function countArms(db: Db, arms: readonly Arm[]): Promise<number[]> {
  const counted = await sql<{ total: number }>`${sql.join(
    arms.map(({ where }) => sql`select count(*)::int as total from goods g where g.is_on_sale and ${where}`),
    sql` union all `,
  )}`.execute(db)
  return counted.rows.map(({ total }) => total)
}

const LIST_COLUMNS = sql`g.id, g.sold, g.first_expires, g.created_at, g.base_price, g.special_price, g.special_until, g.is_controlled`

/** The ids of one page in order, and how many there are in all. */
export function findGoodsPage(db: Db, set: GoodsSet, asked: PageRequest, looking: Looking): Promise<FoundGoods> {
  const words = wordsOf(set.keywords)
  const isPart = set.zone !== null || set.categoryId !== null || hasChoice(set.chosen)
  const isNarrowed = isPart || set.inStock
  const request = asked.page * asked.perPage <= OFFSET_MAX ? asked : { ...asked, page: 1, perPage: 0 }
  return withIndexes(db, async (within) => {
    const withPlain = isByPrice(asked.sort) && looking.priceViewer !== null
    const keptCount = (conditions: Conditions, name: string, isWorth?: (counted: Counted) => boolean) =>
      keptValue(db, `total:${name}:${withPlain}`, looking.now, () => countGoods(within, conditions, withPlain), isWorth)
    const seeing = await findTagged(
      within,
      TAGGED.filter((kind) => set.chosen.tags.includes(kind)),
      looking,
    )
    const { conditions: base, categories } = await setConditions(within, set, seeing)
    const conditions = [...base, ...chosenConditions(FACETS, set.chosen, seeing)]
    if (words.length === 0 && !isPart)
      return {
        correction: null,
        ids: await readIds(within, walked(request, looking, conditions, categories), request),
        total: (await keptCount(conditions, set.inStock ? 'in stock' : 'all')).total,
      }
    const whole = await keptCount([sql`g.is_on_sale`], 'all')
    const isByRank = words.length > 0 && (asked.sort === 'default' || (looking.priceViewer === null && isByPrice(asked.sort)))
    const run = async (match: Match): Promise<FoundGoods> => {
      const { arms, correction } = match
      const hits = hitsOf(match, LIST_COLUMNS, conditions)
      const ordered = orderedHits(isByRank, request, looking)
      const mostSorted = isByRank ? Number.MAX_SAFE_INTEGER : sortedMost(whole, request)
      const few: { page: GoodsIds | null } = { page: null }
      /** Few are not counted before they are read; what many are is kept. */
      const counted = <T>(name: string, count: () => Promise<T>, isWorth: (counts: T) => boolean): Promise<T | null> =>
        keptValue(
          db,
          `${name}:${nameOf(db, set, match)}`,
          looking.now,
          async () => {
            few.page = await readFew(within, hits, Math.floor(Math.min(KEPT_FROM, mostSorted)), ordered, request)
            return few.page === null ? count() : null
          },
          (counts) => counts !== null && isWorth(counts),
        )
      if (isByRank && arms.length > 1 && !isNarrowed) {
        const counts = await counted('arms', () => countArms(within, arms), isMany)
        return { ...(few.page ?? (await pageOfArms(within, arms, counts ?? [], request))), correction }
      }
      const matching = [...conditions, match.where]
      const special = countSpecial(set, seeing)
      const count = async () => (special === null ? countGoods(within, matching, withPlain) : { total: special, plain: 0 })
      const counts = isForAll(set.chosen) ? await counted(`total:${withPlain}`, count, ({ total }) => isMany([total])) : await count()
      if (few.page !== null || counts === null) return { ...(few.page ?? { ids: [], total: 0 }), correction }
      if (counts.total === 0) return { ids: [], total: 0, correction: null }
      const isWalk = (withPlain ? counts.plain : counts.total) > mostSorted
      const sorted = sql`with hit as materialized (${hits}) ${ordered}`
      return {
        ids: await readIds(within, isWalk ? walked(request, looking, matching, categories) : sorted, request),
        total: counts.total,
        correction,
      }
    }
    return (
      (await withMatch(within, { words, byMaker: set.byMaker, isNarrowed }, run, ({ total }) => total === 0)) ?? {
        ids: [],
        total: 0,
        correction: null,
      }
    )
  })
}
