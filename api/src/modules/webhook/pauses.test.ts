import { expect, it } from 'vitest'
import { pauseAfter } from './pauses.ts'

const dice = (byte: number) => ({ bytes: (length: number) => new Uint8Array(length).fill(byte) })

it('pauses grow threefold from ten seconds to six hours, and chance makes them up to a tenth longer', () => {
  const seconds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 40].map((attempt) => pauseAfter(attempt, dice(0)) / 1000)
  expect(seconds).toEqual([10, 30, 90, 270, 810, 2430, 7290, 21_600, 21_600, 21_600])
  expect([pauseAfter(1, dice(128)), pauseAfter(1, dice(255))]).toEqual([10_500, 10_996])
})
