import { expect, it } from 'vitest'
import { pricePerKilo, weightText } from './weight.ts'

it.each([
  [2_600, 500, 5_200],
  [6_600, 90, 73_333],
  [1_630, 1_000, 1_630],
  [1, 3, 333],
])('%i cents for %i g are %i a kilogram, rounded down', (price, grams, perKilo) => {
  expect(pricePerKilo(price, grams)).toBe(perKilo)
})

it('goods without a weight have no price by weight', () => {
  for (const grams of [0, -1, 0.5, Number.NaN]) expect(() => pricePerKilo(100, grams)).toThrow(RangeError)
})

it('a weight is written in the unit a buyer would use', () => {
  expect([90, 500, 1_000, 1_500, 2_250].map(weightText)).toEqual(['90 g', '500 g', '1 kg', '1.5 kg', '2.25 kg'])
})
