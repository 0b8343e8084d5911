import { SeededRandom } from '../../api/src/seed/seededRandom.ts'
import { isOverPromised } from '../../api/src/testing/invariants.ts'
import { shelvesAndOrders } from '../../api/src/testing/shelves.ts'
import { does } from './acts.ts'
import type { Heard } from './listener.ts'
import { brokenLaws, stranded } from './laws.ts'
import type { Stepper } from '../../api/src/testing/stepped/stepper.ts'
import { openEmbeddedStore, type Store } from '../../api/src/testing/stepped/store.ts'
import { type Act, Story } from './story.ts'
import { openWorld, type World } from './world.ts'

/** A run of the whole shop: what was done, in words, and the first laws that broke. */
export interface Outcome {
  readonly seed: number
  readonly acts: readonly Act[]
  readonly trace: readonly string[]
  readonly broken: readonly string[]
}

type Options = {
  /** Where one acts after the other, laws are checked after so many acts. */
  readonly every?: number
  readonly onAct?: (nth: number, words: string) => void
  /** Looks at the world when the run is over. */
  readonly onEnd?: (world: World) => Promise<void>
  /** Where it is lived; on a stepped one those of a batch act at once. */
  readonly open?: () => Promise<Store>
}

const EVERY = 25
const DIED = '（其间服务器停机，又开起来）'
/** Longer than the job sleeps that ends what a freeze has begun. */
const LOOK_MS = 10_000
/** A long time after the last act all that runs by itself has run. */
const ENDING_MS = 4 * 86_400_000

export async function play(seed: number, acts: readonly Act[], options: Options = {}): Promise<Outcome> {
  const { every = EVERY, onAct, onEnd, open = openEmbeddedStore } = options
  const store = await open()
  const world = await openWorld(seed, store)
  const story = new Story(world)
  const trace: string[] = []
  const tell = (words: string): void => {
    const nth = trace.push(words)
    onAct?.(nth, words)
  }
  try {
    story.model.begin((await shelvesAndOrders(world.db)).stock)
    const { stepper } = store
    const broken = await (stepper === undefined ? live(story, acts, tell, every) : liveTogether(story, acts, tell, stepper))
    if (broken.length === 0) broken.push(...(await ending(story)))
    await onEnd?.(world)
    return { seed, acts, trace, broken }
  } finally {
    await world.close()
  }
}

async function live(story: Story, acts: readonly Act[], tell: (words: string) => void, every: number): Promise<string[]> {
  for (const [nth, act] of acts.entries()) {
    // oxlint-disable no-await-in-loop -- one act after the other
    const before = story.world.deaths()
    await story.world.trouble(troubleOf(act))
    const words = await does(story, act)
    await story.world.trouble(null)
    await giveWay(story)
    await story.pages.hear(await story.listener.listen(listeningOf(act)))
    tell(story.world.deaths() > before ? `${words}${DIED}` : words)
    const broken = await compared(story)
    if ((nth + 1) % every === 0) broken.push(...(await brokenLaws(story)))
    if (broken.length > 0) return broken
    // oxlint-enable no-await-in-loop
  }
  return []
}

const listeningOf = ({ seed }: Act): SeededRandom => new SeededRandom(seed ^ 0x27d4eb2f)
const troubleOf = ({ seed }: Act): SeededRandom => new SeededRandom(seed ^ 0x5bd1e995)

/** Batch by batch; the first act of each says in which order its statements go through, and what goes wrong. */
async function liveTogether(story: Story, acts: readonly Act[], tell: (words: string) => void, stepper: Stepper): Promise<string[]> {
  for (const batch of Map.groupBy(acts, (act) => act.batch).values()) {
    const [first] = batch
    if (first === undefined) continue
    const before = story.world.deaths()
    const words: string[] = []
    const tasks = batch.map((act, nth) => [`${nth + 1}`, async () => void (words[nth] = await does(story, act))] as const)
    // oxlint-disable no-await-in-loop -- one batch after the other
    await story.world.trouble(troubleOf(first))
    let heard: Heard = { from: null, texts: [] }
    const listens = ['直播', async () => void (heard = await story.listener.listen(listeningOf(first)))] as const
    await stepper.together(new SeededRandom(first.seed), new Map([...tasks, listens]))
    await story.world.trouble(null)
    await giveWay(story)
    await story.pages.hear(heard)
    const hasDied = story.world.deaths() > before
    for (const [nth, said] of words.entries()) tell(hasDied && nth === words.length - 1 ? `${said}${DIED}` : said)
    const broken = [...(await compared(story)), ...(await brokenLaws(story))]
    if (broken.length > 0) return broken
    // oxlint-enable no-await-in-loop
  }
  return []
}

/** Who dies between a freeze and the orders that give way to it leaves them to the job, which begins nothing by a wrong clock. */
async function giveWay({ world }: Story): Promise<void> {
  if (!(await isOverPromised(world.db))) return
  await world.setOff(0)
  await world.pass(LOOK_MS)
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
  await story.pages.hear(await story.listener.listen(null))
  return [...(await brokenLaws(story)), ...(await stranded(story))]
}
