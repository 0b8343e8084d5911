import { describe, expect, it } from 'vitest'
import { Admission, type Operation } from './admission.ts'

/** A clock and a loop moved by hand, and what comes in on it. */
function open(most: number) {
  let now = 0
  let busy = 1
  const admission = new Admission({ most, now: () => now, busy: () => busy })
  const begin = (): Operation => {
    const operation = admission.begin()
    if (operation === null) throw new Error('refused')
    return operation
  }
  /** So many operations, one after the other. */
  const work = (count: number, eachMs: number): void => {
    for (let index = 0; index < count; index++) {
      const operation = begin()
      now += eachMs
      admission.end(operation)
    }
  }
  return { admission, begin, work, pass: (ms: number) => void (now += ms), beBusy: (share: number) => void (busy = share) }
}

describe('admission', () => {
  it('admission lets in its limit at once, and others as these end', () => {
    const { admission, begin } = open(2)
    const first = begin()
    begin()
    expect(admission.begin()).toBeNull()
    admission.end(first)
    expect(admission.begin()).not.toBeNull()
  })

  it('admission counts what took long and found room all the while among what has ended', () => {
    const { admission, begin, work, pass } = open(50)
    const slow = begin()
    pass(3_000)
    work(9, 20)
    expect(admission.limit).toBe(50)
    admission.end(slow)
    expect(admission.limit).toBe(16)
  })

  it('admission lets a busy loop have as many as it ends in 300 ms, never fewer than 16 nor more than it may', () => {
    const { admission, work } = open(256)
    work(40, 5)
    expect(admission.limit).toBe(60)
    work(16, 12.5)
    expect(admission.limit).toBe(24)
    work(10, 100)
    expect(admission.limit).toBe(16)
    work(2_100, 0.1)
    expect(admission.limit).toBe(256)
  })

  it('admission sets the limit by ten at least and not more often than every 200 ms', () => {
    const few = open(100)
    few.work(9, 1_000)
    expect(few.admission.limit).toBe(100)
    few.work(1, 1_000)
    expect(few.admission.limit).toBe(16)
    const quick = open(100)
    quick.work(19, 10)
    expect(quick.admission.limit).toBe(100)
    quick.work(1, 10)
    expect(quick.admission.limit).toBe(30)
  })

  it('admission is not narrowed by a marketplace that is slow while the loop is idle at times', () => {
    const { admission, work, beBusy } = open(100)
    beBusy(0.89)
    work(20, 1_000)
    expect(admission.limit).toBe(100)
    beBusy(0.9)
    work(10, 1_000)
    expect(admission.limit).toBe(16)
    beBusy(0.89)
    work(10, 1_000)
    expect(admission.limit).toBe(100)
  })

  it('admission is not filled by what hangs: after two seconds it counts no more as under way', () => {
    const { admission, begin, pass } = open(20)
    const hanging = Array.from({ length: 20 }, begin)
    pass(1_999)
    expect(admission.begin()).toBeNull()
    pass(1)
    expect(admission.begin()).not.toBeNull()
    for (const operation of hanging) admission.end(operation)
    expect(Array.from({ length: 19 }, begin)).toHaveLength(19)
    expect(admission.begin()).toBeNull()
  })
})
