import { expect, it } from 'vitest'
import type { Context } from '../context.ts'
import { factsOf } from './facts.ts'

const told = (facts: Record<string, unknown>): unknown =>
  factsOf({ available: 'count', price: 'money', note: 'text' }, { facts }, {} as Context)

it('facts of a refusal are told in the shape they should have, else not at all', () => {
  expect(told({ available: 560, price: '12.30', note: '月结' })).toEqual({ available: 560, price: '12.30', note: '月结' })
  expect(told({ available: '560', price: '12.3', note: { a: 1 } })).toEqual({ available: null, price: null, note: null })
  expect(told({ available: 1.5, price: 12, note: true })).toEqual({ available: null, price: null, note: null })
  expect(told({})).toEqual({ available: null, price: null, note: null })
})
