import { expect, it } from 'vitest'
import type { GoodsView } from '../goods/goodsView.ts'
import type { CartParts } from './cartDocument.ts'
import { linePrice } from './cart.service.ts'

const row = { id: 1, goods_id: 7, combo_id: null, type: 0, number: 2 } as Parameters<typeof linePrice>[0]
const shown: object = { id: 7, basePrice: 1_000, specialPrice: null, refusal: null }
const view = shown as GoodsView
const priceOf = (goods: GoodsView | null) => {
  const parts: object = { goods: new Map(goods === null ? [] : [[7, goods]]), combos: new Map() }
  return linePrice(row, parts as CartParts)
}

it('a line has a price while its goods are there, show theirs and may be bought', () => {
  expect(priceOf(view)).toBe(1_000)
  expect(priceOf(null)).toBeNull()
  expect(priceOf({ ...view, basePrice: null })).toBeNull()
  expect(priceOf({ ...view, refusal: { reason: 'NOT_ON_SALE', value: null } })).toBeNull()
})
