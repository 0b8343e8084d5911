import { sql, type RawBuilder } from 'kysely'
import { formatDate } from 'rules/time'
import { seconds } from '../../deps.ts'
import type { MemberView } from '../user/memberView.ts'
import { ruleRuns, zoneRuns } from './goods.repo.ts'
import type { Looking } from './goodsQuery.ts'

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
