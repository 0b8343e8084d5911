import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '../../api/src/db/postgres.ts'
import type { Db } from '../../api/src/db/schema.ts'
import { createShopper } from '../../api/src/testing/trading.ts'
import { createGoods, createTrade, MAIN } from '../../api/src/testing/catalogue.ts'
import { harnessOn } from '../../api/src/testing/harness.ts'
import type { Person } from '../../api/src/testing/people.ts'
import { createOnServer, withDatabase } from '../../api/src/testing/testDatabase.ts'
import { post } from '../../api/src/modules/ledger/ledger.service.ts'
import { grantVoucher } from '../../api/src/modules/coupon/coupon.service.ts'
import { startRedis } from '../../gateway/src/testing/redisServer.ts'
import { freePort, type Postgres, startPostgres } from '../../scripts/lib/postgres.ts'
import { run } from '../../scripts/lib/run.ts'
import { type Balancer, startBalancer } from '../support/balancer.ts'
import { ObjectStore } from '../support/objectStore.ts'
import type { Shelf } from './buyer.ts'
import { Supervised } from './supervised.ts'

export const ERP_TOKEN = 'the-office-of-the-chaos-run'
const BUYERS = 6
const GOODS = 12
const STOCK = 400

export type World = {
  readonly postgres: Postgres
  readonly databaseUrl: string
  readonly redis: Redis
  readonly store: ObjectStore
  readonly apis: readonly Supervised[]
  readonly gateways: readonly Supervised[]
  readonly api: Balancer
  readonly gateway: Balancer
  readonly people: readonly Person[]
  readonly shelf: Shelf
  /** A way to the database beside the apis, which stand between it and everybody else. */
  readonly look: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

type Redis = {
  readonly url: string
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  readonly stall: () => void
  readonly wake: () => void
}

/** One that comes back on its own port, empty. */
async function redisThatReturns(): Promise<Redis> {
  let server = await startRedis()
  return {
    url: server.url,
    kill: () => server.stop(),
    start: async () => {
      server = await startRedis(server.port)
    },
    stall: () => server.stall(),
    wake: () => server.wake(),
  }
}

/** Shops with money and goods that all of them want. */
export async function fill(databaseUrl: string): Promise<Pick<World, 'people' | 'shelf'>> {
  const db = openPostgres(databaseUrl, { max: 4 })
  const h = await harnessOn({ db, close: () => db.destroy() })
  try {
    h.clock.advance(Date.now() - h.clock.now().getTime())
    await createTrade(h)
    const people: Person[] = []
    for (let n = 0; n < BUYERS; n++) {
      const { person } = await createShopper(h)
      await post(h.deps, { memberId: person.memberId, kind: 'balance', delta: 5_000_000, reason: 'recharge', ref: `chaos-${n}` })
      await grantVoucher(h.deps, { memberId: person.memberId, cents: 300_000, reason: '礼金', validDays: 30 })
      people.push(person)
    }
    const shelf = []
    for (let n = 0; n < GOODS; n++)
      shelf.push({
        goodsID: await createGoods(h, { base_price: 5_037 + 1_013 * n, stock: STOCK * (n + 1) }),
        price: ((5_037 + 1_013 * n) / 100).toFixed(2),
        warehouseID: MAIN,
      })
    return { people, shelf }
  } finally {
    await h.close()
  }
}

/** Three apis behind a balancer, two gateways behind another, and all that they lean on, each a process that may end. */
export async function buildWorld(): Promise<World | null> {
  const postgres = await startPostgres({ faithful: true })
  if (postgres === null) return null
  const folder = mkdtempSync(join(tmpdir(), 'shop-chaos-'))
  const databaseUrl = withDatabase(postgres.url, await createOnServer(postgres.url))
  const { people, shelf } = await fill(databaseUrl)
  const [redis, store] = [await redisThatReturns(), new ObjectStore()]
  const storeUrl = await store.listen()
  const ports = { apis: [await freePort(), await freePort(), await freePort()], gateways: [await freePort(), await freePort()] }
  const [api, gateway] = [await startBalancer(ports.apis.map(address)), await startBalancer(ports.gateways.map(address))]
  const shared = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    DEMO: '0',
    PAY_SANDBOX: '1',
    LOG_LEVEL: 'error',
    PUBLIC_URL: gateway.url,
    GATEWAY_SECRET: 'the-secret-of-the-chaos-run',
    ERP_TOKEN,
    REDIS_URL: redis.url,
    API_URL: api.url,
    RATE_PER_SESSION: '0',
    RATE_PER_ADDRESS: '0',
    S3_ENDPOINT: storeUrl,
    S3_BUCKET: 'papers',
    S3_ACCESS_KEY: 'chaos',
    S3_SECRET_KEY: 'chaos-secret',
    STOREFRONT_DIR: folder,
  }
  const apis = ports.apis.map((port, n) => new Supervised(`api ${n + 1}`, ['api/src/main.ts'], { ...shared, API_PORT: String(port) }))
  const gateways = ports.gateways.map(
    (port, n) => new Supervised(`gateway ${n + 1}`, ['gateway/src/main.ts'], { ...shared, PORT: String(port) }),
  )
  await Promise.all([...apis, ...gateways].map((server) => server.isReady()))
  return {
    postgres,
    databaseUrl,
    redis,
    store,
    apis,
    gateways,
    api,
    gateway,
    people,
    shelf,
    async look(work) {
      const db = openPostgres(databaseUrl, { max: 2 })
      try {
        return await work(db)
      } finally {
        await db.destroy()
      }
    },
    async close() {
      await Promise.all([...gateways, ...apis].map((server) => server.stop()))
      await Promise.all([api.close(), gateway.close(), redis.kill()])
      store.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const NEXT = './api/src/testing/nextVersion.ts'

/** The next version's migrations, as an operator runs them: again when they were cut short. How often it took. */
export async function migrateToNext({ databaseUrl }: World): Promise<number> {
  for (let tries = 1; ; tries++) {
    const { code } = await run(process.execPath, ['--import', NEXT, 'api/src/migrateDatabase.ts'], {
      quiet: true,
      env: { DATABASE_URL: databaseUrl },
    })
    if (code === 0) return tries
  }
}

function address(port: number): string {
  return `http://127.0.0.1:${port}`
}
