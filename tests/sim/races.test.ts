import { expect, it } from 'vitest'
import { digests } from '../../api/src/testing/digests.ts'
import { openSteppedStore, type Store } from '../../api/src/testing/stepped/store.ts'
import { testServerUrl } from '../../api/src/testing/testDatabase.ts'
import { actsOf, rushOf } from './acts.ts'
import { play } from './run.ts'
import type { Act } from './story.ts'

const AT_ONCE = 8
const CONNECTIONS = 24
/** Few are left of two goods, all put them into their carts, and all order. */
const GRABBED = new Set([0, 2, 4])
/** They hold the numbers of transactions, which the server counts over all its databases. */
const COUNTED = ['outbox', 'integrity_link']

async function lived(server: string, seed: number, acts: readonly Act[]) {
  let store: Store | null = null
  let tables: Record<string, string> = {}
  const open = async (): Promise<Store> => (store = await openSteppedStore(server, CONNECTIONS))
  const onEnd = async ({ db }: { db: Store['db'] }): Promise<void> => {
    tables = Object.fromEntries(Object.entries(await digests(db)).filter(([name]) => !COUNTED.includes(name)))
  }
  const { broken, trace } = await play(seed, acts, { open, onEnd })
  return { broken, trace, steps: (store as Store | null)?.stepper?.trace ?? [], tables }
}

/** Races of statements need PostgreSQL: `npm test` brings one, TEST_DATABASE_URL names another. */
it.runIf(testServerUrl !== null)(
  'on PostgreSQL the same seed twice is the same interleaving of statements, waits for locks too, and the same outcome',
  async () => {
    const acts = rushOf(3, AT_ONCE).filter(({ batch = 0 }) => GRABBED.has(batch))
    const first = await lived(testServerUrl ?? '', 3, acts)
    expect([first.broken, first.trace.length, first.steps.some((line) => line.endsWith('→ waits'))]).toEqual([[], acts.length, true])
    expect(await lived(testServerUrl ?? '', 3, acts)).toEqual(first)
  },
)

it.runIf(process.env['FULL'] === '1' && testServerUrl !== null)(
  'on PostgreSQL no law breaks in days of 200 acts, eight at once',
  async () => {
    for (let seed = 1; seed <= 5; seed++) {
      // oxlint-disable-next-line no-await-in-loop -- one day after the other
      const { broken } = await lived(testServerUrl ?? '', seed, actsOf(seed, 200, AT_ONCE))
      expect([seed, broken]).toEqual([seed, []])
    }
  },
)
