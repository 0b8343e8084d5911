import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inspect } from 'node:util'
import { ApiProcess } from '../../api/src/testing/apiProcess.ts'
import { fillCarts, type FullCart } from '../../api/src/testing/fullCarts.ts'
import { RemoteBuyer } from '../../api/src/testing/remoteBuyer.ts'
import { lendDatabase, type LentDatabase } from '../../api/src/testing/testDatabase.ts'
import { inRoot } from '../../scripts/lib/paths.ts'
import { freePort } from '../../scripts/lib/postgres.ts'
import { run } from '../../scripts/lib/run.ts'
import { startBalancer } from './balancer.ts'

export type Rolled = {
  readonly lent: LentDatabase
  readonly answers: number
  readonly worstMs: number
  readonly failures: readonly string[]
  readonly migrated: string
  readonly shops: readonly FullCart[]
}

const NEXT = inRoot('api/src/testing/nextVersion.ts')

/** A buyer looks at what came: six who never do would keep both processors from what is rolled. */
const LOOK_MS = 250

/** Buys and browses until told to stop; whatever is not a success is noted. */
async function shop(
  url: string,
  { person, purchases }: FullCart,
  isOver: () => boolean,
  noted: { answers: number; worstMs: number; failures: string[] },
): Promise<void> {
  const buyer = new RemoteBuyer(url, person, (ms) => {
    noted.answers += 1
    noted.worstMs = Math.max(noted.worstMs, ms)
  })
  const waiting = purchases.values()
  await buyer.logIn()
  while (!isOver()) {
    try {
      await buyer.browse()
      await pause(LOOK_MS)
      await buyer.browse()
      await pause(LOOK_MS)
      const purchase = waiting.next().value
      if (purchase !== undefined) await buyer.buy(purchase)
    } catch (error) {
      noted.failures.push(inspect(error))
    }
  }
}

/** Two apis of this version become two of the next one behind a balancer, while shops buy: migrate first, then one after the other. */
export async function roll(
  server: string,
  { shops: count, lines }: { shops: number; lines: number },
  look: (rolled: Rolled) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'api-roll-'))
  const lent = await lendDatabase(dataDir, server)
  const shops = await fillCarts(lent, { shops: count, lines })
  const ports = [await freePort(), await freePort()] as const
  const start = (port: number, loaded: readonly string[] = []): Promise<ApiProcess> =>
    ApiProcess.start({ ...lent.env, PAY_SANDBOX: '1', API_PORT: String(port) }, loaded)
  const apis = await Promise.all(ports.map((port) => start(port)))
  const balancer = await startBalancer(apis.map((api) => api.url))
  const noted = { answers: 0, worstMs: 0, failures: [] as string[] }
  let isOver = false
  const buying = Promise.all(shops.map((cart) => shop(balancer.url, cart, () => isOver, noted)))
  const replace = async (place: 0 | 1, loaded: readonly string[]): Promise<void> => {
    await apis[place]?.stop()
    apis[place] = await start(ports[place], loaded)
  }
  try {
    const { output } = await run(process.execPath, ['--import', NEXT, 'api/src/migrateDatabase.ts'], { quiet: true, env: lent.env })
    await replace(0, [NEXT])
    // One of before that has to start again meanwhile does.
    await replace(1, [])
    await replace(1, [NEXT])
    isOver = true
    await buying
    await look({ lent, ...noted, migrated: output, shops })
  } finally {
    isOver = true
    await balancer.close()
    for (const api of apis) await api.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
