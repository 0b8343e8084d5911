import { setImmediate as turn } from 'node:timers/promises'
import { array, boolean, constant, constantFrom, integer, nat, oneof, record, sample, type Arbitrary } from 'fast-check'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EventHub, everything } from '../events/eventHub.ts'
import { ok, stubRest } from '../testing/stubRest.ts'
import { LineOfEvents, type Fault } from '../testing/lineOfEvents.ts'
import { manualMachine, type ManualMachine } from '../testing/manualMachine.ts'
import { startRedis, type RedisServer } from '../testing/redisServer.ts'
import type { RestAnswer, RestCall, RestClient, Session } from '../rest/restClient.ts'
import { memoryStore, type PublicStore } from './publicStore.ts'
import { publicRoute, tags, type Tag } from './publicRoutes.ts'
import { sharedReads } from './sharedReads.ts'
import { sharedStore } from './sharedStore.ts'

const RUNS = 20
const CHANGES_A_RUN = 500
/** The promise: nothing is given that others have seen changed for longer. */
const STALE_MS = 1_000

const paths = ['/api/goods/list?page=1', '/api/combo', '/api/help', '/api/goods/fl'] as const
const member: Session = { kind: 'cookie', value: 'member' }

type Versions = Record<Tag, number>
type Step = {
  readonly wait: number
  readonly tag: Tag
  /** An office changes anything, a member by an order what the gateway can know itself. */
  readonly isByMember: boolean
  readonly gateway: number
  readonly reads: readonly {
    readonly path: (typeof paths)[number]
    readonly gateway: number
    readonly takesMs: number
    readonly after: number
  }[]
  readonly fault: Fault
}

const steps: Arbitrary<Step[]> = array(
  record({
    wait: integer({ min: 0, max: 400 }),
    tag: constantFrom(...tags),
    isByMember: boolean(),
    gateway: nat(1),
    reads: array(
      record({
        path: constantFrom(...paths),
        gateway: nat(1),
        takesMs: constantFrom(0, 0, 0, 5, 5, 40, 300, 3_000),
        after: integer({ min: 0, max: 1_200 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    // Most of the time nothing befalls the line: else nothing would be kept.
    fault: oneof(
      { weight: 14, arbitrary: constant({ kind: 'none' as const, ms: 0 }) },
      {
        weight: 1,
        arbitrary: record({
          kind: constantFrom('late', 'stalled', 'lost', 'doubled', 'swapped', 'broken'),
          ms: integer({ min: 1, max: 3_000 }),
        }),
      },
    ),
  }),
  { minLength: CHANGES_A_RUN, maxLength: CHANGES_A_RUN },
)

/** The marketplace: what it shows of each tag has a version, which a read takes long before it is answered. */
class Market {
  readonly versions: Versions = { goods: 0, promotions: 0, pages: 0, words: 0 }
  readonly #acknowledged: Record<Tag, number[]> = { goods: [0], promotions: [0], pages: [0], words: [0] }
  readonly #machine: ManualMachine

  constructor(machine: ManualMachine) {
    this.#machine = machine
  }

  change(tag: Tag): void {
    this.versions[tag] += 1
    this.#acknowledged[tag].push(this.#machine.now())
  }

  /** The oldest version that may be given to who asks now. */
  oldestOf(tag: Tag, now: number): number {
    return this.#acknowledged[tag].findLastIndex((at) => at < now - STALE_MS)
  }

  answerIn(takesMs: () => number): (call: RestCall) => Promise<RestAnswer> {
    return async ({ path }) => {
      const ms = takesMs()
      await this.#machine.pause(Math.floor(ms / 10))
      const seen = Object.fromEntries((publicRoute(path)?.tags ?? []).map((tag) => [tag, this.versions[tag]]))
      await this.#machine.pause(Math.ceil((ms * 9) / 10))
      return ok(seen)
    }
  }
}

type Gateway = { readonly client: RestClient; readonly hub: EventHub; readonly line: LineOfEvents }

type World = {
  readonly machine: ManualMachine
  readonly market: Market
  readonly gateways: readonly Gateway[]
  readonly settle: () => Promise<void>
  readonly takes: { ms: number }
  readonly wrong: string[]
  /** Answers by where they came from. */
  readonly given: Map<string, number>
}

function openWorld(storeFor: (machine: ManualMachine) => PublicStore, settle: () => Promise<void>): World {
  const machine = manualMachine()
  const market = new Market(machine)
  const takes = { ms: 0 }
  const gateways = [0, 1].map((): Gateway => {
    const line = new LineOfEvents(machine)
    const answer = market.answerIn(() => takes.ms)
    const rest = stubRest(
      new Proxy({}, { get: (_, route) => (String(route).startsWith('GET') ? answer : () => order(market, gateways)) }),
      line.answer,
    )
    const hub = new EventHub(rest, pino({ level: 'silent' }), machine)
    const store = storeFor(machine)
    hub.tellOfShown((kind) => void store.drop(tags.filter((tag) => kind === tag || kind === everything)))
    return { client: sharedReads(rest, store, hub, { now: machine.elapsed, isAlone: false }), hub, line }
  })
  return { machine, market, gateways, settle, takes, wrong: [], given: new Map() }
}

/** Done, and then told by the outbox as any other change. */
function order(market: Market, gateways: readonly Gateway[]): RestAnswer {
  changed(market, gateways, 'goods')
  return ok('done')
}

function changed(market: Market, gateways: readonly Gateway[], tag: Tag): void {
  market.change(tag)
  for (const { line } of gateways) line.tell(tag)
}

async function ask(world: World, gateway: number, path: string, session: Session | null, least: Partial<Versions>): Promise<void> {
  const caller = { session, requestId: 'r', clientIp: '192.0.2.1', signal: new AbortController().signal }
  const { body, from } = await (world.gateways[gateway] as Gateway).client.send({ method: 'GET', path, caller })
  world.given.set(from ?? 'marketplace', (world.given.get(from ?? 'marketplace') ?? 0) + 1)
  const { data } = JSON.parse(body.toString()) as { data: Partial<Versions> }
  for (const [tag, version] of Object.entries(data) as [Tag, number][])
    if (version < (least[tag] ?? 0))
      world.wrong.push(`${path} at gateway ${gateway} from ${from ?? 'marketplace'}: ${tag} ${version} < ${least[tag]}`)
}

async function pass(world: World, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 50) {
    world.machine.advance(Math.min(50, left))
    await world.settle()
  }
}

/** Carries out a step; gives what is still under way. */
async function carryOut(world: World, { wait, tag, isByMember, gateway, reads, fault }: Step): Promise<Promise<void>[]> {
  const { machine, market, gateways, takes } = world
  for (const { line } of gateways) line.suffer(fault)
  const asking = reads.map(async ({ path, gateway: at, takesMs, after }) => {
    await machine.pause(after)
    takes.ms = takesMs
    const now = machine.now()
    await ask(world, at, path, null, Object.fromEntries(tags.map((each) => [each, market.oldestOf(each, now)])))
  })
  await pass(world, wait)
  if (isByMember) {
    const { client } = gateways[gateway] as Gateway
    const caller = { session: member, requestId: 'w', clientIp: '192.0.2.1', signal: new AbortController().signal }
    asking.push(
      client.send({ method: 'POST', path: '/api/order', caller }).then(async () => {
        const newest = { goods: market.versions.goods }
        takes.ms = 0
        // By the gateway it wrote through as anybody, and by either as itself.
        await Promise.all([
          ask(world, gateway, paths[0], null, newest),
          ask(world, gateway, paths[0], member, newest),
          ask(world, 1 - gateway, paths[0], member, newest),
        ])
      }),
    )
  } else changed(market, gateways, tag)
  return asking
}

async function live(world: World, all: readonly Step[]): Promise<readonly string[]> {
  await pass(world, 1_000)
  const asking: Promise<void>[] = []
  for (const step of all) asking.push(...(await carryOut(world, step)))
  await pass(world, 10_000)
  for (const { line } of world.gateways) line.close()
  for (const { hub } of world.gateways) hub.close()
  await Promise.all(asking)
  // Else it would be easy.
  expect(world.given.get('cache')).toBeGreaterThan(100)
  expect(world.given.get('shared')).toBeGreaterThan(10)
  return world.wrong
}

let server: RedisServer
let redis: Redis
beforeAll(async () => {
  server = await startRedis()
  redis = new Redis(server.url)
})
afterAll(async () => {
  redis.disconnect()
  await server.stop()
})

const settleAll = async (): Promise<void> => {
  for (let turns = 0; turns < 3; turns++) await turn()
}

const lives = sample(steps, { numRuns: RUNS, seed: 24 })

describe('10,000 changes while the stream of events is late, stalled or broken, or loses, doubles or swaps what it tells', () => {
  it('10,000 changes are each seen within a second by all, and at once by who made them, from memory', async () => {
    for (const life of lives)
      expect(
        await live(
          openWorld(({ elapsed }) => memoryStore(elapsed), settleAll),
          life,
        ),
      ).toEqual([])
  }, 240_000)

  it('10,000 changes are each seen within a second by all, and at once by who made them, from Redis', async () => {
    const settle = async (): Promise<void> => {
      await turn()
      await redis.ping()
      await turn()
    }
    for (const life of lives) {
      await redis.flushall()
      expect(
        await live(
          openWorld(({ elapsed }) => sharedStore(redis, elapsed), settle),
          life,
        ),
      ).toEqual([])
    }
  }, 240_000)
})
