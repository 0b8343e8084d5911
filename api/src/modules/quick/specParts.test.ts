import { expect, it } from 'vitest'
import { isPartOfSpec, isSameSpec } from './specParts.ts'

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
