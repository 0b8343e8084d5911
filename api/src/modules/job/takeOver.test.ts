import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiProcess } from '../../testing/apiProcess.ts'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { harnessOn } from '../../testing/harness.ts'
import { lendDatabase, onPostgres, type LentDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { buy, createShopper } from '../../testing/trading.ts'

let dataDir: string
let lent: LentDatabase
let test: TestDatabase
const apis: ApiProcess[] = []
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'api-take-over-'))
  lent = await lendDatabase(dataDir)
  test = await lent.open()
})
afterAll(async () => {
  await Promise.all(apis.map((api) => api.kill()))
  await test.close()
  await lent.remove()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(): Promise<ApiProcess> {
  const api = await ApiProcess.start(lent.env)
  apis.push(api)
  return api
}

/** A trade whose term is over by the clocks of this machine: the harness lives some days ago. */
async function overdueTrade(): Promise<number> {
  const h = await harnessOn(await lent.open())
  await createTrade(h)
  const { client } = await createShopper(h)
  const placed = await buy(client, [{ goodsId: await createGoods(h), number: 30 }])
  await h.close()
  return Number(placed.trade_id)
}

interface Lease {
  holder: string
  left: number
}

/** The leases that have not run out, and for how many seconds they hold. */
async function leases(name?: string): Promise<Lease[]> {
  const { rows } = await sql<Lease & { name: string }>`
    select name, holder, extract(epoch from lease_until - database_now())::float8 as left from job
      where lease_until > database_now()`.execute(test.db)
  return rows.filter((row) => name === undefined || row.name === name)
}

const holderOf = async (name: string) =>
  (await test.db.selectFrom('job').where('name', '=', name).select('holder').executeTakeFirst())?.holder ?? 'nobody'
const until = <T>(look: () => Promise<T>) => expect.poll(look)

it.runIf(onPostgres)(
  'an api that is killed in the middle of a round is followed by another, one that is ended leaves at once',
  async () => {
    const tradeId = await overdueTrade()
    const hold = await test.db.startTransaction().execute()
    await hold.selectFrom('trade').where('id', '=', tradeId).forUpdate().select('id').execute()

    const first = await start()
    await until(() => leases('close_unpaid')).toHaveLength(1)
    const [held] = await leases('close_unpaid')
    const second = await start()
    await first.kill()
    expect(held?.left).toBeGreaterThan(0)
    for (const { left } of await leases()) expect(left).toBeLessThanOrEqual(10)
    await until(() => holderOf('close_unpaid')).not.toBe(held?.holder)
    await hold.rollback().execute()
    await until(
      async () => (await test.db.selectFrom('trade').where('id', '=', tradeId).select('pay_status').executeTakeFirstOrThrow()).pay_status,
    ).toBe('closed')

    const successor = await holderOf('close_unpaid')
    await second.stop()
    expect((await leases()).filter(({ holder }) => holder === successor)).toEqual([])
    await start()
    await until(() => holderOf('demo_autopilot')).not.toBe(successor)
  },
)
