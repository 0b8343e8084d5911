import { describe, expect, it } from 'vitest'
import { Admission, type Operation } from './admission.ts'

/** A clock moved by hand, and what comes in on it. */
function open(most: number) {
  let now = 0
  let late = 0
  const admission = new Admission({ most, now: () => now, lateness: () => late })
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
  return { admission, begin, round, pass: (ms: number) => void (now += ms), beLate: (ms: number) => void (late = ms) }
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

  it('lets in fewer while most are slow, never fewer than 16, and more again while they are quick', () => {
    const { admission, round } = open(100)
    round(10, 301)
    expect(admission.limit).toBe(75)
    round(10, 301)
    expect(admission.limit).toBe(56)
    for (let index = 0; index < 20; index++) round(10, 1_000)
    expect(admission.limit).toBe(16)
    round(10, 300)
    expect(admission.limit).toBe(18)
    for (let index = 0; index < 40; index++) round(10, 200)
    expect(admission.limit).toBe(100)
  })

  it('thinks it over by ten at least and not more often than every 200 ms', () => {
    const { admission, round } = open(100)
    round(9, 301)
    expect(admission.limit).toBe(100)
    const quick = open(100)
    quick.beLate(151)
    quick.round(50, 100)
    expect(quick.admission.limit).toBe(100)
    quick.round(50, 100)
    expect(quick.admission.limit).toBe(75)
  })

  it('takes a late loop for too much, however quick the operations seem', () => {
    const { admission, round, beLate } = open(100)
    beLate(150)
    round(10, 200)
    expect(admission.limit).toBe(100)
    beLate(151)
    round(10, 200)
    expect(admission.limit).toBe(75)
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
