import { sql, type RawBuilder } from 'kysely'
import type { PageAsk } from '../../db/newestFirst.ts'
import type { Db } from '../../db/schema.ts'
import type { OrderStatus } from '../../db/tables/trade.ts'
import { likeText } from '../goods/goodsWords.ts'

export interface OrderSearch {
  readonly statuses: readonly OrderStatus[] | null
  readonly keywords: string | null
  /** Orders that were sent something of these lots. */
  readonly lots: readonly number[] | null
  readonly from: Date | null
  readonly before: Date | null
}

/** Each order of a list is that of an index; `older` are the orders after one that is named. */
interface Sort {
  readonly by: RawBuilder<unknown>
  readonly older: (id: number) => RawBuilder<unknown>
}
const BY_ID: Sort = { by: sql`o.id desc`, older: (id) => sql`o.id < ${id}::bigint` }
const BY_TIME: Sort = {
  by: sql`o.created_at desc, o.id desc`,
  older: (id) => sql`(o.created_at, o.id) < (select p.created_at, p.id from orders p where p.id = ${id}::bigint)`,
}
/** Numbers begin with the second in which they were given. They are compared byte by byte, as their index is. */
const BY_NUMBER: Sort = {
  by: sql`o.no using ~>~`,
  older: (id) => sql`o.no ~<~ (select p.no from orders p where p.id = ${id}::bigint)`,
}

/** So many companies of a name are looked up one by one; of more, so many of the newest orders are looked through first. */
const SIZES = { companies: 2_000, newest: 10_000 } as const
type Sizes = Readonly<Record<keyof typeof SIZES, number>>

type Query = RawBuilder<unknown>
const and = (conditions: readonly Query[]): Query => (conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `))

/** A number's beginning as two bounds: a pattern that comes as a value is not looked up by an index. */
const beginsWith = (keywords: string): Query => sql`o.no ~>=~ ${keywords} and o.no ~<~ ${`${keywords}\u{10ffff}`}`

async function isNumber(db: Db, keywords: string): Promise<boolean> {
  if (!/^\d[\d_]*$/.test(keywords)) return false
  return (await sql`select from orders o where ${beginsWith(keywords)} limit 1`.execute(db)).rows.length > 0
}

const hasName = (keywords: string): Query => sql`m.company like ${`%${likeText(keywords)}%`}`
const companies = (keywords: string): Query => sql`select m.id from member m where ${hasName(keywords)}`

/**
 * What was sent of some lots is gathered before it is ordered: PostgreSQL takes a lot's orders to be spread over all times, and would walk
 * from the newest to where they begin. Parcels and orders are looked up one by one, or a large lot has all of either read from end to end.
 */
const ordersOf = (lots: OrderSearch['lots']): Query =>
  lots === null
    ? sql`orders o`
    : sql`(with parcel as materialized (select distinct s.shipment_id from shipment_line s where s.batch_id = any(${[...lots]}::bigint[])),
        sent as materialized (select distinct found.order_id from parcel
          cross join lateral (select order_id from shipment where id = parcel.shipment_id offset 0) found)
      select found.* from sent cross join lateral (select * from orders where id = sent.order_id offset 0) found) o`

function conditionsOf({ from, before }: OrderSearch, sort: Sort, olderThan: number | null): Query[] {
  return [
    ...(olderThan === null ? [] : [sort.older(olderThan)]),
    ...(from === null ? [] : [sql`o.created_at >= ${from}`]),
    ...(before === null ? [] : [sql`o.created_at < ${before}`]),
  ]
}

const hasStatus = (statuses: OrderSearch['statuses']): Query[] => (statuses === null ? [] : [sql`o.status = any(${[...statuses]}::text[])`])

/** The first orders on which all holds. By number of the order alone, each status has an index of its own to walk along. */
function newest({ statuses, lots }: OrderSearch, conditions: readonly Query[], sort: Sort, number: number): Query {
  const first = (more: readonly Query[]): Query =>
    sql`(select o.id, o.member_id, o.no, o.created_at from ${ordersOf(lots)} where ${and([...conditions, ...more])}
      order by ${sort.by} limit ${number})`
  if (statuses === null || lots !== null || sort !== BY_ID) return first(hasStatus(statuses))
  const arms = statuses.map((status) => first([sql`o.status = ${status}`]))
  return sql`(select * from (${sql.join(arms, sql` union all `)}) o order by ${sort.by} limit ${number})`
}

async function idsOf(db: Db, ordered: Query): Promise<number[]> {
  return (await sql<{ id: number }>`${ordered}`.execute(db)).rows.map(({ id }) => id)
}

/**
 * What the newest orders of all hold of these companies; null where that may not be all of the page. Each order's company is looked at
 * until the page is full: those of the name are too many to be gathered.
 */
async function amongNewest(db: Db, within: Query, keywords: string, { sort, number, newest: looked }: Wanted): Promise<number[] | null> {
  const { rows } = await sql<{ looked: number; ids: string[] }>`with recent as materialized ${within}
    select (select count(*)::int from recent) as looked,
      array(select o.id from (select * from recent o order by ${sort.by}) o
        cross join lateral (select from member m where m.id = o.member_id and ${hasName(keywords)} offset 0) named
        order by ${sort.by} limit ${number})::text[] as ids`.execute(db)
  const ids = rows.flatMap((row) => row.ids.map(Number))
  return ids.length < number && rows[0]?.looked === looked ? null : ids
}

/** A page of few orders is made of the companies whose newest orders are the newest: only those are read further. */
const ofEachCompany = (conditions: readonly Query[], named: Query, sort: Sort, number: number): Query => {
  const newestOf = (company: Query, count: number): Query =>
    sql`(select o.id, o.no, o.created_at from orders o where ${and([sql`o.member_id = ${company}`, ...conditions])}
      order by ${sort.by} limit ${count})`
  return sql`with company as materialized (${named}),
    first as materialized (select company.id as company_id from company cross join lateral ${newestOf(sql`company.id`, 1)} o
      order by ${sort.by} limit ${number})
    select o.id from first cross join lateral ${newestOf(sql`first.company_id`, number)} o order by ${sort.by} limit ${number}`
}

interface Wanted extends Sizes {
  readonly sort: Sort
  readonly conditions: readonly Query[]
  readonly number: number
}

async function idsOfCompanies(db: Db, keywords: string, search: OrderSearch, wanted: Wanted): Promise<number[]> {
  const { sort, conditions, number } = wanted
  const named = companies(keywords)
  const { rows } = await sql`${named} limit ${wanted.companies + 1}`.execute(db)
  const recent =
    rows.length > wanted.companies && number <= wanted.newest
      ? await amongNewest(db, newest(search, conditions, sort, wanted.newest), keywords, wanted)
      : null
  return recent ?? idsOf(db, ofEachCompany([...conditions, ...hasStatus(search.statuses)], named, sort, number))
}

async function idsOfPage(db: Db, search: OrderSearch, { page, perPage, olderThan }: PageAsk, sizes: Sizes): Promise<number[]> {
  const { keywords, lots, from, before } = search
  const isByNumber = keywords !== null && (await isNumber(db, keywords))
  const isByTime = from !== null || before !== null
  const sort = isByNumber ? BY_NUMBER : isByTime ? BY_TIME : BY_ID
  const conditions = conditionsOf(search, sort, olderThan)
  if (isByNumber) conditions.push(beginsWith(keywords))
  const offset = (page - 1) * perPage
  if (keywords !== null && !isByNumber && lots === null)
    return (await idsOfCompanies(db, keywords, search, { ...sizes, sort, conditions, number: offset + perPage })).slice(offset)
  if (keywords !== null && !isByNumber) conditions.push(sql`o.member_id in (${companies(keywords)})`)
  const within = newest(search, conditions, sort, offset + perPage)
  return idsOf(db, sql`select o.id from ${within} o order by ${sort.by} limit ${perPage} offset ${offset}`)
}

/** The newest orders first; whatever is asked for, an index leads to the page. */
export async function findOfficeOrders(db: Db, search: OrderSearch, page: PageAsk, sizes: Sizes = SIZES) {
  const ids = await idsOfPage(db, search, page, sizes)
  if (ids.length === 0) return []
  const found = await db
    .selectFrom('orders as o')
    .innerJoin('member as m', 'm.id', 'o.member_id')
    .innerJoin('warehouse as w', 'w.id', 'o.ck_id')
    .innerJoin('trade as t', 't.id', 'o.trade_id')
    .where('o.id', 'in', ids)
    .select(['o.id', 'o.no', 'o.trade_id', 'm.company', 'w.name as ck_name', 'o.ship_kind', 'o.status', 'o.created_at', 't.wants_dossier'])
    .select(sql<number>`o.payable + coalesce((select sum(f.cents)::bigint from order_fee f where f.order_id = o.id), 0)`.as('payable'))
    .execute()
  const byId = new Map(found.map((order) => [order.id, order]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
