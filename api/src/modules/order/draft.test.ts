import { expect, it } from 'vitest'
import type { Selection } from '../checkout/selection.service.ts'
import { draftOrders } from './draft.ts'

const line = { id: 1, goods: '7', type: 0 }
const priced = { id: 1, ck: 1, qty: 2, unit: 100, list: 200, net: 200 }
const selection = (lines: readonly object[], gifts: readonly object[]): Selection => {
  const parts: object = {
    document: { lines: [line] },
    goods: new Map([[7, { tiers: [] }]]),
    priced: { orders: [{ lines: [1] }], lines, gifts },
  }
  return parts as Selection
}

it('an order is not drafted around a line or a gift that its selection does not know', () => {
  expect(() => draftOrders(selection([], []))).toThrow('the priced line 1 is not in its document')
  expect(() => draftOrders(selection([priced], [{ line: 1, goods: '9', qty: 1 }]))).toThrow('the gift 9 is not among the goods')
})
