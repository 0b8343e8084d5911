import { expect, it } from 'vitest'
import { digests } from '../../api/src/testing/digests.ts'
import { actsOf, eachAct } from './acts.ts'
import { play } from './run.ts'
import { shrink } from './shrink.ts'

const isFull = process.env['FULL'] === '1'
/** Fresh seeds in a full run, about an hour of them on two cores; fixed ones else. */
const FIRST = isFull ? Number(process.env['SIM_SEED'] ?? Date.now() % 1_000_000) : 1
const DAYS = isFull ? Number(process.env['SIM_DAYS'] ?? 150) : 1
const ACTS = 200
const PATIENCE_MS = 600_000
if (isFull) process.stdout.write(`Seeds ${FIRST} to ${FIRST + DAYS - 1}; any of them again: npm run sim -- --seed=${FIRST}\n`)

it.each(Array.from({ length: DAYS }, (_, day) => FIRST + day))(
  `seed %i: no law breaks in a day of ${ACTS} acts of members, office and time, while answers are lost and the api dies`,
  async (seed) => {
    const { broken, trace } = await play(seed, actsOf(seed, ACTS))
    expect([broken, trace.length]).toEqual([[], ACTS])
  },
  PATIENCE_MS,
)

it(
  'the same seed twice gives the same trace and every table the same to the byte, whatever is done and whoever dies',
  async () => {
    const tables: Record<string, string>[] = []
    const acts = [...actsOf(29, 8), ...eachAct(29)]
    const run = () => play(29, acts, { onEnd: async ({ db }) => void tables.push(await digests(db)) })
    const [first, second] = [await run(), await run()]
    expect([first.broken, first.trace.length, first.trace.some((words) => words.includes('停机'))]).toEqual([[], acts.length, true])
    expect(second.trace).toEqual(first.trace)
    expect(tables[1]).toEqual(tables[0])
  },
  PATIENCE_MS,
)

it('what breaks is shrunk to the acts that it takes', async () => {
  const acts = Array.from({ length: 60 }, (_, nth) => ({ kind: nth % 7 === 3 ? 'bad' : 'good', seed: nth }))
  let tries = 0
  const left = await shrink(acts, (fewer) => {
    tries++
    return Promise.resolve(fewer.filter(({ kind }) => kind === 'bad').length >= 2)
  })
  expect([left.map(({ kind }) => kind), tries < 60]).toEqual([['bad', 'bad'], true])
})
