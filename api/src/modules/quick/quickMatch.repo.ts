import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { ListRule } from '../../db/tables/identity.ts'
import { exactMatch, findNearNames, nameMatch, type Arm } from '../goods/goodsMatch.repo.ts'
import { likeText } from '../goods/goodsWords.ts'

export interface FoundGoods {
  readonly id: number
  readonly name: string
  readonly spec: string
  readonly maker: string
  readonly brands: readonly string[]
  /** Of one unit, where it is a herb. */
  readonly grams: number | null
  /** 0 when the words are the whole name or its initials, rising to 3. */
  readonly rank: number
}

/** So many of one name are looked through for the right spec and maker. */
export const FOUND_MAX = 60

async function ofArm(db: Db, { where, rank }: Arm, max: number): Promise<FoundGoods[]> {
  const found = await sql<FoundGoods>`select g.id, g.name, g.ypgg as spec, m.name as maker, m.brands, h.net_grams as grams, ${rank} as rank
    from goods g join manufacturer m on m.id = g.sccj_id
      left join herb h on h.goods_id = g.id where g.is_on_sale and ${where} order by rank, g.sold desc,
      g.id limit ${max}`.execute(db)
  return found.rows
}

async function ofArms(db: Db, arms: readonly Arm[]): Promise<FoundGoods[]> {
  const found: FoundGoods[] = []
  for (const arm of arms) if (found.length < FOUND_MAX) found.push(...(await ofArm(db, arm, FOUND_MAX - found.length)))
  return found
}

/** Goods on sale in which all words occur, the best named first. */
export function findNamed(db: Db, words: readonly string[]): Promise<FoundGoods[]> {
  return words.length === 0 ? Promise.resolve([]) : ofArms(db, exactMatch(words)?.arms ?? [])
}

/** Goods on sale whose name is one typing error away. */
export async function findNearlyNamed(db: Db, words: readonly string[]): Promise<FoundGoods[]> {
  const names = await findNearNames(db, words)
  return names.length === 0 ? [] : ofArms(db, nameMatch(names).arms)
}

export interface CodedGoods extends FoundGoods {
  readonly code: string
  readonly isOnSale: boolean
}

/** Goods by barcodes and approval numbers, those taken off sale too: their row says so. */
export async function findCoded(db: Db, codes: readonly string[]): Promise<CodedGoods[]> {
  const barcodes = codes.filter((code) => /^\d+$/.test(code))
  const approvals = codes.filter((code) => !/^\d+$/.test(code))
  if (codes.length === 0) return []
  const conditions: RawBuilder<unknown>[] = [
    sql`g.barcode = any(${barcodes}::text[])`,
    ...approvals.map((code) => sql`g.search_text like ${`%${likeText(code.toLowerCase())}%`}`),
  ]
  const found = await sql<FoundGoods & { barcode: string | null; approval: string | null; isOnSale: boolean }>`
    select g.id, g.name, g.ypgg as spec, m.name as maker, m.brands, h.net_grams as grams, 0 as rank,
      g.barcode, upper(g.approval_no) as approval, g.is_on_sale as "isOnSale"
    from goods g join manufacturer m on m.id = g.sccj_id
      left join herb h on h.goods_id = g.id where ${sql.join(conditions, sql` or `)} order by g.is_on_sale desc, g.sold desc,
      g.id limit ${codes.length * 20}`.execute(db)
  return found.rows.flatMap(({ barcode, approval, ...goods }) =>
    codes.filter((code) => code === barcode || code === approval || `国药准字${code}` === approval).map((code) => ({ ...goods, code })),
  )
}

/** When the shop bought something of each maker last. */
export async function findMakersBought(db: Db, memberId: number): Promise<ReadonlyMap<number, number>> {
  const found = await sql<{ maker: number; at: Date }>`select g.sccj_id as maker, max(o.created_at) as at
    from order_line l join orders o on o.id = l.order_id join goods g on g.id = l.goods_id
    where o.member_id = ${memberId} and l.type in (0, 1) and o.status not in ('unpaid', 'cancelled', 'timeout') group by g.sccj_id`.execute(
    db,
  )
  return new Map(found.rows.map(({ maker, at }) => [maker, at.getTime()]))
}

export async function findListRule(db: Db, memberId: number): Promise<ListRule> {
  return (await db.selectFrom('member').select('list_rule').where('id', '=', memberId).executeTakeFirstOrThrow()).list_rule
}

export async function keepListRule(db: Db, memberId: number, rule: ListRule): Promise<void> {
  await db.updateTable('member').set({ list_rule: rule }).where('id', '=', memberId).where('list_rule', '<>', rule).execute()
}

export interface OftenBought {
  readonly goods_id: number
  readonly times: number
  readonly number: number
  readonly usual: number
  readonly last_at: Date
}
export type OftenOrder = 'times' | 'recent' | 'number'

const ORDERS: Readonly<Record<OftenOrder, RawBuilder<unknown>>> = {
  times: sql`times desc, last_at desc, goods_id`,
  recent: sql`last_at desc, goods_id`,
  number: sql`number desc, goods_id`,
}

/** The goods a shop buys, in orders that were not given up; `usual` is what one order held in the middle. */
export async function findOften(
  db: Db,
  memberId: number,
  order: OftenOrder,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: OftenBought[]; total: number }> {
  const { rows } = await sql<OftenBought & { total: number; goods_id: number | null }>`with bought as materialized (
      select l.goods_id, count(distinct o.id)::int as times, sum(l.qty)::int as number,
        percentile_disc(0.5) within group (order by l.qty)::int as usual, max(o.created_at) as last_at
      from order_line l join orders o on o.id = l.order_id
      where o.member_id = ${memberId} and l.type in (0, 1) and o.status not in ('unpaid', 'cancelled', 'timeout') group by l.goods_id)
    select counted.total, page.* from (select count(*)::int as total from bought) counted left join
      (select * from bought order by ${ORDERS[order]} limit ${page.limit} offset ${page.offset}) page on true
    order by ${ORDERS[order]}`.execute(db)
  const [first] = rows
  return { rows: first?.goods_id === null ? [] : rows, total: first?.total ?? 0 }
}
