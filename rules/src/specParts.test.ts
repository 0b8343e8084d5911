import { expect, it } from 'vitest'
import { isPartOfSpec, isSameSpec, packContent, quantityInPack } from './specParts.ts'

it.each([
  ['0.3g*30粒', '0.3克×30粒/盒'],
  ['0.3g*30粒', '300mg*10s*3板'],
  ['0.3g*30粒', '０．３ｇ＊３０粒'],
  ['0.3g*30粒', '0.3g*30'],
  ['0.3g*30粒', '0.3g x 30粒*1盒'],
  ['10ml*6支', '10毫升×6支/盒'],
  ['25μg*100片', '25微克*100片'],
  ['85g+30g', '85克+30克/盒'],
])('%s is %s', (spec, wish) => expect(isSameSpec(spec, wish)).toBe(true))

it.each([
  ['0.3g*30粒', '0.3g*20粒'],
  ['0.3g*30粒', '3g*30粒'],
  ['0.3g*30粒', '0.3g*30片'],
  ['10ml*6支', '10ml*10支'],
])('%s is not %s', (spec, wish) => expect([isSameSpec(spec, wish), isPartOfSpec(spec, wish)]).toEqual([false, false]))

it('a part of a spec is a whole amount or a whole number of pieces', () => {
  expect(isPartOfSpec('0.3g*30粒', '0.3g')).toBe(true)
  expect(isPartOfSpec('0.3g*30粒', '30粒')).toBe(true)
  expect(isPartOfSpec('0.3g*30粒', '3g')).toBe(false)
  expect(isPartOfSpec('0.3g*30粒', '0粒')).toBe(false)
})

it.each([
  ['0.25g*24粒', { count: 24, unit: '粒' }],
  ['0.3g*10粒*3板', { count: 30, unit: '粒' }],
  ['10ml×6支/盒', { count: 6, unit: '支' }],
  ['100毫升', { count: 100, unit: 'ml' }],
  ['0.5kg', { count: 500, unit: 'g' }],
  ['85g+30g', null],
  ['0.3g*30', null],
  ['中号', null],
])('a pack of %s is counted in %o', (spec, content) => expect(packContent(spec)).toEqual(content))

it('another pack is bought in the quantity that holds no fewer pieces, where the strength is the same', () => {
  expect(quantityInPack(10, '0.25g*24粒', '0.25g*48粒')).toBe(5)
  expect(quantityInPack(7, '0.25g*24粒', '250mg*20粒')).toBe(9)
  expect(quantityInPack(3, '100ml', '150ml')).toBe(2)
  expect(quantityInPack(10, '0.25g*24粒', '0.5g*24粒')).toBeNull()
  expect(quantityInPack(10, '0.25g*24粒', '0.25g*24片')).toBeNull()
  expect(quantityInPack(10, '中号', '中号')).toBe(10)
})
