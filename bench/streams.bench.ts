import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { userBody } from '../gateway/src/testing/bodies.ts'
import { inRoot } from '../scripts/lib/paths.ts'
import { cpuNanoseconds, end, megabytes, start } from './gateway/process.ts'
import { loadNow } from './onPostgres.ts'
import { writeResult } from './result.ts'

const SUBSCRIPTIONS = 5_000
const MOST_KB = 40
const MOST_MS = 500
const RUNS = 3
const WARM = 200
const WARM_TOLD = 50
/** Of a run; the gateway collects its garbage during some of them. */
const TELLINGS = 5
/** So long it is left alone before its memory is read: what opening them left behind is collected meanwhile. */
const REST_MS = 20_000
const QUERY = 'subscription { changes { __typename ... on FavoriteChanged { goodsID } } }'
/** As deploy/ starts it, but for what one address may ask. */
const GATEWAY = ['--max-semi-space-size=16', inRoot('gateway/src/main.ts')]
const BOUNDS = {
  RATE_PER_ADDRESS: '0',
  RATE_PER_SESSION: '0',
  CONNECTIONS_PER_ADDRESS: '0',
  GATEWAY_SECRET: 'bench-streams-secret-bench-streams',
}

/** Milliseconds until the first, half and all have heard of a change, and of the gateway's processor. */
interface Telling {
  readonly first: number
  readonly half: number
  readonly all: number
  readonly cpu: number
}
interface Run {
  readonly kb: number
  readonly tellings: readonly Telling[]
  readonly load: number
}

/** A marketplace in which each session is a member of its own, and which tells of what the benchmark says. */
class Upstream {
  readonly #server = createServer((req, res) => this.#answer(req, res))
  readonly #streams = new Set<ServerResponse>()
  #told = 0

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Tells these members, each in a subscription of their own. */
  tell(from: number, to: number): void {
    let text = ''
    for (let nth = from; nth < to; nth++) {
      const data = JSON.stringify({ member_id: String(nth), topic: 'favorite', id: '1', version: 1 })
      text += `id: 1-${++this.#told}\nevent: change\ndata: ${data}\n\n`
    }
    for (const stream of this.#streams) stream.write(text)
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #answer({ url, headers }: IncomingMessage, res: ServerResponse): void {
    const path = url?.split('?')[0]
    if (path === '/api/events') {
      res.writeHead(200, { 'content-type': 'text/event-stream' }).write(`id: 1-${this.#told}\nevent: ready\ndata: {}\n\n`)
      this.#streams.add(res)
      res.once('close', () => this.#streams.delete(res))
      return
    }
    const member = /member-(\d+)/.exec(`${headers.authorization} ${headers.cookie}`)?.[1] ?? '0'
    const data = path === '/api/user/base' ? userBody({ member_id: member }) : null
    res.writeHead(data === null ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify({ code: 200, message: '', data }))
  }
}

/** One subscription; `onText` hears what comes, the beginning included. */
function subscribe(url: string, nth: number, onText: (text: string) => void): Promise<void> {
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer member-${nth}` }
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/graphql`, { method: 'POST', agent: false, headers }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`a subscription was answered ${answer.statusCode}`))
      answer.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('StreamBegan')) resolve()
        onText(text)
      })
      answer.on('error', () => undefined)
    })
    sent.once('error', reject)
    sent.end(JSON.stringify({ query: QUERY }))
  })
}

async function runOnce(): Promise<Run> {
  const upstream = new Upstream()
  const load = loadNow()
  const gateway = await start(
    process.execPath,
    GATEWAY,
    { API_URL: await upstream.listen(), PORT: '0', LOG_LEVEL: 'error', ...BOUNDS },
    inRoot(),
  )
  if (gateway === null) throw new Error('the gateway did not start')
  const url = `http://127.0.0.1:${gateway.port}`
  let heard: number[] = []
  let all = Promise.withResolvers<void>()
  const hear = (text: string): void => {
    if (!text.includes('FavoriteChanged')) return
    heard.push(performance.now())
    if (heard.length === SUBSCRIPTIONS) all.resolve()
  }
  const tellAll = async (): Promise<Telling> => {
    heard = []
    all = Promise.withResolvers()
    const [told, cpu] = [performance.now(), cpuNanoseconds(gateway.process)]
    upstream.tell(0, SUBSCRIPTIONS)
    await all.promise
    const after = (nth: number): number => Math.round((heard[nth - 1] ?? Number.NaN) - told)
    const used = Math.round((cpuNanoseconds(gateway.process) - cpu) / 1e6)
    return { first: after(1), half: after(SUBSCRIPTIONS / 2), all: after(SUBSCRIPTIONS), cpu: used }
  }
  try {
    // Those before the count make what is made once: compiled code, pools. They hear as much as a gateway in service has told.
    for (let nth = 0; nth < WARM; nth++) await subscribe(url, SUBSCRIPTIONS + nth, () => undefined)
    for (let told = 0; told < WARM_TOLD; told++) {
      upstream.tell(SUBSCRIPTIONS, SUBSCRIPTIONS + WARM)
      await pause(100)
    }
    await pause(REST_MS)
    const before = megabytes(gateway.process)
    for (let nth = 0; nth < SUBSCRIPTIONS; nth += 50)
      await Promise.all(Array.from({ length: 50 }, (_, more) => subscribe(url, nth + more, hear)))
    await pause(REST_MS)
    const kb = ((megabytes(gateway.process) - before) * 1_024) / SUBSCRIPTIONS
    const tellings: Telling[] = []
    for (let nth = 0; nth < TELLINGS; nth++) {
      tellings.push(await tellAll())
      await pause(1_000)
    }
    return { kb: Math.round(kb * 10) / 10, tellings, load }
  } finally {
    await end(gateway.process)
    upstream.close()
  }
}

/** `npm run bench -- streams`: what open subscriptions weigh, and how long news for everybody is on its way. */
export async function bench(): Promise<void> {
  const runs: Run[] = []
  for (let nth = 1; nth <= RUNS; nth++) {
    const run = await runOnce()
    runs.push(run)
    console.log(`Run ${nth}: ${run.kb} kB each, all told after ${run.tellings.map(({ all }) => all).join(', ')} ms, load ${run.load}`)
  }
  const text = report(runs)
  console.log(`\n${text}`)
  await writeFile(inRoot('bench/results/streams.md'), text)
  await writeResult('streams', { subscriptions: SUBSCRIPTIONS, bars: { kb: MOST_KB, ms: MOST_MS }, runs })
}

function report(runs: readonly Run[]): string {
  const row = (title: string, values: readonly number[], bar: number | null): string => {
    const sorted = values.toSorted((a, b) => a - b)
    const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
    const verdict = bar === null ? '– | –' : `${bar} | ${median <= bar ? 'reached' : 'missed'}`
    return `| ${title} | ${median} (${sorted[0]} to ${sorted.at(-1)}) | ${verdict} |`
  }
  const told = (what: keyof Telling): number[] => runs.flatMap(({ tellings }) => tellings.map((telling) => telling[what]))
  return `# Open subscriptions

${SUBSCRIPTIONS} members each with one stream of server-sent events open to one gateway, then a change for every one of them at once,
told by the marketplace in one write, ${TELLINGS} times. Resident memory counted beyond ${WARM} others, who heard ${WARM_TOLD} changes
each before, both after ${REST_MS / 1_000} s of rest; times from that write to the client's ear, the clients on the same
${cpus().length} cores. Medians of ${runs.length} runs and their spread, load before ${runs.map(({ load }) => load).join(', ')}.
A gateway that has told of nothing yet holds some 50 kB for each, and takes twice as long to tell. \`npm run bench -- streams\`

| | measured | bar | |
|---|---:|---:|---|
${row(
  'kB of the gateway a subscription',
  runs.map(({ kb }) => kb),
  MOST_KB,
)}
${row('the first hears after, ms', told('first'), null)}
${row('half have heard after, ms', told('half'), null)}
${row('all have heard after, ms', told('all'), MOST_MS)}
${row('processor of the gateway for it, ms', told('cpu'), null)}
`
}
