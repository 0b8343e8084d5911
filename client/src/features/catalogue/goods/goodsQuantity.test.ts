import { describe, expect, test } from 'vitest'
import { additionRules, quantityToAdd } from './goodsQuantity.ts'

const goods = { packQuantity: 10, minimumQuantity: 20, stock: 100, cartQuantity: 0 }

describe('what may be added next', () => {
  test('the first quantity to add is the minimum, then a pack once the cart holds it', () => {
    expect(quantityToAdd(goods, null)).toBe(20)
    expect(quantityToAdd({ ...goods, cartQuantity: 10 }, null)).toBe(10)
    expect(quantityToAdd({ ...goods, cartQuantity: 20 }, null)).toBe(10)
  })

  test('what lies in the cart uses up the stock', () => {
    expect(additionRules({ ...goods, cartQuantity: 70 }).stock).toBe(30)
    expect(quantityToAdd({ ...goods, cartQuantity: 70 }, 50)).toBe(30)
  })

  test('a rest below one pack is offered whole', () => {
    expect(quantityToAdd({ ...goods, stock: 7 }, null)).toBe(7)
  })

  test('the quantity to add never shows 0, even where nothing is left', () => {
    expect(quantityToAdd({ ...goods, stock: 0 }, null)).toBe(10)
    expect(quantityToAdd({ ...goods, cartQuantity: 120 }, 30)).toBe(10)
  })
})
