import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.ts'

export type Postgres = {
  url: string
  /** `fast` ends every connection in order, `immediate` is a crash. Resolves when it answers again. */
  restart: (mode: 'fast' | 'immediate') => Promise<void>
  /** The two halves of a restart. */
  halt: (mode: 'fast' | 'immediate') => Promise<void>
  start: () => Promise<void>
  /** The server's own process and its children. */
  pids: () => number[]
  stop: () => Promise<void>
  /** Another server that follows this one, by streaming; of one that was started `followed`. */
  follow: () => Promise<Postgres>
}

function programs(): string | undefined {
  const base = '/usr/lib/postgresql'
  if (!existsSync(base)) return undefined
  return readdirSync(base)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(base, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
}

/** Below those the system lends to outgoing connections, one of which might take it before it is used. */
const ports = { first: 10_000, count: 20_000 }

export async function freePort(): Promise<number> {
  for (;;) {
    const port = ports.first + randomInt(ports.count)
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    await new Promise((resolve) => probe.close(resolve))
    if (isFree) return port
  }
}

/**
 * A PostgreSQL server of its own in a temporary folder, run by a user who is not root; null where its programs are missing.
 * It is quick and forgets its last commits in a crash, unless it is `faithful`. Of its `memory` it takes what it fills.
 */
export async function startPostgres({ faithful = false, followed = false, memory = '256MB' } = {}): Promise<Postgres | null> {
  const bin = programs()
  if (!bin) return null
  const place = await makePlace(bin)
  if (place === null) return null
  const shape = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  const made = await place.run('initdb', ['-D', place.data, ...shape])
  if (made.code !== 0) throw new Error(`PostgreSQL was not made: ${made.output.trim()}`)
  // Nothing of it need survive the machine's crash.
  const careless = `-c fsync=off -c synchronous_commit=${faithful ? 'on' : 'off'} -c full_page_writes=off`
  const log = followed ? '-c wal_level=replica -c max_wal_senders=4' : '-c wal_level=minimal -c max_wal_senders=0'
  return startIn(place, `${careless} ${log} -c max_wal_size=4GB -c shared_buffers=${memory} -c max_connections=120`)
}

type Place = {
  readonly folder: string
  readonly data: string
  readonly port: number
  readonly run: (program: string, args: string[]) => ReturnType<typeof run>
}

async function makePlace(bin: string): Promise<Place | null> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-pg-'))
  const isRoot = process.getuid?.() === 0
  const asUser = (program: string, args: string[]): ReturnType<typeof run> =>
    isRoot
      ? run('runuser', ['-u', 'postgres', '--', join(bin, program), ...args], { quiet: true, cwd: '/' })
      : run(join(bin, program), args, { quiet: true, cwd: '/' })
  if (isRoot) {
    const ids = await run('id', ['-u', 'postgres'], { quiet: true })
    if (ids.code !== 0) return null
    chownSync(folder, Number(ids.output.trim()), -1)
  }
  return { folder, data: join(folder, 'data'), port: await freePort(), run: asUser }
}

async function startIn(place: Place, settings: string): Promise<Postgres> {
  const { folder, data, port } = place
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} ${settings}`
  const control = async (...words: string[]): Promise<void> => {
    const done = await place.run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, ...words])
    if (done.code !== 0) throw new Error(`PostgreSQL did not ${words.at(-1)}: ${done.output.trim()}`)
  }
  await control('start')
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: (mode) => control('-m', mode, 'restart'),
    halt: (mode) => control('-m', mode, 'stop'),
    start: () => control('start'),
    pids: () => processesOf(data),
    stop: async () => {
      await place.run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
    follow: () => startFollower(port, settings),
  }
}

async function startFollower(leader: number, settings: string): Promise<Postgres> {
  const bin = programs()
  const place = bin === undefined ? null : await makePlace(bin)
  if (place === null) throw new Error('PostgreSQL has no place to follow in')
  const source = ['-h', '127.0.0.1', '-p', String(leader), '-U', 'postgres']
  const made = await place.run('pg_basebackup', [...source, '-D', place.data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'])
  if (made.code !== 0) throw new Error(`PostgreSQL was not copied: ${made.output.trim()}`)
  return startIn(place, settings)
}

function processesOf(data: string): number[] {
  const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  return [
    first,
    ...readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && parentOf(name) === first)
      .map(Number),
  ]
}

function parentOf(pid: string): number | null {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return null
  }
}
