import { writeFile } from 'node:fs/promises'
import { seedDemo } from '../api/src/seed/seed.ts'
import type { Harness } from '../api/src/testing/harness.ts'
import { addManyMembers, addManyOrders, FIRST, numberOf, sizesOfOrders } from '../api/src/testing/manyOrders.ts'
import { vacuumed } from '../api/src/testing/vacuumed.ts'
import { addManyParcels } from '../api/src/testing/manyParcels.ts'
import { databaseName, fewAndMany } from '../api/src/testing/manySamples.ts'
import type { TestClient } from '../api/src/testing/testClient.ts'
import { jobs } from '../api/src/modules/job/jobs.ts'
import { keepByTime } from '../api/src/modules/retention/retention.service.ts'
import { readShop } from '../api/src/observe/readings.ts'
import { cpuMeter } from './cpuTime.ts'
import { timesOf, type Ask, type Figure } from './growth.ts'
import { inRoot } from '../scripts/lib/paths.ts'
import { loadNow, onPostgres } from './onPostgres.ts'
import { historyReport } from './historyReport.ts'
import { writeResult } from './result.ts'

/** Without a number of orders: a shop of some years, and what archiving brings. */
const SIZES = [0, 2_000, 20_000, 200_000] as const
const SHOPS = 500
/** With one: a marketplace of so many shops, asked at a quarter, at half and at all of it. */
const MANY_SHOPS = 200_000
const BARS = { buyer: 50, office: 100 } as const

const fail = (error: unknown): never => {
  throw error
}

const CALLS = 10
const ask = (name: string, url: string | (() => Promise<unknown>), from?: TestClient): Ask => ({
  name,
  calls: CALLS,
  bar: name.startsWith('office') ? BARS.office : /^(buyer|chain)/.test(name) ? BARS.buyer : null,
  ask:
    typeof url === 'function'
      ? url
      : async () => {
          const answer = await from?.get(url)
          if (answer?.status !== 200) throw new Error(`${url} answered ${answer?.status}`)
        },
})

async function logIn(harness: Harness, username: string): Promise<TestClient> {
  const client = harness.client()
  const login = await client.post('/api/auth/login', { username, password: 'Demo-2026' })
  if (login.status !== 200) throw new Error(`${username} cannot log in`)
  return client
}

/** By a shop that orders once a day, and by a chain that orders ten times. */
async function asksOfBuyer(harness: Harness, who: 'buyer' | 'chain', username: string, middle: string): Promise<Ask[]> {
  const client = await logIn(harness, username)
  const word = encodeURIComponent('没有这样')
  return [
    ask(`${who}: orders`, '/api/order', client),
    ask(`${who}: orders, page 50`, '/api/order?page=50', client),
    ask(`${who}: orders by a number`, `/api/order?keywords=${middle}`, client),
    ask(`${who}: orders by a word`, `/api/order?keywords=${word}`, client),
    ask(`${who}: counts`, '/api/order/count', client),
    ask(`${who}: bought often`, '/api/user/fast_buy', client),
    ask(`${who}: overview`, '/api/user/overview', client),
    ask(`${who}: statement`, '/api/statement?month=2026-01', client),
  ]
}

/** What is asked while the past grows: by two shops (manyOrders.ts says how much of it is theirs), by the office, by the jobs. */
async function asksOf(harness: Harness, at: { readonly orders: number; readonly all: number }): Promise<Ask[]> {
  const { deps } = harness
  const staff = harness.client({ authorization: `Bearer ${deps.settings.erpToken}` })
  const word = encodeURIComponent
  const orders = (query: string): string => `/api/erp/order?${query}`
  const middle = numberOf(Math.floor(at.orders / 2))
  return [
    ...(await asksOfBuyer(harness, 'buyer', 'clinic', middle)),
    ...(await asksOfBuyer(harness, 'chain', 'demo', middle)),
    ask('office: orders', orders(''), staff),
    ask('office: orders, page 50', orders('page=50'), staff),
    ask('office: the closed', orders('status=closed'), staff),
    ask('office: by a word in vain', orders(`keywords=${word('没有这样')}`), staff),
    ask('office: by the name of all companies', orders(`keywords=${word('批量药房')}`), staff),
    ask('office: by a company', orders(`keywords=${word('批量药房第177')}`), staff),
    ask('office: by a company and state', orders(`keywords=${word('批量药房第177')}&status=received`), staff),
    ask('office: by the beginning of all numbers', orders('keywords=7777777'), staff),
    ask('office: by a number', orders(`keywords=${middle}`), staff),
    ask('office: by a number in vain', orders('keywords=19990101'), staff),
    ask('office: by a day', orders('from=2024-06-01&to=2024-06-01'), staff),
    ask('office: by a year', orders('from=2022-01-01&to=2022-12-31'), staff),
    ask('office: by a year and state', orders('from=2022-01-01&to=2022-12-31&status=refunding'), staff),
    ask('office: by a year and a company', orders(`from=2022-01-01&to=2022-12-31&keywords=${word('批量药房')}`), staff),
    ask('office: after an order of the middle', orders(`older_than=${FIRST + Math.floor(at.orders / 2)}&status=received`), staff),
    ...(await fewAndMany(deps.db)).map((lot, nth) =>
      ask(`office: by ${['a lot', 'the largest lot'][nth]}`, orders(`lot=${word(lot)}`), staff),
    ),
    ask('readings for Prometheus', () => readShop(deps.db)),
    ...jobs
      .filter(({ name }) => /^(receive_|complete_|credit_|close_|settle_|resend_|tell_)/.test(name))
      .map((job) => ask(`job ${job.name}`, () => job.run(deps, fail))),
  ]
}

/** The job's rounds until nothing is left to archive, and what one of them took. */
async function archive({ deps }: Harness): Promise<{ rounds: number; slowest: number }> {
  let [rounds, slowest] = [0, 0]
  for (;;) {
    const started = performance.now()
    const done = await keepByTime(deps, fail)
    if (done === 0) return { rounds, slowest: Math.round(slowest) }
    rounds++
    slowest = Math.max(slowest, performance.now() - started)
  }
}

type Stages = Record<string, Readonly<Record<string, Figure>>>

/** The named part of the figures of each stage, one row a question. */
const tableOf = (stages: Stages, part: 'p50' | 'p95' | 'cpu95') =>
  Object.fromEntries(
    Object.keys(Object.values(stages)[0] ?? {}).map((name) => [
      name,
      Object.fromEntries(Object.entries(stages).map(([stage, figures]) => [stage, figures[name]?.[part]])),
    ]),
  )

function sizesOf(asked: readonly string[]): { sizes: readonly number[]; shops: number; isLarge: boolean } {
  const [orders] = asked
  if (orders === undefined) return { sizes: SIZES, shops: SHOPS, isLarge: false }
  const all = Number(orders)
  if (!Number.isInteger(all) || all < 4) throw new Error(`"${orders}" is no number of orders`)
  return { sizes: [all / 4, all / 2, all].map(Math.floor), shops: MANY_SHOPS, isLarge: true }
}

async function measure(harness: Harness, asks: readonly Ask[]): Promise<Record<string, Figure>> {
  const cpu = cpuMeter(await databaseName(harness.deps.db))
  const figures: Record<string, Figure> = {}
  for (const each of asks) figures[each.name] = await timesOf(each, cpu)
  return figures
}

async function run(harness: Harness, asked: readonly string[]): Promise<void> {
  const { deps } = harness
  const { sizes, shops, isLarge } = sizesOf(asked)
  const all = sizes.at(-1) ?? 0
  await seedDemo(deps)
  await addManyMembers(deps.db, shops)
  const stages: Stages = {}
  const told = (done: number): void => console.log(`${new Date().toISOString()} ${done} of ${all} orders, load ${loadNow()}`)
  const write = (more: Readonly<Record<string, unknown>>) =>
    writeResult(isLarge ? 'history-large' : 'history', {
      measured: 'milliseconds of one call: median, 95th percentile, processor time of api and database',
      shops,
      bars: BARS,
      stages,
      ...more,
    })
  let [from, asks]: [number, Ask[]] = [0, []]
  for (const size of sizes) {
    if (size > from) {
      await addManyOrders(deps.db, { from, to: size, all, now: deps.clock.now() }, isLarge ? told : undefined)
      await addManyParcels(deps.db, { from, to: size })
    }
    from = size
    asks = await asksOf(harness, { orders: size, all })
    stages[`${size} orders`] = await measure(harness, asks)
    console.table(tableOf(stages, 'p95'))
    await write({})
    const bars = Object.fromEntries(asks.map(({ name, bar }) => [name, bar]))
    const measured = Object.values(stages).map((figures, nth) => ({ orders: sizes[nth] ?? 0, figures }))
    if (isLarge) await writeFile(inRoot('bench/results/history-large.md'), historyReport(measured, bars, shops))
  }
  const before = await sizesOfOrders(deps.db)
  const archived = isLarge ? null : await archive(harness)
  if (!isLarge) {
    await vacuumed(deps.db, ['trade'])
    stages['archived'] = await measure(harness, asks)
  }
  for (const part of ['p50', 'p95', 'cpu95'] as const) {
    console.log(part)
    console.table(tableOf(stages, part))
  }
  await write({ archived, megabytes: { before, after: await sizesOfOrders(deps.db) } })
  const last = Object.values(stages).at(-1) ?? {}
  const missed = asks.filter(({ name, bar }) => bar !== null && (last[name]?.cpu95 ?? 0) > bar)
  console.log(missed.length === 0 ? 'All bars are reached.' : `Not reached: ${missed.map(({ name }) => name).join('; ')}`)
}

export const bench = (asked: readonly string[] = []): Promise<void> => onPostgres((harness) => run(harness, asked), { demo: true })
