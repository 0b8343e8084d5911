import { sql, type RawBuilder } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import { findMakersWithBrands } from './brand.repo.ts'
import { splitBrand } from './brand.ts'
import { intactPieces, meantWord, nearNameRank, typedForms } from './nearMiss.ts'
import { isFindable, isShort, likeText, RANKS, textArray, tokensOf, wordOccurs, wordRank, wordsOf, type Rank } from './goodsWords.ts'

export interface Arm {
  readonly where: RawBuilder<boolean>
  readonly rank: RawBuilder<number>
}

/** How keywords choose goods: one arm for each of several ranks, or one arm that ranks its rows by itself. */
export interface Match {
  /** All that match, where ranks do not matter. */
  readonly where: RawBuilder<boolean>
  readonly arms: readonly Arm[]
  /** A typing error was forgiven. */
  readonly correction: Correction | null
}

/** What is shown instead: the word that is in the name of all of it; null where they have no one word in common. */
export interface Correction {
  readonly word: string | null
}

const arm = (where: RawBuilder<boolean>, rank: RawBuilder<number>): Match => ({ where, arms: [{ where, rank }], correction: null })
const rankToken = (word: string, rank: Rank) => ({
  where: sql<boolean>`g.tokens @> ${textArray([`${rank}${word}`])}`,
  rank: sql<number>`${sql.lit(rank)}`,
})

const everything: Match = arm(sql<boolean>`true`, sql<number>`0`)

/** Goods in which all words occur; null when nothing can. */
export function exactMatch(words: readonly string[]): Match | null {
  const [first, ...others] = words
  if (first === undefined) return everything
  if (!words.every(isFindable)) return null
  const rest = others.map(wordOccurs)
  const and = (where: RawBuilder<boolean>): RawBuilder<boolean> => sql<boolean>`${sql.join([where, ...rest], sql` and `)}`
  if (!isShort(first)) return arm(and(wordOccurs(first)), wordRank(first))
  return {
    where: and(wordOccurs(first)),
    arms: RANKS.map((rank) => rankToken(first, rank)).map(({ where, rank }) => ({ where: and(where), rank })),
    correction: null,
  }
}

/** A letter, digits before long, and at least six signs: words have no digits, and bar codes no letters. */
const INSURANCE_CODE = /^[a-z](?=[a-z]*\d)[a-z0-9]{5,29}$/

/** Goods whose code of the health insurance begins so; null for words that are no such code. */
export function insuranceMatch(words: readonly string[]): Match | null {
  const [code, ...others] = words
  if (code === undefined || others.length > 0 || !INSURANCE_CODE.test(code)) return null
  return arm(sql<boolean>`(g.insurance_code is not null and g.insurance_code like ${`${code.toUpperCase()}%`})`, sql<number>`0`)
}

const bothHold = (a: RawBuilder<boolean>, b: RawBuilder<boolean>): RawBuilder<boolean> => sql<boolean>`${a} and ${b}`

/** What matches and is made by one of them. */
function madeBy(makers: readonly number[], match: Match): Match {
  const where = sql<boolean>`g.sccj_id = any(${[...makers]}::bigint[])`
  return {
    ...match,
    where: bothHold(match.where, where),
    arms: match.arms.map((each) => ({ rank: each.rank, where: bothHold(each.where, where) })),
  }
}

/** What keywords say that begin with a brand: the goods of its makers, then those of all, which is told. */
export async function brandedMatches(db: Db, words: readonly string[]): Promise<Match[]> {
  const branded = splitBrand(words.join(' '), await findMakersWithBrands(db))
  const named = branded === null ? null : exactMatch(wordsOf(branded.name))
  if (branded === null || named === null || named === everything) return []
  const makers = branded.makers.map(({ id }) => id)
  return [...(makers.length === 0 ? [] : [madeBy(makers, named)]), { ...named, correction: { word: branded.name } }]
}

interface NamedMaker {
  readonly id: number
  readonly name: string
  readonly pinyin: string
  readonly pinyin_full: string
}
export interface FoundMaker {
  readonly id: number
  readonly name: string
  readonly rank: number
}

/** Manufacturers by name, initials or pinyin, best first; when there is none, one typing error may be forgiven. */
export async function findMakers(db: Db, words: readonly string[], forgiving: boolean): Promise<FoundMaker[]> {
  const [first] = words
  if (first === undefined || !words.every(isFindable)) return []
  const like = likeText(first)
  const text = sql`' ' || plain_name(m.name) || ' ' || m.pinyin || ' ' || m.pinyin_full || ' '`
  const anywhere = (word: string): RawBuilder<boolean> =>
    isLatin(word) && word.length < 4
      ? sql<boolean>`(' ' || m.pinyin || ' ' || m.pinyin_full like ${`% ${likeText(word)}%`} or m.pinyin like ${`%${likeText(word)}%`})`
      : sql<boolean>`${text} like ${`%${likeText(word)}%`}`
  const exact = await sql<FoundMaker>`select m.id, m.name,
      case when ${text} like ${`% ${like} %`} then 0 when ${text} like ${`% ${like}%`} then 1 else 2 end as rank
    from manufacturer m where ${sql.join(words.map(anywhere), sql` and `)} order by rank, m.name`.execute(db)
  return exact.rows.length > 0 || !forgiving ? exact.rows : findNearMakers(db, words)
}

const isLatin = (word: string): boolean => /^[a-z0-9]+$/.test(word)

async function findNearMakers(db: Db, words: readonly string[]): Promise<FoundMaker[]> {
  const forms = typedForms(words)
  if (forms.length === 0) return []
  const makers: NamedMaker[] = await db.selectFrom('manufacturer').select(['id', 'name', 'pinyin', 'pinyin_full']).execute()
  return makers
    .flatMap((maker) => {
      const rank = nearNameRank(forms, maker)
      return rank === null ? [] : [{ id: maker.id, name: maker.name, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1))
}

/** The goods of those manufacturers, the best found first. */
export function makerMatch(makers: readonly FoundMaker[]): Match {
  const ids = sql`${makers.map((maker) => maker.id)}::bigint[]`
  return arm(
    sql<boolean>`g.sccj_id = any(${ids})`,
    sql<number>`(${makers.map((maker) => maker.rank)}::int[])[array_position(${ids}, g.sccj_id)]`,
  )
}

export type NearName = RowOf<typeof findNearNames>
const NEAR_NAMES_MAX = 200

/** Names of goods on sale that are one typing error away, best first. */
export async function findNearNames(db: Db, words: readonly string[]) {
  const forms = typedForms(words)
  if (forms.length === 0) return []
  const mayBe = forms
    .flatMap(intactPieces)
    .map((piece) =>
      isShort(piece) ? sql<boolean>`n.tokens && ${textArray(tokensOf(piece))}` : sql<boolean>`n.search_text like ${`%${likeText(piece)}%`}`,
    )
  const found = await sql<{
    name: string
    pinyin: string
    pinyin_full: string
    goods: number
  }>`select n.name, n.pinyin, n.pinyin_full, n.goods
    from goods_name n where n.goods > 0 and (${sql.join(mayBe, sql` or `)})`.execute(db)
  return found.rows
    .flatMap((row) => {
      const rank = nearNameRank(forms, row)
      return rank === null ? [] : [{ name: row.name, rank, goods: row.goods }]
    })
    .toSorted((a, b) => a.rank - b.rank || b.goods - a.goods || (a.name < b.name ? -1 : 1))
    .slice(0, NEAR_NAMES_MAX)
}

export function nameMatch(names: readonly NearName[]): Match {
  const list = textArray(names.map((near) => near.name))
  return arm(sql<boolean>`g.name = any(${list})`, sql<number>`(${names.map((near) => near.rank)}::int[])[array_position(${list}, g.name)]`)
}

async function hasAny(db: Db, match: Match): Promise<boolean> {
  const found =
    await sql`with hit as materialized (select g.id from goods g where g.is_on_sale and ${match.where}) select from hit limit 1`.execute(db)
  return found.rows.length > 0
}

export interface Keywords {
  readonly words: readonly string[]
  readonly byMaker: boolean
  /** Other conditions hold too, so that nothing found need not mean that nothing is named so. */
  readonly isNarrowed: boolean
}

/** Runs a query with what the keywords say; if nothing on sale says so, with what is one typing error away. */
export async function withMatch<T>(
  db: Db,
  { words, byMaker, isNarrowed }: Keywords,
  run: (match: Match) => Promise<T>,
  isEmpty: (result: T) => boolean,
): Promise<T | null> {
  if (words.length === 0) return run(everything)
  if (byMaker) {
    const makers = await findMakers(db, words, false)
    return makers.length === 0 ? runNearMakers(db, words, run) : run(makerMatch(makers))
  }
  const exact = exactMatch(words)
  if (exact !== null) {
    const result = await run(exact)
    if (!isEmpty(result) || (isNarrowed && (await hasAny(db, exact)))) return result
  }
  const insured = insuranceMatch(words)
  if (insured !== null && (await hasAny(db, insured))) return run(insured)
  for (const match of await brandedMatches(db, words)) {
    const result = await run(match)
    if (!isEmpty(result) || (isNarrowed && (await hasAny(db, match)))) return result
  }
  const names = await findNearNames(db, words)
  if (names.length > 0)
    return run({
      ...nameMatch(names),
      correction: {
        word: meantWord(
          words,
          names.map(({ name }) => name),
        ),
      },
    })
  return runNearMakers(db, words, run)
}

async function runNearMakers<T>(db: Db, words: readonly string[], run: (match: Match) => Promise<T>): Promise<T | null> {
  const makers = await findNearMakers(db, words)
  return makers.length === 0
    ? null
    : run({
        ...makerMatch(makers),
        correction: {
          word: meantWord(
            words,
            makers.map(({ name }) => name),
          ),
        },
      })
}
