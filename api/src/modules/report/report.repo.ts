import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** A part of what was bought: a maker's, or a category's with all beneath it. */
export interface PartSum {
  readonly id: number
  readonly name: string
  readonly cents: number
  readonly goods: number
  readonly orders: number
}

export interface MonthSum {
  readonly month: string
  /** Paid ones that were not taken back as a whole. */
  readonly orders: number
  readonly all_orders: number
  readonly cents: number
  /** Freight and what the office charged besides. */
  readonly extra: number
}

/** What goods cost each time: a point is a day and what a unit came to. */
export interface PriceMove {
  readonly goods_id: number
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly maker: string
  readonly times: number
  readonly first: number
  readonly last: number
  readonly lowest: number
  readonly highest: number
  readonly points: readonly { readonly on: string; readonly cents: number }[]
}

/** The first of a list, and of all of it how many there are. */
interface Top<R> {
  readonly rows: readonly R[]
  readonly count: number
}

export interface Figures {
  readonly previous: number
  readonly goods: number
  readonly months: readonly MonthSum[]
  readonly makers: Top<PartSum>
  readonly categories: Top<PartSum>
  readonly prices: Top<PriceMove> & { readonly up: number; readonly down: number }
  readonly savings: Top<{ readonly phase: string; readonly title: string; readonly cents: number; readonly orders: number }> & {
    readonly cents: number
  }
  readonly lots: { readonly cents: number; readonly units: number; readonly near_cents: number; readonly near_units: number }
}

export interface FiguresAsk {
  readonly memberId: number
  readonly from: Date
  readonly to: Date
  /** Where the span of the same length before it begins. */
  readonly before: Date
  readonly rows: number
  readonly points: number
  readonly nearMonths: number
}

/** The orders that were paid in a span; what was taken back as a whole is not kept. */
const paidOrders = (memberId: number, from: Date, to: Date) => sql`select o.id, t.paid_at, o.status <> 'refunded' as is_kept,
    o.shipping_cents + coalesce((select sum(f.cents)::bigint from order_fee f where f.order_id = o.id), 0) as extra
  from trade t join orders o on o.trade_id = t.id
  where t.member_id = ${memberId} and t.paid_at >= ${from} and t.paid_at < ${to}`

const GIFT = 9
/** By itself, in a flash sale, in a team; the price of a combination or an add-on hangs on other goods. */
const PRICED_TYPES = sql`(0, 1, 2)`

/** Its share of an amount, so that the shares of all pieces come to exactly the amount. */
const shareOf = (amount: ReturnType<typeof sql>) => sql`(${amount} * upto / sent - ${amount} * (upto - qty) / sent)`

/** The largest parts by what was kept of them. */
const topParts = (rows: number, id: ReturnType<typeof sql>, name: ReturnType<typeof sql>, from: ReturnType<typeof sql>) => sql`(
  with part as (select ${id} as id, ${name} as name, sum(l.cents)::bigint as cents, count(distinct l.goods_id)::int as goods,
      count(distinct l.order_id)::int as orders
    from kept l join goods g on g.id = l.goods_id ${from} group by 1, 2)
  select jsonb_build_object('count', (select count(*) from part), 'rows', coalesce(jsonb_agg(top order by top.cents desc, top.id), '[]'))
  from (select * from part order by cents desc, id limit ${rows}) top)`

/** All figures of a report in one reading of the lines. */
export async function findFigures(db: Db, ask: FiguresAsk): Promise<Figures> {
  const { memberId, from, to, before, rows, points, nearMonths } = ask
  const { rows: found } = await sql<Figures>`with recursive paid as materialized (${paidOrders(memberId, from, to)}),
    line as materialized (select l.id, l.order_id, l.goods_id, l.type, l.qty, l.returned_qty, l.net_cents,
        l.net_cents - l.refunded_cents as cents, p.paid_at
      from paid p join order_line l on l.order_id = p.id where p.is_kept and l.type <> ${GIFT}),
    kept as (select * from line where returned_qty < qty),
    root (id, root, name) as (select id, id, name from category where parent_id is null
      union all select c.id, r.root, r.name from category c join root r on r.id = c.parent_id),
    bought as (select goods_id, order_id, paid_at, (2 * sum(net_cents) + sum(qty)) / (2 * sum(qty)) as price
      from kept where type in ${PRICED_TYPES} group by 1, 2, 3),
    priced as (select goods_id, count(*)::int as times, div(min(price), 1)::bigint as lowest, div(max(price), 1)::bigint as highest,
        array_agg(div(price, 1)::bigint order by paid_at, order_id) as prices,
        array_agg((paid_at at time zone 'Asia/Shanghai')::date order by paid_at, order_id) as days
      from bought group by 1 having count(*) > 1),
    moved as (select *, prices[1] as first, prices[times] as last from priced),
    saved as (select a.phase, a.title, sum(a.cents - a.cents * l.returned_qty / l.qty)::bigint as cents,
        count(distinct l.order_id)::int as orders
      from kept l join order_adjustment a on a.order_line_id = l.id group by 1, 2),
    lot as (select l.cents, (l.qty - l.returned_qty)::bigint as units, s.qty, sum(s.qty) over (partition by l.id) as sent,
        sum(s.qty) over (partition by l.id order by b.expires, b.id, p.id rows unbounded preceding) as upto,
        b.expires < (p.at at time zone 'Asia/Shanghai')::date + make_interval(months => ${nearMonths}) as is_near
      from kept l join shipment_line s on s.order_line_id = l.id
        join shipment p on p.id = s.shipment_id and p.after_sale_id is null join goods_batch b on b.id = s.batch_id),
    shared as (select is_near, ${shareOf(sql`cents`)} as cents, ${shareOf(sql`units`)} as units from (
      select is_near, qty, cents, units, sent::bigint as sent, upto::bigint as upto from lot) whole)
  select
    (select coalesce(sum(extra + (select coalesce(sum(l.net_cents - l.refunded_cents), 0) from order_line l where l.order_id = b.id)), 0)
      from (${paidOrders(memberId, before, from)}) b where b.is_kept)::bigint as previous,
    (select count(distinct goods_id) from kept)::int as goods,
    (select coalesce(jsonb_agg(m), '[]') from (select to_char(p.paid_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month,
        count(*) as all_orders,
        count(*) filter (where p.is_kept) as orders, coalesce(sum(p.extra) filter (where p.is_kept), 0)::bigint as extra,
        sum((select coalesce(sum(l.cents), 0) from line l where l.order_id = p.id))::bigint as cents from paid p group by 1) m) as months,
    ${topParts(rows, sql`m.id`, sql`m.name`, sql`join manufacturer m on m.id = g.sccj_id`)} as makers,
    ${topParts(rows, sql`r.root`, sql`r.name`, sql`join root r on r.id = g.category_id`)} as categories,
    (select jsonb_build_object('count', (select count(*) from moved), 'up', (select count(*) from moved where last > first),
        'down', (select count(*) from moved where last < first), 'rows', coalesce(jsonb_agg(top order by change desc, goods_id), '[]'))
      from (select v.goods_id, g.name, g.ypgg as spec, g.bzdw as unit, m.name as maker, v.times, v.first, v.last, v.lowest, v.highest,
          abs(v.last - v.first)::numeric / greatest(v.first, 1) as change,
          (select jsonb_agg(jsonb_build_object('on', v.days[n], 'cents', v.prices[n]) order by n)
            from generate_series(greatest(1, v.times - ${points}::int + 1), v.times) n) as points
        from moved v join goods g on g.id = v.goods_id join manufacturer m on m.id = g.sccj_id
        order by change desc, v.goods_id limit ${rows}) top) as prices,
    (select jsonb_build_object('count', (select count(*) from saved), 'cents', (select coalesce(sum(cents), 0) from saved),
        'rows', coalesce(jsonb_agg(top order by cents desc, phase, title), '[]'))
      from (select * from saved order by cents desc, phase, title limit ${rows}) top) as savings,
    (select jsonb_build_object('cents', coalesce(sum(cents), 0), 'units', coalesce(sum(units), 0),
        'near_cents', coalesce(sum(cents) filter (where is_near), 0), 'near_units', coalesce(sum(units) filter (where is_near), 0))
      from shared) as lots`.execute(db)
  const [figures] = found
  if (figures === undefined) throw new Error('a report has one row')
  return figures
}
