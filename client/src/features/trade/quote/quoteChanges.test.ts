import { expect, it } from 'vitest'
import { type QuoteFigures, quoteChanges } from './quoteChanges.ts'

const line = { lineID: '1', kind: 'PLAIN', goodsID: '7', name: '阿莫西林胶囊', quantity: 30, unitPrice: '23.69', amount: '710.70' }
const gift = { lineID: '1', kind: 'GIFT', goodsID: '9', name: '创可贴', quantity: 2, unitPrice: '0.00', amount: '0.00' }
const before: QuoteFigures = { payable: '722.70', orders: [{ shipping: '12.00', lines: [line, gift], cashback: [{ amount: '10.00' }] }] }

it('what changed in a quote names each line that became dearer, fewer or went, then freight and sum, and nothing that stayed', () => {
  const after: QuoteFigures = {
    payable: '735.00',
    orders: [{ shipping: '12.00', lines: [{ ...line, unitPrice: '24.10', amount: '723.00' }], cashback: [] }],
  }
  expect(quoteChanges(before, after)).toEqual([
    { what: '阿莫西林胶囊', before: '¥23.69 × 30 = ¥710.70', after: '¥24.10 × 30 = ¥723.00' },
    { what: '创可贴', before: '2 件', after: null },
    { what: '收货后返', before: '¥10.00', after: '¥0.00' },
    { what: '应付合计', before: '¥722.70', after: '¥735.00' },
  ])
  expect(quoteChanges(before, before)).toEqual([])
})
