import { sql, type RawBuilder } from 'kysely'
import { EXPIRY_NEAR_MONTHS } from 'rules/constants'
import { addMonths, EXPIRY_SPANS, formatDate, type ExpirySpan } from 'rules/time'
import type { Db } from '../../db/schema.ts'
import { seconds, today } from '../../deps.ts'
import { zoneRuns } from './goods.repo.ts'
import { NEW_DAYS, type TagKind } from './goodsTag.ts'
import { inStock, isDecidedNow, isTagged, type Seeing } from './goodsTagged.repo.ts'
import type { Chosen, Facet, GoodsSet } from './goodsQuery.ts'
import { isBoughtBy } from './goodsHistory.repo.ts'
import { costs } from './goodsPrices.repo.ts'
import type { Zone } from '../../db/tables/zones.ts'
import { textArray } from './goodsWords.ts'

type Condition = RawBuilder<boolean>

/** The day so many months from now: shelf life is counted in whole months (TRADE §3 row 5). */
function monthsAhead(now: Date, months: number): string {
  return formatDate(addMonths(seconds(now), months))
}

/** What lapsed at midnight is no offer, even before the column has followed. */
const isUnlapsed = (now: Date): Condition => sql<boolean>`g.first_expires > ${today(now)}`

export const isNearExpiry = (now: Date): Condition =>
  sql<boolean>`(g.first_expires is not null and ${isUnlapsed(now)} and g.first_expires < ${monthsAhead(now, EXPIRY_NEAR_MONTHS)})`

export function expiresIn(key: ExpirySpan, now: Date): Condition {
  const range = EXPIRY_SPANS.find((span) => span.key === key)
  const from =
    range === undefined || range.fromMonths === 0 ? isUnlapsed(now) : sql`g.first_expires >= ${monthsAhead(now, range.fromMonths)}`
  const to = range === undefined || range.toMonths === null ? sql`true` : sql`g.first_expires < ${monthsAhead(now, range.toMonths)}`
  return sql<boolean>`(g.first_expires is not null and ${from} and ${to})`
}

export function hasTag(kind: TagKind, looking: Seeing): Condition {
  const { now } = looking
  if (isDecidedNow(kind)) return isTagged(kind, looking)
  switch (kind) {
    case 'youx':
      return sql<boolean>`g.is_youx`
    case 'new':
      return sql<boolean>`g.created_at > ${new Date(now.getTime() - NEW_DAYS * 86_400_000)}`
    case 'near_expiry':
      return isNearExpiry(now)
    case 'controlled':
      return sql<boolean>`g.is_controlled`
    case 'eph':
      return sql<boolean>`g.is_eph`
    case 'codeine':
    case 'diphenoxylate':
    case 'liquorice':
      return sql<boolean>`g.compound = ${sql.lit(kind)}`
    case 'insurance_a':
      return sql<boolean>`g.insurance_class = 'a'`
    case 'insurance_b':
      return sql<boolean>`g.insurance_class = 'b'`
    case 'basic':
      return sql<boolean>`g.is_basic`
    case 'cold':
      return sql<boolean>`g.is_cold`
  }
}

const either = (conditions: readonly Condition[]): Condition => sql<boolean>`(${sql.join(conditions, sql` or `)})`

function isMadeBy(makers: readonly string[]): Condition {
  const ids = makers.filter((maker) => /^\d{1,15}$/.test(maker)).map(Number)
  const names = makers.filter((maker) => !/^\d{1,15}$/.test(maker))
  const named = sql`select id from manufacturer where name = any(${textArray(names)})`
  return sql<boolean>`g.sccj_id = any(array(${named}) || ${ids}::bigint[])`
}

function chosenCondition(facet: Facet, chosen: Chosen, looking: Seeing): Condition {
  switch (facet) {
    case 'manufacturer':
      return isMadeBy(chosen.manufacturer)
    case 'dosage_form':
      return sql<boolean>`g.jx = any(${textArray(chosen.dosage_form)})`
    case 'spec':
      return sql<boolean>`g.ypgg = any(${textArray(chosen.spec)})`
    case 'expiry':
      return either(chosen.expiry.map((key) => expiresIn(key, looking.now)))
    case 'device_class':
      return sql<boolean>`g.device_class = any(${chosen.device_class.map(Number)}::int[])`
    case 'rx_class':
      return sql<boolean>`g.rx_class = any(${textArray(chosen.rx_class)})`
    case 'price':
      return costs(chosen.price, looking)
    case 'bought':
      return isBoughtBy(looking.priceViewer)
    case 'tags':
      return either(chosen.tags.map((kind) => hasTag(kind, looking)))
  }
}

export function chosenConditions(facets: readonly Facet[], chosen: Chosen, looking: Seeing): Condition[] {
  return facets.filter((facet) => chosen[facet].length > 0).map((facet) => chosenCondition(facet, chosen, looking))
}

function inZone(zone: Zone, hasWords: boolean, looking: Seeing): Condition {
  // So many that an index of plain columns answers sooner than tokens, which leave out early what keywords find elsewhere.
  if (zone === 'zy' && !hasWords) return sql<boolean>`g.kind = 'herb'`
  if (zone === 'jxq') return hasTag('near_expiry', looking)
  if (zone === 'welfare')
    return sql<boolean>`g.id in (select z.goods_id from zone_price z where z.zone = 'welfare' and ${zoneRuns(looking.now)})`
  if (zone === 'brand') return sql<boolean>`g.sccj_id = any(array(select id from manufacturer where is_brand))`
  return sql<boolean>`g.tokens @> ${textArray([`z${zone}`])}`
}

interface SetConditions {
  readonly conditions: readonly Condition[]
  /** The categories of the common tree that the set is limited to, or null: others are places in a zone's tree. */
  readonly categories: readonly number[] | null
}

/** The goods' own category can be read from an index of plain columns, a place in a zone's tree only from the tokens. */
async function inCategory(db: Db, id: number): Promise<SetConditions> {
  const branch = await db
    .selectFrom('category')
    .where((eb) => eb.or([eb('id', '=', id), eb('parent_id', '=', id)]))
    .select(['id', 'tree'])
    .execute()
  if (branch.some((category) => category.tree !== 'common'))
    return { conditions: [sql<boolean>`g.tokens @> ${textArray([`c${id}`])}`], categories: null }
  const categories = branch.map((category) => category.id)
  return { conditions: [sql<boolean>`g.category_id = any(${categories}::int[])`], categories }
}

/** What holds for the whole set, whatever is chosen within it. */
export async function setConditions(db: Db, set: GoodsSet, looking: Seeing): Promise<SetConditions> {
  const { conditions, categories } = set.categoryId === null ? { conditions: [], categories: null } : await inCategory(db, set.categoryId)
  return {
    categories,
    conditions: [
      sql<boolean>`g.is_on_sale`,
      ...(set.zone === null ? [] : [inZone(set.zone, set.keywords !== '', looking)]),
      ...conditions,
      ...(set.inStock ? [inStock(looking.now)] : []),
    ],
  }
}
