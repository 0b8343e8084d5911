import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Ids of copies begin here; each order has room for so many lines. */
export const FIRST = 1_000_000
const LINES = 100
/** Every so many orders one is the demo shop's. */
const OWN = 200
const DAYS = 6 * 365

/** A row of the table as it is, but for what is said. */
const copied = (table: string, changes: string) => sql.raw(`(jsonb_populate_record(${table}, jsonb_build_object(${changes}))).*`)

const TABLES: readonly (readonly [table: string, from: string, changes: string])[] = [
  [
    'trade',
    'trade where trade.id = p.trade_id',
    `'id', p.id, 'no', p.no, 'member_id', p.member_id, 'client_key', 'many-' || p.id, 'created_at', p.at,
      'expires_at', p.at + interval '1 day', 'paid_at', p.at + interval '1 hour'`,
  ],
  [
    'orders',
    'orders where orders.id = p.order_id',
    `'id', p.id, 'no', p.no, 'trade_id', p.id, 'member_id', p.member_id, 'created_at', p.at, 'received_at', p.at + interval '4 days'`,
  ],
  [
    'order_event',
    'order_event where order_event.order_id = p.order_id',
    `'order_id', p.id, 'at', p.at + order_event.seq * interval '12 hours'`,
  ],
  ['order_line', 'order_line where order_line.order_id = p.order_id', `'id', p.id * ${LINES} + order_line.line_no, 'order_id', p.id`],
  [
    'order_adjustment',
    'order_line join order_adjustment on order_line_id = order_line.id where order_line.order_id = p.order_id',
    `'order_line_id', p.id * ${LINES} + order_line.line_no`,
  ],
  [
    'payment',
    "payment where payment.trade_id = p.trade_id and payment.status = 'settled'",
    `'id', p.id, 'no', 'many-' || p.id, 'trade_id', p.id, 'channel_txn', 'many-' || p.id,
      'created_at', p.at, 'settled_at', p.at + interval '1 hour'`,
  ],
]

interface Span {
  /** How many there are of them already, and how many there shall be. */
  readonly from: number
  readonly to: number
  /** How many six years hold. */
  readonly all: number
  readonly now: Date
}

/** Completed orders of six years, copied from the demo's so that there are so many; the newest are of yesterday. */
export async function addManyOrders(db: Db, { from, to, all, now }: Span): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Triggers and foreign keys are off: the past is written as it would stand there, not lived through.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`create temporary table plan on commit drop as
      with patterns as (select o.id as order_id, o.trade_id, row_number() over (order by o.id) - 1 as nth, count(*) over () as number
        from orders o where o.status = 'completed' and o.id < ${FIRST}
          and (select count(*) from orders s where s.trade_id = o.trade_id) = 1),
      members as (select id, row_number() over (order by id) - 1 as nth, count(*) over () as number from member)
      select ${FIRST} + i as id, order_id, trade_id, lpad((${FIRST} + i)::text, 20, '7') as no,
        case when i % ${OWN} = 0 then (select member_id from account a join account_member m
          on m.account_id = a.id where username = 'demo' limit 1)
          else m.id end as member_id,
        ${now}::timestamptz - interval '1 day' - (${all} - i) * (${DAYS}::float8 / ${all}) * interval '1 day' as at
      from generate_series(${from}::int, ${to - 1}::int) i join patterns p on p.nth = i % p.number
      join members m on m.nth = (i / 7) % m.number`.execute(tx)
    for (const [table, source, changes] of TABLES)
      await sql`insert into ${sql.table(table)} overriding system value
        select ${copied(table, changes)} from plan p, ${sql.raw(source)}`.execute(tx)
  })
  for (const [table] of TABLES) await sql`analyze ${sql.table(table)}`.execute(db)
}

/** Shops that never log in, so that the orders are many shops'. */
export async function addManyMembers(db: Db, number: number): Promise<void> {
  const changes = `'id', 100000 + i, 'company', '批量药房第' || i || '号', 'licence_no', null`
  await sql`insert into member overriding system value select ${copied('member', changes)}
    from member, generate_series(1, ${number}::int) i where member.id = (select min(id) from member)`.execute(db)
  await sql`analyze member`.execute(db)
}

/** What the server does by itself in a quiet minute. */
export const vacuumTrades = (db: Db) => sql`vacuum analyze trade`.execute(db)

/** Megabytes on disk, with indexes. */
export async function sizesOfOrders(db: Db): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ name: string; mb: number }>`
    select relname as name, round(pg_total_relation_size(oid) / 1e6)::int as mb from pg_class
    where relname in ('trade', 'trade_archive', 'orders', 'order_line', 'order_event') order by relname`.execute(db)
  return Object.fromEntries(rows.map(({ name, mb }) => [name, mb]))
}
