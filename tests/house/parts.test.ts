import { expect, it } from 'vitest'
import { inApi, ON_BOTH, RACES, WITHOUT_SERVER } from '../../scripts/lib/parts.ts'
import { files } from './sources.ts'

it.each([...WITHOUT_SERVER, ...ON_BOTH, ...RACES].map(inApi))('the path %s, by which tests are chosen, names at least one test', (path) => {
  expect(files.filter((file) => file.startsWith(path) && file.endsWith('.test.ts'))).not.toEqual([])
})
