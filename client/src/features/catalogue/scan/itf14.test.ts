import { expect, it } from 'vitest'
import { readCode128 } from './code128.ts'
import { readEan13 } from './ean13.ts'
import { readItf14 } from './itf14.ts'

/** Narrow and wide runs of each digit, as the standard writes them. */
const DIGITS = ['nnwwn', 'wnnnw', 'nwnnw', 'wwnnn', 'nnwnw', 'wnwnn', 'nwwnn', 'nnnww', 'wnnwn', 'nwnwn']

interface Print {
  /** Pixels of a narrow run, and of a wide one. */
  readonly narrow?: number
  readonly wide?: number
  /** So many pixels each bar is wider than it should be, and each gap narrower. */
  readonly ink?: number
  readonly blur?: number
  readonly dark?: number
  readonly light?: number
  /** What stands left and right of it, a gap first. */
  readonly frame?: readonly number[]
}

/** A row of a picture of the code. */
function rowOf(code: string, { narrow = 3, wide = 8, ink = 0, blur = 0, dark = 20, light = 230, frame = [40] }: Print = {}): number[] {
  const pairs = (code.match(/../g) ?? []).map((pair) => [...pair].map((digit) => DIGITS[Number(digit)] ?? 'nnnnn'))
  const marks = ['nnnn', ...pairs.map(([bars = '', gaps = '']) => [...bars].map((bar, nth) => bar + (gaps[nth] ?? '')).join('')), 'wnn']
  const widths = [...marks.join('')].map((mark, nth) => (mark === 'w' ? wide : narrow) + (nth % 2 === 0 ? ink : -ink))
  const runs = [...frame, ...widths, ...[...frame].reverse()]
  const sharp = runs.flatMap((width, nth) => Array.from({ length: width }, () => (nth % 2 === frame.length % 2 ? dark : light)))
  return sharp.map((_, at) => {
    const around = sharp.slice(Math.max(0, at - blur), at + blur + 1)
    return around.reduce((sum, value) => sum + value, 0) / around.length
  })
}

it.each(['16900000000011', '16901234567899', '06901234567892', '26900000000018', '15400141288763'])(
  'the bars of the carton %s are read sharp, small, large and upside down, and are no other code',
  (code) => {
    for (const [narrow, wide] of [
      [2, 4],
      [2, 5],
      [3, 8],
      [5, 15],
    ] as const) {
      const row = rowOf(code, { narrow, wide })
      expect(readItf14(row), `${narrow} px`).toBe(code)
      expect(readItf14([...row].reverse()), `${narrow} px, upside down`).toBe(code)
      expect([readEan13(row), readCode128(row)]).toEqual([null, null])
    }
  },
)

it('the bars of a carton are read pale, blurred, printed with much or little ink, and within their frame', () => {
  const code = '16901234567899'
  expect(readItf14(rowOf(code, { dark: 90, light: 150 }))).toBe(code)
  expect(readItf14(rowOf(code, { narrow: 4, wide: 10, blur: 2 }))).toBe(code)
  for (const ink of [1, -1]) expect(readItf14(rowOf(code, { narrow: 4, wide: 10, ink }))).toBe(code)
  expect(readItf14(rowOf(code, { frame: [20, 15, 30] }))).toBe(code)
})

it('a torn code of a carton, a longer one, one misprinted and no code at all are not read', () => {
  expect(readItf14(rowOf('16901234567899').slice(0, 400))).toBeNull()
  // Its last fourteen digits, or its first, are a code with what looks like a beginning or an end.
  expect([readItf14(rowOf('3316901234567899')), readItf14(rowOf('1690123456789910'))]).toEqual([null, null])
  // Two digits cannot be read, and the others are the code of a box.
  expect(readItf14(rowOf('??036000291452'))).toBeNull()
  // Stripes of nearly one width.
  expect(readItf14(rowOf('16901234567899', { narrow: 3, wide: 4 }))).toBeNull()
  expect(readItf14(rowOf('16901234567898'))).toBeNull()
  expect(readItf14(Array.from({ length: 640 }, (_, at) => (at * 7919) % 256))).toBeNull()
  expect(readItf14([])).toBeNull()
})
