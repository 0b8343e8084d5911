import { expect, test } from 'vitest'
import { refusalWords } from './refusalWords.ts'

test('a known reason has a short word and its sentence', () => {
  expect(refusalWords('OUT_OF_STOCK').short).toBe('缺货')
  expect(refusalWords('SCOPE_DENIED')).toEqual({ short: '超出经营范围', text: '您提供的资质不具备购买该商品的权限' })
})

test('an unknown reason, or none, is plainly not buyable', () => {
  expect(refusalWords(null)).toEqual({ short: '暂不可购买', text: '该商品暂不可购买' })
  expect(refusalWords('constructor').short).toBe('暂不可购买')
})
