import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { generate, type Outcome, type Step } from './generate.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generate-'))
  mkdirSync(join(root, 'source'))
  write('source/a.txt', 'one two')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, text: string): void => writeFileSync(join(root, file), text)
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Words in capitals, and from those a file for each: `wrong` is a mistake in the second step. */
const STEPS: readonly Step[] = [
  {
    name: 'capitals',
    inputs: ['source/*.txt'],
    relevant: (text, file) => (file.endsWith('.test.txt') ? '' : text),
    outputs: ['capitals.txt'],
    make: async ({ input, output }) => {
      writeFileSync(output('capitals.txt'), readFileSync(input('source/a.txt'), 'utf8').toUpperCase())
      return undefined
    },
  },
  {
    name: 'words',
    after: 'capitals',
    inputs: ['capitals.txt'],
    outputs: ['words'],
    make: async ({ input, output }) => {
      for (const word of readFileSync(input('capitals.txt'), 'utf8').split(' ')) {
        if (word === 'WRONG') return 'a.txt:1: wrong\n'
        writeFileSync(output(`words/${word}`), word)
      }
      return undefined
    },
  },
]

const run = (force = false): Promise<Outcome> => generate(STEPS, { root, cache: join(root, 'cache'), force })

it('the generator makes each step from what the step before it made, and nothing a second time', async () => {
  expect(await run()).toEqual({ made: ['capitals', 'words'], changed: ['capitals.txt', 'words/ONE', 'words/TWO'], failures: [] })
  expect([read('capitals.txt'), read('words/TWO')]).toEqual(['ONE TWO', 'TWO'])
  expect(await run()).toEqual({ made: [], changed: [], failures: [] })
  expect(readdirSync(join(root, 'cache'))).toEqual(['generated.json'])
})

it('the generator keeps what a step makes in folders within its folder', async () => {
  write('source/a.txt', 'one deep/two')
  expect((await run()).changed).toEqual(['capitals.txt', 'words/DEEP/TWO', 'words/ONE'])
  expect(await run()).toEqual({ made: [], changed: [], failures: [] })
  write('source/a.txt', 'one')
  expect((await run()).changed).toEqual(['capitals.txt', 'words/DEEP/TWO'])
})

it('the generator makes what an input that counts has changed, and takes away what is made no longer', async () => {
  await run()
  write('source/a.test.txt', 'a test')
  expect(await run()).toEqual({ made: [], changed: [], failures: [] })
  write('source/a.txt', 'two three')
  expect(await run()).toEqual({
    made: ['capitals', 'words'],
    changed: ['capitals.txt', 'words/THREE', 'words/ONE'],
    failures: [],
  })
  expect(readdirSync(join(root, 'words')).toSorted()).toEqual(['THREE', 'TWO'])
})

it('the generator makes again what was changed or lost in its place', async () => {
  await run()
  write('capitals.txt', 'by hand')
  rmSync(join(root, 'words/ONE'))
  expect(await run()).toEqual({ made: ['capitals', 'words'], changed: ['capitals.txt', 'words/ONE'], failures: [] })
  expect(read('capitals.txt')).toBe('ONE TWO')
})

it('the generator leaves a file alone that is as it was', async () => {
  await run()
  utimesSync(join(root, 'words/TWO'), 1, 1)
  write('source/a.txt', 'two')
  await run()
  expect(await run(true)).toEqual({ made: ['capitals', 'words'], changed: [], failures: [] })
  expect(statSync(join(root, 'words/TWO')).mtimeMs).toBe(1000)
})

it('the generator changes nothing at all where a step fails, says why, and makes all of it once that is mended', async () => {
  await run()
  write('source/a.txt', 'three wrong')
  for (const force of [false, true]) {
    expect(await run(force)).toEqual({ made: [], changed: [], failures: ['words: a.txt:1: wrong'] })
    expect([read('capitals.txt'), readdirSync(join(root, 'words'))]).toEqual(['ONE TWO', ['ONE', 'TWO']])
  }
  write('source/a.txt', 'three')
  expect((await run()).changed).toEqual(['capitals.txt', 'words/THREE', 'words/ONE', 'words/TWO'])
})
