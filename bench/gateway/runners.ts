import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../../scripts/lib/paths.ts'
import { freePort } from '../../scripts/lib/postgres.ts'
import type { Ask } from './load.ts'
import type { Peer } from './peers.ts'
import { start, type Running } from './process.ts'
import { questions, type Question } from './questions.ts'

export interface Runner extends Running {
  readonly name: string
  readonly title: string
  readonly ask: (question: Question) => Ask
}

/** Where the upstream tells how many calls were made. */
export const CALLS = '/calls'

/** As deploy/ starts it: without a bound the young generation alone grows to 128 MiB, of which little is ever alive. */
const GATEWAY = ['--max-semi-space-size=16', inRoot('gateway/src/main.ts')]

const inFull =
  ({ text, variables }: Question): Ask =>
  (nth) =>
    JSON.stringify({ query: text, variables: variables(nth) })
const byId =
  ({ text, variables }: Question): Ask =>
  (nth) =>
    JSON.stringify({ doc_id: idOf(text), variables: variables(nth) })

function idOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

export async function startUpstream(folder: string, bodies: Readonly<Record<string, string>>): Promise<Running> {
  const file = join(folder, 'bodies.json')
  writeFileSync(file, JSON.stringify(bodies))
  const upstream = await start(process.execPath, [inRoot('bench/gateway/upstream.ts'), file], {}, inRoot())
  if (upstream === null) throw new Error('the upstream did not start')
  return { process: upstream.process, url: `http://127.0.0.1:${upstream.port}` }
}

/** Our gateway as it is started in production, asked in both ways it knows: by a trusted document's id and in full. */
export async function startOurs(folder: string, upstream: string): Promise<Runner[]> {
  writeFileSync(join(folder, 'persisted.json'), JSON.stringify(Object.fromEntries(questions.map(({ text }) => [idOf(text), text]))))
  const env = { API_URL: upstream, PORT: '0', STOREFRONT_DIR: folder, LOG_LEVEL: 'info', RATE_PER_ADDRESS: '1000000' }
  const gateway = await start(process.execPath, GATEWAY, env, inRoot())
  if (gateway === null) throw new Error('our gateway did not start')
  const running = { process: gateway.process, url: `http://127.0.0.1:${gateway.port}/graphql` }
  return [
    { ...running, name: 'ours', title: 'ours, trusted document', ask: byId },
    { ...running, name: 'ours in full', title: 'ours, document in full', ask: inFull },
  ]
}

export async function startPeer(peer: Peer, folder: string, upstream: string): Promise<Runner | null> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}${peer.path}`
  const env = { UPSTREAM: upstream, PORT: String(port), ...peer.env }
  const program = join(folder, peer.program)
  const started = peer.program.endsWith('.mjs')
    ? await start(process.execPath, [program], env, folder)
    : await startTailcall(program, folder, env, url)
  return started === null ? null : { process: started.process, url, name: peer.name, title: peer.title, ask: inFull }
}

function startTailcall(program: string, folder: string, env: { UPSTREAM: string; PORT: string }, url: string): ReturnType<typeof start> {
  const config = join(folder, 'filled.graphql')
  writeFileSync(
    config,
    readFileSync(join(folder, 'tailcall.graphql'), 'utf8').replaceAll(/^(?!#).*$/gm, (line) =>
      line.replaceAll('UPSTREAM', env.UPSTREAM).replaceAll('PORT', env.PORT),
    ),
  )
  return start(
    program,
    ['start', config],
    { TC_TELEMETRY: 'false', TAILCALL_TRACKER: 'false', DO_NOT_TRACK: '1', TAILCALL_LOG_LEVEL: 'error' },
    folder,
    url,
  )
}
