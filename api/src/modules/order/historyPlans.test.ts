import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { numbered } from '../../db/newestFirst.ts'
import type { Db } from '../../db/schema.ts'
import { openDemo } from '../../testing/demo.ts'
import type { Harness } from '../../testing/harness.ts'
import { addManyMembers, addManyOrders, FIRST } from '../../testing/manyOrders.ts'
import { addManyParcels } from '../../testing/manyParcels.ts'
import { onPostgres } from '../../testing/testDatabase.ts'
import { findOfficeOrders } from '../erp/orderSearch.repo.ts'
import { findOften } from '../quick/quickMatch.repo.ts'
import { findEntries, findOrderSums } from '../statement/statement.repo.ts'
import { findOrders } from './read.repo.ts'

const ORDERS = 6_000
const WHOLE = ['seqscan', 'mergejoin', 'hashjoin', 'bitmapscan']
const OFFICE = { statuses: null, lots: null, from: null, before: null }
const EVERYTHING = { statuses: null, keywords: null, from: null, to: null, isEph: null }

/** One shop with half of all orders of six years; a month is a seventieth of them. */
describe.skipIf(!onPostgres)('a shop of 3,000 orders', () => {
  let h: Harness
  /** One connection, which tells what it has read. Tables of a size for tests would rather be read from end to end. */
  let db: Db
  let release: () => void
  let shop: number
  /** Of all shops. */
  let lines: number
  beforeAll(async () => {
    h = await openDemo()
    const given = Promise.withResolvers<Db>()
    const released = new Promise<void>((resolve) => (release = resolve))
    void h.deps.db.connection().execute((connection) => {
      given.resolve(connection)
      return released
    })
    db = await given.promise
    for (const whole of WHOLE) await sql`set ${sql.raw(`enable_${whole}`)} = off`.execute(db)
    await addManyMembers(db, 1_000)
    await addManyOrders(h.deps.db, { from: 0, to: ORDERS, all: ORDERS, now: h.deps.clock.now() })
    shop = (await db.selectFrom('orders').where('id', '=', FIRST).select('member_id').executeTakeFirstOrThrow()).member_id
    await h.deps.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      for (const table of ['trade', 'orders', 'payment'])
        await sql`update ${sql.table(table)} set member_id = ${shop} where id >= ${FIRST} and id % 2 = 0`.execute(tx)
    })
    // Only what is on the disk is known to be seen by all.
    await sql`set synchronous_commit = on`.execute(db)
    for (const table of ['trade', 'orders', 'payment']) await sql`vacuum analyze ${sql.table(table)}`.execute(db)
    const { rows } = await sql<{ lines: number }>`select count(*)::int as lines from order_line`.execute(db)
    lines = rows[0]?.lines ?? 0
    expect(lines).toBeGreaterThan(ORDERS)
  })
  afterAll(async () => {
    release()
    await h.close()
  })

  /** Rows of the table that `work` made the server look at. */
  async function readOf(table: string, work: () => Promise<unknown>): Promise<number> {
    const readSoFar = async (): Promise<number> => {
      await sql`select pg_stat_force_next_flush()`.execute(db)
      const { rows } = await sql<{ rows: number }>`select seq_tup_read + idx_tup_fetch as rows from pg_stat_user_tables
        where relname = ${table}`.execute(db)
      return rows[0]?.rows ?? -1
    }
    const before = await readSoFar()
    await work()
    return (await readSoFar()) - before
  }

  it("has lines, events and parcels of which the planner is told how few are one parent's, however it samples", async () => {
    const { rows } = await sql<{
      told: string
    }>`select attrelid::regclass || '.' || attname || ' ' || array_to_string(attoptions, ' ') as told
      from pg_attribute where attoptions is not null order by 1`.execute(db)
    expect(rows.map(({ told }) => told)).toEqual([
      'invoice_line.invoice_id n_distinct=-0.1',
      'order_adjustment.order_line_id n_distinct=-0.5',
      'order_event.order_id n_distinct=-0.1',
      'order_line.order_id n_distinct=-0.1',
      'parcel_code.shipment_id n_distinct=-0.01',
      'shipment_line.shipment_id n_distinct=-0.1',
    ])
    const { rows: known } = await sql`select n_distinct from pg_stats where tablename = 'order_line' and attname = 'order_id'`.execute(db)
    expect(known).toEqual([{ n_distinct: -0.1 }])
  })

  it('is searched by a word in one reading of the lines', async () => {
    const search = { ...EVERYTHING, keywords: '没有这样' }
    const read = await readOf('order_line', () => findOrders(db, shop, search, numbered(1, 20)))
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThanOrEqual(lines)
  })

  it('is searched by a number in an index alone', async () => {
    const search = { ...EVERYTHING, keywords: '77777777' }
    expect((await findOrders(db, shop, search, numbered(1, 20))).total).toBeGreaterThanOrEqual(ORDERS / 2)
    expect(await readOf('orders', () => findOrders(db, shop, search, numbered(1, 20)))).toBeLessThan(ORDERS / 100)
  })

  it('is shown a late page without the trades of the orders before it', async () => {
    expect(await readOf('trade', () => findOrders(db, shop, EVERYTHING, numbered(50, 20)))).toBe(20)
  })

  it('is told what it buys often from indexes alone', async () => {
    const find = () => findOften(db, shop, 'times', { limit: 20, offset: 0 })
    expect((await find()).rows).toHaveLength(20)
    // But for those of a table's last page.
    for (const table of ['orders', 'order_line']) expect(await readOf(table, find)).toBeLessThan(ORDERS / 100)
  })

  it('has a statement made of the payments of its month, not of its past', async () => {
    const [from, to] = [new Date('2025-02-28T16:00:00Z'), new Date('2025-03-31T16:00:00Z')]
    const entries = await findEntries(db, shop, from, to)
    expect(entries.length).toBeGreaterThan(20)
    expect(await findOrderSums(db, shop, from, to)).toHaveLength(entries.length)
    for (const table of ['payment', 'trade']) expect(await readOf(table, () => findEntries(db, shop, from, to))).toBe(entries.length)
  })

  it('is one of a thousand companies of a name, of which the office reads those on its page', async () => {
    await sql`set enable_seqscan = on`.execute(db)
    const find = () => findOfficeOrders(db, { ...OFFICE, keywords: '批量药房' }, numbered(1, 20), { companies: 10, newest: 1_000 })
    expect(await find()).toHaveLength(20)
    const read = await readOf('member', find)
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThan(200)
  })

  it('is one of the companies that got a large lot, of which the office looks up the parcels one by one', async () => {
    for (const whole of WHOLE) await sql`set ${sql.raw(`enable_${whole}`)} = on`.execute(db)
    await addManyParcels(h.deps.db, { from: 0, to: ORDERS })
    const lots = await db.selectFrom('goods_batch').where('lot_no', '=', 'K0').select('id').execute()
    const find = () => findOfficeOrders(db, { ...OFFICE, keywords: null, lots: lots.map(({ id }) => id) }, numbered(1, 20))
    const newest = await find()
    expect([newest.length, newest[0]?.id]).toEqual([20, FIRST + 1_599])
    expect(await readOf('shipment', find)).toBe(1_600)
  })
})
