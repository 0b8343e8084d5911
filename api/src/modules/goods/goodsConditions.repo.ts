import { sql, type RawBuilder } from 'kysely'
import { EXPIRY_NEAR_MONTHS } from 'rules/constants'
import { addMonths, EXPIRY_SPANS, formatDate, type ExpirySpan } from 'rules/time'
import type { Db } from '../../db/schema.ts'
import { seconds } from '../../deps.ts'
import { isRunning } from '../promotion/promotion.repo.ts'
import type { MemberView } from '../user/memberView.ts'
import { NEW_DAYS, type TagKind } from './goodsTag.ts'
import { zoneRuns } from './goods.repo.ts'
import type { Chosen, Facet, GoodsSet, Looking, Zone } from './goodsQuery.ts'
import { textArray } from './goodsWords.ts'

type Condition = RawBuilder<boolean>

/** Asks for the few that are sold out, which an index holds, and not for the many that are not. */
const hasStock = (goods: 'g' | 'own'): Condition => sql<boolean>`((${sql.ref(goods)}.id, ${sql.ref(goods)}.ck_id) not in (select s.goods_id, s.ck_id from stock s where s.on_hand <= s.reserved)
  and ${sql.ref(goods)}.id not in (select u.goods_id from goods_unstocked u))`

export const inStock = hasStock('g')

/** The day so many months from now: shelf life is counted in whole months (TRADE §3 row 5). */
function monthsAhead(now: Date, months: number): string {
  return formatDate(addMonths(seconds(now), months))
}

export function expiresIn(key: ExpirySpan, now: Date): Condition {
  const range = EXPIRY_SPANS.find((one) => one.key === key)
  const from = range === undefined || range.fromMonths === 0 ? sql`true` : sql`g.first_expires >= ${monthsAhead(now, range.fromMonths)}`
  const to = range === undefined || range.toMonths === null ? sql`true` : sql`g.first_expires < ${monthsAhead(now, range.toMonths)}`
  return sql<boolean>`(g.first_expires is not null and ${from} and ${to})`
}

/** Goods with a special price the viewer sees and has stock to buy from; nothing for one who sees no prices. */
function isSpecial(looking: Looking): Condition {
  const { priceViewer, now } = looking
  if (priceViewer === null) return sql<boolean>`false`
  const isSold = sql`own.is_on_sale and not coalesce(rule.hidden, own.is_controlled) and ${hasStock('own')}`
  return sql<boolean>`g.id in (with rule as materialized (${rulesFor(looking, priceViewer)})
    select own.id from goods own left join rule on rule.goods_id = own.id
    where own.special_price is not null and own.special_until > ${now} and own.special_price < coalesce(rule.price, own.base_price) and ${isSold}
    union all select own.id from rule join goods own on own.id = rule.goods_id
    where least(rule.day_price, ${partOf('own')}) < coalesce(rule.price, own.base_price) and ${isSold})`
}

const NAMED_BY = {
  flash: sql`select promotion_id, goods_id from flash_item where taken < total`,
  manjian: sql`select promotion_id, goods_id from promotion_goods`,
  discount: sql`select promotion_id, goods_id from promotion_goods`,
  addon: sql`select promotion_id, goods_id from promotion_goods`,
  gift: sql`select promotion_id, goods_id from gift_rule where given < total`,
} as const

function isPromoted(kind: keyof typeof NAMED_BY, now: Date): Condition {
  return sql<boolean>`g.id in (select named.goods_id from (${NAMED_BY[kind]}) named join promotion p on p.id = named.promotion_id where p.kind = ${kind} and ${isRunning('p', now)})`
}

export function hasTag(kind: TagKind, looking: Looking): Condition {
  const { now } = looking
  switch (kind) {
    case 'flash': case 'manjian': case 'discount': case 'addon': case 'gift': return isPromoted(kind, now)
    case 'special': return isSpecial(looking)
    case 'youx': return sql<boolean>`g.is_youx`
    case 'new': return sql<boolean>`g.created_at > ${new Date(now.getTime() - NEW_DAYS * 86_400_000)}`
    case 'near_expiry': return sql<boolean>`(g.first_expires is not null and g.first_expires < ${monthsAhead(now, EXPIRY_NEAR_MONTHS)})`
    case 'controlled': return sql<boolean>`g.is_controlled`
    case 'eph': return sql<boolean>`g.is_eph`
    case 'cold': return sql<boolean>`g.is_cold`
  }
}

const either = (conditions: readonly Condition[]): Condition => sql<boolean>`(${sql.join(conditions, sql` or `)})`

function isMadeBy(makers: readonly string[]): Condition {
  const ids = makers.filter((one) => /^\d{1,15}$/.test(one)).map(Number)
  const names = makers.filter((one) => !/^\d{1,15}$/.test(one))
  const named = sql`select id from manufacturer where name = any(${textArray(names)})`
  return sql<boolean>`g.sccj_id = any(array(${named}) || ${ids}::bigint[])`
}

function chosenCondition(facet: Facet, chosen: Chosen, looking: Looking): Condition {
  switch (facet) {
    case 'manufacturer': return isMadeBy(chosen.manufacturer)
    case 'dosage_form': return sql<boolean>`g.jx = any(${textArray(chosen.dosage_form)})`
    case 'spec': return sql<boolean>`g.ypgg = any(${textArray(chosen.spec)})`
    case 'expiry': return either(chosen.expiry.map((key) => expiresIn(key, looking.now)))
    case 'device_class': return sql<boolean>`g.device_class = any(${chosen.device_class.map(Number)}::int[])`
    case 'tags': return either(chosen.tags.map((kind) => hasTag(kind, looking)))
  }
}

export function chosenConditions(facets: readonly Facet[], chosen: Chosen, looking: Looking): Condition[] {
  return facets.filter((facet) => chosen[facet].length > 0).map((facet) => chosenCondition(facet, chosen, looking))
}

function inZone(zone: Zone, looking: Looking): Condition {
  if (zone === 'jxq') return hasTag('near_expiry', looking)
  if (zone === 'welfare') return sql<boolean>`g.id in (select z.goods_id from zone_price z where z.zone = 'welfare' and ${zoneRuns(looking.now)})`
  if (zone === 'brand') return sql<boolean>`g.sccj_id = any(array(select id from manufacturer where is_brand))`
  return sql<boolean>`g.tokens @> ${textArray([`z${zone}`])}`
}

/** The goods' own category can be read from an index of plain columns, a place in a zone's tree only from the tokens. */
async function inCategory(db: Db, id: number): Promise<Condition> {
  const branch = await db.selectFrom('category').where((eb) => eb.or([eb('id', '=', id), eb('parent_id', '=', id)])).select(['id', 'tree']).execute()
  if (branch.length === 0) return sql<boolean>`false`
  if (branch.every((one) => one.tree === 'common')) return sql<boolean>`g.category_id = any(${branch.map((one) => one.id)}::int[])`
  return sql<boolean>`g.tokens @> ${textArray([`c${id}`])}`
}

/** What holds for the whole set, whatever is chosen within it. */
export async function setConditions(db: Db, set: GoodsSet, looking: Looking): Promise<Condition[]> {
  const conditions: Condition[] = [sql<boolean>`g.is_on_sale`]
  if (set.zone !== null) conditions.push(inZone(set.zone, looking))
  if (set.categoryId !== null) conditions.push(await inCategory(db, set.categoryId))
  if (set.inStock) conditions.push(inStock)
  return conditions
}

/** What a zone takes of the viewer's price, rounded down; never nothing. */
const partOf = (goods: 'g' | 'own'): RawBuilder<unknown> => sql`nullif(coalesce(rule.price, ${sql.ref(goods)}.base_price) * rule.percent_bp / 10000, 0)`

/** The goods with a price of their own for this viewer: what a rule says, what the day says, and what part of it a zone takes. */
export function rulesFor(looking: Looking, viewer: MemberView): RawBuilder<unknown> {
  return sql`select coalesce(ruled.goods_id, offered.goods_id) as goods_id, ruled.price, ruled.hidden, offered.day_price, offered.percent_bp from (${nearestRules(looking, viewer)}) ruled
    full join (select goods_id, max(day_price) as day_price, max(percent_bp) as percent_bp from (
      select goods_id, price as day_price, null::int as percent_bp from special_day where day = ${formatDate(seconds(looking.now))}
      union all select z.goods_id, null, z.percent_bp from zone_price z where ${zoneRuns(looking.now)}) offer group by goods_id) offered on offered.goods_id = ruled.goods_id`
}

/**
 * The nearest rule of every goods that has one for this viewer, in the order of goods.repo's nearestRuleFirst.
 * Every rule names a member, a kind or a region, and each of these has an index.
 */
function nearestRules({ places }: Looking, viewer: MemberView): RawBuilder<unknown> {
  const inPlace = sql`rule.region_id = any(${[...places]}::int[])`
  const [isMember, isKind] = [sql`rule.member_id = ${viewer.memberId}`, sql`rule.member_kind = ${viewer.kind}`]
  return sql`select distinct on (rule.goods_id) rule.goods_id, rule.price, rule.hidden from price_rule rule
    where (rule.member_id is null or ${isMember}) and (rule.member_kind is null or ${isKind}) and (rule.region_id is null or ${inPlace}) and (${isMember} or ${isKind} or ${inPlace})
    order by rule.goods_id, rule.priority desc, (rule.member_id is not null) desc, (rule.member_kind is not null) desc,
      array_position(${[...places]}::int[], rule.region_id) nulls last, rule.id`
}

/** What the viewer would pay for one; null where a rule denies the goods, so that order tells nothing of it. */
export function priceWithRule(now: Date): RawBuilder<number | null> {
  return sql<number | null>`case when coalesce(rule.hidden, g.is_controlled) then null
    else least(coalesce(rule.price, g.base_price), case when g.special_until > ${now} then g.special_price end, rule.day_price, ${partOf('g')}) end`
}
