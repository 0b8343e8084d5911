import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Db } from '../../db/schema.ts'
import { ApiProcess } from '../../testing/apiProcess.ts'
import { fillCarts, type FullCart } from '../../testing/fullCarts.ts'
import { invariantsReport } from '../../testing/invariants.ts'
import { Refusal, RemoteBuyer } from '../../testing/remoteBuyer.ts'
import { lendDatabase, onPostgres, type LentDatabase } from '../../testing/testDatabase.ts'

const isFull = process.env['FULL'] === '1'
const BUYERS = 8
const EACH = isFull ? 25 : 12
const ALL = BUYERS * EACH
/** Of some 730 answered calls, or 350, the kill comes after so many and a few milliseconds: in any step of any purchase. */
const KILL_AFTER = isFull ? [13, 89, 167, 241, 317, 401, 449, 509, 571, 631] : [241]
const MOMENTS = 29
/** The embedded database takes its time: but for the long run, only what was cut short is finished on it. */
const GOES_ON = onPostgres || isFull

async function look<T>(lent: LentDatabase, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await lent.open()
  try {
    return await work(db)
  } finally {
    await close()
  }
}

/** Every shop buys one after the other, all shops at once; a dead api ends it, a refusal is thrown. */
async function shopAll(api: ApiProcess, shops: readonly FullCart[], onAnswer?: () => void): Promise<void> {
  await Promise.all(
    shops.map(async ({ person, purchases }) => {
      const buyer = new RemoteBuyer(api.url, person, onAnswer)
      try {
        await buyer.logIn()
        for (const [index, purchase] of purchases.entries()) await buyer.buy(purchase, index % 5 === 0 ? { use_balance: '1' } : {})
      } catch (error) {
        if (error instanceof Refusal || onAnswer === undefined) throw error
      }
    }),
  )
}

const tradeOf = (placed: string) => (JSON.parse(placed) as { trade_id: string }).trade_id

/** What the shops were told is so, and no trade is there that nobody asked for. */
async function requireTold(db: Db, shops: readonly FullCart[]): Promise<number> {
  const trades = new Map(
    (await db.selectFrom('trade').select(['id', 'client_key', 'pay_status']).execute()).map((trade) => [trade.client_key, trade]),
  )
  for (const { orderKey, placed, isPaid } of shops.flatMap((shop) => shop.purchases)) {
    if (placed !== undefined) expect(String(trades.get(orderKey)?.id)).toBe(tradeOf(placed))
    if (isPaid === true) expect(trades.get(orderKey)?.pay_status).toBe('paid')
  }
  return trades.size
}

async function killOnce(killAfter: number, dataDir: string): Promise<string> {
  const lent = await lendDatabase(dataDir)
  const env = { ...lent.env, PAY_SANDBOX: '1' }
  let api: ApiProcess | null = null
  try {
    const shops = await fillCarts(lent, { shops: BUYERS, lines: EACH })
    const purchases = shops.flatMap((shop) => shop.purchases)
    const first = await ApiProcess.start(env)
    api = first
    let answered = 0
    const killing: Promise<void>[] = []
    await shopAll(first, shops, () => {
      if (++answered === killAfter) killing.push(setTimeout(killAfter % MOMENTS).then(() => first.kill()))
    })
    await Promise.all(killing)
    const told = purchases.filter((purchase) => purchase.placed !== undefined)
    const cut = purchases.filter((purchase) => purchase.quote !== undefined && purchase.isPaid !== true).length
    const atKill = await look(lent, async (db) => ({ trades: await requireTold(db, shops), report: await invariantsReport(db) }))
    expect(atKill.trades).toBeGreaterThanOrEqual(told.length)
    expect(atKill.trades).toBeLessThanOrEqual(told.length + BUYERS)

    const again = await ApiProcess.start(env)
    api = again
    const before = new Map(told.map((purchase) => [purchase.orderKey, purchase.placed]))
    const rest = shops.map(({ person, purchases: shopPurchases }) => ({
      person,
      purchases: shopPurchases.filter((purchase) => GOES_ON || purchase.quote !== undefined),
    }))
    const wanted = rest.reduce((sum, shop) => sum + shop.purchases.length, 0)
    await shopAll(again, rest)
    for (const { person, purchases: shopPurchases } of rest) {
      const buyer = new RemoteBuyer(again.url, person)
      await buyer.logIn()
      for (const purchase of shopPurchases.filter((candidate, index) => before.has(candidate.orderKey) || index % 5 === 0))
        expect(await buyer.submit(purchase)).toBe(before.get(purchase.orderKey) ?? purchase.placed)
    }
    await again.stop()
    const report = await look(lent, async (db) => {
      expect(await requireTold(db, shops)).toBe(wanted)
      expect(await db.selectFrom('trade').where('pay_status', '<>', 'paid').select('id').execute()).toEqual([])
      expect(await db.selectFrom('cart_line').select('id').execute()).toHaveLength(ALL - wanted)
      return invariantsReport(db)
    })
    const untilThen = `${told.length} orders told, ${atKill.trades} kept, ${cut} purchases cut short, ${atKill.report}`
    return `killed after ${killAfter} calls: ${untilThen}\n  then ${wanted} of ${ALL} bought and paid: ${report}`
  } finally {
    await api?.kill()
    await lent.remove()
  }
}

describe(`kill -9 in the middle of ${ALL} checkouts on ${onPostgres ? 'PostgreSQL' : 'PGlite'}`, () => {
  it.each(KILL_AFTER)(
    'after %i answered calls leaves nothing half-done, and every key answers as before',
    async (killAfter) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'api-killed-'))
      try {
        process.stdout.write(`  ${await killOnce(killAfter, dataDir)}\n`)
      } finally {
        rmSync(dataDir, { recursive: true, force: true })
      }
    },
    600_000,
  )
})
