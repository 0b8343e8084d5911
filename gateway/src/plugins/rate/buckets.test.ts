import { describe, expect, it } from 'vitest'
import { memoryBuckets, mostBuckets } from './buckets.ts'

const open = (): { buckets: ReturnType<typeof memoryBuckets>; pass: (ms: number) => void } => {
  let time = 0
  return { buckets: memoryBuckets(() => time), pass: (ms) => void (time += ms) }
}
const claims = [{ key: 'a', perMinute: 60 }]

describe('a bucket of tokens', () => {
  it('a bucket of tokens gives a minute at once, then as it fills', () => {
    const { buckets, pass } = open()
    expect(Array.from({ length: 60 }, () => buckets.spend(claims, 1))).toEqual(Array.from({ length: 60 }, () => 0))
    expect(buckets.spend(claims, 1)).toBe(1)
    pass(1_000)
    expect([buckets.spend(claims, 1), buckets.spend(claims, 1)]).toEqual([0, 1])
  })

  it('a bucket of tokens says how long to wait', () => {
    const { buckets } = open()
    buckets.spend(claims, 60)
    expect([buckets.spend(claims, 1), buckets.spend(claims, 30)]).toEqual([1, 30])
  })

  it('a bucket of tokens never holds more than a minute', () => {
    const { buckets, pass } = open()
    buckets.spend(claims, 60)
    pass(3_600_000)
    expect([buckets.spend(claims, 60), buckets.spend(claims, 1)]).toEqual([0, 1])
  })

  it('a bucket of tokens is not touched when another refuses', () => {
    const { buckets } = open()
    const both = [
      { key: 'wide', perMinute: 10 },
      { key: 'narrow', perMinute: 1 },
    ]
    expect(buckets.spend(both, 1)).toBe(0)
    for (let tries = 0; tries < 50; tries++) expect(buckets.spend(both, 1)).toBe(60)
    expect(buckets.spend([{ key: 'wide', perMinute: 10 }], 9)).toBe(0)
  })

  it('a bucket of tokens is forgotten when a flood of keys leaves no room, the longest unused first', () => {
    const { buckets } = open()
    buckets.spend([{ key: 'busy', perMinute: 1 }], 1)
    for (let index = 0; index < mostBuckets - 1; index++) {
      buckets.spend([{ key: `k${index}`, perMinute: 60 }], 1)
      if (index === mostBuckets - 2) buckets.spend([{ key: 'busy2', perMinute: 60 }], 60)
    }
    buckets.spend([{ key: 'last', perMinute: 60 }], 1)
    expect(buckets.size()).toBeLessThanOrEqual(mostBuckets)
    expect(buckets.spend([{ key: 'busy2', perMinute: 60 }], 1)).toBe(1)
  })
})
