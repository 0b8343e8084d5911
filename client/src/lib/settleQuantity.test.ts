import { expect, test } from 'vitest'
import { digitsOf } from './digits.ts'
import { settleQuantity } from './settleQuantity.ts'

test.each([
  [13, { packQuantity: 5 }, 15, '已按中包装调整'],
  [15, { packQuantity: 5 }, 15, null],
  [3, { packQuantity: 5, minimumQuantity: 20 }, 20, '20 盒起购，已调整'],
  [0, { packQuantity: 5 }, 5, '已按中包装调整'],
  [99, { packQuantity: 5, stock: 42 }, 40, '库存仅 42 盒，已调整'],
  [99, { packQuantity: 5, stock: 500, limit: 30 }, 30, '最多 30 盒，已调整'],
  [99, { packQuantity: 5, stock: null, limit: 30 }, 30, '最多 30 盒，已调整'],
  [99, { packQuantity: 5, limit: 30 }, 30, '最多 30 盒，已调整'],
  [99, { packQuantity: 5, stock: 99, limit: 30 }, 30, '最多 30 盒，已调整'],
  [3, { packQuantity: 5, minimumQuantity: 5 }, 5, '已按中包装调整'],
])('the typed quantity %i settles under %o', (typed, rules, quantity, note) => {
  expect(settleQuantity(typed, rules, '盒')).toEqual({ quantity, note })
})

test('digits of what an input method sends', () => {
  expect(digitsOf('１２盒３')).toBe('123')
  expect(digitsOf('12345678')).toBe('123456')
})
