import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import { PLANTED } from './planted.ts'
import { PLANTED_RACES } from './plantedRaces.ts'

it.each([...PLANTED, ...PLANTED_RACES])('can be planted: $name', ({ file, from, to }) => {
  expect(readFileSync(inRoot(file), 'utf8').split(from)).toHaveLength(2)
  expect(to).not.toBe(from)
})
