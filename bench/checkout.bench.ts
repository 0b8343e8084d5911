import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullCart } from '../api/src/testing/fullCarts.ts'
import type { LentDatabase } from '../api/src/testing/testDatabase.ts'
import { startPostgres } from '../scripts/lib/postgres.ts'
import { writeResult } from './result.ts'

const LINES = 20
/** Shops buy their whole carts: N at a time, over N connections to the database. */
const LEVELS = [
  { connections: 1, shops: 8 },
  { connections: 8, shops: 24 },
  { connections: 40, shops: 40 },
] as const
const WARM_UP_SHOPS = 4

interface Figure {
  readonly connections: number
  readonly orders: number
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly ratio: number
}

const rounded = (value: number): number => Math.round(value * 10) / 10
const at = (times: readonly number[], part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0

/** Every shop orders and pays its cart line by line; the time of each quote, order and payment together. */
async function buyAll(url: string, carts: readonly FullCart[], connections: number): Promise<{ times: number[]; seconds: number }> {
  const { RemoteBuyer } = await import('../api/src/testing/remoteBuyer.ts')
  const buyers = carts.map(({ person, purchases }) => ({ buyer: new RemoteBuyer(url, person), purchases }))
  for (const { buyer } of buyers) await buyer.logIn()
  const waiting = buyers.values()
  const times: number[] = []
  const started = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (const { buyer, purchases } of waiting) {
        for (const purchase of purchases) {
          const from = performance.now()
          await buyer.buy(purchase)
          times.push(performance.now() - from)
        }
      }
    }),
  )
  return { times: times.toSorted((a, b) => a - b), seconds: (performance.now() - started) / 1000 }
}

/** All shops log in from one address, more of them than it may in a minute. */
async function forgetLogIns(lent: LentDatabase): Promise<void> {
  const { db, close } = await lent.open()
  await db.deleteFrom('brake').execute()
  await close()
}

async function measure(
  lent: LentDatabase,
  warmUp: readonly FullCart[],
  carts: readonly FullCart[],
  connections: number,
): Promise<Omit<Figure, 'ratio'>> {
  const { ApiProcess } = await import('../api/src/testing/apiProcess.ts')
  await forgetLogIns(lent)
  const api = await ApiProcess.start({ ...lent.env, PAY_SANDBOX: '1', DATABASE_POOL: String(Math.max(2, connections)) })
  try {
    await buyAll(api.url, warmUp, Math.min(connections, WARM_UP_SHOPS))
    const { times, seconds } = await buyAll(api.url, carts, connections)
    return {
      connections,
      orders: times.length,
      perSecond: rounded(times.length / seconds),
      p50: rounded(at(times, 0.5)),
      p95: rounded(at(times, 0.95)),
    }
  } finally {
    await api.stop()
  }
}

function row({ connections, orders, perSecond, p50, p95, ratio }: Figure): string {
  return `${String(connections).padStart(11)} ${String(orders).padStart(8)} ${perSecond.toFixed(1).padStart(10)} ${p50.toFixed(1).padStart(9)} ${p95.toFixed(1).padStart(9)} ${ratio.toFixed(2).padStart(12)}`
}

async function run(dataDir: string): Promise<void> {
  const { lendDatabase } = await import('../api/src/testing/testDatabase.ts')
  const { fillCarts } = await import('../api/src/testing/fullCarts.ts')
  const { invariantsReport } = await import('../api/src/testing/invariants.ts')
  const lent = await lendDatabase(dataDir)
  const all = LEVELS.reduce((sum, level) => sum + level.shops + WARM_UP_SHOPS, 0)
  console.log(`Filling ${all} carts of ${LINES} goods …`)
  const carts = (await fillCarts(lent, { shops: all, lines: LINES })).values()
  const next = (count: number): FullCart[] => Array.from({ length: count }, () => carts.next().value).filter((cart) => cart !== undefined)
  console.log(
    'Quote, order and payment over HTTP, all shops after the same goods, one api process:\n\nconnections   orders   orders/s    p50 ms    p95 ms   of 1 conn.',
  )
  const figures: Figure[] = []
  for (const { connections, shops } of LEVELS) {
    const figure = await measure(lent, next(WARM_UP_SHOPS), next(shops), connections)
    figures.push({ ...figure, ratio: Math.round((figure.perSecond / (figures[0]?.perSecond ?? figure.perSecond)) * 100) / 100 })
    console.log(figures.slice(-1).map(row).join(''))
  }
  const { db, close } = await lent.open()
  try {
    const { paid } = await db
      .selectFrom('trade')
      .where('pay_status', '=', 'paid')
      .select((eb) => eb.fn.countAll<number>().as('paid'))
      .executeTakeFirstOrThrow()
    if (paid !== all * LINES) throw new Error(`${paid} trades are paid, not ${all * LINES}`)
    const invariants = await invariantsReport(db)
    console.log(`\n${invariants}`)
    await writeResult('checkout', {
      measured: 'quote, order and payment of one line over HTTP, one api process, PostgreSQL without fsync',
      lines: LINES,
      figures,
      invariants,
    })
  } finally {
    await close()
    await lent.remove()
  }
}

export async function bench(): Promise<void> {
  const postgres = await startPostgres()
  if (postgres === null) {
    console.log('This benchmark needs the programs of PostgreSQL (initdb, pg_ctl) under /usr/lib/postgresql.')
    return
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void postgres.stop().finally(() => process.exit(1)))
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-checkout-'))
  try {
    // The testing modules read the address of their server when they are loaded.
    process.env['TEST_DATABASE_URL'] = postgres.url
    await run(dataDir)
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
