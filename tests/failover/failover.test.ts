import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { get } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPostgres } from '../../api/src/db/postgres.ts'
import type { Db } from '../../api/src/db/schema.ts'
import { SeededRandom } from '../../api/src/seed/seededRandom.ts'
import { createOnServer, withDatabase } from '../../api/src/testing/testDatabase.ts'
import { startRedis } from '../../gateway/src/testing/redisServer.ts'
import { freePort } from '../../scripts/lib/postgres.ts'
import { Buyer, type Shelf } from '../chaos/buyer.ts'
import { brokenLaws } from '../chaos/laws.ts'
import { Sight } from '../chaos/sight.ts'
import { Supervised } from '../chaos/supervised.ts'
import { fill } from '../chaos/world.ts'
import { ObjectStore } from '../support/objectStore.ts'
import { type Doors, missing, startStand, type Stand, until } from './stand.ts'

const SEED = 20_261_123
/** Bounds from the blow to the last call that was not answered: the leader's server, and its whole machine. */
const SERVER_MS = 15_000
const MACHINE_MS = 40_000
/** Calm before, between and after the blows. */
const QUIET_MS = 5_000
const WHOLE_AGAIN_MS = 90_000
const SETTLE_MS = 60_000

const lacks = missing()
const folder = mkdtempSync(join(tmpdir(), 'shop-failover-'))
const store = new ObjectStore()
const servers: Supervised[] = []
let stand: Stand
let redis: Awaited<ReturnType<typeof startRedis>>
let doors: Doors
let databaseUrl: string
let filled: Awaited<ReturnType<typeof fill>>

beforeAll(async () => {
  if (lacks.length > 0) return
  ;[stand, redis] = await Promise.all([startStand(), startRedis()])
  const ports = { apis: [await freePort(), await freePort(), await freePort()], gateways: [await freePort(), await freePort()] }
  doors = await stand.balance(ports)
  databaseUrl = withDatabase(stand.databaseUrl, await createOnServer(stand.databaseUrl))
  filled = await fill(databaseUrl)
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    DEMO: '0',
    PAY_SANDBOX: '1',
    LOG_LEVEL: 'error',
    PUBLIC_URL: doors.shop,
    GATEWAY_SECRET: 'the-secret-of-the-failover',
    ERP_TOKEN: 'the-office-of-the-failover',
    REDIS_URL: redis.url,
    API_URL: doors.api,
    TRUST_PROXY: '1',
    RATE_PER_SESSION: '0',
    RATE_PER_ADDRESS: '0',
    S3_ENDPOINT: await store.listen(),
    S3_BUCKET: 'papers',
    S3_ACCESS_KEY: 'failover',
    S3_SECRET_KEY: 'failover-secret',
    STOREFRONT_DIR: folder,
  }
  for (const [nth, port] of ports.apis.entries())
    servers.push(new Supervised(`api ${nth + 1}`, ['api/src/main.ts'], { ...env, API_PORT: String(port) }))
  for (const [nth, port] of ports.gateways.entries())
    servers.push(new Supervised(`gateway ${nth + 1}`, ['gateway/src/main.ts'], { ...env, PORT: String(port) }))
  await Promise.all(servers.map((server) => server.isReady()))
})
afterAll(async () => {
  if (lacks.length > 0) return
  await Promise.all(servers.map((server) => server.stop()))
  await redis.stop()
  store.close()
  await stand.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function look<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const db = openPostgres(databaseUrl, { max: 2 })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

it('buyers come through the balancer by HTTPS, plain HTTP only sends them there', async (context) => {
  if (lacks.length > 0) return context.skip(`these programs are missing: ${lacks.join(', ')}`)
  const answer = await new Promise<{ status: number | undefined; held: string | undefined }>((resolve, reject) =>
    get(`${doors.tls}/readyz`, { rejectUnauthorized: false }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, held: response.headers['strict-transport-security'] })
    }).once('error', reject),
  )
  expect(answer).toEqual({ status: 200, held: 'max-age=31536000' })
  const plain = await fetch(`${doors.plain}/list?page=2`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([301, `https://${new URL(doors.plain).host}/list?page=2`])
})

const leader = async () => (await stand.leader()) ?? Promise.reject(new Error(stand.log()))

it('the leader of the database is killed under buyers, then its whole machine: no order that was told is lost, and orders come again', async (context) => {
  if (lacks.length > 0) return context.skip(`these programs are missing: ${lacks.join(', ')}`)
  const [sight, shut, over] = [new Sight(), new AbortController(), new AbortController()]
  const chance = new SeededRandom(SEED)
  const shelf: Shelf = filled.shelf
  const buyers = filled.people.map(
    (person) => new Buyer(doors.shop, person, { sight, over: over.signal, chance: new SeededRandom(chance.whole(1, 2 ** 31)) }),
  )
  const strike = async (): Promise<void> => {
    await pause(QUIET_MS)
    const first = await leader()
    sight.begin('the leader’s server')
    first.crashServer()
    await until(async () => ((await stand.leader()) ?? first) !== first, SERVER_MS * 2, stand.log)
    await until(stand.isWhole, WHOLE_AGAIN_MS, stand.log)
    await pause(QUIET_MS)
    sight.end()
    const second = await leader()
    sight.begin('the leader’s machine')
    await second.lose()
    await until(async () => ((await stand.leader()) ?? second) !== second, MACHINE_MS * 2, stand.log)
    await pause(QUIET_MS)
    second.start()
    await until(stand.isWhole, WHOLE_AGAIN_MS, stand.log)
    await pause(QUIET_MS)
    sight.end()
    shut.abort()
    setTimeout(() => over.abort(), SETTLE_MS).unref()
  }
  await Promise.all([strike(), ...buyers.map((buyer) => buyer.live(shelf, shut.signal))])
  process.stdout.write(`\n${sight.table()}\n`)
  const told = buyers.map((buyer) => buyer.told)
  expect(servers.flatMap((server) => server.surprises)).toEqual([])
  expect(await look((db) => brokenLaws(db, told))).toEqual([])
  expect(told.flatMap(({ strange }) => [...strange])).toEqual([])
  expect(told.flatMap(({ orders }) => orders).length).toBeGreaterThan(50)
  expect([sight.backMs('the leader’s server') <= SERVER_MS, sight.backMs('the leader’s machine') <= MACHINE_MS]).toEqual([true, true])
})
