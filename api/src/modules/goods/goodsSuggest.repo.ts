import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { brandedMatches, exactMatch, findMakers, findNearNames, insuranceMatch, type Arm } from './goodsMatch.repo.ts'
import { keptValue } from '../../db/keptValue.ts'
import { isMany, withIndexes } from './goodsSearch.repo.ts'
import { likeText, SHORT_MAX, wordsOf } from './goodsWords.ts'

export const SUGGESTIONS_MAX = 10
/** With drugs and manufacturers together, so many lines belong to manufacturers. */
const MAKERS_BESIDE = 3

export interface Suggestion {
  readonly type: 'drug' | 'manufacturer'
  readonly text: string
  /** The goods themselves where the text leads to one only. */
  readonly goodsId: number | null
  readonly count: number
}

interface NamedRow {
  readonly name: string
  readonly rank: number
  readonly goods: number
  readonly sold: number
}

/** The best names of one arm; `g` stands for a name here, which has the columns of goods that keywords look into. */
async function namesOf(db: Db, { where, rank }: Arm): Promise<NamedRow[]> {
  const found = await sql<NamedRow>`select named.name, named.rank, named.goods, best.sold
    from (select g.name, g.goods, ${rank} as rank from goods_name g where g.goods > 0 and ${where}) named
    cross join lateral (select sold from goods where name = named.name and is_on_sale order by sold desc limit 1) best
    order by named.rank, best.sold desc, named.name limit ${SUGGESTIONS_MAX}`.execute(db)
  return found.rows
}

/** Goods that only their number or maker tells, such as a scanned barcode or a code of the health insurance. */
async function namesOfGoods(db: Db, words: readonly string[]): Promise<NamedRow[]> {
  const found = await sql<NamedRow>`select g.name, 0 as rank, count(*)::int as goods, max(g.sold) as sold
    from goods g where g.is_on_sale and (${exactMatch(words)?.where ?? sql`false`} or ${insuranceMatch(words)?.where ?? sql`false`})
      group by g.name order by max(g.sold) desc,
      g.name limit ${SUGGESTIONS_MAX}`.execute(db)
  return found.rows
}

/** The rest of a name is no shorter, and what stands before it no single character: 罗 makes another substance of 红霉素. */
const REST_MIN = 3
const BEFORE_MIN = 2

/** Names that begin as the words end: those of 六味地黄丸 for a brand of it that is not kept here. */
async function namesAtEnd(db: Db, words: readonly string[]): Promise<readonly { readonly name: string; readonly goods: number }[]> {
  const signs = [...words.join('')]
  const ends = signs.map((_, at) => signs.slice(at).join('')).slice(BEFORE_MIN, Math.max(BEFORE_MIN, signs.length - REST_MIN + 1))
  for (const end of ends.filter((text) => /^\p{Script=Han}/u.test(text))) {
    const found = await sql<{ name: string; goods: number }>`select n.name, n.goods from goods_name n
      where n.goods > 0 and n.search_text like ${`${likeText(end)}%`} order by n.goods desc, n.name limit ${SUGGESTIONS_MAX}`.execute(db)
    if (found.rows.length > 0) return found.rows
  }
  return []
}

/** Names that are meant where none holds the words: behind a brand, one slip away, or at the end of what is written. */
async function meantNames(db: Db, words: readonly string[]): Promise<readonly { readonly name: string; readonly goods: number }[]> {
  const names = new Map<string, NamedRow>()
  const [match] = (await brandedMatches(db, words)).toReversed()
  for (const arm of match?.arms ?? []) for (const row of await namesOf(db, arm)) names.set(row.name, row)
  if (names.size > 0) return [...names.values()]
  const near = await findNearNames(db, words)
  return near.length > 0 ? near : namesAtEnd(db, words)
}

async function suggestDrugs(db: Db, words: readonly string[], max: number): Promise<Suggestion[]> {
  const names = new Map<string, { readonly name: string; readonly goods: number }>()
  for (const arm of exactMatch(words)?.arms ?? []) {
    if (names.size < max) for (const row of await namesOf(db, arm)) names.set(row.name, row)
  }
  if (names.size === 0 && words.join('').length > SHORT_MAX) for (const row of await namesOfGoods(db, words)) names.set(row.name, row)
  const found = names.size > 0 ? [...names.values()] : await meantNames(db, words)
  const best = found.slice(0, max)
  const single = await onlyGoods(
    db,
    best.filter((suggestion) => suggestion.goods === 1).map((suggestion) => suggestion.name),
  )
  return best.map(({ name, goods }) => ({ type: 'drug', text: name, goodsId: single.get(name) ?? null, count: goods }))
}

async function onlyGoods(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (names.length === 0) return new Map()
  const rows = await db.selectFrom('goods').where('is_on_sale', '=', true).where('name', 'in', names).select(['name', 'id']).execute()
  return new Map(rows.map((row) => [row.name, row.id]))
}

interface Makers {
  readonly words: readonly string[]
  readonly max: number
  readonly forgiving: boolean
  /** How many goods of each of them are on sale. */
  readonly goodsOf: (ids: readonly number[]) => Promise<ReadonlyMap<number, number>>
}

async function suggestMakers(db: Db, { words, max, forgiving, goodsOf }: Makers): Promise<Suggestion[]> {
  const makers = (await findMakers(db, words, forgiving)).slice(0, max * 2)
  const goods = await goodsOf(makers.map(({ id }) => id))
  return makers
    .flatMap(({ id, name }) => {
      const count = goods.get(id)
      return count === undefined ? [] : [{ type: 'manufacturer' as const, text: name, goodsId: null, count }]
    })
    .slice(0, max)
}

/** A letter may name twenty makers of thousands of goods each: what many count is counted once a minute for all. */
async function countByMaker(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const found = await sql<{ id: number; count: number }>`select sccj_id as id, count(*)::int as count from goods
    where is_on_sale and sccj_id = any(${[...ids]}::bigint[]) group by sccj_id`.execute(db)
  return new Map(found.rows.map(({ id, count }) => [id, count]))
}

/** At most ten lines for the search box; `kind` null asks for both kinds. */
export function findSuggestions(
  db: Db,
  keywords: string,
  { kind, now }: { readonly kind: Suggestion['type'] | null; readonly now: Date },
): Promise<Suggestion[]> {
  const words = wordsOf(keywords)
  if (words.length === 0) return Promise.resolve([])
  return withIndexes(db, async (within) => {
    const goodsOf: Makers['goodsOf'] = (ids) =>
      keptValue(
        db,
        `goods of ${ids.join()}`,
        now,
        () => countByMaker(within, ids),
        (counts) => isMany([...counts.values()]),
      )
    const makers =
      kind === 'drug'
        ? []
        : await suggestMakers(within, { words, max: kind === null ? MAKERS_BESIDE : SUGGESTIONS_MAX, forgiving: kind !== null, goodsOf })
    const drugs = kind === 'manufacturer' ? [] : await suggestDrugs(within, words, SUGGESTIONS_MAX - makers.length)
    return [...drugs, ...makers]
  })
}
