import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../../../db/postgres.ts'
import { createTrade } from '../../../testing/catalogue.ts'
import { harnessOn, type Harness } from '../../../testing/harness.ts'
import { brokenInvariants } from '../../../testing/invariants.ts'
import { createOnServer, dropOnServer, onPostgres, testServerUrl, withDatabase } from '../../../testing/testDatabase.ts'
import { buy, createShopper, newKey, notifySandbox, quoteFor, stockOf, submit, type Shopper } from '../../../testing/trading.ts'
import { closeOverdueTrades } from '../../job/jobs.ts'
import { give, goodsAt } from '../../promotion/testShop.ts'

const CONNECTIONS = 24

describe.runIf(onPostgres)('on a server whose own default is REPEATABLE READ', () => {
  const server = testServerUrl ?? ''
  let name: string
  let h: Harness
  let shoppers: Shopper[]
  beforeAll(async () => {
    name = await createOnServer(server)
    const url = withDatabase(server, name)
    const admin = new Client({ connectionString: url })
    await admin.connect()
    await admin.query(`alter database ${name} set default_transaction_isolation = 'repeatable read'`)
    await admin.end()
    const db = openPostgres(url, { max: CONNECTIONS })
    h = await harnessOn({
      db,
      close: async () => {
        await db.destroy()
        await dropOnServer(server, name)
      },
    })
    await createTrade(h)
    await h.deps.db.updateTable('warehouse').set({ min_order: 0 }).execute()
    shoppers = await Promise.all(Array.from({ length: CONNECTIONS }, () => createShopper(h)))
  })
  afterAll(() => h.close())
  afterEach(async () => {
    expect(await brokenInvariants(h.deps.db)).toEqual([])
  })

  it('is what this database gives to whoever asks for nothing else', async () => {
    const { rows } = await sql<{
      setting: string
    }>`select setconfig[1] as setting from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
      where d.datname = current_database()`.execute(h.deps.db)
    expect(rows).toEqual([{ setting: 'default_transaction_isolation=repeatable read' }])
  })

  it('checkouts that race for the last unit sell it once, and the others are told that it is gone', async () => {
    for (const stock of [1, 5]) {
      const goods = await goodsAt(h, 30_000, { stock })
      const quoted = await Promise.all(
        shoppers.map(async ({ client }) => ({ client, quote: await quoteFor(client, [{ goodsId: goods, number: 1 }]) })),
      )
      const answers = await Promise.all(quoted.map(({ client, quote }) => submit(client, quote)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(stock)
      for (const answer of answers.filter(({ status }) => status !== 200))
        expect(answer).toMatchObject({ status: 400, data: { reason: 'OUT_OF_STOCK' } })
      expect(await stockOf(h, goods)).toEqual({ on_hand: stock, reserved: stock })
    }
  })

  it('one submit many times at once is one trade, and one coupon in many orders is used once', async () => {
    const [{ client, person } = await createShopper(h)] = shoppers
    const coupon = await give(h, person, { face: 1_000, min: 10_000 })
    const quotes = []
    for (let n = 0; n < 6; n++)
      quotes.push({
        key: newKey(),
        quote: await quoteFor(client, [{ goodsId: await goodsAt(h, 30_000), number: 1 }], { coupon_ids: coupon }),
      })
    const answers = await Promise.all([...quotes, ...quotes].map(({ key, quote }) => submit(client, quote, { client_key: key })))
    expect(new Set(answers.filter(({ status }) => status === 200).map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
  })

  it('payments and timeouts at the same instant end each trade once', async () => {
    const goods = await goodsAt(h, 30_000)
    const paying = await Promise.all(
      shoppers.map(async ({ client }) => {
        const placed = await buy(client, [{ goodsId: goods, number: 1 }])
        await client.post(`/api/trade/${placed.trade_id}/pay`, { channel: 'sandbox', client_key: newKey() })
        return h.deps.db
          .selectFrom('payment')
          .where('trade_id', '=', Number(placed.trade_id))
          .select(['id', 'no', 'amount'])
          .executeTakeFirstOrThrow()
      }),
    )
    h.clock.advance(31 * 60_000)
    const [, ...notices] = await Promise.all([
      closeOverdueTrades(h.deps, (error) => {
        throw error
      }),
      ...paying.toReversed().map(({ no, amount }) => notifySandbox(h, { paymentNo: no, amountCents: amount })),
    ])
    expect(new Set(notices.map(({ status }) => status))).toEqual(new Set([200]))
    const ended = await h.deps.db
      .selectFrom('payment as p')
      .innerJoin('trade as t', 't.id', 'p.trade_id')
      .where(
        'p.id',
        'in',
        paying.map(({ id }) => id),
      )
      .select(['p.status', 't.pay_status'])
      .execute()
    for (const row of ended)
      expect([
        { status: 'settled', pay_status: 'paid' },
        { status: 'refunded', pay_status: 'closed' },
      ]).toContainEqual(row)
    expect((await stockOf(h, goods)).reserved).toBe(ended.filter((row) => row.pay_status === 'paid').length)
  })
})
