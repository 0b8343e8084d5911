import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/schema.ts'
import { vacuumed } from './vacuumed.ts'

/** Ids of copies begin here; each order has room for so many lines. */
export const FIRST = 1_000_000
const LINES = 100
/** Every so many orders one is this shop's: of four million a chain of the demo has ten a day, and a clinic one. */
const OWN = { demo: 200, clinic: 2_000 } as const
const DAYS = 6 * 365

interface Copied {
  readonly table: string
  /** Where a row of the demo comes from for each order of the plan (`p`). */
  readonly from: string
  /** Columns that are not the demo's. */
  readonly changes: Readonly<Record<string, string>>
}

const TABLES: readonly Copied[] = [
  {
    table: 'trade',
    from: 'trade where trade.id = p.trade_id',
    changes: {
      id: 'p.id',
      no: 'p.no',
      member_id: 'p.member_id',
      client_key: `'many-' || p.id`,
      created_at: 'p.at',
      expires_at: `p.at + interval '1 day'`,
      paid_at: `p.at + interval '1 hour'`,
    },
  },
  {
    table: 'orders',
    from: 'orders where orders.id = p.order_id',
    changes: {
      id: 'p.id',
      no: 'p.no',
      trade_id: 'p.id',
      member_id: 'p.member_id',
      created_at: 'p.at',
      received_at: `p.at + interval '4 days'`,
    },
  },
  {
    table: 'order_event',
    from: 'order_event where order_event.order_id = p.order_id',
    changes: { order_id: 'p.id', at: `p.at + order_event.seq * interval '12 hours'` },
  },
  {
    table: 'order_line',
    from: 'order_line where order_line.order_id = p.order_id',
    changes: { id: `p.id * ${LINES} + order_line.line_no`, order_id: 'p.id' },
  },
  {
    table: 'order_adjustment',
    from: 'order_line join order_adjustment on order_line_id = order_line.id where order_line.order_id = p.order_id',
    changes: { order_line_id: `p.id * ${LINES} + order_line.line_no` },
  },
  {
    table: 'payment',
    from: `payment where payment.trade_id = p.trade_id and payment.status = 'settled'`,
    changes: {
      id: 'p.id',
      no: `'many-' || p.id`,
      trade_id: 'p.id',
      member_id: 'p.member_id',
      channel_txn: `'many-' || p.id`,
      created_at: 'p.at',
      settled_at: `p.at + interval '1 hour'`,
    },
  },
]

/** Rows of the table as they are, but for what is said. */
async function copyRows(db: Db, { table, from, changes }: Copied): Promise<void> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute where attrelid = ${table}::regclass
    and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(db)
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => sql.raw(changes[name] ?? `${table}.${name}`))
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))}) overriding system value
    select ${sql.join(values)} from plan p, ${sql.raw(from)}`.execute(db)
}

interface Span {
  /** How many there are of them already, and how many there shall be. */
  readonly from: number
  readonly to: number
  /** How many six years hold. */
  readonly all: number
  readonly now: Date
}

/** What the copy at that place of the plan is called. */
export const numberOf = (nth: number): string => String(FIRST + nth).padStart(20, '7')

const CHUNK = 50_000

/** Completed orders of six years, copied from the demo's so that there are so many; the newest are of yesterday. */
export async function addManyOrders(db: Db, { from, to, all, now }: Span, told: (done: number) => void = () => undefined): Promise<void> {
  for (let first = from; first < to; first += CHUNK) {
    const end = Math.min(to, first + CHUNK)
    await db.transaction().execute((tx) => addOrders(tx, { from: first, to: end, all, now }))
    told(end)
  }
  await vacuumed(
    db,
    TABLES.map(({ table }) => table),
  )
}

const memberOf = (username: keyof typeof OWN): RawBuilder<unknown> =>
  sql`(select member_id from account a join account_member m on m.account_id = a.id where username = ${username} limit 1)`

async function addOrders(tx: Db, { from, to, all, now }: Span): Promise<void> {
  // Triggers and foreign keys are off: the past is written as it would stand there, not lived through.
  // Numbers of patterns and members are asked beforehand: one that comes with the rows compares each order with every member.
  await sql`set local session_replication_role = replica`.execute(tx)
  await sql`create temporary table plan on commit drop as
    with patterns as (select o.id as order_id, o.trade_id, row_number() over (order by o.id) - 1 as nth from orders o
      where o.status = 'completed' and o.id < ${FIRST}
        and (select count(*) from orders s where s.trade_id = o.trade_id) = 1),
    members as (select id, row_number() over (order by id) - 1 as nth from member)
    select ${FIRST} + i as id, order_id, trade_id, lpad((${FIRST} + i)::text, 20, '7') as no,
      case when i % ${OWN.clinic} = 1 then ${memberOf('clinic')} when i % ${OWN.demo} = 0 then ${memberOf('demo')}
        else m.id end as member_id,
      ${now}::timestamptz - interval '1 day' - (${all} - i) * (${DAYS}::float8 / ${all}) * interval '1 day' as at
    from generate_series(${from}::int, ${to - 1}::int) i join patterns p on p.nth = i % (select count(*) from patterns)
    join members m on m.nth = (i / 7) % (select count(*) from member)`.execute(tx)
  await sql`analyze plan`.execute(tx)
  for (const copied of TABLES) await copyRows(tx, copied)
}

/** Shops that never log in, so that the orders are many shops'. */
export async function addManyMembers(db: Db, number: number): Promise<void> {
  const changes = `jsonb_build_object('id', 100000 + i, 'company', '批量药房第' || i || '号', 'licence_no', null)`
  await sql`insert into member overriding system value select (jsonb_populate_record(member, ${sql.raw(changes)})).*
    from member, generate_series(1, ${number}::int) i where member.id = (select min(id) from member)`.execute(db)
  await sql`analyze member`.execute(db)
}

/** Megabytes on disk, with indexes. */
export async function sizesOfOrders(db: Db): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ name: string; mb: number }>`
    select relname as name, round(pg_total_relation_size(oid) / 1e6)::int as mb from pg_class
    where relname in ('trade', 'trade_archive', 'orders', 'order_line', 'order_event') order by relname`.execute(db)
  return Object.fromEntries(rows.map(({ name, mb }) => [name, mb]))
}
