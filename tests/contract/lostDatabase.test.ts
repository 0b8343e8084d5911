import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Db } from '../../api/src/db/schema.ts'
import { ApiProcess } from '../../api/src/testing/apiProcess.ts'
import { endTransactions } from '../../api/src/testing/backends.ts'
import { fillCarts, type FullCart } from '../../api/src/testing/fullCarts.ts'
import { invariantsReport } from '../../api/src/testing/invariants.ts'
import { RemoteBuyer } from '../../api/src/testing/remoteBuyer.ts'
import { lendDatabase } from '../../api/src/testing/testDatabase.ts'
import { startPostgres } from '../../scripts/lib/postgres.ts'

const BUYERS = 6
const EACH = 20
const ALL = BUYERS * EACH

const postgres = await startPostgres({ faithful: true })
afterAll(() => postgres?.stop())

/** All shops buy at once; after the given number of answers a trouble comes. Tells how often they were asked to come again. */
async function shopThrough(
  api: ApiProcess,
  shops: readonly FullCart[],
  troubles: ReadonlyMap<number, () => Promise<void>>,
): Promise<number> {
  let [answered, busy] = [0, 0]
  const under: Promise<void>[] = []
  const onAnswer = () => {
    const trouble = troubles.get(++answered)
    if (trouble !== undefined) under.push(trouble())
  }
  await Promise.all(
    shops.map(async ({ person, purchases }) => {
      const buyer = new RemoteBuyer(api.url, person, onAnswer)
      await buyer.logIn()
      for (const purchase of purchases)
        await buyer.buyAtLast(purchase, () => {
          busy++
        })
    }),
  )
  await Promise.all(under)
  return busy
}

describe.runIf(postgres !== null)(`${ALL} checkouts on a PostgreSQL that has its troubles`, () => {
  it('checkouts on a PostgreSQL that has its troubles lose no order and double none, and the api lives on: connections ended in transactions, a restart, a crash', async () => {
    if (postgres === null) throw new Error('there is no PostgreSQL')
    const dataDir = mkdtempSync(join(tmpdir(), 'api-lost-'))
    const lent = await lendDatabase(dataDir, postgres.url)
    const shops = await fillCarts(lent, { shops: BUYERS, lines: EACH })
    const api = await ApiProcess.start({ ...lent.env, PAY_SANDBOX: '1' })
    try {
      const admin = async (work: (db: Db) => Promise<void>) => {
        const { db, close } = await lent.open()
        await work(db)
        await close()
      }
      const busy = await shopThrough(
        api,
        shops,
        new Map([
          [60, () => admin((db) => endTransactions(db, 4))],
          [160, () => postgres.restart('fast')],
          [260, () => admin((db) => endTransactions(db, 4))],
          [340, () => postgres.restart('immediate')],
        ]),
      )
      expect(api.isRunning).toBe(true)
      expect(busy).toBeGreaterThan(0)
      expect((await fetch(`${api.url}/readyz`)).status).toBe(200)
      await admin(async (db) => {
        const trades = await db.selectFrom('trade').where('pay_status', '=', 'paid').select('client_key').execute()
        expect(trades.map((trade) => trade.client_key).toSorted()).toEqual(
          shops.flatMap((shop) => shop.purchases.map((purchase) => purchase.orderKey)).toSorted(),
        )
        process.stdout.write(`  ${ALL} bought and paid, ${busy} times told to come again: ${await invariantsReport(db)}\n`)
      })
    } finally {
      await api.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})
