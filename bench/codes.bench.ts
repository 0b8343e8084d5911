import { writeFile } from 'node:fs/promises'
import { inTransaction } from '../api/src/db/transaction.ts'
import { lockPieces } from '../api/src/modules/trace/lockPieces.ts'
import { seedDemo } from '../api/src/seed/seed.ts'
import type { Harness } from '../api/src/testing/harness.ts'
import { addManyMembers, addManyOrders } from '../api/src/testing/manyOrders.ts'
import { addManyCodes, addManyParcels } from '../api/src/testing/manyParcels.ts'
import { databaseName, ownCodedOrders, sampleCodes, sentLots, sizeOf, sparingDisk } from '../api/src/testing/manySamples.ts'
import { inRoot } from '../scripts/lib/paths.ts'
import { cpuMeter } from './cpuTime.ts'
import { cycled, grownTo, timesOf, type Ask, type Figure } from './growth.ts'
import { loadNow, onPostgres } from './onPostgres.ts'
import { writeResult } from './result.ts'

/** Orders of which the codes are 2, 4 and 8 millions. */
const SIZES = [14_400, 28_800, 57_600] as const
/** Every box of a wholesaler in the years that law has them kept. */
const FULL = 86_000_000
const SHOPS = 2_000
const BAR = 20

interface Stage {
  readonly codes: number
  readonly megabytes: number
  readonly figures: Readonly<Record<string, Figure>>
}

async function asksOf(harness: Harness): Promise<Ask[]> {
  const { deps } = harness
  const client = harness.client()
  const login = await client.post('/api/auth/login', { username: 'demo', password: 'Demo-2026' })
  if (login.status !== 200) throw new Error('the demo account cannot log in')
  const staff = harness.client({ authorization: `Bearer ${deps.settings.erpToken}` })
  const get = (from: typeof client, url: () => string) => async (): Promise<void> => {
    const path = url()
    const { statusCode } = await from.raw(path)
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
  }
  const codes = async (level: number, state: string) => cycled(await sampleCodes(deps.db, level, state))
  const [sent, kept, whole] = [await codes(1, 'shipped'), await codes(1, 'in_stock'), await codes(3, 'in_stock')]
  const bought = cycled(await ownCodedOrders(deps.db))
  const lot = cycled((await sentLots(deps.db, 'small')).map((found) => encodeURIComponent(`${found.goodsId}=${found.lot}`)))
  return [
    { name: 'office: way of a box that was sent', calls: 100, bar: BAR, ask: get(staff, () => `/api/erp/code/${sent()}`) },
    { name: 'office: way of a box in stock', calls: 100, bar: BAR, ask: get(staff, () => `/api/erp/code/${kept()}`) },
    { name: 'office: way of a case of 200', calls: 60, bar: BAR, ask: get(staff, () => `/api/erp/code/${whole()}`) },
    {
      name: 'parcel: a case named, its boxes found and locked',
      calls: 60,
      bar: BAR,
      ask: () => inTransaction(deps, (tx) => lockPieces(tx, [whole()])),
    },
    { name: 'buyer: codes of an order', calls: 60, bar: BAR, ask: get(client, () => `/api/order/${bought()}/codes`) },
    { name: 'buyer: the same as a file', calls: 60, bar: BAR, ask: get(client, () => `/files/codes/${bought()}/csv`) },
    { name: 'inspection: a box', calls: 30, bar: null, ask: get(staff, () => `/api/erp/inspection/code/${sent()}`) },
    { name: 'inspection: a case', calls: 15, bar: null, ask: get(staff, () => `/api/erp/inspection/code/${whole()}`) },
    { name: 'inspection: a lot', calls: 2, bar: null, ask: get(staff, () => `/api/erp/inspection/lot/${lot()}`) },
  ]
}

async function stageOf(harness: Harness): Promise<Stage> {
  const { rows: codes, megabytes } = await sizeOf(harness.deps.db, 'trace_code', 'trace_step', 'parcel_code')
  const [figures, cpu]: [Record<string, Figure>, () => number] = [{}, cpuMeter(await databaseName(harness.deps.db))]
  for (const ask of await asksOf(harness)) {
    const figure = await timesOf(ask, cpu)
    figures[ask.name] = figure
    console.log(
      `${String(codes).padStart(9)} codes  ${ask.name.padEnd(50)} p50 ${figure.p50} p95 ${figure.p95} (${figure.runs.join(', ')}) cpu ${figure.cpu50}, ${figure.cpu95} load ${figure.load}`,
    )
  }
  return { codes, megabytes, figures }
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
    console.log(`${new Date().toISOString()} filling ${to} orders with their codes, load ${loadNow()}`)
    await addManyOrders(db, { from, to, all: SIZES[2], now: deps.clock.now() })
    await addManyParcels(db, { from, to })
    await addManyCodes(db, { from, to })
    from = to
    stages.push(await stageOf(harness))
    await told(stages)
  }
}

interface Row {
  readonly name: string
  readonly bar: number | null
  readonly stages: readonly Figure[]
  /** Processor time of the median at the full size. */
  readonly grown: number
}

function rowsOf(stages: readonly Stage[]): Row[] {
  return Object.keys(stages[0]?.figures ?? {}).map((name) => {
    const figures = stages.flatMap(({ codes, figures: all }) => (all[name] === undefined ? [] : [{ codes, ...all[name] }]))
    const points = figures.map(({ codes, cpu50 }) => [codes, cpu50] as const)
    const bar = name.startsWith('inspection') ? null : BAR
    return { name, bar, stages: figures, grown: Math.max(grownTo(FULL, points), points.at(-1)?.[1] ?? 0) }
  })
}

/** What was measured so far: a bench that is stopped has told of what it reached. */
async function told(stages: readonly Stage[]): Promise<void> {
  const rows = rowsOf(stages)
  await writeResult('codes', { measured: 'milliseconds of one call through the whole api', bar: BAR, full: FULL, stages })
  await writeFile(inRoot('bench/results/codes.md'), report(stages, rows))
  const missed = rows.filter(({ bar, stages: figures }) => bar !== null && figures.some(({ p95 }) => p95 > bar))
  console.log(missed.length === 0 ? `All reached ${BAR} ms.` : `Not reached: ${missed.map(({ name }) => name).join('; ')}`)
  process.exitCode = missed.length === 0 ? 0 : 1
}

function report(stages: readonly Stage[], rows: readonly Row[]): string {
  const heads = stages.map(({ codes, megabytes }) => `${(codes / 1e6).toFixed(1)} million, ${(megabytes / 1000).toFixed(1)} GB`)
  const loads = stages.map(({ figures }) => Object.values(figures).map(({ load }) => load))
  const lines = rows.map(({ name, stages: figures, grown, bar }) => {
    const cells = figures.map(({ p50, p95, runs, cpu50, cpu95 }) => `${p50} / ${p95} (${runs.join(', ')}), ${cpu50} / ${cpu95}`)
    return `| ${name} | ${cells.join(' | ')} | ${stages.length > 1 ? grown : '–'} | ${bar ?? '–'} |`
  })
  return `# Trace codes by the million

Boxes in packs of 10 in cases of 200, 55 % of each lot sent with parcels, each with its way. Milliseconds of one call through the whole api: median / 95th percentile (that of each of three runs), then the processor time of api and database together, median / 95th percentile: what an idle machine would need. Load while measuring: ${loads.map((some) => `${Math.min(...some)} to ${Math.max(...some)}`).join(', ')} on two cores. Growth: processor time of the median at 86 million, by the logarithm through all stages, no less than at the last of them. \`npm run bench -- codes\`

| call | ${heads.join(' | ')} | 86 million | bar |
|---|${'---|'.repeat(stages.length)}---:|---:|
${lines.join('\n')}
`
}

export const bench = (): Promise<void> => onPostgres(run)
