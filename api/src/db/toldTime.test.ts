import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGoods, createTrade } from '../testing/catalogue.ts'
import { setDatabaseClock } from '../testing/databaseClock.ts'
import { openHarness, type Harness } from '../testing/harness.ts'
import { onPostgres } from '../testing/testDatabase.ts'
import { addToCart, createShopper, type Shopper } from '../testing/trading.ts'
import type { Db } from './schema.ts'
import { inTransaction } from './transaction.ts'

let h: Harness
let me: Shopper
let goodsId: number
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  me = await createShopper(h)
  goodsId = await createGoods(h)
})
afterAll(() => h.close())

const toldNow = async (db: Db): Promise<Date | undefined> => (await sql<{ at: Date }>`select told_now() as at`.execute(db)).rows[0]?.at
const lastEvent = () => h.deps.db.selectFrom('outbox').orderBy('id', 'desc').limit(1).select(['topic', 'at']).executeTakeFirst()

describe('the time that triggers write', () => {
  it('the time that triggers write is the caller’s, whatever the clock of the database says', async () => {
    h.clock.advance(12_345)
    const line = await addToCart(me.client, { goodsId, number: 10 })
    expect(await lastEvent()).toEqual({ topic: 'cart', at: h.clock.now() })
    h.clock.advance(1_000)
    await me.client.post('/api/cart/batch_select', { ids: line, is_selected: 0 })
    expect(await lastEvent()).toEqual({ topic: 'cart', at: h.clock.now() })
  })

  it('the time that triggers write is that of each transaction alone, also of those that are under way at once', async () => {
    const at = (ms: number) => ({ ...h.deps, clock: { now: () => new Date(ms) } })
    const asked = Array.from({ length: onPostgres ? 8 : 3 }, (_, nth) => (nth + 1) * 1_000_003)
    const told = await Promise.all(
      asked.map((ms) =>
        inTransaction(at(ms), (tx) => inTransaction({ ...tx, clock: { now: () => new Date(1) } }, (same) => toldNow(same.db))),
      ),
    )
    expect(told).toEqual(asked.map((ms) => new Date(ms)))
  })

  it('the time that triggers write is the database’s own for a caller that tells none, and is forgotten with its transaction', async () => {
    const at = new Date('2030-01-02T03:04:05.678Z')
    await setDatabaseClock(h.deps.db, at)
    await Promise.all(Array.from({ length: 4 }, () => inTransaction(h.deps, (tx) => toldNow(tx.db))))
    expect(await Promise.all(Array.from({ length: 4 }, () => toldNow(h.deps.db)))).toEqual([at, at, at, at])
    expect(await inTransaction({ db: h.deps.db }, (tx) => toldNow(tx.db))).toEqual(at)
  })
})

describe('the database', () => {
  const MOMENTS = 'clock_timestamp|statement_timestamp|transaction_timestamp|current_date|current_timestamp|localtime'
  const ASKS = `\\m(now\\(|${MOMENTS}|gen_random_uuid|random\\()`

  it('the database asks nothing but told_now() for the time, and chance for nothing, in functions and defaults', async () => {
    const functions = await sql<{
      name: string
    }>`select proname as name from pg_proc where pronamespace = 'public'::regnamespace and proname <> 'database_now' and prosrc ~* ${ASKS}
      order by 1`.execute(h.deps.db)
    expect(functions.rows).toEqual([])
    const defaults = await sql<{
      name: string
    }>`select adrelid::regclass || '.' || attname as name from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
      where pg_get_expr(adbin, adrelid) ~* ${ASKS} and attrelid::regclass::text !~ '^kysely_' order by 1`.execute(h.deps.db)
    expect(defaults.rows).toEqual([])
  })
})
