import { expect, it } from 'vitest'
import { RateLimiter } from './rateLimiter.ts'

const at = (ms: number) => new Date(ms)

it('lets so many pass in a window, tells how long to wait, and starts anew', () => {
  const limiter = new RateLimiter(2, 10_000)
  expect([limiter.take('a', at(0)), limiter.take('a', at(1)), limiter.take('a', at(2_500)), limiter.take('b', at(2_500))]).toEqual([0, 0, 8, 0])
  expect(limiter.take('a', at(10_000))).toBe(0)
})

it('does not grow without end under a flood of keys, and still counts', () => {
  const limiter = new RateLimiter(1, 10_000)
  for (let i = 0; i < 50_000; i++) limiter.take(`key${i}`, at(i % 100))
  expect(limiter.take('key49999', at(200))).toBeGreaterThan(0)
  expect(limiter.size).toBeLessThanOrEqual(10_000)
})
