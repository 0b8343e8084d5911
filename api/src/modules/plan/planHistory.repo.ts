import { sql } from 'kysely'
import { HISTORY_DAYS, SEASON_DAYS, YEAR_DAYS, type DayOrder } from 'rules/plan'
import type { Db } from '../../db/schema.ts'

const days = (count: number) => sql`make_interval(days => ${count})`

/** By goods, what the shop bought on which day: of the last months and of the time a year ago that tells the season. */
export async function findDayOrders(db: Db, memberId: number, now: Date): Promise<ReadonlyMap<number, readonly DayOrder[]>> {
  const { rows } = await sql<DayOrder & { goods: number }>`
    select l.goods_id as goods, floor((extract(epoch from o.created_at) + 28800) / 86400)::int as day, sum(l.qty)::int as quantity
    from orders o join order_line l on l.order_id = o.id
    where o.member_id = ${memberId} and l.type in (0, 1) and o.status not in ('unpaid', 'cancelled', 'timeout')
      and (o.created_at > ${now}::timestamptz - ${days(HISTORY_DAYS + 1)}
        or o.created_at between ${now}::timestamptz - ${days(YEAR_DAYS + HISTORY_DAYS + 1)}
          and ${now}::timestamptz - ${days(YEAR_DAYS - SEASON_DAYS - 1)})
    group by 1, 2`.execute(db)
  return Map.groupBy(rows, ({ goods }) => goods)
}
