import { sql, type RawBuilder } from 'kysely'
import { TAGGED_KINDS, type TaggedKind } from 'rules/kinds'
import type { Db } from '../../db/schema.ts'
import { namedGoods } from '../promotion/named.ts'
import { withheldOut } from '../stock/saleable.ts'
import { today } from '../../deps.ts'
import { runningProcurement } from './procurement.repo.ts'
import { partOf, rulesFor } from './goodsPrices.repo.ts'
import { hasChoice, type Chosen, type GoodsSet, type Looking } from './goodsQuery.ts'

/** A tag that running promotions, the viewer's prices or a batch's days decide; few goods have them. */
type Tagged = TaggedKind | 'special' | 'procured'
export const TAGGED: readonly Tagged[] = [...TAGGED_KINDS, 'special', 'procured']

export function isDecidedNow(kind: string): kind is Tagged {
  return TAGGED.some((tagged) => tagged === kind)
}

/** Whether what is chosen is the same set for every shop, until goods change. */
export const isForAll = ({ price, bought, tags }: Chosen): boolean => [...price, ...bought, ...tags.filter(isDecidedNow)].length === 0

interface TaggedGoods {
  /** An array as PostgreSQL writes it, since it only goes back there. */
  readonly ids: string
  readonly count: number
}

/** For whom and when, and the goods of every such tag that is asked for. */
export interface Seeing extends Looking {
  readonly tagged: ReadonlyMap<Tagged, TaggedGoods>
}

/**
 * Asks for the few that are sold out or lapsed, which indexes hold, and not for the many that are not. A walk looks up the stock of each
 * goods; what lapsed or never had stock is a short list.
 */
export function inStock(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(not exists (select from stock s where s.goods_id = g.id and s.ck_id = g.ck_id and s.on_hand <= s.reserved)
    and (g.id, g.ck_id) not in (${withheldOut(today(now))}) and g.id not in (select u.goods_id from goods_unstocked u))`
}

/**
 * Goods with a special price the viewer sees and has stock to buy from; nothing for one who sees no prices. They are many: what is sold out
 * is read once for all of them.
 */
function specialGoods(looking: Looking): RawBuilder<unknown> | null {
  const { priceViewer, now } = looking
  if (priceViewer === null) return null
  const isSold = sql`own.is_on_sale and not coalesce(rule.hidden, own.is_controlled) and (own.id, own.ck_id) not in (select * from empty)
    and (own.id, own.ck_id) not in (${withheldOut(today(now))}) and own.id not in (select u.goods_id from goods_unstocked u)`
  const asks = sql`coalesce(rule.price, own.base_price)`
  const isLower = sql`coalesce(own.special_until > ${now} and own.special_price < ${asks}, false)`
  // Few rules offer something beyond the price itself: only their goods are read, one by one.
  return sql`(with rule as materialized (${rulesFor(looking, priceViewer)}),
    empty as materialized (select s.goods_id, s.ck_id from stock s where s.on_hand <= s.reserved)
    select 'special' as kind, own.id as goods_id from goods own left join rule on rule.goods_id = own.id
    where own.special_price is not null and ${isLower} and ${isSold}
    union all select 'special', offered.id from rule cross join lateral (select own.id from goods own where own.id = rule.goods_id
      and least(rule.day_price, ${partOf('own')}) < ${asks} and not ${isLower} and ${isSold} offset 0) offered
    where rule.day_price is not null or rule.percent_bp is not null)`
}

const procuredGoods = (now: Date): RawBuilder<unknown> =>
  sql`(select distinct 'procured' as kind, p.goods_id from goods_procurement p where ${runningProcurement(now)})`

/** The goods that running promotions of these kinds name. */
function promotedGoods(kinds: readonly Tagged[], now: Date): RawBuilder<unknown> | null {
  const promotions = kinds.filter((kind): kind is TaggedKind => kind !== 'special' && kind !== 'procured')
  return promotions.length === 0 ? null : sql`(select distinct kind, goods_id from (${namedGoods(promotions, now)}) promoted)`
}

/** Finds the goods of these tags once, for all conditions of a call that speak of them. */
export async function findTagged(db: Db, kinds: readonly Tagged[], looking: Looking): Promise<Seeing> {
  const parts = [
    promotedGoods(kinds, looking.now),
    kinds.includes('special') ? specialGoods(looking) : null,
    kinds.includes('procured') ? procuredGoods(looking.now) : null,
  ].flatMap((part) => part ?? [])
  if (parts.length === 0) return { ...looking, tagged: new Map() }
  const found = await sql<TaggedGoods & { readonly kind: Tagged }>`select kind, array_agg(goods_id)::text as ids, count(*)::int as count
    from (${sql.join(parts, sql` union all `)}) own group by kind`.execute(db)
  return { ...looking, tagged: new Map(found.rows.map((row) => [row.kind, row])) }
}

export function isTagged(kind: Tagged, { tagged }: Seeing): RawBuilder<boolean> {
  const goods = tagged.get(kind)
  return goods === undefined ? sql<boolean>`false` : sql<boolean>`g.id = any(${goods.ids}::bigint[])`
}

/** How many are special, of a set that asks for nothing else: they were found on sale and in stock. Null for any other set. */
export function countSpecial({ zone, categoryId, keywords, chosen }: GoodsSet, { tagged }: Seeing): number | null {
  const isAlone = zone === null && categoryId === null && keywords === '' && !hasChoice({ ...chosen, tags: [] })
  return isAlone && chosen.tags.join() === 'special' ? (tagged.get('special')?.count ?? 0) : null
}

/** Goods with any of these tags, as PostgreSQL writes arrays. */
export const idsTagged = (kinds: readonly Tagged[], { tagged }: Seeing): string =>
  `{${kinds.flatMap((kind) => tagged.get(kind)?.ids.slice(1, -1) ?? []).join(',')}}`
