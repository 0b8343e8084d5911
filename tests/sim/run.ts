import { SeededRandom } from '../../api/src/seed/seededRandom.ts'
import { BUYERS } from './buyers.ts'
import { shelvesAndOrders } from '../../api/src/testing/shelves.ts'
import { brokenLaws, stranded } from './laws.ts'
import { OFFICE } from './office.ts'
import { RARER } from './rarer.ts'
import { SCREEN } from './screen.ts'
import { type Act, type Doing, Story } from './story.ts'
import { openWorld, type World } from './world.ts'

/** A run of the whole shop: what was done, in words, and the first laws that broke. */
export interface Outcome {
  readonly seed: number
  readonly acts: readonly Act[]
  readonly trace: readonly string[]
  readonly broken: readonly string[]
}

type Options = {
  /** Laws are checked after so many acts. */
  readonly every?: number
  readonly onAct?: (nth: number, words: string) => void
  /** Looks at the world when the run is over. */
  readonly onEnd?: (world: World) => Promise<void>
}

const DOINGS: Readonly<Record<string, { readonly doing: Doing; readonly weight: number }>> = { ...BUYERS, ...OFFICE, ...RARER, ...SCREEN }
const KINDS = Object.entries(DOINGS).flatMap(([kind, { weight }]) => Array.from({ length: weight }, () => kind))
const EVERY = 25
/** A long time after the last act all that runs by itself has run. */
const ENDING_MS = 4 * 86_400_000

/** What a seed has people do: each act has a seed of its own, so that one may be left out and the others stay as they are. */
export function actsOf(seed: number, count: number): Act[] {
  const chance = new SeededRandom(seed)
  return Array.from({ length: count }, () => ({ kind: chance.pick(KINDS), seed: chance.whole(1, 2 ** 31) }))
}

/** Each kind of act once. */
export function eachAct(seed: number): Act[] {
  const chance = new SeededRandom(seed)
  return Object.keys(DOINGS).map((kind) => ({ kind, seed: chance.whole(1, 2 ** 31) }))
}

export async function play(seed: number, acts: readonly Act[], { every = EVERY, onAct, onEnd }: Options = {}): Promise<Outcome> {
  const world = await openWorld(seed)
  const story = new Story(world)
  const trace: string[] = []
  try {
    story.model.begin((await shelvesAndOrders(world.db)).stock)
    const broken = await live(
      story,
      acts,
      (words) => {
        const nth = trace.push(words)
        onAct?.(nth, words)
      },
      every,
    )
    if (broken.length === 0) broken.push(...(await ending(story)))
    await onEnd?.(world)
    return { seed, acts, trace, broken }
  } finally {
    await world.close()
  }
}

async function live(story: Story, acts: readonly Act[], tell: (words: string) => void, every: number): Promise<string[]> {
  for (const [nth, { kind, seed }] of acts.entries()) {
    // oxlint-disable no-await-in-loop -- one act after the other
    const before = story.world.deaths()
    await story.world.trouble(new SeededRandom(seed ^ 0x5bd1e995))
    const words = (await DOINGS[kind]?.doing(story, new SeededRandom(seed))) ?? `不认识的动作 ${kind}`
    await story.world.trouble(null)
    tell(story.world.deaths() > before ? `${words}（其间服务器停机，又开起来）` : words)
    const broken = await compared(story)
    if ((nth + 1) % every === 0) broken.push(...(await brokenLaws(story)))
    if (broken.length > 0) return broken
    // oxlint-enable no-await-in-loop
  }
  return []
}

/** The model holds as long as nothing lapses, which takes goods and promises away by a law of its own. */
async function compared(story: Story): Promise<string[]> {
  const { stock, orders } = await shelvesAndOrders(story.world.db)
  const wrong = story.model.compare(orders, stock)
  return story.world.lapsed() ? wrong.filter((words) => words.startsWith('订单')) : wrong
}

async function ending(story: Story): Promise<string[]> {
  await story.world.setOff(0)
  await story.world.pass(ENDING_MS)
  return [...(await brokenLaws(story)), ...(await stranded(story))]
}
