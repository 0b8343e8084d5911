import { expect, test } from 'vitest'
import { reasonShown, refusalWords } from './refusalWords.ts'

test('a known reason has a short word and its sentence', () => {
  expect(refusalWords('OUT_OF_STOCK').short).toBe('缺货')
  expect(refusalWords('SCOPE_DENIED')).toEqual({ short: '超出经营范围', text: '您提供的资质不具备购买该商品的权限' })
})

test('an unknown reason, or none, is plainly not buyable', () => {
  expect(refusalWords(null)).toEqual({ short: '暂不可购买', text: '该商品暂不可购买' })
  expect(refusalWords('constructor').short).toBe('暂不可购买')
})

test('goods of which only a recalled lot is left say the recall, others that are gone say that they are sold out', () => {
  expect(refusalWords(reasonShown(0, 'RECALLED'))).toEqual({
    short: '召回停售',
    text: '该商品的批号已被召回，暂停销售',
  })
  expect([reasonShown(0, 'NOT_REVIEWED'), reasonShown(0, null), reasonShown(3, 'NOT_REVIEWED')]).toEqual([
    'OUT_OF_STOCK',
    'OUT_OF_STOCK',
    'NOT_REVIEWED',
  ])
})
