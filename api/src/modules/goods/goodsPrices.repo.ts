import { sql, type RawBuilder } from 'kysely'
import { formatDate } from 'rules/time'
import { seconds } from '../../deps.ts'
import type { MemberView } from '../user/memberView.ts'
import { nearestRuleFirst, ruleMatches, zoneRuns } from './goods.repo.ts'
import type { Looking } from './goodsQuery.ts'
import type { PriceSpan } from './priceSpan.ts'

/** What a zone takes of the viewer's price, rounded down; never nothing. */
export const partOf = (goods: 'g' | 'own'): RawBuilder<unknown> =>
  sql`nullif(coalesce(rule.price, ${sql.ref(goods)}.base_price) * rule.percent_bp / 10000, 0)`

/** The goods with a price of their own for this viewer: what a rule says, what the day says, and what part of it a zone takes. */
export function rulesFor(looking: Looking, viewer: MemberView): RawBuilder<unknown> {
  return sql`select coalesce(ruled.goods_id, offered.goods_id) as goods_id, ruled.price, ruled.hidden, offered.day_price,
    offered.percent_bp from (${nearestRules(viewer, looking.now)}) ruled
    full join (select goods_id, max(day_price) as day_price, max(percent_bp) as percent_bp from (
      select goods_id, price as day_price, null::int as percent_bp from special_day where day = ${formatDate(seconds(looking.now))}
      union all select z.goods_id, null,
        z.percent_bp from zone_price z where ${zoneRuns(looking.now)}) offer
          group by goods_id) offered on offered.goods_id = ruled.goods_id`
}

/** The nearest rule of every goods that has one for this viewer. Every rule names a member, a kind or a region; each has an index. */
function nearestRules(viewer: MemberView, now: Date): RawBuilder<unknown> {
  return sql`select distinct on (rule.goods_id) rule.goods_id, rule.price, rule.hidden from price_rule rule
    where ${ruleMatches(viewer, now)}
      and (rule.member_id = ${viewer.memberId} or rule.member_kind = ${viewer.kind} or rule.region_id = any(${[...viewer.places]}::int[]))
    order by rule.goods_id, ${nearestRuleFirst(viewer)}`
}

/**
 * The goods of that id, found before anything else is asked of them: ids among other conditions would be searched anew for each goods.
 */
export const goodsById = (id: string): RawBuilder<unknown> => sql`lateral (select g.* from goods g where g.id = ${sql.ref(id)} offset 0) g`

/** What the viewer would pay for one; null where a rule denies the goods, so that order tells nothing of it. */
export function priceWithRule(now: Date): RawBuilder<number | null> {
  return sql<number | null>`case when coalesce(rule.hidden, g.is_controlled) then null
    else least(coalesce(rule.price, g.base_price), case when g.special_until > ${now} then g.special_price end, rule.day_price,
      ${partOf('g')}) end`
}

/** Goods whose price is the base price for everybody whom no rule names. */
export const isPlain = sql<boolean>`(g.special_price is null and not g.is_controlled)`

export interface PriceWalk {
  readonly sort: 'price_asc' | 'price_desc'
  /** How many goods the page and those before it hold. */
  readonly last: number
  /** Whose goods alone the conditions admit, or null: each is walked by itself, past nothing that is cheaper elsewhere. */
  readonly categories: readonly number[] | null
  readonly looking: Looking
  readonly viewer: MemberView
}

/**
 * Ids and prices of at least the first goods by price: those at their plain price are walked along its index, and of those with a price
 * of their own only the ones that may come before the last walked are looked at.
 */
export function walkedByPrice({ sort, last, categories, looking, viewer }: PriceWalk, holds: RawBuilder<unknown>): RawBuilder<unknown> {
  const isRising = sort === 'price_asc'
  const order = isRising ? sql`price, id` : sql`price desc, id desc`
  const furthest = isRising ? sql`max(price)` : sql`min(price)`
  const mayBeBefore = (price: RawBuilder<unknown>) =>
    sql`(bound.price is null or ${isRising ? sql`${price} <= bound.price` : sql`${price} >= bound.price`})`
  const price = priceWithRule(looking.now)
  const ofThese = categories === null ? sql`true` : sql`g.category_id = any(${[...categories]}::int[])`
  const walk = (where: RawBuilder<unknown>) => sql`select g.id, g.base_price::bigint as price from goods g
    where ${where} and ${holds} and ${isPlain} and g.id not in (select goods_id from rule) order by ${
      isRising ? sql`g.base_price, g.id` : sql`g.base_price desc, g.id desc`
    } limit ${last}`
  const plain =
    categories === null
      ? walk(sql`true`)
      : sql`select near.id, near.price from unnest(${[...categories]}::int[]) as category
        cross join lateral (${walk(sql`g.category_id = category`)}) near order by ${order} limit ${last}`
  return sql`with rule as materialized (${rulesFor(looking, viewer)}),
    plain as materialized (${plain}),
    bound as materialized (select case when count(*) = ${last} then ${furthest} end as price from plain),
    named as (
      select g.id from goods g cross join bound where g.is_on_sale and not ${isPlain} and ${ofThese}
        and ${mayBeBefore(isRising ? sql`least(g.base_price, g.special_price)` : sql`g.base_price`)}
      union select rule.goods_id from rule cross join bound
        where rule.price is null or rule.day_price is not null or rule.percent_bp is not null or ${mayBeBefore(sql`rule.price`)}),
    own as (select priced.id, priced.price from named cross join bound left join rule on rule.goods_id = named.id
      cross join lateral (select g.id, ${price} as price from goods g
        where g.id = named.id and ${mayBeBefore(price)} and ${holds} offset 0) priced)
    select id from (select id, price from plain union all select id, price from own) every_kind`
}

export const within = (price: RawBuilder<unknown>, spans: readonly PriceSpan[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    spans.map(({ from, to }) => sql`${price} between ${from ?? 0}::bigint and ${to ?? Number.MAX_SAFE_INTEGER}::bigint`),
    sql` or `,
  )})`

/**
 * Whether the goods (`g`) cost the viewer so much. Most cost everybody their base price, which an index orders;
 * those with a price of their own are read once. For one who sees no prices nothing does.
 */
export function costs(spans: readonly PriceSpan[], looking: Looking): RawBuilder<boolean> {
  const viewer = looking.priceViewer
  if (viewer === null) return sql<boolean>`false`
  const rules = rulesFor(looking, viewer)
  const isUnruled = sql`g.id not in (select goods_id from (${rules}) rule)`
  return sql<boolean>`((${within(sql`g.base_price`, spans)} and ${isPlain} and ${isUnruled}) or g.id in (
    with rule as materialized (${rules}), priced as (
      select g.id, ${priceWithRule(looking.now)} as price from goods g left join rule on rule.goods_id = g.id
        where g.is_on_sale and (g.special_price is not null or g.is_controlled)
      union all select g.id, ${priceWithRule(looking.now)} from rule cross join ${goodsById('rule.goods_id')})
    select id from priced where ${within(sql`price`, spans)}))`
}

/** What one costs everybody whom no rule names; null where they are denied the goods. */
export const commonPrice = (now: Date): RawBuilder<number | null> =>
  sql<
    number | null
  >`case when not g.is_controlled then least(g.base_price, case when g.special_until > ${now} then g.special_price end) end`

interface Ruled {
  readonly base: RawBuilder<unknown>
  /** Which of these hold beside the base is told as `held`, in their order; where none does, nothing is. */
  readonly each: readonly RawBuilder<unknown>[]
  /** Few goods are read, and of more those that are named. */
  readonly areFew: boolean
}

/**
 * The goods that rules and offers name for this viewer: what they cost and whether that is special, and what both would be without
 * (`common_price`, `is_common_special`).
 */
export function ruledPrices({ base, each, areFew }: Ruled, looking: Looking, viewer: MemberView): RawBuilder<unknown> {
  const goodsOf = (from: RawBuilder<unknown>) => sql`select g.id, g.ck_id, g.base_price, g.special_price, g.special_until, g.is_controlled,
    array[${sql.join(each)}] as held from ${from} where ${base} and (${sql.join(each, sql` or `)})`
  const rule = sql`rule as materialized (${rulesFor(looking, viewer)})`
  const [lists, named] = areFew
    ? [sql`${rule}, few as materialized (${goodsOf(sql`goods g`)})`, sql`rule join few g on g.id = rule.goods_id`]
    : [rule, sql`rule cross join lateral (${goodsOf(goodsById('rule.goods_id'))}) g`]
  return sql`(with ${lists}
    select id, ck_id, held, price, common_price, coalesce(price < coalesce(ruled_price, base_price), false) as is_special,
        coalesce(common_price < base_price, false) as is_common_special
      from (select g.id, g.ck_id, g.held, g.base_price, rule.price as ruled_price, ${priceWithRule(looking.now)} as price,
          ${commonPrice(looking.now)} as common_price
        from ${named}) priced)`
}
