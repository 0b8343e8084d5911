import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGoods, createTrade } from '../testing/catalogue.ts'
import { harnessOn, openHarness, type Harness } from '../testing/harness.ts'
import { startPostgresProxy } from '../testing/postgresProxy.ts'
import { testServerUrl, withDatabase } from '../testing/testDatabase.ts'
import { createShopper, quoteFor } from '../testing/trading.ts'
import { isDatabaseBusy } from './connectionLoss.ts'
import { openServer, type OpenDatabase } from './open.ts'
import type { Db } from './schema.ts'
import { inTransaction } from './transaction.ts'

const isBusy = (error: unknown) => error instanceof Error && isDatabaseBusy(error)
const caught = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

async function pidOf(db: Db): Promise<number> {
  const {
    rows: [{ pid } = { pid: 0 }],
  } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return pid
}

/** The embedded database is no connection that could be lost. */
describe.skipIf(testServerUrl === null)('a connection to PostgreSQL that is lost', () => {
  let h: Harness
  let url = ''
  let limited: OpenDatabase
  const lost: Error[] = []
  beforeAll(async () => {
    h = await openHarness()
    const [{ name } = { name: '' }] = (await sql<{ name: string }>`select current_database() as name`.execute(h.deps.db)).rows
    url = withDatabase(testServerUrl ?? '', name)
    limited = await openServer(url, { max: 1, statementMs: 150, onError: (error) => lost.push(error) })
  })
  afterAll(async () => {
    await limited.close()
    await h.close()
  })

  const isGone = async (pid: number) => (await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(h.deps.db)).rows.length === 0
  const works = async () => expect((await sql`select 1 as one`.execute(limited.db)).rows).toEqual([{ one: 1 }])

  it.each([
    ['ended by an administrator', async (pid: number) => void (await sql`select pg_terminate_backend(${pid})`.execute(h.deps.db))],
    ['idle in it for too long', () => Promise.resolve()],
  ])(
    'a connection to PostgreSQL that is lost inside a transaction, %s, fails that transaction alone and is told once',
    async (_how, end) => {
      lost.length = 0
      const error = await caught(
        inTransaction({ db: limited.db }, async ({ db }) => {
          const pid = await pidOf(db)
          await end(pid)
          await expect.poll(() => isGone(pid)).toBe(true)
          await expect.poll(() => lost.length).toBe(1)
          await sql`select 1`.execute(db)
        }),
      )
      expect(isBusy(error)).toBe(true)
      await works()
      expect(lost).toHaveLength(1)
    },
  )

  it('a connection to PostgreSQL that is lost in the middle of a statement fails that statement alone', async () => {
    const pid = await pidOf(limited.db)
    const asked = caught(sql`select pg_sleep(20)`.execute(limited.db))
    await sql`select pg_terminate_backend(${pid})`.execute(h.deps.db)
    expect(isBusy(await asked)).toBe(true)
    await works()
  })

  it('a connection to PostgreSQL that is lost while it rests is not noticed by anybody', async () => {
    const pid = await pidOf(limited.db)
    lost.length = 0
    await sql`select pg_terminate_backend(${pid})`.execute(h.deps.db)
    await expect.poll(() => lost.length).toBe(1)
    await works()
  })

  it('a connection to PostgreSQL that is lost without a word is given up soon after the time a statement has, in a transaction too', async () => {
    const proxy = await startPostgresProxy(url)
    const far = await openServer(proxy.url, { max: 2, statementMs: 150 })
    try {
      await Promise.all([pidOf(far.db), pidOf(far.db)])
      proxy.silence()
      const errors = await Promise.all([caught(pidOf(far.db)), caught(inTransaction({ db: far.db }, ({ db }) => pidOf(db)))])
      expect(errors.map(isBusy)).toEqual([true, true])
    } finally {
      await proxy.close()
      await far.close()
    }
  })

  it('a connection to PostgreSQL that is lost with the answer to an order’s commit is a 503, and the same key then brings that order', async () => {
    await createTrade(h)
    const proxy = await startPostgresProxy(url)
    const far = await openServer(proxy.url, { max: 2, statementMs: 15_000 })
    const through = await harnessOn(far)
    try {
      const { client, person } = await createShopper(through)
      const quote = await quoteFor(client, [{ goodsId: await createGoods(through), number: 30 }])
      const order = () =>
        client.post('/api/order', { quote_id: quote.quote_id, hash: quote.hash, client_key: 'answer-lost', pay_mode: 'online' })
      proxy.breakAfterCommit()
      expect(await order()).toMatchObject({ status: 503, message: '系统繁忙，请稍后再试' })
      const trades = () => h.deps.db.selectFrom('trade').where('member_id', '=', person.memberId).select('id').execute()
      const kept = await trades()
      expect(kept).toHaveLength(1)
      expect(await order()).toMatchObject({ status: 200, data: { trade_id: String(kept[0]?.id) } })
      expect(await trades()).toEqual(kept)
    } finally {
      await through.close()
      await proxy.close()
    }
  })
})

it.each([
  ['Client has encountered a connection error and is not queryable', undefined, true],
  ['Connection terminated unexpectedly', undefined, true],
  ['Query read timeout', undefined, true],
  ['terminating connection due to administrator command', '57P01', true],
  ['the database system is starting up', '57P03', true],
  ['cannot execute INSERT in a read-only transaction', '25006', true],
  ['canceling statement due to conflict with recovery', '40001', true],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED', true],
  ['duplicate key value violates unique constraint', '23505', false],
  ['Cannot read properties of undefined', undefined, false],
])('%s is trouble that passes: %#', (message, code, passes) => {
  expect(isDatabaseBusy(Object.assign(new Error(message), { code }))).toBe(passes)
})
