import { expect, it } from 'vitest'
import { grouped } from './grouped.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [12_948, '12,948'],
  [-1_000, '-1,000'],
])('the count %s reads as %s', (count, text) => {
  expect(grouped(count)).toBe(text)
})
