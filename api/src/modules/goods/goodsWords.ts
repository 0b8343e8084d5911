import { sql, type RawBuilder } from 'kysely'
import { goodsBarcode } from 'rules/barcodes'
import { normalizeKeyword } from 'rules/validators'
import { plainName } from './plainName.ts'

const WORDS_MAX = 5
/** Up to this length a word is looked for among the tokens, longer ones by trigrams. */
export const SHORT_MAX = 2

export type Rank = 0 | 1 | 2 | 3
export const RANKS: readonly Rank[] = [0, 1, 2, 3]

/** Plain words, all of which must occur; a scanned code, of a carton or of GS1, is that of the goods. */
export function wordsOf(keywords: string): string[] {
  return goodsBarcode(plainName(normalizeKeyword(keywords)))
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX)
    .map(goodsBarcode)
}

export function isShort(word: string): boolean {
  return [...word].length <= SHORT_MAX
}

/** Signs alone are in no trigram, and the whole index would be read for them. */
export function isFindable(word: string): boolean {
  return /[\p{L}\p{N}]/u.test(word)
}

export function likeText(word: string): string {
  return word.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

export function textArray(texts: readonly string[]): RawBuilder<string[]> {
  return sql<string[]>`${[...texts]}::text[]`
}

/** The word as a token of each rank. */
export function tokensOf(word: string): string[] {
  return RANKS.map((rank) => `${rank}${word}`)
}

/** Three Latin letters stand in half of all full pinyin somewhere, so there they must begin a word. */
export function wordOccurs(word: string): RawBuilder<boolean> {
  if (isShort(word)) return sql<boolean>`g.tokens && ${textArray(tokensOf(word))}`
  const like = likeText(word)
  const occurs = sql<boolean>`g.search_text like ${`%${like}%`}`
  if (!/^[a-z]{3}$/.test(word)) return occurs
  return sql<boolean>`${occurs} and (g.pinyin like ${`%${like}%`} or plain_name(g.name) like ${`%${like}%`}
    or ' ' || g.search_text like ${`% ${like}%`})`
}

/**
 * Whole name 0, beginning of a name or of its initials 1, beginning of another word 2, anywhere 3. The text begins with the plain names, so
 * that a name is made plain, which is dear, only where the text says that it may be the word.
 */
export function wordRank(word: string): RawBuilder<number> {
  const like = likeText(word)
  const isWhole = (name: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(' ' || g.search_text || ' ' like ${`% ${like} %`} and plain_name(${name}) = ${word})`
  return sql<number>`case
    when starts_with(g.search_text, ${word}) then case when ${isWhole(sql`g.name`)} or ${isWhole(sql`g.common_name`)} then 0 else 1 end
    when ' ' || g.pinyin like ${`% ${like}%`} then case when ' ' || g.pinyin || ' ' like ${`% ${like} %`} then 0 else 1 end
    when g.search_text like ${`% ${like}%`} then case when plain_name(g.common_name) not like ${`${like}%`} then 2
      when ${isWhole(sql`g.common_name`)} then 0 else 1 end
    else 3 end`
}
