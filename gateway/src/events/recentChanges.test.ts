import { expect, it } from 'vitest'
import { RecentChanges } from './recentChanges.ts'

const change = (n: number) => ({ memberID: '1', topic: 'order', id: String(n), version: n })

it('the memory of recent changes tells what came since two seconds before a moment, and nothing once it is cleared', () => {
  const now = Date.now()
  const recent = new RecentChanges(() => Date.now())
  for (const [n, ago] of [
    [1, 20_000],
    [2, 11_500],
    [3, 9000],
  ] as const)
    recent.note(change(n), now - ago)
  expect(recent.since(now - 10_000)).toEqual([change(2), change(3)])
  expect(recent.since(now - 5000)).toEqual([])
  expect(recent.since(now - 59_000)).toBeNull()
  recent.clear()
  expect(recent.since(now - 10_000)).toEqual([])
})

it('the memory of recent changes forgets the older half of more than 20,000, and says so when asked for a moment before', () => {
  const recent = new RecentChanges(() => Date.now())
  const first = Date.now() - 30_000
  for (let n = 0; n <= 20_000; n++) recent.note(change(n), first + n)
  expect(recent.since(first + 5000)).toBeNull()
  // The last one forgotten bears 9,999: the same millisecond is not known whole.
  expect(recent.since(first + 9999 + 2000)).toBeNull()
  expect(recent.since(first + 10_000 + 2000)).toHaveLength(10_001)
})
