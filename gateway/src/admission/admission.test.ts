import { describe, expect, it } from 'vitest'
import { Admission, type Operation } from './admission.ts'

/** A clock and a strain moved by hand, and what comes in on it. */
function open(most: number) {
  let now = 0
  let strain = { lateMs: 0, busy: 1 }
  const admission = new Admission({ most, now: () => now, strain: () => strain })
  const begin = (): Operation => {
    const operation = admission.begin(true)
    if (operation === null) throw new Error('refused')
    return operation
  }
  /** `count` operations at once that take `ms` each. */
  const round = (count: number, ms: number): void => {
    const operations = Array.from({ length: count }, begin)
    now += ms
    for (const operation of operations) admission.end(operation)
  }
  return {
    admission,
    begin,
    round,
    pass: (ms: number) => void (now += ms),
    bear: (lateMs: number, busy: number) => void (strain = { lateMs, busy }),
  }
}

describe('admission', () => {
  it('lets in so many at once, and others as these end', () => {
    const { admission, begin } = open(2)
    const first = begin()
    begin()
    expect(admission.begin(true)).toBeNull()
    admission.end(first)
    expect(admission.begin(true)).not.toBeNull()
  })

  it('lets in three quarters of what was under way while most are slow, never fewer than 16, and more again while they are quick', () => {
    const { admission, round } = open(256)
    round(80, 301)
    expect(admission.limit).toBe(60)
    round(10, 301)
    expect(admission.limit).toBe(45)
    round(10, 301)
    expect(admission.limit).toBe(16)
    round(10, 300)
    expect(admission.limit).toBe(16)
    round(10, 300)
    expect(admission.limit).toBe(18)
    for (let index = 0; index < 40; index++) round(10, 200)
    expect(admission.limit).toBe(256)
  })

  it('thinks it over by ten at least and not more often than every 200 ms', () => {
    const few = open(100)
    few.round(9, 301)
    expect(few.admission.limit).toBe(100)
    few.round(1, 301)
    expect(few.admission.limit).toBe(16)
    const quick = open(100)
    quick.bear(151, 1)
    quick.round(50, 199)
    expect(quick.admission.limit).toBe(100)
    quick.round(50, 1)
    expect(quick.admission.limit).toBe(37)
  })

  it('takes a late loop for too much, however quick the operations seem', () => {
    const { admission, round, bear } = open(100)
    bear(150, 1)
    round(40, 200)
    expect(admission.limit).toBe(100)
    bear(151, 1)
    round(40, 200)
    expect(admission.limit).toBe(30)
  })

  it('is not narrowed by a marketplace that is slow while the loop has little to do', () => {
    const { admission, round, bear } = open(100)
    bear(0, 0.5)
    for (let index = 0; index < 10; index++) round(50, 1_000)
    expect(admission.limit).toBe(100)
    bear(0, 0.51)
    round(50, 1_000)
    expect(admission.limit).toBe(37)
  })

  it('is not filled by what hangs: after two seconds it counts as slow and no more as under way', () => {
    const { admission, begin, pass } = open(20)
    const hanging = Array.from({ length: 20 }, begin)
    pass(1_999)
    expect(admission.begin(true)).toBeNull()
    pass(1)
    expect(admission.begin(true)).not.toBeNull()
    expect(admission.limit).toBe(16)
    for (const operation of hanging) admission.end(operation)
    expect(Array.from({ length: 15 }, begin)).toHaveLength(15)
    expect(admission.begin(true)).toBeNull()
  })

  it('counts from when all of a request is there: slow senders say nothing of the gateway', () => {
    const { admission, pass } = open(100)
    const arriving = Array.from({ length: 20 }, () => admission.begin(false))
    pass(5_000)
    for (const operation of arriving) if (operation !== null) admission.arrive(operation)
    pass(10)
    for (const operation of arriving) if (operation !== null) admission.end(operation)
    expect(admission.limit).toBe(100)
    const never = Array.from({ length: 20 }, () => admission.begin(false))
    pass(5_000)
    for (const operation of never) if (operation !== null) admission.end(operation)
    expect(admission.limit).toBe(100)
  })
})
