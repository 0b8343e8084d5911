import { writeFile } from 'node:fs/promises'
import { seedDemo } from '../api/src/seed/seed.ts'
import type { Harness } from '../api/src/testing/harness.ts'
import { addManyMembers, addManyOrders } from '../api/src/testing/manyOrders.ts'
import { addManyParcels } from '../api/src/testing/manyParcels.ts'
import { databaseName, reachOf, sentLots, sizeOf, sparingDisk, type SentLot } from '../api/src/testing/manySamples.ts'
import { inRoot } from '../scripts/lib/paths.ts'
import { cpuMeter } from './cpuTime.ts'
import { cycled, timesOf, type Ask, type Figure } from './growth.ts'
import { loadNow, onPostgres } from './onPostgres.ts'
import { writeResult } from './result.ts'

/** Orders of which the lines are 1, 2 and 4 millions. */
const SIZES = [308_000, 616_000, 1_232_000] as const
const SHOPS = 10_000
const BAR = 1_000
/** What the office waits for while it looks for an order. */
const OFFICE_BAR = 100

interface Stage {
  readonly lines: number
  readonly megabytes: number
  readonly figures: Readonly<Record<string, Figure>>
}

/** Calls a lot back, which finds its holders and tells each of them; then the report reads them again. */
function recalls({ deps, client }: Harness, lots: readonly SentLot[]): { open: Ask['ask']; report: Ask['ask'] } {
  const office = client({ authorization: `Bearer ${deps.settings.erpToken}` })
  const next = lots.values()
  let last = ''
  const open = async (): Promise<void> => {
    const { goodsId, lot } = next.next().value ?? { goodsId: 0, lot: '' }
    const answer = await office.post('/api/erp/recall', {
      staff: '王质管',
      client_key: `bench-${goodsId}-${lot}`,
      level: '2',
      reason: '含量测定不合格',
      instruction: '立即停售并隔离',
      'lots[0][goods_id]': String(goodsId),
      'lots[0][lot]': lot,
    })
    if (answer.status !== 200) throw new Error(`the recall answered ${answer.status}: ${String(answer.message)}`)
    last = (answer.data as { id: string }).id
  }
  const report = async (): Promise<void> => {
    const { status } = await office.get(`/api/erp/recall/${last}`)
    if (status !== 200) throw new Error(`the report answered ${status}`)
  }
  return { open, report }
}

async function asksOf(harness: Harness): Promise<Ask[]> {
  const { deps } = harness
  const client = harness.client()
  const login = await client.post('/api/auth/login', { username: 'demo', password: 'Demo-2026' })
  if (login.status !== 200) throw new Error('the demo account cannot log in')
  const staff = harness.client({ authorization: `Bearer ${deps.settings.erpToken}` })
  const get = (from: typeof client, url: string) => async (): Promise<void> => {
    const { status } = await from.get(url)
    if (status !== 200) throw new Error(`${url} answered ${status}`)
  }
  const [small, big] = [recalls(harness, await sentLots(deps.db, 'small')), recalls(harness, await sentLots(deps.db, 'big'))]
  const company = cycled(Array.from({ length: 40 }, (_, nth) => encodeURIComponent(`批量药房第${nth * 97 + 3}号`)))
  const orders = (query: string) => get(staff, `/api/erp/order?${query}`)
  return [
    { name: 'a lot of the usual size called back', calls: 5, bar: BAR, ask: small.open },
    { name: 'its holders', calls: 5, bar: BAR, ask: small.report },
    { name: 'a lot that nearly all got called back', calls: 2, bar: null, ask: big.open },
    { name: 'its holders, all', calls: 3, bar: BAR, ask: big.report },
    { name: 'office: orders', calls: 10, bar: OFFICE_BAR, ask: orders('status=all') },
    { name: 'office: by the head of a number', calls: 10, bar: OFFICE_BAR, ask: orders('status=all&keywords=77777777777771') },
    { name: 'office: by a whole number', calls: 10, bar: OFFICE_BAR, ask: orders('status=all&keywords=77777777777771100000') },
    { name: 'office: by a company', calls: 10, bar: OFFICE_BAR, ask: () => orders(`status=all&keywords=${company()}`)() },
    { name: 'office: by a word in vain', calls: 10, bar: OFFICE_BAR, ask: orders(`status=all&keywords=${encodeURIComponent('没有这样')}`) },
    { name: 'office: orders, page 1,000', calls: 5, bar: OFFICE_BAR, ask: orders('status=all&page=1000') },
    { name: 'buyer: overview', calls: 10, bar: null, ask: get(client, '/api/user/overview') },
  ]
}

async function stageOf(harness: Harness): Promise<Stage> {
  const { db } = harness.deps
  const { rows: lines, megabytes } = await sizeOf(db, 'order_line', 'orders', 'shipment', 'shipment_line', 'goods_batch')
  const figures: Record<string, Figure> = {}
  for (const ask of await asksOf(harness)) {
    const figure = await timesOf(ask, cpuMeter(await databaseName(db)))
    figures[ask.name] = figure
    console.log(
      `${String(lines).padStart(9)} lines  ${ask.name.padEnd(40)} p50 ${figure.p50} p95 ${figure.p95} (${figure.runs.join(', ')}) cpu ${figure.cpu50}, ${figure.cpu95} load ${figure.load}`,
    )
  }
  return { lines, megabytes, figures }
}

async function run(harness: Harness): Promise<void> {
  const { deps } = harness
  const { db } = deps
  await sparingDisk(db)
  await seedDemo(deps)
  await addManyMembers(db, SHOPS)
  const stages: Stage[] = []
  let from = 0
  for (const to of SIZES) {
    console.log(`${new Date().toISOString()} filling ${to} orders, load ${loadNow()}`)
    await addManyOrders(db, { from, to, all: SIZES[2], now: deps.clock.now() })
    await addManyParcels(db, { from, to })
    from = to
    stages.push(await stageOf(harness))
    await told(stages, await reachesOf(harness))
  }
}

interface Reach {
  readonly lines: number
  readonly shops: number
}

async function reachesOf({ deps: { db } }: Harness): Promise<{ small: Reach; big: Reach }> {
  const [small, big] = [(await sentLots(db, 'small'))[0], (await sentLots(db, 'big'))[0]]
  if (small === undefined || big === undefined) throw new Error('no lot is left to tell of')
  return { small: await reachOf(db, small), big: await reachOf(db, big) }
}

/** What was measured so far: a bench that is stopped has told of what it reached. */
async function told(stages: readonly Stage[], reach: { readonly small: Reach; readonly big: Reach }): Promise<void> {
  await writeResult('holders', { measured: 'milliseconds of one call through the whole api', bar: BAR, shops: SHOPS, reach, stages })
  const heads = stages.map(({ lines, megabytes }) => `${(lines / 1e6).toFixed(1)} million, ${(megabytes / 1000).toFixed(1)} GB`)
  const rows = (stages[0] === undefined ? [] : Object.keys(stages[0].figures)).map((name) => {
    const cells = stages.map(({ figures }) => {
      const { p50, p95, runs, cpu50, cpu95 } = figures[name] ?? NONE
      return `${p50} / ${p95} (${runs.join(', ')}), ${cpu50} / ${cpu95}`
    })
    return `| ${name} | ${cells.join(' | ')} |`
  })
  const loads = stages.flatMap(({ figures }) => Object.values(figures).map(({ load }) => load))
  await writeFile(
    inRoot('bench/results/holders.md'),
    `# Holders of a lot among millions of order lines

${SHOPS.toLocaleString('en')} shops, orders of six years. A usual lot went out on ${reach.small.lines} lines to ${reach.small.shops} shops, the largest on ${reach.big.lines} to ${reach.big.shops}. Milliseconds of one call through the whole api: median / 95th percentile (that of each of three runs), then the processor time of api and database together, median / 95th percentile: what an idle machine would need. Load while measuring: ${Math.min(...loads)} to ${Math.max(...loads)} on two cores. The bars: holders within ${BAR} ms, the office's search within ${OFFICE_BAR}. \`npm run bench -- holders\`

| call | ${heads.join(' | ')} |
|---|${'---|'.repeat(stages.length)}
${rows.join('\n')}
`,
  )
}

const NONE: Figure = { p50: 0, p95: 0, runs: [], cpu50: 0, cpu95: 0, load: 0 }

export const bench = (): Promise<void> => onPostgres(run)
