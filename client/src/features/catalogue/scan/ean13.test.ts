import { expect, it } from 'vitest'
import { isEan13, readEan13 } from './ean13.ts'

const L = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011']
const G = ['0100111', '0110011', '0011011', '0100001', '0011101', '0111001', '0000101', '0010001', '0001001', '0010111']
const PARITY = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL']

/** The 95 modules of a code as the standard writes them, 1 for a bar. */
function modulesOf(code: string): string {
  const digits = [...code].map(Number)
  const left = digits.slice(1, 7).map((digit, nth) => (PARITY[digits[0] ?? 0]?.[nth] === 'L' ? L : G)[digit])
  const right = digits.slice(7).map((digit) => L[digit]?.replaceAll(/./g, (bit) => (bit === '1' ? '0' : '1')))
  return `101${left.join('')}01010${right.join('')}101`
}

/** A row of a picture of it: so many pixels a module, from `dark` to `light`, blurred over `blur` pixels. */
function rowOf(code: string, { module = 3, dark = 20, light = 230, blur = 0, margin = 30 } = {}): number[] {
  const sharp = [
    ...Array.from({ length: margin }, () => light),
    ...[...modulesOf(code)].flatMap((bit, nth) => {
      const width = Math.round((nth + 1) * module) - Math.round(nth * module)
      return Array.from({ length: width }, () => (bit === '1' ? dark : light))
    }),
    ...Array.from({ length: margin }, () => light),
  ]
  return sharp.map((_, at) => {
    const around = sharp.slice(Math.max(0, at - blur), at + blur + 1)
    return around.reduce((sum, value) => sum + value, 0) / around.length
  })
}

it('an EAN-13 is told from other digits by its sum', () => {
  expect(['6900000000014', '6901234567892', '4006381333931'].map(isEan13)).toEqual([true, true, true])
  expect(['6900000000015', '690000000001', '69000000000140', 'abcdefghijklm'].map(isEan13)).toEqual([false, false, false, false])
})

it.each(['6900000000014', '6901234567892', '4006381333931', '0012345678905', '9780201379624', '5901234123457'])(
  'the bars of %s are read from a sharp row, upside down, small, and between modules of broken width',
  (code) => {
    for (const module of [1, 2, 3.4, 6]) {
      expect(readEan13(rowOf(code, { module })), `${module} px`).toBe(code)
      expect(readEan13(rowOf(code, { module }).reverse()), `${module} px, upside down`).toBe(code)
    }
  },
)

it('the bars are read from a pale and a blurred row, and beside other dark things', () => {
  expect(readEan13(rowOf('6901234567892', { dark: 90, light: 150 }))).toBe('6901234567892')
  expect(readEan13(rowOf('6901234567892', { module: 4, blur: 2 }))).toBe('6901234567892')
  const beside = [...Array.from({ length: 40 }, (_, at) => (at % 7 < 3 ? 10 : 240)), ...rowOf('6901234567892')]
  expect(readEan13(beside)).toBe('6901234567892')
})

it('what is no code, a torn one or a misprinted one is not read', () => {
  expect(readEan13([])).toBeNull()
  expect(readEan13(Array.from({ length: 640 }, () => 128))).toBeNull()
  expect(readEan13(Array.from({ length: 640 }, (_, at) => (at * 7919) % 256))).toBeNull()
  expect(readEan13(rowOf('6901234567892').slice(0, 250))).toBeNull()
  expect(readEan13(rowOf('6901234567893'))).toBeNull()
})
