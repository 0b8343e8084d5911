import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SeededRandom } from '../../api/src/seed/seededRandom.ts'
import { inRoot } from '../../scripts/lib/paths.ts'
import { Buyer } from './buyer.ts'
import type { Caller } from './caller.ts'
import { FAULTS, setClockAhead } from './faults.ts'
import { brokenLaws, lastRun } from './laws.ts'
import { Office } from './office.ts'
import { Sight } from './sight.ts'
import { buildWorld, ERP_TOKEN, migrateToNext, type World } from './world.ts'

const isFull = process.env['FULL'] === '1'
const WHOLE_SECONDS = 600
const SEED = Number(process.env['CHAOS_SEED'] ?? 20_261_123)
const SECONDS = Number(process.env['CHAOS_SECONDS'] ?? (isFull ? WHOLE_SECONDS : 30))
const isWhole = SECONDS >= WHOLE_SECONDS
/** A fault lasts that long, and then it is quiet for as long as this. */
const FAULT_MS = isFull ? { from: 1_500, to: 6_000 } : { from: 600, to: 1_200 }
const QUIET_MS = isFull ? 2_500 : 400
/** For what is under way to come to its end once all is well. */
const SETTLE_MS = 60_000

let world: World | null
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world?.close())

it(
  `${SECONDS} seconds of buyers and staff while everything breaks in turn: nothing is lost, doubled or a cent off, and all come back`,
  async (context) => {
    const here = world
    if (here === null) return context.skip('the programs of PostgreSQL are missing')
    const { gateway, api, people, shelf, apis, gateways, look } = here
    const [sight, shut, over] = [new Sight(), new AbortController(), new AbortController()]
    const chance = new SeededRandom(SEED)
    const caller = (): Caller => ({ sight, over: over.signal, chance: new SeededRandom(chance.whole(1, 2 ** 31)) })
    const buyers = people.map((person) => new Buyer(gateway.url, person, caller()))
    const office = new Office(api.url, ERP_TOKEN, { ...caller(), sight: new Sight() })
    const setClockRight = setClockAhead(here, chance)
    const breaking = async (): Promise<void> => {
      await breakInTurn(here, sight, chance)
      shut.abort()
      setClockRight()
      await Promise.all([...apis, ...gateways].map((server) => server.isReady()))
      setTimeout(() => over.abort(), SETTLE_MS).unref()
    }
    const migrating = migrateToNext(here)
    await Promise.all([breaking(), ...buyers.map((buyer) => buyer.live(shelf, shut.signal)), office.work(shut.signal)])
    const told = buyers.map((buyer) => buyer.told)
    const orderCount = told.flatMap(({ orders }) => orders).length
    const scale = `${SECONDS} s, seed ${SEED}: ${orderCount} orders asked for, the migration ran in ${await migrating} tries`
    const report = `${scale}\n\n${sight.table()}\n`
    process.stdout.write(`\n${report}\n`)
    if (isWhole)
      writeFileSync(
        inRoot('bench/results/chaos.md'),
        [
          '# What buyers saw while everything broke',
          '`npm run test:full -- chaos`: two gateways, three apis, one clock two hours ahead, a migration meanwhile.',
          report,
        ].join('\n\n'),
      )
    // The api with the right clock goes on with the jobs.
    const before = await look(lastRun)
    await expect.poll(() => look(lastRun), { timeout: SETTLE_MS, interval: 500 }).toBeGreaterThan(before)
    expect([...apis, ...gateways].flatMap((server) => server.surprises)).toEqual([])
    expect(await look((db) => brokenLaws(db, told))).toEqual([])
    expect(told.flatMap(({ strange }) => [...strange])).toEqual([])
    expect(office.strange).toEqual([])
    expect((await Promise.all(buyers.map((buyer) => buyer.missingFiles()))).flat()).toEqual([])
    expect(sight.answered).toBeGreaterThan(SECONDS)
  },
  (SECONDS + 120) * 1000 + SETTLE_MS,
)

/** Every kind of fault in an order of chance, again and again until the time is up. */
async function breakInTurn(here: World, sight: Sight, chance: SeededRandom): Promise<void> {
  const ends = performance.now() + SECONDS * 1000
  for (;;) {
    for (const { name, strike } of chance.shuffle(FAULTS)) {
      if (performance.now() > ends) return
      sight.begin(name)
      const heal = await strike(here, chance)
      await pause(chance.whole(FAULT_MS.from, FAULT_MS.to))
      await heal()
      await pause(QUIET_MS)
      sight.end()
    }
  }
}
