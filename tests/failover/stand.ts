import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openPostgres } from '../../api/src/db/postgres.ts'
import { inRoot } from '../../scripts/lib/paths.ts'
import { freePort } from '../../scripts/lib/postgres.ts'
import { run } from '../../scripts/lib/run.ts'

const PASSWORD = 'a-password-of-the-stand'
const BIN = '/usr/lib/postgresql'

type Env = Readonly<Record<string, string>>

/** A program of the stand, with all that it has started. */
class Program {
  readonly child: ChildProcess
  readonly #words: string[] = []

  constructor(command: readonly string[], env: Env = {}) {
    const [program = '', ...args] = command
    this.child = spawn(program, args, { cwd: '/', env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (data: Buffer) => {
        this.#words.push(data.toString())
        if (this.#words.length > 200) this.#words.shift()
      })
  }

  get lastWords(): string {
    return this.#words.join('')
  }

  /** At once, as when its machine loses power. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const over = once(this.child, 'exit')
    process.kill(-(this.child.pid ?? 0), 'SIGKILL')
    await over
  }
}

/** A machine of the database: Patroni and the PostgreSQL server that it keeps. */
export interface Machine {
  readonly name: string
  readonly pg: number
  readonly rest: number
  readonly start: () => void
  /** Its PostgreSQL server crashes; Patroni goes on. */
  readonly crashServer: () => void
  /** All of it is gone. */
  readonly lose: () => Promise<void>
}

export interface Stand {
  readonly machines: readonly [Machine, Machine]
  readonly databaseUrl: string
  readonly leader: () => Promise<Machine | null>
  /** Both machines are there, and what is acknowledged is on both. */
  readonly isWhole: () => Promise<boolean>
  /** The load balancer of deploy/, in front of what listens at these ports. */
  readonly balance: (ports: { readonly apis: readonly number[]; readonly gateways: readonly number[] }) => Promise<Doors>
  readonly stop: () => Promise<void>
  readonly log: () => string
}
export interface Doors {
  readonly shop: string
  readonly api: string
  readonly tls: string
  readonly plain: string
}

/** The programs that Debian's packages haproxy, etcd-server, patroni and postgresql bring. */
const NEEDED = ['/usr/sbin/haproxy', '/usr/bin/etcd', '/usr/bin/patroni', '/usr/sbin/runuser', BIN]
export const missing = (needed: readonly string[] = NEEDED): string[] => needed.filter((path) => !existsSync(path))

/** etcd, and two machines with Patroni and PostgreSQL that follow each other; the balancer that finds the leader comes with `balance`. */
export async function startStand(): Promise<Stand> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-stand-'))
  const user = Number((await run('id', ['-u', 'postgres'], { quiet: true })).output.trim())
  chownSync(folder, user, -1)
  const [client, peer, pgDoor] = [await freePort(), await freePort(), await freePort()]
  const etcdUrl = `http://127.0.0.1:${client}`
  const etcdPeer = `http://127.0.0.1:${peer}`
  const etcdWords = {
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': etcdUrl,
    'advertise-client-urls': etcdUrl,
    'listen-peer-urls': etcdPeer,
    'initial-advertise-peer-urls': etcdPeer,
    'initial-cluster': `default=${etcdPeer}`,
  }
  const etcd = new Program(['etcd', ...Object.entries(etcdWords).flatMap(([name, value]) => [`--${name}`, value])])
  const programs = new Map<string, Program>()
  const machines = [await machine('pg1'), await machine('pg2')] as const
  let haproxy: Program | undefined

  async function machine(name: string): Promise<Machine> {
    const [pg, rest] = [await freePort(), await freePort()]
    const data = join(folder, name)
    const env = {
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${client}`,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${rest}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${rest}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${pg}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${pg}`,
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_POSTGRESQL_BIN_DIR: join(BIN, readdirSync(BIN).toSorted((a, b) => Number(b) - Number(a))[0] ?? '', 'bin'),
      PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pass`),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
    }
    const start = (): void =>
      void programs.set(name, new Program(['runuser', '-u', 'postgres', '--', 'patroni', inRoot('deploy/patroni/patroni.yml')], env))
    const crashServer = (): void => {
      for (const pid of processesIn(data)) killQuietly(pid)
    }
    return {
      name,
      pg,
      rest,
      start,
      crashServer,
      async lose() {
        const program = programs.get(name)
        await program?.kill()
        crashServer()
      },
    }
  }

  const state = async ({ rest }: Machine, path: string): Promise<number> =>
    fetch(`http://127.0.0.1:${rest}/${path}`, { method: 'OPTIONS', signal: AbortSignal.timeout(1_000) }).then(
      ({ status }) => status,
      () => 0,
    )
  const find = async (path: string): Promise<Machine | null> => {
    const states = await Promise.all(machines.map((here) => state(here, path)))
    return machines[states.indexOf(200)] ?? null
  }

  machines[0].start()
  await until(
    async () => (await find('primary')) !== null,
    60_000,
    () => log(),
  )
  machines[1].start()
  await until(
    async () => (await find('sync')) !== null,
    60_000,
    () => log(),
  )

  function log(): string {
    return [...programs.values(), etcd, ...(haproxy ? [haproxy] : [])].map((program) => program.lastWords.slice(-3_000)).join('\n---\n')
  }

  const databaseUrl = `postgres://postgres:${PASSWORD}@127.0.0.1:${pgDoor}/postgres`
  return {
    machines,
    databaseUrl,
    leader: () => find('primary'),
    // Right after a change of leaders the new one may still call itself the follower it was.
    async isWhole() {
      const [first, second] = await Promise.all([find('primary'), find('sync')])
      return first !== null && second !== null && first !== second
    },
    log,
    async balance({ apis, gateways }) {
      const [shop, api, tls, plain] = [await freePort(), await freePort(), await freePort(), await freePort()]
      const certificate = await makeCertificate(folder)
      const at = (port: number | undefined): string => `127.0.0.1:${port ?? 1}`
      const env = {
        SHOP_BIND: at(shop),
        API_BIND: at(api),
        PG_BIND: at(pgDoor),
        TLS_BIND: at(tls),
        PLAIN_BIND: at(plain),
        TLS_CERTIFICATE: certificate,
        ...Object.fromEntries(gateways.map((port, nth) => [`GATEWAY${nth + 1}`, at(port)])),
        ...Object.fromEntries(apis.map((port, nth) => [`API${nth + 1}`, at(port)])),
        ...Object.fromEntries(
          machines.flatMap(({ pg, rest }, nth) => [
            [`PG${nth + 1}`, at(pg)],
            [`PG${nth + 1}_PATRONI`, String(rest)],
          ]),
        ),
      }
      haproxy = new Program(
        ['haproxy', ...['shop', 'tls', 'postgres'].flatMap((name) => ['-f', inRoot(`deploy/haproxy/${name}.cfg`)])],
        env,
      )
      await until(
        async () => (await fetch(`http://${at(api)}/readyz`).catch(() => null)) !== null,
        10_000,
        () => log(),
      )
      // It begins with all servers and learns within a second or two which of them leads.
      await until(() => leadOnly(databaseUrl), 20_000, log)
      return {
        shop: `http://localhost:${shop}`,
        api: `http://127.0.0.1:${api}`,
        tls: `https://localhost:${tls}`,
        plain: `http://localhost:${plain}`,
      }
    },
    async stop() {
      await Promise.all(machines.map((here) => here.lose()))
      await Promise.all([etcd.kill(), haproxy?.kill()])
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** One that nobody vouches for: certificate and key in a file. */
async function makeCertificate(folder: string): Promise<string> {
  const [key, file] = [join(folder, 'tls.key'), join(folder, 'tls.pem')]
  const words = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', file]
  const made = await run('openssl', ['req', ...words], { quiet: true })
  if (made.code !== 0) throw new Error(made.output)
  appendFileSync(file, readFileSync(key))
  return file
}

/** Every process whose working folder is the data of a PostgreSQL server: its postmaster and all its children. */
function processesIn(data: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => linkOf(`/proc/${pid}/cwd`) === data)
}

function linkOf(path: string): string | null {
  try {
    return readlinkSync(path)
  } catch {
    return null
  }
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

/** Whether the server that answers there may be written to. */
export async function isLed(url: string): Promise<boolean> {
  const db = openPostgres(url, { max: 1 })
  const question = db.selectNoFrom((eb) => eb.fn<boolean>('pg_is_in_recovery').as('follows'))
  const row = await question.executeTakeFirst().catch(() => undefined)
  await db.destroy()
  return row?.follows === false
}

/** Each of four connections one after the other, which take turns, leads to such a server. */
async function leadOnly(url: string): Promise<boolean> {
  for (let nth = 0; nth < 4; nth++) if (!(await isLed(url))) return false
  return true
}

const LOOK_MS = 100

/** Looks until it is so. */
export async function until(isSo: () => Promise<boolean>, withinMs: number, explain: () => string): Promise<void> {
  const ends = performance.now() + withinMs
  while (!(await isSo())) {
    if (performance.now() > ends) throw new Error(`not so within ${withinMs} ms\n${explain()}`)
    await pause(LOOK_MS)
  }
}
