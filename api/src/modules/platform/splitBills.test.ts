import { describe, expect, it } from 'vitest'
import { testRandom } from '../../testing/clock.ts'
import { type MovedCode, splitBills } from './splitBills.ts'

const box = (code: string, pack: string | null = null): MovedCode => ({ code, pack, pieces: 1 })
const boxes = (product: string, from: number, count: number, pack: string | null = null): MovedCode[] =>
  Array.from({ length: count }, (_, at) => box(`${product}${String(from + at).padStart(13, '0')}`, pack))
const shapeOf = (moved: readonly MovedCode[], most?: number) =>
  splitBills(moved, most).map(({ physicType, codes }) => [physicType, codes.length])

describe('splitting', () => {
  it('3,500 codes are one bill, and one more are two', () => {
    expect(shapeOf(boxes('8380001', 0, 3_500))).toEqual([[3, 3_500]])
    expect(shapeOf(boxes('8380001', 0, 3_501))).toEqual([
      [3, 3_500],
      [3, 1],
    ])
  })

  it('special drugs, whose codes begin with 89, have bills of their own', () => {
    expect(shapeOf([...boxes('8380001', 0, 3), ...boxes('8900001', 0, 2)])).toEqual([
      [3, 3],
      [2, 2],
    ])
  })

  it('a case that fits into a bill is not torn; one that fits into none is cut', () => {
    const [first, second] = [boxes('8380001', 0, 3, 'A'), boxes('8380001', 10, 3, 'B')]
    expect(splitBills([...second, ...first], 5).map(({ codes }) => codes.map(({ pack }) => pack).join(''))).toEqual(['AAA', 'BBB'])
    expect(shapeOf(boxes('8380001', 0, 12, 'A'), 5)).toEqual([
      [3, 5],
      [3, 5],
      [3, 2],
    ])
  })

  it('however a parcel is made up, its bills name each code once, none is too long, none is mixed', () => {
    const random = testRandom('split')
    const dice = (sides: number): number => (random.bytes(1)[0] ?? 0) % sides
    for (let nth = 0; nth < 300; nth++) {
      const most = 1 + dice(9)
      const moved = Array.from({ length: dice(12) }, (_, at) =>
        boxes(dice(3) === 0 ? '8900001' : '8380001', at * 100, 1 + dice(8), dice(2) === 0 ? null : `case ${at}`),
      ).flat()
      const parts = splitBills(moved, most)
      expect(parts.flatMap(({ codes }) => codes.map(({ code }) => code)).toSorted()).toEqual(moved.map(({ code }) => code).toSorted())
      expect(parts.every(({ codes }) => codes.length >= 1 && codes.length <= most)).toBe(true)
      expect(parts.every(({ physicType, codes }) => codes.every(({ code }) => code.startsWith('89') === (physicType === 2)))).toBe(true)
      const torn = [...Map.groupBy(moved, ({ pack }) => pack)].filter(
        ([pack, held]) =>
          pack !== null && held.length <= most && parts.filter(({ codes }) => codes.some((code) => code.pack === pack)).length > 1,
      )
      expect(torn).toEqual([])
    }
  })
})
