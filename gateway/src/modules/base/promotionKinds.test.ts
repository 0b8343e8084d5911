import { expect, it } from 'vitest'
import { KINDS, OTHER_PHASES } from 'rules/kinds'
import { cartLineKinds, orderLineKinds, promotionKinds, promotionTags, toPhase } from './promotionKinds.ts'

it('the schema has a word for every phase that rules may give a row', () => {
  expect(
    Object.fromEntries(
      [...Object.values(KINDS).flatMap(({ phase }) => phase?.code ?? []), ...Object.keys(OTHER_PHASES)].map((code) => [
        code,
        toPhase(code),
      ]),
    ),
  ).toEqual({
    P1_FLASH: 'FLASH',
    P3_MANJIAN: 'FULL_REDUCTION',
    P3_PIECES: 'PIECES',
    P3_DISCOUNT: 'DISCOUNT',
    P1_ADDON: 'ADDON',
    P1_COMBO: 'COMBINATION',
    P1_GROUP: 'GROUP',
    P1_SPECIAL: 'SPECIAL',
    P1_LADDER: 'LADDER',
    P4_COUPON: 'COUPON',
  })
  expect(toPhase('P9_LOTTERY')).toBe('OTHER')
})

it('the schema tells kinds, lines and tags by the marketplace’s words', () => {
  expect(promotionKinds).toEqual({ manjian: 'FULL_REDUCTION', pieces: 'PIECES', discount: 'DISCOUNT', cashback: 'CASHBACK' })
  expect(orderLineKinds).toEqual({ 0: 'PLAIN', 1: 'FLASH', 2: 'GROUP', 3: 'COMBINATION', 4: 'ADDON', 9: 'GIFT' })
  expect(cartLineKinds).toEqual({ 0: 'PLAIN', 1: 'FLASH', 2: 'GROUP', 3: 'COMBINATION', 4: 'ADDON' })
  expect(promotionTags).toEqual([
    ['flash', 'FLASH'],
    ['manjian', 'FULL_REDUCTION'],
    ['pieces', 'PIECES'],
    ['discount', 'DISCOUNT'],
    ['cashback', 'CASHBACK'],
    ['addon', 'ADDON'],
    ['gift', 'GIFT'],
  ])
})
