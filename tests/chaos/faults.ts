import { endAtWork } from '../../api/src/testing/backends.ts'
import type { SeededRandom } from '../../api/src/seed/seededRandom.ts'
import type { World } from './world.ts'

type Heal = () => Promise<void> | void
/** What breaks, and how it is whole again. */
export type Fault = { readonly name: string; readonly strike: (world: World, chance: SeededRandom) => Promise<Heal> | Heal }

const AHEAD_MS = 2 * 3_600_000
const NOTHING: Heal = () => undefined

function each(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Works a tenth of the time. */
function slowed(pids: () => readonly number[]): Heal {
  const timer = setInterval(() => {
    each(pids(), 'SIGCONT')
    setTimeout(() => each(pids(), 'SIGSTOP'), 10)
  }, 100)
  return async () => {
    clearInterval(timer)
    await new Promise((resolve) => setTimeout(resolve, 20))
    each(pids(), 'SIGCONT')
  }
}

async function restart({ postgres }: World, mode: 'fast' | 'immediate'): Promise<Heal> {
  await postgres.halt(mode)
  return () => postgres.start()
}

/** One api whose clock is wrong, whatever else breaks meanwhile, until it is set right. */
export function setClockAhead({ apis }: World, chance: SeededRandom): () => void {
  const api = chance.pick(apis)
  api.end('SIGTERM', { CLOCK_AHEAD_MS: String(AHEAD_MS) })
  return () => api.end('SIGTERM', { CLOCK_AHEAD_MS: undefined })
}

export const FAULTS: readonly Fault[] = [
  {
    name: 'an api is killed',
    strike({ apis }, chance) {
      chance.pick(apis).end('SIGKILL')
      return NOTHING
    },
  },
  {
    name: 'an api is asked to leave',
    strike({ apis }, chance) {
      chance.pick(apis).end('SIGTERM')
      return NOTHING
    },
  },
  {
    name: 'an api stands still',
    strike({ apis }, chance) {
      const api = chance.pick(apis)
      api.halt()
      return () => api.goOn()
    },
  },
  {
    name: 'an api is slow',
    strike({ apis }, chance) {
      const api = chance.pick(apis)
      return slowed(() => [api.pid])
    },
  },
  {
    name: 'a gateway is killed',
    strike({ gateways }, chance) {
      chance.pick(gateways).end('SIGKILL')
      return NOTHING
    },
  },
  {
    name: 'a gateway is asked to leave',
    strike({ gateways }, chance) {
      chance.pick(gateways).end('SIGTERM')
      return NOTHING
    },
  },
  {
    name: 'a gateway stands still',
    strike({ gateways }, chance) {
      const gateway = chance.pick(gateways)
      gateway.halt()
      return () => gateway.goOn()
    },
  },
  {
    name: 'connections to PostgreSQL are ended',
    async strike({ look }) {
      await look(endAtWork)
      return NOTHING
    },
  },
  { name: 'PostgreSQL is restarted', strike: (world) => restart(world, 'fast') },
  { name: 'PostgreSQL crashes', strike: (world) => restart(world, 'immediate') },
  { name: 'PostgreSQL is slow', strike: ({ postgres }) => slowed(postgres.pids) },
  {
    name: 'PostgreSQL stands still',
    strike({ postgres }) {
      const pids = postgres.pids()
      each(pids, 'SIGSTOP')
      return () => each(pids, 'SIGCONT')
    },
  },
  {
    name: 'Redis is killed',
    async strike({ redis }) {
      await redis.kill()
      return () => redis.start()
    },
  },
  {
    name: 'Redis stands still',
    strike({ redis }) {
      redis.stall()
      return () => redis.wake()
    },
  },
  {
    name: 'the object store is away',
    strike({ store }) {
      store.feel('away')
      return () => store.feel('well')
    },
  },
  {
    name: 'the object store hangs',
    strike({ store }) {
      store.feel('hanging')
      return () => store.feel('well')
    },
  },
  {
    name: 'the object store is slow',
    strike({ store }) {
      store.feel('slow')
      return () => store.feel('well')
    },
  },
]
