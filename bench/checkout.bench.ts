import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullCart } from '../api/src/testing/fullCarts.ts'
import type { LentDatabase } from '../api/src/testing/testDatabase.ts'
import { inRoot } from '../scripts/lib/paths.ts'
import { startPostgres, type Postgres } from '../scripts/lib/postgres.ts'
import { processorMs } from './cpuTime.ts'
import { loadNow } from './onPostgres.ts'
import { writeResult } from './result.ts'

const LINES = 20
/** N shops at a time, over N connections to the database. */
const LEVELS = [
  { connections: 1, shops: 40 },
  { connections: 8, shops: 200 },
  { connections: 40, shops: 200 },
] as const
/** Connections are opened and plan their statements before it counts. */
const WARM_UP_SHOPS = 80
/** Fewer than may log in from one address within a minute. */
const LOG_INS = 100
/** Of the api and PostgreSQL together, and as many orders a second over 40 connections as over 8. */
const BAR_MS = 15

interface Figure {
  readonly connections: number
  readonly orders: number
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  /** Milliseconds of processor an order. */
  readonly api: number
  readonly postgres: number
}

interface Place {
  readonly lent: LentDatabase
  readonly postgres: Postgres
}

const rounded = (value: number): number => Math.round(value * 10) / 10
const at = (times: readonly number[], part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0

/** Each shop orders and pays its whole cart at once; the time of each quote, order and payment together. */
async function buyAll(
  lent: LentDatabase,
  url: string,
  carts: readonly FullCart[],
  connections: number,
): Promise<{ times: number[]; seconds: number }> {
  const { RemoteBuyer } = await import('../api/src/testing/remoteBuyer.ts')
  const buyers = carts.map(({ person, purchases: [first, ...others] }) => {
    if (first === undefined) throw new Error('a cart is empty')
    return { buyer: new RemoteBuyer(url, person), purchase: { ...first, line: [first, ...others].map(({ line }) => line).join() } }
  })
  for (const [nth, { buyer }] of buyers.entries()) {
    if (nth % LOG_INS === 0) await forgetLogIns(lent)
    await buyer.logIn()
  }
  const waiting = buyers.values()
  const times: number[] = []
  const started = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (const { buyer, purchase } of waiting) {
        const from = performance.now()
        await buyer.buy(purchase)
        times.push(performance.now() - from)
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
  { lent, postgres }: Place,
  warmUp: readonly FullCart[],
  carts: readonly FullCart[],
  connections: number,
): Promise<Figure> {
  const { ApiProcess } = await import('../api/src/testing/apiProcess.ts')
  const api = await ApiProcess.start({ ...lent.env, PAY_SANDBOX: '1', DATABASE_POOL: String(Math.max(2, connections)) })
  try {
    await buyAll(lent, api.url, warmUp, connections)
    const used = (): [api: number, postgres: number] => [processorMs([api.pid]), processorMs(postgres.pids())]
    const before = used()
    const { times, seconds } = await buyAll(lent, api.url, carts, connections)
    const after = used()
    const an = (part: 0 | 1): number => rounded((after[part] - before[part]) / times.length)
    const perSecond = rounded(times.length / seconds)
    return {
      connections,
      orders: times.length,
      perSecond,
      p50: rounded(at(times, 0.5)),
      p95: rounded(at(times, 0.95)),
      api: an(0),
      postgres: an(1),
    }
  } finally {
    await api.stop()
  }
}

const HEAD =
  '| connections | orders | orders a second | median, ms | p95, ms | processor of the api, ms | of PostgreSQL |\n|---:|---:|---:|---:|---:|---:|---:|'
const row = ({ connections, orders, perSecond, p50, p95, api, postgres }: Figure): string =>
  `| ${[connections, orders, perSecond, p50, p95, api, postgres].join(' | ')} |`

async function run(place: Place): Promise<void> {
  const { fillCarts } = await import('../api/src/testing/fullCarts.ts')
  const { invariantsReport } = await import('../api/src/testing/invariants.ts')
  const { vacuumed } = await import('../api/src/testing/vacuumed.ts')
  const all = LEVELS.reduce((sum, level) => sum + level.shops + WARM_UP_SHOPS, 0)
  console.log(`Filling ${all} carts of ${LINES} goods …`)
  const carts = (await fillCarts(place.lent, { shops: all, lines: LINES })).values()
  const filled = await place.lent.open()
  await vacuumed(filled.db)
  await filled.close()
  const next = (count: number): FullCart[] => Array.from({ length: count }, () => carts.next().value).filter((cart) => cart !== undefined)
  console.log(HEAD)
  const figures: Figure[] = []
  for (const { connections, shops } of LEVELS) {
    const figure = await measure(place, next(WARM_UP_SHOPS), next(shops), connections)
    figures.push(figure)
    console.log(row(figure))
  }
  const { db, close } = await place.lent.open()
  try {
    const { paid } = await db
      .selectFrom('trade')
      .where('pay_status', '=', 'paid')
      .select((eb) => eb.fn.countAll<number>().as('paid'))
      .executeTakeFirstOrThrow()
    if (paid !== all) throw new Error(`${paid} trades are paid, not ${all}`)
    const invariants = await invariantsReport(db)
    const [, eight, forty] = figures
    const [work, most] = [eight ? rounded(eight.api + eight.postgres) : 0, forty && eight ? rounded(forty.perSecond / eight.perSecond) : 0]
    const said = `${work} ms of processor an order (at most ${BAR_MS}); over 40 connections ${most} of what go over 8 (at least 1).`
    console.log(`\n${said}\n${invariants}`)
    const load = loadNow()
    const measured = `quote, order and payment of ${LINES} lines at once, all shops after the same goods, one api process, PostgreSQL with fsync`
    await writeResult('checkout', { measured, lines: LINES, load, figures, said, invariants })
    await writeFile(
      inRoot('bench/results/checkout.md'),
      `# Checkout\n\n\`npm run bench -- checkout\`: ${measured}, load ${load}.\n\n${[HEAD, ...figures.map(row)].join('\n')}\n\n${said}\n`,
    )
    if (work > BAR_MS || most < 1) process.exitCode = 1
  } finally {
    await close()
    await place.lent.remove()
  }
}

export async function bench(): Promise<void> {
  const postgres = await startPostgres({ faithful: true })
  if (postgres === null) {
    console.log('This benchmark needs the programs of PostgreSQL (initdb, pg_ctl) under /usr/lib/postgresql.')
    return
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void postgres.stop().finally(() => process.exit(1)))
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-checkout-'))
  try {
    // The testing modules read the address of their server when they are loaded.
    process.env['TEST_DATABASE_URL'] = postgres.url
    const { lendDatabase } = await import('../api/src/testing/testDatabase.ts')
    await run({ lent: await lendDatabase(dataDir), postgres })
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
