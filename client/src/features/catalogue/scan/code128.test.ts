import { expect, it } from 'vitest'
import { readCode128 } from './code128.ts'
import { readEan13 } from './ean13.ts'

/** Codes as a label printer's table writes them: widths of bars and gaps from the start to the stop, a bar first. */
const PRINTED: readonly (readonly [text: string, widths: string])[] = [
  // Start C, 83 85 79 30 00 08 79 76 66 01, check, stop.
  ['83857930000879766601', '211232 114212 124211 134111 212123 212222 132212 134111 221114 121421 222122 CHECK 2331112'],
  // Start B, «PJ», check, stop.
  ['PJ', '211214 313121 112133 CHECK 2331112'],
]
// (105 + 83·1 + 85·2 + 79·3 + 30·4 + 0·5 + 8·6 + 79·7 + 76·8 + 66·9 + 1·10) mod 103 = 56; (104 + 48·1 + 42·2) mod 103 = 30.
const CHECKS = ['331121', '212123']

/** A row of a picture of it: so many pixels a module, blurred over `blur` pixels. */
function rowOf(widths: string, module: number, blur = 0): number[] {
  const bars = [...widths.replaceAll(' ', '')].flatMap((width, nth) =>
    Array.from({ length: Number(width) * module }, () => (nth % 2 === 0 ? 30 : 220)),
  )
  const margin = Array.from({ length: 40 }, () => 220)
  const sharp = [...margin, ...bars, ...margin]
  return sharp.map((_, at) => {
    const around = sharp.slice(Math.max(0, at - blur), at + blur + 1)
    return around.reduce((sum, value) => sum + value, 0) / around.length
  })
}

it.each(PRINTED.map(([text, widths], nth) => [text, widths.replace('CHECK', CHECKS[nth] ?? '')] as const))(
  'the bars of %s are read sharp, blurred, small and upside down, and are no EAN-13',
  (text, widths) => {
    for (const module of [2, 3, 5]) {
      expect(readCode128(rowOf(widths, module))).toBe(text)
      expect(readCode128(rowOf(widths, module).reverse())).toBe(text)
    }
    expect(readCode128(rowOf(widths, 4, 1))).toBe(text)
    expect(readEan13(rowOf(widths, 3))).toBeNull()
  },
)

it('bars whose check does not fit are no code, and a row without bars has none', () => {
  const [, widths] = PRINTED[0] ?? ['', '']
  expect(readCode128(rowOf(widths.replace('CHECK', '212222'), 3))).toBeNull()
  expect(readCode128(Array.from({ length: 300 }, () => 200))).toBeNull()
})
