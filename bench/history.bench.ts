import { seedDemo } from '../api/src/seed/seed.ts'
import type { Harness } from '../api/src/testing/harness.ts'
import { addManyMembers, addManyOrders, sizesOfOrders, vacuumTrades } from '../api/src/testing/manyOrders.ts'
import { jobs } from '../api/src/modules/job/jobs.ts'
import { keepByTime } from '../api/src/modules/retention/retention.service.ts'
import { readShop } from '../api/src/observe/readings.ts'
import { onPostgres } from './onPostgres.ts'
import { writeResult } from './result.ts'

const ROUNDS = 7
const SIZES = [0, 2_000, 20_000, 200_000] as const
const ALL = 200_000
const SHOPS = 500

const fail = (error: unknown): never => {
  throw error
}

type Ask = () => Promise<unknown>

/** What is asked while the past grows: by the demo's shop, which has one order of 200, by the office, by the jobs. */
async function asksOf(harness: Harness): Promise<Readonly<Record<string, Ask>>> {
  const { deps } = harness
  const client = harness.client()
  const login = await client.post('/api/auth/login', { username: 'demo', password: 'Demo-2026' })
  if (login.status !== 200) throw new Error('the demo account cannot log in')
  const staff = harness.client({ authorization: `Bearer ${deps.settings.erpToken}` })
  const nothing = encodeURIComponent('没有这样')
  const get =
    (from: typeof client, url: string): Ask =>
    async () => {
      const { status } = await from.get(url)
      if (status !== 200) throw new Error(`${url} answered ${status}`)
    }
  return {
    'buyer: orders': get(client, '/api/order'),
    'buyer: orders, page 50': get(client, '/api/order?page=50'),
    'buyer: orders by a word': get(client, `/api/order?keywords=${nothing}`),
    'buyer: counts': get(client, '/api/order/count'),
    'buyer: bought often': get(client, '/api/user/fast_buy'),
    'buyer: overview': get(client, '/api/user/overview'),
    'buyer: statement': get(client, '/api/statement?month=2026-01'),
    'office: orders': get(staff, '/api/erp/order'),
    'office: by a word in vain': get(staff, `/api/erp/order?keywords=${nothing}`),
    'office: by a company': get(staff, `/api/erp/order?keywords=${encodeURIComponent('批量药房')}`),
    'office: by a number': get(staff, '/api/erp/order?keywords=7777777777777100000'),
    'readings for Prometheus': () => readShop(deps.db),
    ...Object.fromEntries(
      jobs
        .filter(({ name }) => /^(receive_|complete_|credit_|close_|settle_|resend_|tell_)/.test(name))
        .map((job) => [`job ${job.name}`, () => job.run(deps, fail)]),
    ),
  }
}

async function medianOf(ask: Ask): Promise<number> {
  const times: number[] = []
  for (let round = -1; round < ROUNDS; round++) {
    const started = performance.now()
    await ask()
    if (round >= 0) times.push(performance.now() - started)
  }
  return Math.round((times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0) * 10) / 10
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

async function run(harness: Harness): Promise<void> {
  const { deps } = harness
  await seedDemo(deps)
  await addManyMembers(deps.db, SHOPS)
  const asks = await asksOf(harness)
  const figures: Record<string, Record<string, number>> = {}
  const measure = async (column: string) => {
    for (const [name, ask] of Object.entries(asks)) (figures[name] ??= {})[column] = await medianOf(ask)
  }
  let from = 0
  for (const size of SIZES) {
    if (size > from) await addManyOrders(deps.db, { from, to: size, all: ALL, now: deps.clock.now() })
    from = size
    await measure(`${size} orders`)
  }
  const before = await sizesOfOrders(deps.db)
  const archived = await archive(harness)
  await vacuumTrades(deps.db)
  await measure('archived')
  console.table(figures)
  console.log({ archived, before, after: await sizesOfOrders(deps.db) })
  await writeResult('history', {
    measured: 'median milliseconds of one call',
    shops: SHOPS,
    figures,
    archived,
    megabytes: { before, after: await sizesOfOrders(deps.db) },
  })
}

export const bench = (): Promise<void> => onPostgres(run, { demo: true })
