import { expect, it } from 'vitest'
import { afterQuiet } from './quietHours.ts'

it.each([
  ['2026-11-23T07:59:59+08:00', '2026-11-23T08:00:00+08:00'],
  ['2026-11-23T08:00:00+08:00', '2026-11-23T08:00:00+08:00'],
  ['2026-11-23T21:59:59+08:00', '2026-11-23T21:59:59+08:00'],
  ['2026-11-23T22:00:00+08:00', '2026-11-24T08:00:00+08:00'],
  ['2026-12-31T23:30:00+08:00', '2027-01-01T08:00:00+08:00'],
  ['2026-11-24T00:00:00+08:00', '2026-11-24T08:00:00+08:00'],
])('what is ready at %s disturbs nobody before %s', (ready, at) => {
  expect(afterQuiet(new Date(ready)).getTime()).toBe(new Date(at).getTime())
})
