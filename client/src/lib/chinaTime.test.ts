import { expect, it } from 'vitest'
import { endOfDay } from './chinaTime.ts'

it.each([
  ['2026-11-21T02:00:00Z', '2026-11-21T16:00:00.000Z'],
  ['2026-11-21T15:59:59Z', '2026-11-21T16:00:00.000Z'],
  ['2026-11-21T16:00:00Z', '2026-11-22T16:00:00.000Z'],
])('a day that holds %s ends in Shanghai at %s', (moment, end) => {
  expect(endOfDay(moment)).toBe(end)
})
