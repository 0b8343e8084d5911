import { createHash } from 'node:crypto'
import type { Clock, Random } from '../deps.ts'

export const TEST_NOW = new Date('2026-11-21T10:00:00+08:00')

/** A clock that stands until a test moves it. */
export class TestClock implements Clock {
  #now = TEST_NOW
  now(): Date {
    return this.#now
  }
  advance(ms: number): void {
    this.#now = new Date(this.#now.getTime() + ms)
  }
}

/** Bytes that differ from call to call and are the same in every run. */
export function testRandom(seed = 'test'): Random {
  let calls = 0
  return {
    bytes(length) {
      const blocks: Buffer[] = []
      for (let size = 0; size < length; size += 32) blocks.push(createHash('sha256').update(`${seed}:${calls++}`).digest())
      return Buffer.concat(blocks).subarray(0, length)
    },
  }
}
