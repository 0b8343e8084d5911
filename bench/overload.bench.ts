import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStorefront } from '../scripts/lib/build.ts'
import { inRoot } from '../scripts/lib/paths.ts'
import { end, start } from './gateway/process.ts'
import { record } from './gateway/recorded.ts'
import { startUpstream } from './gateway/runners.ts'
import { writeResult } from './result.ts'

const RUNS = 3
const SECONDS = 6
const TICK_MS = 5
const CONNECTIONS = 16
/**
 * A page costs the gateway far more to render than the sender to ask for,
 * so that one process can ask for three times what another can carry.
 */
const PAGE = '/list'

interface Seen {
  readonly status: number
  readonly ms: number
}
interface Stage {
  readonly times: number
  readonly admitted: number
  readonly refusedShare: number
  readonly failed: number
  readonly p50: number
  readonly p99: number
  readonly refusedP99: number
}
interface Run {
  readonly capacity: number
  readonly stages: readonly Stage[]
  readonly unbounded: Stage
  readonly load: number
}

/**
 * `npm run bench -- overload`: what those who are let in wait for, while
 * one, two and three times as much is asked as one gateway can carry.
 */
export async function bench(): Promise<void> {
  if (!(await buildStorefront())) throw new Error('the storefront cannot be built')
  const folder = mkdtempSync(join(tmpdir(), 'bench-overload-'))
  const upstream = await startUpstream(folder, await record())
  try {
    const runs: Run[] = []
    for (let nth = 1; nth <= RUNS; nth++) {
      console.log(`Run ${nth} of ${RUNS} …`)
      runs.push(await runOnce(upstream.url))
    }
    const text = markdown(runs)
    console.log(`\n${text}`)
    writeFileSync(inRoot('bench/results/overload.md'), text)
    await writeResult('overload', { runs })
  } finally {
    await end(upstream.process)
    rmSync(folder, { recursive: true })
  }
}

/** What one can carry is measured where nobody is refused. */
async function runOnce(upstream: string): Promise<Run> {
  const load = loadavg()[0] ?? 0
  const { capacity, unbounded } = await withGateway(upstream, { OPERATIONS_AT_ONCE: '0' }, async (url) => {
    await carry(url)
    const perSecond = await carry(url)
    return { capacity: perSecond, unbounded: await press(url, perSecond, 3) }
  })
  const stages = await withGateway(upstream, {}, async (url) => {
    await press(url, capacity, 1)
    return [await press(url, capacity, 1), await press(url, capacity, 2), await press(url, capacity, 3)]
  })
  return { capacity: Math.round(capacity), stages, unbounded, load }
}

async function withGateway<T>(upstream: string, env: Readonly<Record<string, string>>, work: (url: string) => Promise<T>): Promise<T> {
  const bounds = { RATE_PER_ADDRESS: '0', RATE_PER_SESSION: '0', CONNECTIONS_PER_ADDRESS: '0' }
  const gateway = await start(
    process.execPath,
    [inRoot('gateway/src/main.ts')],
    { API_URL: upstream, PORT: '0', LOG_LEVEL: 'error', ...bounds, ...env },
    inRoot(),
  )
  if (gateway === null) throw new Error('the gateway did not start')
  try {
    return await work(`http://127.0.0.1:${gateway.port}${PAGE}`)
  } finally {
    await end(gateway.process)
  }
}

/** Pages a second for a few who each wait for theirs before they ask again. */
async function carry(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const started = performance.now()
  let done = 0
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - started < SECONDS * 1_000) {
        const { status } = await send(url, agent, done)
        if (status !== 200) throw new Error(`a page answered ${status}`)
        done += 1
      }
    }),
  )
  agent.destroy()
  return (done / (performance.now() - started)) * 1_000
}

/** Sends at a fixed rate, whatever comes back. */
async function press(url: string, capacity: number, times: number): Promise<Stage> {
  const agent = new Agent({ keepAlive: true })
  const rate = (capacity * times) / 1_000
  const started = performance.now()
  const sent: Promise<Seen>[] = []
  while (performance.now() - started < SECONDS * 1_000) {
    while (sent.length < (performance.now() - started) * rate) sent.push(send(url, agent, sent.length))
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  const seen = await Promise.all(sent)
  agent.destroy()
  const admitted = seen.filter(({ status }) => status === 200)
  const refused = seen.filter(({ status }) => status === 503)
  return {
    times,
    admitted: Math.round(admitted.length / SECONDS),
    refusedShare: refused.length / seen.length,
    failed: seen.length - admitted.length - refused.length,
    p50: part(admitted, 0.5),
    p99: part(admitted, 0.99),
    refusedP99: part(refused, 0.99),
  }
}

/** Each as another member, so that no two requests can share an answer. */
function send(url: string, agent: Agent, nth: number): Promise<Seen> {
  return new Promise((resolve) => {
    const sentAt = performance.now()
    const done = (status: number): void => resolve({ status, ms: performance.now() - sentAt })
    const sending = request(url, { agent, headers: { accept: 'text/html', authorization: `Bearer member-${nth}` } }, (response) => {
      response.resume()
      response.once('end', () => done(response.statusCode ?? 0))
      response.once('error', () => done(0))
    })
    sending.once('error', () => done(0))
    sending.end()
  })
}

const part = (seen: readonly Seen[], share: number): number =>
  Math.round(seen.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(seen.length * share)] ?? 0)

function markdown(runs: readonly Run[]): string {
  const spread = (values: readonly number[]): string => {
    const sorted = values.toSorted((a, b) => a - b)
    return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]} to ${sorted.at(-1)})`
  }
  const row = (title: string, stages: readonly Stage[]): string =>
    `| ${[title, spread(stages.map(({ admitted }) => admitted)), spread(stages.map(({ refusedShare }) => Math.round(refusedShare * 100))), spread(stages.map(({ p50 }) => p50)), spread(stages.map(({ p99 }) => p99)), spread(stages.map(({ refusedP99 }) => refusedP99)), spread(stages.map(({ failed }) => failed))].join(' | ')} |`
  const rows = [1, 2, 3].map((times, at) =>
    row(
      `${times} ×`,
      runs.flatMap(({ stages }) => stages[at] ?? []),
    ),
  )
  const loads = runs.map(({ load }) => Math.round(load * 10) / 10)
  return `# What a gateway does with more than it can carry

One gateway before a constant upstream renders the list of goods, each time for another member: first for ${CONNECTIONS} who wait for
their pages, which gives what it can carry, then at a fixed rate that waits for nobody, ${SECONDS} s each. Median of ${RUNS}
runs and their spread; ${cpus().length} cores, shared with upstream and sender, load ${spread(loads)}.
\`npm run bench -- overload\` measures again. The bar: p99 of those let in below 1000 ms at three times the load.

It can carry ${spread(runs.map(({ capacity }) => capacity))} a second.

| asked | let in a second | refused % | p50 ms | p99 ms | p99 of a refusal ms | failed |
|---|---:|---:|---:|---:|---:|---:|
${rows.join('\n')}
${row(
  '3 ×, without the bound',
  runs.map(({ unbounded }) => unbounded),
)}
`
}
