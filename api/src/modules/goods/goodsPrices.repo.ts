import { sql, type RawBuilder } from 'kysely'
import { formatDate } from 'rules/time'
import { seconds } from '../../deps.ts'
import type { MemberView } from '../user/memberView.ts'
import { ruleRuns, zoneRuns } from './goods.repo.ts'
import type { Looking } from './goodsQuery.ts'
import type { PriceSpan } from './priceSpan.ts'

/** What a zone takes of the viewer's price, rounded down; never nothing. */
export const partOf = (goods: 'g' | 'own'): RawBuilder<unknown> =>
  sql`nullif(coalesce(rule.price, ${sql.ref(goods)}.base_price) * rule.percent_bp / 10000, 0)`

/** The goods with a price of their own for this viewer: what a rule says, what the day says, and what part of it a zone takes. */
export function rulesFor(looking: Looking, viewer: MemberView): RawBuilder<unknown> {
  return sql`select coalesce(ruled.goods_id, offered.goods_id) as goods_id, ruled.price, ruled.hidden, offered.day_price,
    offered.percent_bp from (${nearestRules(looking, viewer)}) ruled
    full join (select goods_id, max(day_price) as day_price, max(percent_bp) as percent_bp from (
      select goods_id, price as day_price, null::int as percent_bp from special_day where day = ${formatDate(seconds(looking.now))}
      union all select z.goods_id, null,
        z.percent_bp from zone_price z where ${zoneRuns(looking.now)}) offer
          group by goods_id) offered on offered.goods_id = ruled.goods_id`
}

/**
 * The nearest rule of every goods that has one for this viewer, in the order of goods.repo's nearestRuleFirst.
 * Every rule names a member, a kind or a region, and each of these has an index.
 */
function nearestRules({ places, now }: Looking, viewer: MemberView): RawBuilder<unknown> {
  const inPlace = sql`rule.region_id = any(${[...places]}::int[])`
  const [isMember, isKind] = [sql`rule.member_id = ${viewer.memberId}`, sql`rule.member_kind = ${viewer.kind}`]
  return sql`select distinct on (rule.goods_id) rule.goods_id, rule.price, rule.hidden from price_rule rule
    where (rule.member_id is null or ${isMember}) and (rule.member_kind is null or ${isKind}) and (rule.region_id is null or ${inPlace})
      and (${isMember} or ${isKind} or ${inPlace}) and ${ruleRuns(now)}
    order by rule.goods_id, rule.priority desc, (rule.member_id is not null) desc, (rule.member_kind is not null) desc,
      array_position(${[...places]}::int[], rule.region_id) nulls last, rule.id`
}

/** What the viewer would pay for one; null where a rule denies the goods, so that order tells nothing of it. */
export function priceWithRule(now: Date): RawBuilder<number | null> {
  return sql<number | null>`case when coalesce(rule.hidden, g.is_controlled) then null
    else least(coalesce(rule.price, g.base_price), case when g.special_until > ${now} then g.special_price end, rule.day_price,
      ${partOf('g')}) end`
}

const within = (price: RawBuilder<unknown>, spans: readonly PriceSpan[]): RawBuilder<boolean> =>
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
  const isPlain = sql`g.special_price is null and not g.is_controlled and g.id not in (select goods_id from (${rules}) rule)`
  return sql<boolean>`((${within(sql`g.base_price`, spans)} and ${isPlain}) or g.id in (
    with rule as materialized (${rules}), priced as (
      select g.id, ${priceWithRule(looking.now)} as price from goods g left join rule on rule.goods_id = g.id
        where g.is_on_sale and (g.special_price is not null or g.is_controlled)
      union all select ruled.id, ruled.price from rule cross join lateral (select g.id, ${priceWithRule(looking.now)} as price from goods g
        where g.id = rule.goods_id offset 0) ruled)
    select id from priced where ${within(sql`price`, spans)}))`
}

/** How many of the goods on which the conditions hold cost so much, span by span. */
export function countedPrices(conditions: RawBuilder<unknown>, spans: readonly PriceSpan[], looking: Looking): RawBuilder<unknown> | null {
  const viewer = looking.priceViewer
  if (viewer === null) return null
  const counts = spans.map((span) => sql`count(*) filter (where ${within(sql`price`, [span])})`)
  return sql`with rule as materialized (${rulesFor(looking, viewer)}),
    priced as (select ${priceWithRule(looking.now)} as price from goods g left join rule on rule.goods_id = g.id where ${conditions})
    select array[${sql.join(counts)}]::int[] as counts from priced`
}
