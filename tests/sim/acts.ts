import { SeededRandom } from '../../api/src/seed/seededRandom.ts'
import { BUYERS } from './buyers.ts'
import { OFFICE } from './office.ts'
import { RARER } from './rarer.ts'
import { SCREEN } from './screen.ts'
import type { Act, Doing, Story } from './story.ts'

const DOINGS: Readonly<Record<string, { readonly doing: Doing; readonly weight: number }>> = { ...BUYERS, ...OFFICE, ...RARER, ...SCREEN }
const KINDS = Object.entries(DOINGS).flatMap(([kind, { weight }]) => Array.from({ length: weight }, () => kind))

/** What a seed has people do, so many at once: each act has a seed of its own, and any may be left out. */
export function actsOf(seed: number, count: number, atOnce = 1): Act[] {
  const chance = new SeededRandom(seed)
  return Array.from({ length: count }, (_, nth) => {
    const act = { kind: chance.pick(KINDS), seed: chance.whole(1, 2 ** 31) }
    return atOnce === 1 ? act : { ...act, batch: Math.floor(nth / atOnce) }
  })
}

/** Each kind of act once. */
export function eachAct(seed: number): Act[] {
  const chance = new SeededRandom(seed)
  return Object.keys(DOINGS).map((kind) => ({ kind, seed: chance.whole(1, 2 ** 31) }))
}

const RUSH = [
  'scarce',
  'add recharge',
  'grab',
  'add grab',
  'order',
  'order withdraw',
  'add order pay',
  'pay order',
  'pay cancel time order',
  'cancel decide pay time',
  'decide advance cancel pay',
]

/** The shelves are nearly empty and carts are filled, then all order at once; they pay, cancel, ask for their money while time passes. */
export function rushOf(seed: number, atOnce: number): Act[] {
  const chance = new SeededRandom(seed)
  return RUSH.flatMap((kinds, batch) =>
    Array.from({ length: batch === 0 ? 1 : atOnce }, () => ({
      kind: chance.pick(kinds.split(' ')),
      seed: chance.whole(1, 2 ** 31),
      batch,
    })),
  )
}

export async function does(story: Story, { kind, seed }: Act): Promise<string> {
  return (await DOINGS[kind]?.doing(story, new SeededRandom(seed))) ?? `不认识的动作 ${kind}`
}
