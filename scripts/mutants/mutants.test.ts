import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../lib/paths.ts'
import { judgedIn, mutantsIn, mutantsOf, plant, sample } from './mutants.ts'

const FILE = 'rules/src/money.ts'
const code = 'export const isMore = (a: number, b: number): boolean => a > b\n'

it('every mutant of a file is found, with its place, its code and what replaces it', async () => {
  const found = await mutantsIn(FILE, code)
  expect(found.map(({ line, code: from, replacement }) => [line, from, replacement])).toEqual([
    [1, '(a: number, b: number): boolean => a > b', '() => undefined'],
    [1, 'a > b', 'true'],
    [1, 'a > b', 'false'],
    [1, 'a > b', 'a >= b'],
    [1, 'a > b', 'a <= b'],
  ])
})

it('words, objects and lists are no logic', async () => {
  expect(await mutantsIn(FILE, "export const words = { list: ['a', 'b'] }\n")).toEqual([])
})

it('a mutant keeps its id when its line moves, and twins have two', async () => {
  const ids = async (text: string) => (await mutantsIn(FILE, text)).map(({ id }) => id)
  const [before, after, twice] = [await ids(code), await ids(`// above\n\n${code}`), await ids(code + code.replace('isMore', 'isGreater'))]
  expect(after).toEqual(before)
  expect(twice.slice(0, 5)).toEqual(before)
  expect(new Set(twice).size).toBe(10)
})

it('a sample is the same for a seed, whatever else comes, and another for another seed', async () => {
  const many = Array.from({ length: 8 }, (_, at) => code.replace('isMore', `isMore${at}`)).join('')
  const all = await mutantsIn(FILE, many)
  const chosen = sample(all, 1, 10)
  expect(chosen).toHaveLength(10)
  expect(sample(all.toReversed(), 1, 10)).toEqual(chosen)
  expect(
    sample(
      all.filter((mutant) => chosen.includes(mutant)),
      1,
      10,
    ),
  ).toEqual(chosen)
  expect(sample(all, 2, 10)).not.toEqual(chosen)
})

it('planted code holds a switch for each mutant', async () => {
  const chosen = sample(await mutantsOf('rules'), 1, 3)
  const { sources, switches } = await plant(chosen)
  for (const { id, file } of chosen) expect(sources.get(file)).toContain(`stryMutAct_9fa48("${switches.get(id)}")`)
})

it('each mutant that docs/mutants.md judges equivalent is there, in the file it names', async () => {
  const judged = judgedIn(readFileSync(inRoot('docs/mutants.md'), 'utf8'))
  expect(judged.size).toBeGreaterThan(0)
  const files = [...new Set(judged.values())]
  const found = await Promise.all(files.map((file) => mutantsIn(file, readFileSync(inRoot(file), 'utf8'))))
  const known = new Map(found.flat().map(({ id, file }) => [id, file]))
  expect([...judged].filter(([id, file]) => known.get(id) !== file)).toEqual([])
})
