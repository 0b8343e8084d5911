import { expect, it } from 'vitest'
import { snapshotPath } from './snapshot.ts'

it('snapshots of every demo are kept by the seed and the rules too, those of an empty database by its shape alone', () => {
  const stateOf = (variant: string): string => snapshotPath(variant).slice(-20)
  const [empty, demo] = [stateOf('empty'), stateOf('demo')]
  expect(demo).not.toBe(empty)
  expect([stateOf('migrated'), stateOf('demo-2026-11-23'), stateOf('demo-tests')]).toEqual([empty, demo, demo])
})
