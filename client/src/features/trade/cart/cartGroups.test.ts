import { expect, it } from 'vitest'
import { cartGroups, leftOf } from './cartGroups.ts'

const line = (goodsID: string, more: object = {}) => ({
  kind: 'PLAIN',
  refusal: null,
  goods: { goodsID, warehouse: { warehouseID: '2', name: '中药仓' } },
  combination: null,
  ...more,
})

it('the lines of a cart stand by warehouse in the order of their numbers; only what can never be bought stands apart', () => {
  const [herb, soldOut, limited] = [
    line('1'),
    line('2', { refusal: { reason: 'OUT_OF_STOCK' } }),
    line('3', { refusal: { reason: 'MIN' } }),
  ]
  const far = line('4', { goods: { goodsID: '4', warehouse: { warehouseID: '10', name: '华南仓' } } })
  expect(cartGroups([far, herb, soldOut, limited])).toEqual({
    groups: [
      { warehouseID: '2', name: '中药仓', lines: [herb, limited] },
      { warehouseID: '10', name: '华南仓', lines: [far] },
    ],
    gone: [soldOut],
  })
})

const left = leftOf({
  goods: [
    { goodsID: '1', limit: 100 },
    { goodsID: '2', limit: null },
  ],
  flash: [
    { goodsID: '1', perMember: 20, bought: 5, left: 160 },
    { goodsID: '2', perMember: 20, bought: 25, left: 160 },
    { goodsID: '3', perMember: null, bought: 5, left: 9 },
  ],
  groups: [{ goodsID: '1', perMember: 60, bought: 0, left: 40 }],
  combinations: [{ combinationID: '7', left: 3 }],
})

it.each([
  ['a plain line: its purchase limit, not what a sale leaves', line('1'), 100],
  ['a plain line without a limit', line('2'), null],
  ['a plain line of goods that nothing is said of', line('3'), null],
  ['a flash line: what one shop may still buy', line('1', { kind: 'FLASH' }), 15],
  ['a flash line of a shop that has bought more than it may', line('2', { kind: 'FLASH' }), 0],
  ['a flash line without a limit for a shop: what is left', line('3', { kind: 'FLASH' }), 9],
  ['a line of a team: what the team leaves', line('1', { kind: 'GROUP' }), 40],
  ['a line of a team that is not known', line('9', { kind: 'GROUP' }), null],
  ['a combination', line('1', { kind: 'COMBINATION', combination: { combinationID: '7' } }), 3],
  ['a combination without a limit', line('1', { kind: 'COMBINATION', combination: { combinationID: '8' } }), null],
])('how much a shop may buy of %s', (_what, cartLine, quantity) => {
  expect(left(cartLine)).toBe(quantity)
})
