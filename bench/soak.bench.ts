import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildStorefront } from '../scripts/lib/build.ts'
import { Server } from '../scripts/lib/child.ts'
import { inRoot } from '../scripts/lib/paths.ts'
import { freePort, startPostgres } from '../scripts/lib/postgres.ts'
import { GraphQLClient } from '../tests/support/graphqlClient.ts'
import { openInspector } from '../tests/support/inspector.ts'
import { readStream } from '../tests/support/readStream.ts'
import { added, SHELVED, type Shelved } from '../tests/support/shopper.ts'
import { megabytes } from './gateway/process.ts'
import { loadNow } from './onPostgres.ts'
import { writeResult } from './result.ts'

const MINUTES = 60
const LOOKS = 12
/** A visit begins so often, whether those before it have ended or not. */
const EACH_MS = 500
/** What the last quarter may hold more than the second, in parts of it. */
const MOST_GROWTH = 0.05

const ADD = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { lines { lineID } } } }'
const DROP = 'mutation ($input: DeleteCartLinesInput!) { deleteCartLines(input: $input) { cart { lineCount } } }'

interface Look {
  readonly minute: number
  readonly visits: number
  readonly apiHeap: number
  readonly apiMemory: number
  readonly gatewayHeap: number
  readonly gatewayMemory: number
}
type Part = { readonly server: Server; readonly heap: Awaited<ReturnType<typeof openInspector>> }

async function open(program: string, env: Readonly<Record<string, string>>): Promise<Part> {
  const port = await freePort()
  const server = new Server(['--max-semi-space-size=16', `--inspect=127.0.0.1:${port}`, program], env, () => undefined)
  if ((await server.ready()) === null) throw new Error(`${program} did not start`)
  return { server, heap: await openInspector(port) }
}

/** Another session each time, which looks for other words, hears its own change of the cart, and leaves. */
async function visit(gateway: string, nth: number): Promise<void> {
  const client = new GraphQLClient(gateway)
  await fetch(`${gateway}/list?keyword=${encodeURIComponent(`片${nth}`)}`).then((page) => page.text())
  await client.logIn('demo')
  const { data, errors } = await client.ask<{ goodsList: { edges: { node: Shelved }[] } }>(
    `query ($after: String) { goodsList(first: 20, after: $after) { edges { node { ${SHELVED} } } } viewer { company } cartBadge }`,
  )
  const goods = data?.goodsList.edges.map(({ node }) => node).filter(({ isBuyable }) => isBuyable)
  const chosen = goods?.[nth % goods.length]
  if (chosen === undefined) throw new Error(errors?.[0]?.message ?? 'nothing can be bought')
  const stream = await readStream(gateway, 'subscription { changes { __typename } }', client.cookie)
  await stream.next()
  const answer = await client.ask<{ addToCart: { cart: { lines: { lineID: string }[] } } }>(
    ADD,
    added(chosen, Math.max(chosen.minimumQuantity, chosen.packQuantity)),
  )
  if (answer.errors?.[0] !== undefined) throw new Error(answer.errors[0].message)
  await stream.next()
  stream.leave()
  await client.ask(DROP, { input: { lineIDs: answer.data?.addToCart.cart.lines.map(({ lineID }) => lineID) } })
  await client.ask('mutation { logout { isLoggedOut } }')
}

async function look(api: Part, gateway: Part, minute: number, visits: number): Promise<Look> {
  return {
    minute,
    visits,
    apiHeap: await api.heap.heapMegabytes(),
    apiMemory: megabytes(api.server.process),
    gatewayHeap: await gateway.heap.heapMegabytes(),
    gatewayMemory: megabytes(gateway.server.process),
  }
}

/** `npm run bench -- soak [minutes]`: what the api and a gateway hold while sessions come and go. */
export async function bench([asked]: readonly string[] = []): Promise<void> {
  const minutes = Number(asked ?? MINUTES)
  if (!(await buildStorefront())) throw new Error('the storefront cannot be built')
  const postgres = await startPostgres()
  if (postgres === null) throw new Error('This benchmark needs the programs of PostgreSQL.')
  const folder = mkdtempSync(join(tmpdir(), 'bench-soak-'))
  const [apiPort, port] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const shared = { DATA_DIR: folder, LOG_LEVEL: 'error', PUBLIC_URL: url, API_PORT: String(apiPort), RATE_PER_ADDRESS: '0' }
  const api = await open('api/src/main.ts', { ...shared, DATABASE_URL: postgres.url, DEMO: '1', DEMO_AUTOPILOT_SECONDS: '0' })
  const gateway = await open('gateway/src/main.ts', { ...shared, PORT: String(port), API_URL: `http://127.0.0.1:${apiPort}` })
  const [looks, refusals, began] = [[] as Look[], new Map<string, number>(), performance.now()]
  const lasts = minutes * 60_000
  const under = new Set<Promise<void>>()
  let visits = 0
  try {
    while (looks.length <= LOOKS) {
      const at = performance.now() - began
      if (at >= (looks.length / LOOKS) * lasts) {
        looks.push(await look(api, gateway, Math.round(at / 6_000) / 10, visits))
        console.log(
          Object.values(looks.at(-1) ?? {})
            .map((figure) => Number(figure).toFixed(1))
            .join('  '),
        )
      }
      const going = visit(url, ++visits).catch((error: unknown) => {
        const words = error instanceof Error ? error.message : String(error)
        refusals.set(words, (refusals.get(words) ?? 0) + 1)
      })
      under.add(going)
      void going.then(() => under.delete(going))
      await pause(EACH_MS)
    }
    await Promise.all(under)
  } finally {
    for (const { server, heap } of [gateway, api]) {
      heap.close()
      await server.stop()
    }
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const result = { minutes, visits, load: loadNow(), refusals: Object.fromEntries(refusals), looks }
  console.log(report(result))
  await writeFile(inRoot('bench/results/soak.md'), report(result))
  await writeResult('soak', result)
}

type Result = {
  readonly minutes: number
  readonly visits: number
  readonly load: number
  readonly refusals: object
  readonly looks: readonly Look[]
}

function grown(looks: readonly Look[], pick: (look: Look) => number): number {
  const quarter = (nth: number): number => {
    const part = looks.slice(Math.ceil((looks.length * nth) / 4), Math.ceil((looks.length * (nth + 1)) / 4)).map(pick)
    return part.reduce((sum, each) => sum + each, 0) / part.length
  }
  return quarter(3) / quarter(1) - 1
}

function report({ minutes, visits, load, refusals, looks }: Result): string {
  const row = (title: string, pick: (look: Look) => number): string => {
    const growth = grown(looks, pick)
    const verdict = growth <= MOST_GROWTH ? 'none' : 'grows'
    return `| ${title} | ${looks.map((each) => Math.round(pick(each))).join(' ')} | ${(growth * 100).toFixed(1)} % | ${verdict} |`
  }
  return `# Memory while sessions come and go

\`npm run bench -- soak\`: ${minutes} minutes, ${visits} visits of a session each (log in, look for other words, a page, a stream,
a change of the cart and its news, log out), the api on PostgreSQL and one gateway, load ${load} at the end. The heap is what is
left after everything that can be collected has been; growth is the last quarter against the second, at most ${MOST_GROWTH * 100} %.
Refused or failed: ${JSON.stringify(refusals)}.

| MB | at the beginning and every twelfth of the time | growth | |
|---|---|---:|---|
${row('heap of the api', ({ apiHeap }) => apiHeap)}
${row('memory of the api', ({ apiMemory }) => apiMemory)}
${row('heap of the gateway', ({ gatewayHeap }) => gatewayHeap)}
${row('memory of the gateway', ({ gatewayMemory }) => gatewayMemory)}
`
}
