import { expect, it } from 'vitest'
import { hasChoice, NOTHING_CHOSEN } from './goodsQuery.ts'

it('one value of one filter is a choice, and none of any is not', () => {
  expect(hasChoice(NOTHING_CHOSEN)).toBe(false)
  expect(hasChoice({ ...NOTHING_CHOSEN, spec: ['0.25g*24粒'] })).toBe(true)
})
